import type { CorrectionRow } from "@inkvoice/contract/dashboard";

/** An action that can be undone. */
export type UndoStep =
  | Readonly<{ kind: "confirmed"; id: string; doubt: string }>
  | Readonly<{ kind: "corrected"; id: string; path: string; before: CorrectionRow | undefined }>
  | Readonly<{ kind: "decided"; id: string }>
  | Readonly<{ kind: "skipped"; id: string }>;

export type UndoLog = Readonly<{ steps: readonly UndoStep[] }>;

/** Older steps are forgotten. */
const maxSteps = 200;

/** Lives as long as the page: undo works across documents. */
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

  /** Removes and returns the last step. */
  takeBack(): UndoStep | undefined {
    const last = this.log.steps.at(-1);
    this.set(this.log.steps.slice(0, -1));
    return last;
  }

  /** Removes a step that was undone by its notification's button. */
  remove(step: UndoStep): void {
    this.set(this.log.steps.filter((each) => each !== step));
  }

  removeDecision(id: string): void {
    this.set(this.log.steps.filter((step) => step.kind !== "decided" || step.id !== id));
  }

  private set(steps: readonly UndoStep[]): void {
    this.log = { steps };
    for (const listener of this.listeners) listener();
  }
}

export const undoLog = new UndoLogStore();

/** Keys of the doubts that a person has confirmed as correct. */
export function confirmedDoubts({ steps }: UndoLog, id: string): ReadonlySet<string> {
  return new Set(steps.flatMap((step) => (step.kind === "confirmed" && step.id === id ? [step.doubt] : [])));
}

/** The required fields of a document that a person declared absent. */
export function absentFields(log: UndoLog, id: string): ReadonlySet<string> {
  const parts = [...confirmedDoubts(log, id)].map((doubt) => doubt.split(" "));
  return new Set(parts.flatMap(([path = "", ...reasons]) => (reasons.includes("missing") ? [path] : [])));
}
