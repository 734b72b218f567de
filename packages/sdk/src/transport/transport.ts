import { dataIn, dataOf } from "./envelope.ts";
import { ConnectionError } from "./errors.ts";
import { backoffMs, pause, pauseAskedFor } from "./retry-pause.ts";

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

export function createTransport(options: ClientOptions): Transport {
  const service = serviceOf(options);
  const { baseUrl, ownHeaders, send } = service;
  return {
    async call<Data>(request: ApiRequest) {
      const read = async (response: Response) => ({ response, text: await response.text() });
      const { response, text } = await sendWithRetries(service, request, read);
      return dataIn<Data>(response, text);
    },
    async file(request) {
      const response = await sendWithRetries(service, request, async (response) => response);
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

/** The service as the options of the client describe it. */
type Service = Readonly<{
  baseUrl: string;
  /** Of every request: the key and the version. */
  ownHeaders: Record<string, string>;
  /** Called without an object: the browser's `fetch` refuses to be a method of another. */
  send: typeof globalThis.fetch;
  retries: number;
  timeoutMs: number;
}>;

function serviceOf(options: ClientOptions): Service {
  const apiKey = options.apiKey?.trim() ?? "";
  // Other characters cannot be sent, and would look like a service that cannot be reached.
  if (!/^[\x21-\x7e]+$/.test(apiKey)) {
    const wanted = apiKey === "" ? "an apiKey" : "a whole apiKey";
    throw new TypeError(`createClient needs ${wanted}: create one with \`inkvoice keys create\` or in the dashboard.`);
  }
  return {
    baseUrl: withVersionSegment(options.baseUrl ?? "http://localhost:3000"),
    ownHeaders: {
      Authorization: `Bearer ${apiKey}`,
      ...(options.version === undefined ? {} : { "Service-Version": options.version }),
    },
    send: options.fetch ?? globalThis.fetch.bind(globalThis),
    retries: options.maximumRetries ?? 3,
    timeoutMs: options.timeoutMs ?? 60_000,
  };
}

/** `read` is part of the attempt, and of its limit: a response that breaks off counts as a broken connection. */
async function sendWithRetries<Result>(
  service: Service,
  request: ApiRequest,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  const repeatable = request.repeatable !== false;
  const headers: Record<string, string> =
    request.method === "POST" && repeatable ? { "Idempotency-Key": request.idempotencyKey ?? randomKey() } : {};
  for (let tries = 0; ; tries += 1) {
    const mayRepeat = repeatable && tries < service.retries;
    let pauseMs = backoffMs(tries);
    // Outside the try: what cannot be encoded is no broken connection. Forms can be sent once only.
    const content = contentOf(request);
    const { signal: limit, end } = limitOf(service, request);
    try {
      const response = await sendOnce(service, request, content, { headers, limit });
      const asked = mayRepeat ? pauseAskedFor(response, pauseMs) : null;
      if (asked === null) return await read(response);
      pauseMs = asked;
      await response.body?.cancel();
    } catch (error) {
      request.signal?.throwIfAborted();
      if (!mayRepeat) throw unreachable(service, error);
    } finally {
      end();
    }
    await pause(pauseMs, request.signal);
  }
}

async function sendOnce(
  { baseUrl, ownHeaders, send }: Service,
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

const unreachable = ({ baseUrl }: Service, cause: unknown) =>
  new ConnectionError(`${new URL(baseUrl).origin} could not be reached.`, { cause });

type TimeLimit = Readonly<{ signal: AbortSignal | undefined; end(): void }>;

function limitOf({ timeoutMs }: Service, { form, lines, text }: ApiRequest): TimeLimit {
  return startTimeLimit(form || lines || text ? undefined : timeoutMs);
}

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

function withVersionSegment(baseUrl: string): string {
  const trimmed = baseUrl.replace(/\/+$/, "");
  return /\/v\d+$/.test(trimmed) ? trimmed : `${trimmed}/v1`;
}

function queryOf(query: Query = {}): string {
  const given = Object.entries(query).filter((entry) => entry[1] !== undefined && entry[1] !== null);
  return given.length === 0 ? "" : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** `crypto.randomUUID` is missing on pages without https. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
