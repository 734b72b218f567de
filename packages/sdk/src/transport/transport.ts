import { ConnectionError, type ErrorCode, errorOf } from "./errors.ts";

export interface ClientOptions {
  /** Without one `createClient` throws. */
  apiKey: string | undefined;
  /** URL of the service, such as https://invoices.example.com; `/v1` is added if missing. */
  baseUrl?: string;
  /** `Service-Version`; default the latest. The types of this package describe 1.1 and later. */
  version?: string;
  /** Retries after a broken connection, 429 or 503. */
  maximumRetries?: number;
  /** For one request and its JSON response, and until a file begins; uploads and streams have no limit. */
  timeoutMs?: number;
  fetch?: typeof globalThis.fetch;
}

type Query = Record<string, string | number | boolean | null | undefined>;

export interface Deleted {
  id: string;
  deleted: true;
}

export interface ApiRequest {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  query?: Query;
  headers?: Record<string, string>;
  json?: unknown;
  /** JSON Lines, for lists too long for one JSON body. */
  lines?: readonly unknown[];
  /** Any other text, such as CSV, with its content type. */
  text?: Readonly<{ type: string; body: string }>;
  form?: () => FormData;
  /** POST only: makes retries safe. Generated for each request by default. */
  idempotencyKey?: string | undefined;
  /** Whether the request may be repeated after a broken connection. */
  repeatable?: boolean;
  signal?: AbortSignal | undefined;
}

export interface Transport {
  /** The `data` of the envelope. */
  call<Data>(request: ApiRequest): Promise<Data>;
  /** A file as an unread response. */
  file(request: ApiRequest): Promise<Response>;
  /** The open response of a stream, without retries. */
  open(
    path: string,
    options: { query?: Query; headers?: Record<string, string>; signal?: AbortSignal | undefined },
  ): Promise<Response>;
}

const firstPauseMs = 500;
/** If the service asks to wait longer, the error is thrown instead. */
const longestPauseMs = 60_000;

export function createTransport(options: ClientOptions): Transport {
  const apiKey = options.apiKey?.trim() ?? "";
  // Other characters cannot be sent, and would look like a service that cannot be reached.
  if (!/^[\x21-\x7e]+$/.test(apiKey)) {
    const wanted = apiKey === "" ? "an apiKey" : "a whole apiKey";
    throw new TypeError(`createClient needs ${wanted}: create one with \`inkvoice keys create\` or in the dashboard.`);
  }
  const baseUrl = withVersionSegment(options.baseUrl ?? "http://localhost:3000");
  const send = options.fetch ?? globalThis.fetch.bind(globalThis);
  const retries = options.maximumRetries ?? 3;
  const ownHeaders = {
    Authorization: `Bearer ${apiKey}`,
    ...(options.version === undefined ? {} : { "Service-Version": options.version }),
  };

  async function sendOnce(
    request: ApiRequest,
    { type, body }: Content,
    { headers, limit }: Readonly<{ headers: Record<string, string>; limit: AbortSignal | undefined }>,
  ): Promise<Response> {
    const signals = [limit, request.signal].filter((signal) => signal !== undefined);
    return await send(baseUrl + request.path + queryOf(request.query), {
      method: request.method,
      headers: {
        ...ownHeaders,
        ...headers,
        ...request.headers,
        ...(type === undefined ? {} : { "Content-Type": type }),
      },
      ...(body === undefined ? {} : { body }),
      // Never sends key or documents to another host.
      redirect: "manual",
      ...(signals.length === 0 ? {} : { signal: AbortSignal.any(signals) }),
    });
  }

  function limitOf({ form, lines, text }: ApiRequest): TimeLimit {
    return startTimeLimit(form || lines || text ? undefined : (options.timeoutMs ?? 60_000));
  }

  /**
   * `read` is part of the attempt, and of its limit: a response that breaks off counts as a broken connection.
   */
  async function attempt<Result>(request: ApiRequest, read: (response: Response) => Promise<Result>): Promise<Result> {
    const repeatable = request.repeatable !== false;
    const headers: Record<string, string> =
      request.method === "POST" && repeatable ? { "Idempotency-Key": request.idempotencyKey ?? randomKey() } : {};
    for (let tries = 0; ; tries += 1) {
      const mayRepeat = repeatable && tries < retries;
      let pauseMs = firstPauseMs * 2 ** tries * (0.75 + Math.random() / 2);
      // Outside the try: what cannot be encoded is no broken connection. Forms can be sent once only.
      const content = contentOf(request);
      const { signal: limit, end } = limitOf(request);
      try {
        const response = await sendOnce(request, content, { headers, limit });
        const asked = mayRepeat ? pauseAskedFor(response, pauseMs) : null;
        if (asked === null) return await read(response);
        pauseMs = asked;
        await response.body?.cancel();
      } catch (error) {
        request.signal?.throwIfAborted();
        if (!mayRepeat) throw new ConnectionError(`${new URL(baseUrl).origin} could not be reached.`, { cause: error });
      } finally {
        end();
      }
      await pause(pauseMs, request.signal);
    }
  }

  return {
    async call<Data>(request: ApiRequest) {
      const { response, text } = await attempt(request, async (response) => ({
        response,
        text: await response.text(),
      }));
      return dataIn<Data>(response, text);
    },
    async file(request) {
      const response = await attempt(request, async (response) => response);
      if (!response.ok) await dataOf(response);
      return response;
    },
    async open(path, { query, headers, signal }) {
      return await send(baseUrl + path + queryOf(query), {
        headers: { ...ownHeaders, ...headers },
        redirect: "manual",
        ...(signal ? { signal } : {}),
      });
    },
  };
}

