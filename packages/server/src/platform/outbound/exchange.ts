import { type ClientRequest, request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction, type Socket } from "node:net";
import { performance } from "node:perf_hooks";
import { type CheckedDestination, checkAddresses, type OutboundRules, parseDestination } from "./destination.ts";
import { DeadlineExceeded } from "./failure.ts";
import { connectionOver, openTunnel } from "./proxy-tunnel.ts";
import type { ResolveName } from "./resolver.ts";

export interface ExchangeOptions {
  rules: OutboundRules;
  resolve: ResolveName;
  /** DNS, TCP and TLS together. */
  connectTimeoutMs?: number;
  /** From sending the request to the end of the response. */
  answerTimeoutMs?: number;
  /** Additional certificate authority, for receivers with a private one. */
  ca?: string;
  /** HTTP proxy for all connections. */
  proxy?: URL | undefined;
}

export interface SentRequest {
  url: string;
  method: "GET" | "POST";
  headers: Record<string, string>;
  body: string;
}

/** Reads at most `read` bytes and returns the first `kept`. */
export type AnswerLimits = Readonly<{ read: number; kept: number }>;

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  /** Whether the response was read to its end. */
  complete: boolean;
}

/** Receivers have ten seconds, plus the network. */
const defaultAnswerTimeoutMs = 10_050;
const defaultConnectTimeoutMs = 5000;
/** From the call to the end of the response. */
export const longestExchangeMs = defaultConnectTimeoutMs + defaultAnswerTimeoutMs;

/**
 * The only way to reach a URL chosen by someone else. Resolves the name once, checks every address, and connects to a
 * checked address with the name as SNI and Host. One request per connection: no pooling, no redirects, no
 * decompression.
 */
export async function guardedExchange(
  request: SentRequest,
  options: ExchangeOptions,
  limits: AnswerLimits,
): Promise<RawAnswer> {
  const startedAt = performance.now();
  const connectMs = options.connectTimeoutMs ?? defaultConnectTimeoutMs;
  const destination = await within(connectMs, judge(request.url, options));
  const connectLeft = connectMs - (performance.now() - startedAt);
  const tunnel = options.proxy && (await tunnelWithin(connectLeft, options.proxy, destination));
  return await exchange({ ...request, destination }, options, { limits, startedAt, tunnel });
}

async function tunnelWithin(milliseconds: number, proxy: URL, destination: CheckedDestination): Promise<Socket> {
  const ending = new AbortController();
  try {
    return await within(milliseconds, openTunnel(proxy, destination, ending.signal));
  } catch (error) {
    ending.abort();
    throw error;
  }
}

async function judge(url: string, { rules, resolve }: ExchangeOptions): Promise<CheckedDestination> {
  const destination = parseDestination(url, rules);
  return checkAddresses(destination, await resolve(destination.host), rules);
}

type Connection = Readonly<{ startedAt: number; tunnel: Socket | undefined }>;

function exchange(
  request: SentRequest & { destination: CheckedDestination },
  options: ExchangeOptions,
  { limits, ...connection }: Connection & { limits: AnswerLimits },
): Promise<RawAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>();
  const outgoing = openRequest(request, options, connection.tunnel);
  const stopClock = sendWithinLimits(outgoing, request, options, connection);
  let answering = false;
  outgoing.on("response", (response) => {
    answering = true;
    readAnswer(response, limits).then(resolve, reject);
  });
  // No upgrade was requested: 101 is a non-2xx response without a body.
  outgoing.on("upgrade", (response, socket) => {
    socket.destroy();
    resolve({ status: response.statusCode ?? 101, headers: {}, bytes: Buffer.alloc(0), complete: true });
  });
  outgoing.on("error", reject);
  // A connection that closes silently ends the attempt.
  outgoing.on("close", () => {
    if (!answering) reject(new Error("The connection was closed before an answer."));
  });
  return promise.finally(() => {
    stopClock();
    outgoing.destroy();
    connection.tunnel?.destroy();
  });
}

const isSecure = ({ url }: CheckedDestination) => url.protocol === "https:";

/** A request whose body is not sent yet. */
function openRequest(
  { destination, method, headers, body }: SentRequest & { destination: CheckedDestination },
  { ca }: ExchangeOptions,
  tunnel: Socket | undefined,
): ClientRequest {
  const trust = {
    ...(isIP(destination.host) ? {} : { servername: destination.host }),
    ...(ca ? { ca } : {}),
  };
  return (isSecure(destination) ? httpsRequest : httpRequest)({
    method,
    host: destination.host,
    port: destination.port,
    path: destination.url.pathname + destination.url.search,
    // Without an agent only `createConnection` decides where the request goes.
    ...(tunnel
      ? { createConnection: () => connectionOver(tunnel, destination, trust) }
      : { agent: false, lookup: checkedLookup(destination), ...trust }),
    headers: {
      ...headers,
      Host: destination.url.host,
      Connection: "close",
      "Accept-Encoding": "identity",
      ...(method === "POST" && { "Content-Length": String(Buffer.byteLength(body)) }),
    },
  });
}

/** Sends the body as soon as the connection is there; destroys the request at either time limit. Returns its end. */
function sendWithinLimits(
  outgoing: ClientRequest,
  { destination, method, body }: SentRequest & { destination: CheckedDestination },
  options: ExchangeOptions,
  { startedAt, tunnel }: Connection,
): () => void {
  const connectLeft = () => (options.connectTimeoutMs ?? defaultConnectTimeoutMs) - (performance.now() - startedAt);
  const expireConnect = () => outgoing.destroy(new DeadlineExceeded("connect_timeout"));
  let deadline = setTimeout(expireConnect, Math.max(0, connectLeft()));
  const send = () => {
    clearTimeout(deadline);
    // The timer of a process that was suspended can fire after the connection is there. The request must not be sent
    // then: its sender counts on these limits.
    if (connectLeft() < 0) return expireConnect();
    outgoing.end(method === "POST" ? body : undefined);
    // A response that arrived in time may still be in the socket behind a busy event loop: one turn lets it be read
    // first.
    const expire = () => setImmediate(() => outgoing.destroy(new DeadlineExceeded("answer_timeout")));
    deadline = setTimeout(expire, options.answerTimeoutMs ?? defaultAnswerTimeoutMs);
  };
  outgoing.on("socket", (socket) => {
    if (tunnel && !isSecure(destination)) send();
    else socket.once(isSecure(destination) ? "secureConnect" : "connect", send);
  });
  return () => clearTimeout(deadline);
}

/** Passes the checked addresses to the connection, so that no second lookup can differ. */
function checkedLookup(destination: CheckedDestination): LookupFunction {
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
