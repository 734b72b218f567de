/** exit: the process ended by itself. memory: it was ended for its size. timeout: for its time. exception: the engine threw. start: it never became ready. */
export type CrashReason = "exit" | "memory" | "timeout" | "exception" | "start";

/** The process that read a document did not give an answer. Says nothing about the document for certain: another try may succeed. */
export class ExtractionCrash extends Error {
  readonly reason: CrashReason;
  /** For the operator's log only: may hold parts of a stack trace. */
  readonly detail: string;

  constructor(reason: CrashReason, detail: string) {
    super(`The extraction process gave no answer (${reason}).`);
    this.name = "ExtractionCrash";
    this.reason = reason;
    this.detail = detail;
  }
}
