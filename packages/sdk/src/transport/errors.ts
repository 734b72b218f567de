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

/** An error response. Subclasses tell the kind, `code` the exact error. */
export class InkvoiceError extends Error {
  override readonly name: string = "InkvoiceError";
  readonly code: ErrorCode;
  /** A stable name of the exact reason; null from an older service. */
  readonly reason: string | null;
  /** The HTTP status. */
  readonly status: number;
  /** Identifies the request in the service's logs; quote it when asking for help. */
  readonly requestId: string | null;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.code = refusal.code;
    this.reason = refusal.reason;
    this.status = refusal.status;
    this.requestId = refusal.requestId;
  }
}

/** 400: the request or its file is invalid. Retrying does not help. */
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

/** 429, after all retries. */
export class RateLimitError extends InkvoiceError {
  override readonly name = "RateLimitError";
  /** How long the service asks to wait. */
  readonly retryAfterSeconds: number | null;

  constructor(refusal: Refusal) {
    super(refusal);
    this.retryAfterSeconds = refusal.retryAfterSeconds;
  }
}

/** 500, or 503 after all retries. */
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

/** The service is unreachable or the connection broke, after all retries. */
export class ConnectionError extends Error {
  override readonly name = "ConnectionError";
}

/** Waiting took longer than allowed. Processing continues; ask again later. */
export class WaitTimeoutError extends Error {
  override readonly name = "WaitTimeoutError";
}

/** The document was accepted but could not be read. */
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

/** The delivery is forged, modified or too old. */
export class WebhookVerificationError extends Error {
  override readonly name = "WebhookVerificationError";
  readonly problem: VerificationProblem;

  constructor(problem: VerificationProblem) {
    super(`The webhook delivery could not be verified: ${problem.replaceAll("_", " ")}.`);
    this.problem = problem;
  }
}
