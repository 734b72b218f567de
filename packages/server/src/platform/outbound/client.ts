import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { performance } from "node:perf_hooks";
import { ConnectionLanes } from "./connection-lanes.ts";
import { type JudgedDestination, judgeDestination, type OutboundRules, parseDestination } from "./destination.ts";
import { DeadlineExceeded, type FailureReason, reasonOf } from "./failure.ts";
import type { ResolveName } from "./resolver.ts";

/**
 * The one way to send to a customer's URL. The name is resolved once, every address is judged, and the connection goes to
 * a judged address with the name as SNI and Host. A connection serves one request: nothing is pooled, nothing is followed,
 * nothing is decompressed.
 */
export interface OutboundClient {
  post(request: OutboundRequest): Promise<OutboundResult>;
}

interface OutboundRequest {
  url: string;
  /** Asked for when the connection may begin, so that a signature's time is that of sending; may throw to call it off. */
  headers: () => Promise<Record<string, string>>;
  body: string;
  /** Connections are limited per lane and host, so that one customer's slow receiver takes only its own connections. */
  lane: string;
}

type ReadyRequest = Omit<OutboundRequest, "headers"> & { headers: Record<string, string> };

export type OutboundResult =
  | { outcome: "answered"; status: number; retryAfter?: string; excerpt: string; durationMs: number }
  | { outcome: "failed"; reason: FailureReason; durationMs: number };

export interface OutboundClientOptions {
  rules: OutboundRules;
  resolve: ResolveName;
  /** Name, TCP and TLS together. */
  connectTimeoutMs?: number;
  /** From the moment the request goes out until the answer is complete. */
  answerTimeoutMs?: number;
  connectionsPerHost?: number;
  /** Further certificate authority, for receivers with a private one. */
  ca?: string;
}

/** A receiver has ten seconds; the way there and back takes a little more. */
const defaultAnswerTimeoutMs = 10_050;
const readLimit = 64 * 1024;
const keptLimit = 1024;

export function createOutboundClient(options: OutboundClientOptions): OutboundClient {
  const lanes = new ConnectionLanes(options.connectionsPerHost ?? 4);
  return {
    async post(request) {
      const release = await lanes.enter(laneOf(request));
      try {
        return await send({ ...request, headers: await request.headers() }, options);
      } finally {
        release();
      }
    },
  };
}

async function send(request: ReadyRequest, options: OutboundClientOptions): Promise<OutboundResult> {
  const startedAt = performance.now();
  const elapsed = () => Math.round(performance.now() - startedAt);
  try {
    const destination = await within(options.connectTimeoutMs ?? 5000, judge(request.url, options));
    const answer = await exchange({ ...request, destination }, options, startedAt);
    return { outcome: "answered", ...answer, durationMs: elapsed() };
  } catch (error) {
    return { outcome: "failed", reason: reasonOf(error), durationMs: elapsed() };
  }
}

function laneOf({ lane, url }: OutboundRequest): string {
  return `${lane} ${URL.canParse(url) ? new URL(url).host : ""}`;
}

async function judge(url: string, { rules, resolve }: OutboundClientOptions): Promise<JudgedDestination> {
  const destination = parseDestination(url, rules);
  return judgeDestination(destination, await resolve(destination.host), rules);
}

interface Answer {
  status: number;
  retryAfter?: string;
  excerpt: string;
}

function exchange(
  { destination, headers, body }: ReadyRequest & { destination: JudgedDestination },
  options: OutboundClientOptions,
  startedAt: number,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const open = destination.url.protocol === "https:" ? httpsRequest : httpRequest;
  const outgoing = open({
    method: "POST",
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
      "Content-Length": String(Buffer.byteLength(body)),
    },
  });

  const connectLeft = (options.connectTimeoutMs ?? 5000) - (performance.now() - startedAt);
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
    readAnswer(response).then(resolve, reject);
  });
  // Nobody asked for another protocol: 101 is an answer like any other that is no 2xx, and nothing comes after it.
  outgoing.on("upgrade", (response, socket) => {
    socket.destroy();
    resolve({ status: response.statusCode ?? 101, excerpt: "" });
  });
  outgoing.on("error", reject);
  // Whatever way a connection ends without a word, the attempt ends with it.
  outgoing.on("close", () => {
    if (!answering) reject(new Error("The connection was closed before an answer."));
  });
  outgoing.end(body);
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

/** Complete, or 64 kB of it: what a receiver says beyond that changes nothing and is not waited for. */
function readAnswer(response: IncomingMessage): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const kept: Buffer[] = [];
  let read = 0;
  const finish = () => {
    const retryAfter = response.headers["retry-after"];
    const excerpt = excerptOf(Buffer.concat(kept));
    resolve({ status: response.statusCode ?? 0, excerpt, ...(retryAfter === undefined ? {} : { retryAfter }) });
  };
  response.on("data", (chunk: Buffer) => {
    if (read < keptLimit) kept.push(chunk.subarray(0, keptLimit - read));
    read += chunk.length;
    if (read >= readLimit) finish();
  });
  response.on("end", finish);
  response.on("error", reject);
  response.on("close", () => reject(new Error("The connection was closed within the answer.")));
  return promise;
}

/** Readable text of at most 1 kB: broken characters are marked, control characters are left out. */
function excerptOf(bytes: Buffer): string {
  const text = new TextDecoder("utf-8").decode(bytes);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, "");
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
