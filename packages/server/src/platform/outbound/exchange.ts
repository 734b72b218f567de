import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { performance } from "node:perf_hooks";
import { type JudgedDestination, judgeDestination, type OutboundRules, parseDestination } from "./destination.ts";
import { DeadlineExceeded } from "./failure.ts";
import type { ResolveName } from "./resolver.ts";

export interface ExchangeOptions {
  rules: OutboundRules;
  resolve: ResolveName;
  /** Name, TCP and TLS together. */
  connectTimeoutMs?: number;
  /** From the moment the request goes out until the answer is complete. */
  answerTimeoutMs?: number;
  /** Further certificate authority, for receivers with a private one. */
  ca?: string;
}

export interface SentRequest {
  url: string;
  method: "GET" | "POST";
  headers: Record<string, string>;
  body: string;
}

/** Reading ends after `read` bytes, of which the first `kept` are returned. */
export type AnswerLimits = Readonly<{ read: number; kept: number }>;

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  /** Whether the answer ended by itself; otherwise it was longer than is read. */
  complete: boolean;
}

/** A receiver has ten seconds; the way there and back takes a little more. */
const defaultAnswerTimeoutMs = 10_050;
const defaultConnectTimeoutMs = 5000;

/**
 * The one way out to addresses that somebody else chose. The name is resolved once, every address is judged, and the
 * connection goes to a judged address with the name as SNI and Host. A connection serves one request: nothing is pooled,
 * nothing is followed, nothing is decompressed.
 */
export async function judgeAndExchange(
  request: SentRequest,
  options: ExchangeOptions,
  limits: AnswerLimits,
): Promise<RawAnswer> {
  const startedAt = performance.now();
  const destination = await within(options.connectTimeoutMs ?? defaultConnectTimeoutMs, judge(request.url, options));
  return await exchange({ ...request, destination }, options, { limits, startedAt });
}

async function judge(url: string, { rules, resolve }: ExchangeOptions): Promise<JudgedDestination> {
  const destination = parseDestination(url, rules);
  return judgeDestination(destination, await resolve(destination.host), rules);
}

function exchange(
  { destination, method, headers, body }: SentRequest & { destination: JudgedDestination },
  options: ExchangeOptions,
  { limits, startedAt }: { limits: AnswerLimits; startedAt: number },
): Promise<RawAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>();
  const open = destination.url.protocol === "https:" ? httpsRequest : httpRequest;
  const outgoing = open({
    method,
    host: destination.host,
    port: destination.port,
    path: destination.url.pathname + destination.url.search,
    agent: false,
    lookup: judgedLookup(destination),
    ...(isIP(destination.host) ? {} : { servername: destination.host }),
    ...(options.ca ? { ca: options.ca } : {}),
    headers: {
      ...headers,
      Host: destination.url.host,
      Connection: "close",
      "Accept-Encoding": "identity",
      ...(method === "POST" && { "Content-Length": String(Buffer.byteLength(body)) }),
    },
  });

  const connectLeft = (options.connectTimeoutMs ?? defaultConnectTimeoutMs) - (performance.now() - startedAt);
  let deadline = setTimeout(() => outgoing.destroy(new DeadlineExceeded("connect_timeout")), Math.max(0, connectLeft));
  const startAnswerClock = () => {
    clearTimeout(deadline);
    // An answer that arrived in time may still wait in the socket behind a busy event loop: one turn lets it be read first.
    const expire = () => setImmediate(() => outgoing.destroy(new DeadlineExceeded("answer_timeout")));
    deadline = setTimeout(expire, options.answerTimeoutMs ?? defaultAnswerTimeoutMs);
  };
  outgoing.on("socket", (socket) => {
    socket.once(destination.url.protocol === "https:" ? "secureConnect" : "connect", startAnswerClock);
  });
  let answering = false;
  outgoing.on("response", (response) => {
    answering = true;
    readAnswer(response, limits).then(resolve, reject);
  });
  // Nobody asked for another protocol: 101 is an answer like any other that is no 2xx, and nothing comes after it.
  outgoing.on("upgrade", (response, socket) => {
    socket.destroy();
    resolve({ status: response.statusCode ?? 101, headers: {}, bytes: Buffer.alloc(0), complete: true });
  });
  outgoing.on("error", reject);
  // Whatever way a connection ends without a word, the attempt ends with it.
  outgoing.on("close", () => {
    if (!answering) reject(new Error("The connection was closed before an answer."));
  });
  outgoing.end(method === "POST" ? body : undefined);
  return promise.finally(() => {
    clearTimeout(deadline);
    outgoing.destroy();
  });
}

/** Hands the judged addresses to the connection, so that no second lookup can give another answer. */
function judgedLookup(destination: JudgedDestination): LookupFunction {
  const entries = destination.addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, lookupOptions, callback) => {
    if (lookupOptions.all) callback(null, entries);
    else callback(null, entries[0]?.address ?? "", entries[0]?.family);
  };
}

function readAnswer(response: IncomingMessage, limits: AnswerLimits): Promise<RawAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>();
  const kept: Buffer[] = [];
  let read = 0;
  const finish = (complete: boolean) => {
    const { statusCode, headers } = response;
    resolve({ status: statusCode ?? 0, headers, bytes: Buffer.concat(kept), complete });
  };
  response.on("data", (chunk: Buffer) => {
    if (read < limits.kept) kept.push(chunk.subarray(0, limits.kept - read));
    read += chunk.length;
    if (read >= limits.read) finish(false);
  });
  response.on("end", () => finish(true));
  response.on("error", reject);
  response.on("close", () => reject(new Error("The connection was closed within the answer.")));
  return promise;
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DeadlineExceeded("connect_timeout")), milliseconds);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
