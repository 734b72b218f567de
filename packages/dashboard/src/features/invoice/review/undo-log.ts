import type { CorrectionRow } from "@inkvoice/contract/dashboard";

/** What a person did at the desk, so that it can be taken back step by step. */
export type Step =
  | Readonly<{ kind: "seen"; id: string; doubt: string }>
  | Readonly<{ kind: "corrected"; id: string; path: string; before: CorrectionRow | undefined }>
  | Readonly<{ kind: "judged"; id: string }>
  | Readonly<{ kind: "skipped"; id: string }>;

export type DeskLog = Readonly<{ steps: readonly Step[] }>;

/** A day's work is taken back from its end; nobody goes back further. */
const mostSteps = 200;

/** Lives as long as the page: a step back leads through documents that were left meanwhile. */
class DeskLogStore {
  private log: DeskLog = { steps: [] };
  private listeners = new Set<() => void>();

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  snapshot = () => this.log;

  note(step: Step): void {
    this.set([...this.log.steps, step].slice(-mostSteps));
  }

  /** The last step, which is then no longer on record. */
  takeBack(): Step | undefined {
    const last = this.log.steps.at(-1);
    this.set(this.log.steps.slice(0, -1));
    return last;
  }

  private set(steps: readonly Step[]): void {
    this.log = { steps };
    for (const listener of this.listeners) listener();
  }
}

export const deskLog = new DeskLogStore();

/** The doubts of a document that somebody has found to be none. */
export function seenDoubts({ steps }: DeskLog, id: string): ReadonlySet<string> {
  return new Set(steps.flatMap((step) => (step.kind === "seen" && step.id === id ? [step.doubt] : [])));
}
