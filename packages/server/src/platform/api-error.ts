import { type ApiErrorCode, apiErrors } from "@inkvoice/contract";

type Extras = Readonly<{ retryAfterSeconds?: number; cause?: unknown }>;

/** An answer other than success: a stable code, a sentence for the client, and the inner cause for the log only. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ApiErrorCode;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ApiErrorCode, message: string = apiErrors[code].message, extras: Extras = {}) {
    super(message, { cause: extras.cause });
    this.code = code;
    this.retryAfterSeconds = extras.retryAfterSeconds;
  }

  get status(): number {
    return apiErrors[this.code].status;
  }
}

/** A value the client sent is not allowed; the message names it. */
export function invalidParameter(name: string, problem: string): ApiError {
  return new ApiError("INVALID_PARAMETER", `${name} ${problem}.`);
}
