import type { CorrectionRow } from "@inkvoice/contract/dashboard";

/** What a person did at the queue, so that it can be taken back step by step. */
export type UndoStep =
  | Readonly<{ kind: "confirmed"; id: string; doubt: string }>
  | Readonly<{ kind: "corrected"; id: string; path: string; before: CorrectionRow | undefined }>
  | Readonly<{ kind: "decided"; id: string }>
  | Readonly<{ kind: "skipped"; id: string }>;

export type UndoLog = Readonly<{ steps: readonly UndoStep[] }>;

/** A day's work is taken back from its end; nobody goes back further. */
const maxSteps = 200;

/** Lives as long as the page: a step back leads through documents that were left meanwhile. */
class UndoLogStore {
  private log: UndoLog = { steps: [] };
  private listeners = new Set<() => void>();

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  snapshot = () => this.log;

  note(step: UndoStep): void {
    this.set([...this.log.steps, step].slice(-maxSteps));
  }

  /** The last step, which is then no longer on record. */
  takeBack(): UndoStep | undefined {
    const last = this.log.steps.at(-1);
    this.set(this.log.steps.slice(0, -1));
    return last;
  }

  private set(steps: readonly UndoStep[]): void {
    this.log = { steps };
    for (const listener of this.listeners) listener();
  }
}

export const undoLog = new UndoLogStore();

/** The doubts of a document that somebody has found to be none. */
export function confirmedDoubts({ steps }: UndoLog, id: string): ReadonlySet<string> {
  return new Set(steps.flatMap((step) => (step.kind === "confirmed" && step.id === id ? [step.doubt] : [])));
}