type TimeLimit = Readonly<{ signal: AbortSignal | undefined; end(): void }>;

function startTimeLimit(milliseconds: number | undefined): TimeLimit {
  if (milliseconds === undefined) return { signal: undefined, end: () => undefined };
  const controller = new AbortController();
  const timeout = () => controller.abort(new DOMException("The service took too long.", "TimeoutError"));
  const timer = setTimeout(timeout, milliseconds);
  return { signal: controller.signal, end: () => clearTimeout(timer) };
}

type Content = Readonly<{ type?: string; body?: BodyInit }>;

/** A form sets its own content type with its boundary. */
function contentOf({ form, json, lines, text }: ApiRequest): Content {
  if (form) return { body: form() };
  if (text) return text;
  if (lines) return { type: "application/x-ndjson", body: lines.map((line) => `${JSON.stringify(line)}\n`).join("") };
  return json === undefined ? {} : { type: "application/json", body: JSON.stringify(json) };
}

export async function dataOf<Data>(response: Response): Promise<Data> {
  return dataIn(response, await response.text());
}

/** Unpacks the envelope; anything but success becomes an error. */
function dataIn<Data>(response: Response, text: string): Data {
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

function withVersionSegment(baseUrl: string): string {
  const trimmed = baseUrl.replace(/\/+$/, "");
  return /\/v\d+$/.test(trimmed) ? trimmed : `${trimmed}/v1`;
}

function queryOf(query: Query = {}): string {
  const given = Object.entries(query).filter((entry) => entry[1] !== undefined && entry[1] !== null);
  return given.length === 0 ? "" : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

function retryAfter(response: Response): number | null {
  const asked = Number(response.headers.get("Retry-After") ?? Number.NaN);
  return Number.isFinite(asked) && asked >= 0 ? asked : null;
}

/** Pause before the retry; null if the response is final. */
function pauseAskedFor(response: Response, otherwise: number): number | null {
  if (response.status !== 429 && response.status !== 503) return null;
  const asked = retryAfter(response);
  if (asked === null) return otherwise;
  return asked * 1000 > longestPauseMs ? null : asked * 1000;
}

/** `crypto.randomUUID` is missing on pages without https. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  await new Promise<void>((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal?.addEventListener("abort", done);
  });
  signal?.throwIfAborted();
}
