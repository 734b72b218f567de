import { type ReasonValues, type SpecificReason, withValues } from "@inkvoice/contract";

/** INDEX: why a request to a customer's URL got no answer, with the sentence its owner reads. */
export const failureReasons = {
  address_refused: "The URL may not be delivered to: it must be https at a public address.",
  dns_failed: "The host name could not be resolved.",
  connect_timeout: "The connection could not be established within 5 seconds.",
  connection_refused: "The connection was refused.",
  connection_reset: "The connection was closed before the answer was complete.",
  tls_failed: "The TLS connection could not be established: the certificate is not valid for this host.",
  answer_timeout: "The receiver did not answer within 10 seconds.",
  invalid_answer: "The receiver's answer is not valid HTTP.",
} as const;

export type FailureReason = keyof typeof failureReasons;

/** INDEX: why a URL or an address behind it is refused; the sentence completes "The URL cannot be used: …". */
const destinationProblems = {
  url_too_long: "it is longer than {length} characters",
  url_not_absolute: "it is not an absolute URL",
  url_not_https: "it must start with https://",
  url_with_credentials: "it must not contain a user name or password",
  url_with_fragment: "it must not contain a fragment (#)",
  url_without_host: "it has no host",
  url_own_address: "it is this service's own address",
  url_port: "its port must be {ports}",
  url_private_address: "its address is not a public one",
} as const satisfies Partial<Record<SpecificReason, string>>;

export class DestinationRefused extends Error {
  override readonly name = "DestinationRefused";
  readonly reason: keyof typeof destinationProblems;
  readonly values: ReasonValues;

  constructor(reason: keyof typeof destinationProblems, values: ReasonValues = {}) {
    super(withValues(destinationProblems[reason], values));
    this.reason = reason;
    this.values = values;
  }
}

export class DeadlineExceeded extends Error {
  override readonly name = "DeadlineExceeded";
  readonly reason: "connect_timeout" | "answer_timeout";

  constructor(reason: "connect_timeout" | "answer_timeout") {
    super(reason);
    this.reason = reason;
  }
}

/** By the error's type and Node's error code, never by its message. */
export function reasonOf(error: unknown): FailureReason {
  if (!(error instanceof Error)) return "connection_reset";
  if (error instanceof DestinationRefused) return "address_refused";
  if (error instanceof DeadlineExceeded) return error.reason;
  const code = codeOf(error);
  if (code.startsWith("HPE_")) return "invalid_answer";
  if (code === "ECONNREFUSED" && !isDnsError(error)) return "connection_refused";
  if (isDnsError(error)) return "dns_failed";
  if (connectCodes.has(code)) return "connect_timeout";
  if (resetCodes.has(code)) return "connection_reset";
  return isTlsCode(code) ? "tls_failed" : "connection_reset";
}

const connectCodes = new Set(["ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH", "EADDRNOTAVAIL", "ENETDOWN", "EHOSTDOWN"]);
const resetCodes = new Set(["ECONNRESET", "EPIPE", "ECONNABORTED"]);

function isDnsError(error: Error): boolean {
  const syscall = "syscall" in error ? String(error.syscall) : "";
  return syscall === "getaddrinfo" || syscall.startsWith("query");
}

function isTlsCode(code: string): boolean {
  return /^ERR_(TLS|SSL)_|CERT|UNABLE_TO_|^EPROTO$|SELF_SIGNED|HOSTNAME_MISMATCH/.test(code);
}

/** A connection attempt to several addresses fails with an AggregateError; the first error is decisive. */
function codeOf(error: Error): string {
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return codeOf(error.errors[0]);
  return "code" in error && typeof error.code === "string" ? error.code : "";
}
