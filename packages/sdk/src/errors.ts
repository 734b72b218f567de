import type { ApiErrorCode, VerificationProblem } from "@inkvoice/contract";

/** What the service answered instead of success. */
export class InkvoiceError extends Error {
  override readonly name = "InkvoiceError";
  readonly code: ApiErrorCode | "UNEXPECTED_ANSWER";
  readonly status: number;
  /** Quote it when asking for help: it finds the request in the service's logs. */
  readonly requestId: string | null;

  constructor(details: { code: InkvoiceError["code"]; message: string; status: number; requestId: string | null }) {
    super(details.message);
    this.code = details.code;
    this.status = details.status;
    this.requestId = details.requestId;
  }
}

/** The service could not be reached, or the connection broke, also after trying again. */
export class ConnectionError extends Error {
  override readonly name = "ConnectionError";
}

/** Waiting for an invoice took longer than allowed. It is still being read; ask again later. */
export class WaitTimeoutError extends Error {
  override readonly name = "WaitTimeoutError";
}

/** A delivery that did not come from the service, was changed on the way, or is too old. */
export class WebhookVerificationError extends Error {
  override readonly name = "WebhookVerificationError";
  readonly problem: VerificationProblem;

  constructor(problem: VerificationProblem) {
    super(`The webhook delivery could not be verified: ${problem.replaceAll("_", " ")}.`);
    this.problem = problem;
  }
}
