/**
 * Why the process ended. exit: by itself. memory, timeout: it exceeded the limit. exception: the engine threw. start:
 * it never became ready.
 */
export type CrashReason = "exit" | "memory" | "timeout" | "exception" | "start";

/** The process ended without an answer. The document need not be the cause: a retry may succeed. */
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
