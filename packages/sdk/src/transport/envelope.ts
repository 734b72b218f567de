import { type ErrorCode, errorOf } from "./errors.ts";
import { retryAfter } from "./retry-pause.ts";

export async function dataOf<Data>(response: Response): Promise<Data> {
  return dataIn(response, await response.text());
}

/** Unpacks the envelope; anything but success becomes an error. */
export function dataIn<Data>(response: Response, text: string): Data {
  const envelope = parsed(text);
  if (isEnvelope(envelope) && envelope.success) return envelope.data as Data;
  const { status } = response;
  const error = isEnvelope(envelope) ? envelope.error : null;
  // Before 1.1 an error was a bare code.
  const code = typeof error === "string" ? error : (error?.code ?? "UNEXPECTED_ANSWER");
  const unexpected = `The answer (status ${status}) is not one of this service. Is the base URL right?`;
  throw errorOf({
    code: code as ErrorCode,
    reason: typeof error === "string" ? null : (error?.reason ?? null),
    message: typeof error === "string" ? error : (error?.message ?? unexpected),
    status,
    requestId: response.headers.get("X-Request-ID"),
    retryAfterSeconds: retryAfter(response),
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

type Envelope = {
  success: boolean;
  data: unknown;
  error: string | { code: string; message?: string; reason?: string } | null;
};

function isEnvelope(value: unknown): value is Envelope {
  return typeof value === "object" && value !== null && "success" in value && "data" in value && "error" in value;
}
