import type { IncomingHttpHeaders } from "node:http";
import { performance } from "node:perf_hooks";
import { ConnectionLanes } from "./connection-lanes.ts";
import { type ExchangeOptions, judgeAndExchange } from "./exchange.ts";
import { type FailureReason, reasonOf } from "./failure.ts";

/** Sends to a customer's URL, at most a few connections at a time to each host. */
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
  | {
      outcome: "answered";
      status: number;
      retryAfter?: string;
      excerpt: string;
      /** As many as are worth keeping. */
      headers?: Record<string, string>;
      durationMs: number;
    }
  | { outcome: "failed"; reason: FailureReason; durationMs: number };

export interface OutboundClientOptions extends ExchangeOptions {
  connectionsPerHost?: number;
}

/** What a receiver says beyond this changes nothing and is not waited for. */
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
    const sent = { url: request.url, method: "POST", headers: request.headers, body: request.body } as const;
    const { status, headers, bytes } = await judgeAndExchange(sent, options, { read: readLimit, kept: keptLimit });
    const retryAfter = headers["retry-after"];
    const kept = { excerpt: excerptOf(bytes), headers: keptHeaders(headers) };
    const answer = { status, ...kept, ...(retryAfter === undefined ? {} : { retryAfter }) };
    return { outcome: "answered", ...answer, durationMs: elapsed() };
  } catch (error) {
    return { outcome: "failed", reason: reasonOf(error), durationMs: elapsed() };
  }
}

function laneOf({ lane, url }: OutboundRequest): string {
  return `${lane} ${URL.canParse(url) ? new URL(url).host : ""}`;
}

const mostHeaders = 40;
const longestHeader = 300;

/** Whoever reads them looks for a trace id or a proxy's name, not for kilobytes of cookies. */
function keptHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const entries = Object.entries(headers).slice(0, mostHeaders);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, excerptOf(Buffer.from(String(value))).slice(0, longestHeader)]),
  );
}

/** Readable text of at most 1 kB: broken characters are marked, control characters are left out. */
function excerptOf(bytes: Buffer): string {
  const text = new TextDecoder("utf-8").decode(bytes);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, "");
}
