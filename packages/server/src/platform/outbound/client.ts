import type { IncomingHttpHeaders } from "node:http";
import { performance } from "node:perf_hooks";
import { ConnectionLanes } from "./connection-lanes.ts";
import { type ExchangeOptions, guardedExchange } from "./exchange.ts";
import { type FailureReason, reasonOf } from "./failure.ts";

/** Sends to customers' URLs with a limited number of connections per host. */
export interface OutboundClient {
  post(request: OutboundRequest): Promise<OutboundResult>;
}

interface OutboundRequest {
  url: string;
  /** Called when the connection may start, so that a signature has the time of sending; may throw to cancel. */
  headers: () => Promise<Record<string, string>>;
  body: string;
  /** Connections are limited per lane and host, so that a customer's slow receiver blocks only its own lane. */
  lane: string;
}

type ReadyRequest = Omit<OutboundRequest, "headers"> & { headers: Record<string, string> };

export type OutboundResult =
  | {
      outcome: "answered";
      status: number;
      retryAfter?: string;
      excerpt: string;
      /** Truncated to a useful number. */
      headers?: Record<string, string>;
      durationMs: number;
    }
  | { outcome: "failed"; reason: FailureReason; durationMs: number };

/** Longer response bodies are not read to their end. */
const readLimit = 64 * 1024;
const keptLimit = 1024;
const connectionsPerHost = 4;

export function createOutboundClient(options: ExchangeOptions): OutboundClient {
  const lanes = new ConnectionLanes(connectionsPerHost);
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

async function send(request: ReadyRequest, options: ExchangeOptions): Promise<OutboundResult> {
  const startedAt = performance.now();
  const elapsed = () => Math.round(performance.now() - startedAt);
  try {
    const sent = { url: request.url, method: "POST", headers: request.headers, body: request.body } as const;
    const { status, headers, bytes } = await guardedExchange(sent, options, { read: readLimit, kept: keptLimit });
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

/** Drops long values such as cookies: only trace ids and proxy names are of interest. */
function keptHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const entries = Object.entries(headers).slice(0, mostHeaders);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, excerptOf(Buffer.from(String(value))).slice(0, longestHeader)]),
  );
}

/** At most 1 kB of text, without control characters. */
function excerptOf(bytes: Buffer): string {
  const text = new TextDecoder("utf-8").decode(bytes);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, "");
}
