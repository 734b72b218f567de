import {
  type ApiErrorCode,
  apiErrors,
  defaultReason,
  type ErrorBody,
  type ErrorReason,
  errorReasons,
  type ReasonValues,
  type SpecificReason,
  withValues,
} from "@inkvoice/contract";

type Extras = Readonly<{
  reason?: ErrorReason;
  /** Values in the reason's message. */
  values?: ReasonValues | undefined;
  /** Path of the invalid value. */
  parameter?: string | undefined;
  retryAfterSeconds?: number;
  cause?: unknown;
}>;

/** An error response: a stable code and reason, a public message, and a cause that is only logged. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ApiErrorCode;
  readonly reason: ErrorReason;
  readonly values: ReasonValues | undefined;
  readonly parameter: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ApiErrorCode, message: string = apiErrors[code].message, extras: Extras = {}) {
    super(message, { cause: extras.cause });
    this.code = code;
    this.reason = extras.reason ?? defaultReason(code);
    this.values = extras.values;
    this.parameter = extras.parameter;
    this.retryAfterSeconds = extras.retryAfterSeconds;
  }

  get status(): number {
    return apiErrors[this.code].status;
  }
}

/** The error body, without the request id. */
export function errorBodyOf({ code, message, reason, parameter, values }: ApiError): ErrorBody {
  return {
    code,
    message,
    reason,
    ...(parameter !== undefined && { parameter }),
    ...(values && { values: { ...values } }),
  };
}

/** The error for an error body. */
export function errorFrom({ code, message, reason, parameter, values }: ErrorBody): ApiError {
  // Bodies are only created by errorBodyOf.
  return new ApiError(code, message, { reason: reason as ErrorReason, parameter, values });
}

/** An error by its reason, which determines code and message. */
export function refused(
  reason: SpecificReason,
  values?: ReasonValues,
  extras: Pick<Extras, "retryAfterSeconds" | "cause"> = {},
): ApiError {
  const { code, message } = errorReasons[reason];
  const given = values && Object.keys(values).length > 0 ? { values } : {};
  return new ApiError(code, withValues(message, values ?? {}), { ...extras, ...given, reason });
}

/** A value in the request is not allowed; the message names it. */
export function invalidParameter(
  name: string,
  problem: string,
  because: Pick<Extras, "reason" | "values"> = {},
): ApiError {
  return new ApiError("INVALID_PARAMETER", `${name} ${problem}.`, { ...because, parameter: name });
}
