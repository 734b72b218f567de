import { ConnectionError, InkvoiceError } from "./errors.ts";

export interface ClientOptions {
  apiKey: string;
  /** Where the service is, such as https://invoices.example.com; `/v1` is added where it is missing. */
  baseUrl?: string;
  /** `Service-Version` to speak; without it the latest. The types of this package describe 1.1 and later. */
  version?: string;
  /** How often a request is sent again after a broken connection, 429 or 503. */
  maximumRetries?: number;
  /** For one request and its answer; uploads and streams have no limit of their own. */
  timeoutMs?: number;
  fetch?: typeof globalThis.fetch;
}

export interface ApiRequest {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  path: string;
  query?: Record<string, string | number | boolean | undefined>;
  json?: unknown;
  form?: () => FormData;
  /** POST only: makes sending again safe. Made for each request unless given. */
  idempotencyKey?: string;
  /** Whether a broken connection may be answered by sending again. */
  repeatable?: boolean;
  signal?: AbortSignal;
}

export interface Transport {
  /** The `data` of the envelope. */
  call<Data>(request: ApiRequest): Promise<Data>;
  /** The open answer, for streams and files. */
  open(
    path: string,
    options: { query?: ApiRequest["query"]; headers?: Record<string, string>; signal?: AbortSignal },
  ): Promise<Response>;
}

const firstPauseMs = 500;
const longestPauseMs = 60_000;

export function createTransport(options: ClientOptions): Transport {
  const baseUrl = withVersionSegment(options.baseUrl ?? "http://localhost:3000");
  const send = options.fetch ?? globalThis.fetch.bind(globalThis);
  const ownHeaders = {
    Authorization: `Bearer ${options.apiKey}`,
    ...(options.version === undefined ? {} : { "Service-Version": options.version }),
  };

  async function sendOnce(request: ApiRequest, headers: Record<string, string>): Promise<Response> {
    const limit = request.form ? undefined : AbortSignal.timeout(options.timeoutMs ?? 60_000);
    const signals = [limit, request.signal].filter((signal) => signal !== undefined);
    const body = request.form ? request.form() : request.json === undefined ? undefined : JSON.stringify(request.json);
    return await send(baseUrl + request.path + queryOf(request.query), {
      method: request.method,
      headers: {
        ...ownHeaders,
        ...headers,
        ...(request.json === undefined ? {} : { "Content-Type": "application/json" }),
      },
      ...(body === undefined ? {} : { body }),
      ...(signals.length === 0 ? {} : { signal: AbortSignal.any(signals) }),
    });
  }

  async function call<Data>(request: ApiRequest): Promise<Data> {
    const isPost = request.method === "POST" && request.repeatable !== false;
    const headers: Record<string, string> = isPost
      ? { "Idempotency-Key": request.idempotencyKey ?? crypto.randomUUID() }
      : {};
    const retries = options.maximumRetries ?? 3;
    for (let attempt = 0; ; attempt += 1) {
      const mayRepeat = attempt < retries && request.repeatable !== false;
      const outcome = await sendOnce(request, headers).catch((error: unknown) => {
        request.signal?.throwIfAborted();
        if (!mayRepeat) throw new ConnectionError("The service could not be reached.", { cause: error });
        return null;
      });
      if (outcome && !(mayRepeat && (outcome.status === 429 || outcome.status === 503)))
        return await dataOf<Data>(outcome);
      await pause(pauseBefore(attempt, outcome), request.signal);
    }
  }

  return {
    call,
    async open(path, { query, headers, signal }) {
      return await send(baseUrl + path + queryOf(query), {
        headers: { ...ownHeaders, ...headers },
        ...(signal ? { signal } : {}),
      });
    },
  };
}

/** Reads the envelope; anything but success becomes an error. */
export async function dataOf<Data>(response: Response): Promise<Data> {
  const requestId = response.headers.get("X-Request-ID");
  const envelope: unknown = await response.json().catch(() => null);
  if (isEnvelope(envelope)) {
    if (envelope.success) return envelope.data as Data;
    const error =
      typeof envelope.error === "object" && envelope.error !== null ? envelope.error : { code: String(envelope.error) };
    const { code, message } = error as { code: InkvoiceError["code"]; message?: string };
    throw new InkvoiceError({ code, message: message ?? code, status: response.status, requestId });
  }
  const message = `The answer (status ${response.status}) is not one of this service. Is the base URL right?`;
  throw new InkvoiceError({ code: "UNEXPECTED_ANSWER", message, status: response.status, requestId });
}

function isEnvelope(value: unknown): value is { success: boolean; data: unknown; error: unknown } {
  return typeof value === "object" && value !== null && "success" in value && "data" in value && "error" in value;
}

function withVersionSegment(baseUrl: string): string {
  const trimmed = baseUrl.replace(/\/+$/, "");
  return /\/v\d+$/.test(trimmed) ? trimmed : `${trimmed}/v1`;
}

function queryOf(query: ApiRequest["query"]): string {
  const given = Object.entries(query ?? {}).filter((entry) => entry[1] !== undefined);
  return given.length === 0 ? "" : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** What the service asks for, else longer each time, a little scattered so that many clients do not return together. */
function pauseBefore(attempt: number, response: Response | null): number {
  const asked = Number(response?.headers.get("Retry-After") ?? Number.NaN);
  if (Number.isFinite(asked) && asked >= 0) return Math.min(asked * 1000, longestPauseMs);
  return firstPauseMs * 2 ** attempt * (0.75 + Math.random() / 2);
}

export async function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  signal?.addEventListener("abort", () => resolve(), { once: true });
  await promise;
  clearTimeout(timer);
  signal?.throwIfAborted();
}
