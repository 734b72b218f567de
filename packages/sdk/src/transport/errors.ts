import type { VerificationProblem } from "@inkvoice/contract/signature";
import type { ErrorBody, Invoice } from "../contract.ts";

export type ErrorCode = ErrorBody["code"] | "UNEXPECTED_ANSWER";

export interface Refusal {
  code: ErrorCode;
  reason: string | null;
  message: string;
  status: number;
  requestId: string | null;
  retryAfterSeconds: number | null;
}

/** What the service answered instead of success. Its subclasses say which kind it is; `code` says exactly what. */
export class InkvoiceError extends Error {
  override readonly name: string = "InkvoiceError";
  readonly code: ErrorCode;
  /** What exactly is wrong, as a stable name; null from a service older than this client. */
  readonly reason: string | null;
  /** The HTTP status. */
  readonly status: number;
  /** Quote it when asking for help: it finds the request in the service's logs. */
  readonly requestId: string | null;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.code = refusal.code;
    this.reason = refusal.reason;
    this.status = refusal.status;
    this.requestId = refusal.requestId;
  }
}

/** 400: the request, or the file in it, is not one the service takes. Sending it again does not help. */
export class InvalidRequestError extends InkvoiceError {
  override readonly name = "InvalidRequestError";
}

/** 401: the API key is missing, unknown, expired or revoked. */
export class AuthenticationError extends InkvoiceError {
  override readonly name = "AuthenticationError";
}

/** 403: the key lacks the scope that the message names. */
export class PermissionError extends InkvoiceError {
  override readonly name = "PermissionError";
}

/** 404: there is nothing under this id, or it belongs to another account. */
export class NotFoundError extends InkvoiceError {
  override readonly name = "NotFoundError";
}

/** 429, also after trying again. */
export class RateLimitError extends InkvoiceError {
  override readonly name = "RateLimitError";
  /** How long the service asks to wait. */
  readonly retryAfterSeconds: number | null;

  constructor(refusal: Refusal) {
    super(refusal);
    this.retryAfterSeconds = refusal.retryAfterSeconds;
  }
}

/** 500 or 503, the latter also after trying again. */
export class ServerError extends InkvoiceError {
  override readonly name = "ServerError";
}

const kinds: Readonly<Record<number, new (refusal: Refusal) => InkvoiceError>> = {
  400: InvalidRequestError,
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  429: RateLimitError,
};

export function errorOf(refusal: Refusal): InkvoiceError {
  if (refusal.code === "UNEXPECTED_ANSWER") return new InkvoiceError(refusal);
  const Kind = kinds[refusal.status] ?? (refusal.status >= 500 ? ServerError : InkvoiceError);
  return new Kind(refusal);
}

/** The service could not be reached, or the connection broke, also after trying again. */
export class ConnectionError extends Error {
  override readonly name = "ConnectionError";
}

/** Waiting took longer than allowed. The work goes on; ask again later. */
export class WaitTimeoutError extends Error {
  override readonly name = "WaitTimeoutError";
}

/** The document was taken but could not be read. */
export class ExtractionFailedError extends Error {
  override readonly name = "ExtractionFailedError";
  readonly invoice: Invoice;
  readonly code: NonNullable<Invoice["error"]>["code"];

  constructor(invoice: Invoice) {
    super(invoice.error?.message ?? "The document could not be read.");
    this.invoice = invoice;
    this.code = invoice.error?.code ?? "INTERNAL_ERROR";
  }
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
