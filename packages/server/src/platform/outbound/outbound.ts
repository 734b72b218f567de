import { type AddressRange, parseRange } from "./addresses.ts";
import { createOutboundClient, type OutboundClient } from "./client.ts";
import { checkAddresses, type OutboundRules, parseDestination } from "./destination.ts";
import { DestinationRefused } from "./failure.ts";
import { type FetchedFile, fetchFile } from "./fetch-file.ts";
import { createResolver, type ResolveName } from "./resolver.ts";

/** Validates customers' URLs and sends to them. */
export interface Outbound extends OutboundClient {
  /** Returns the canonical URL, or throws `DestinationRefused`. */
  check(url: string): Promise<string>;
  /** The response body, up to this many bytes. */
  fetchFile(url: string, mostBytes: number): Promise<FetchedFile>;
}

export interface OutboundSettings {
  webhookAllow: readonly string[];
  webhookPorts: readonly number[];
  webhookProxy?: URL | undefined;
  /** The service's own public addresses, which it must not call. */
  ownUrls: () => readonly string[];
  ownPort: () => number | undefined;
  resolve?: ResolveName;
}

const checkTimeoutMs = 2000;

export function createOutbound(settings: OutboundSettings): Outbound {
  const rules: OutboundRules = {
    allow: settings.webhookAllow.map((range): AddressRange => parseRange(range)),
    ports: settings.webhookPorts,
    ownHosts: () => settings.ownUrls().map(hostAndPort),
    ownPort: settings.ownPort,
  };
  const resolve = settings.resolve ?? createResolver();
  const exchange = { rules, resolve, proxy: settings.webhookProxy };
  const client = createOutboundClient(exchange);
  return {
    post: client.post,
    check: (url) => checkDestination(url, rules, resolve),
    fetchFile: (url, mostBytes) => fetchFile({ url, mostBytes }, exchange),
  };
}

/**
 * A name that does not resolve now is accepted, because every attempt checks it again, unless it would need the
 * operator's permission. Does not connect, so the result reveals nothing about the host.
 */
async function checkDestination(text: string, rules: OutboundRules, resolve: ResolveName): Promise<string> {
  const destination = parseDestination(text, rules);
  const addresses = await resolvedWithin(checkTimeoutMs, resolve(destination.host));
  if (addresses) checkAddresses(destination, addresses, rules);
  else checkAddresses(destination, [anyPublicAddress], rules);
  if (destination.url.hash !== "") throw new DestinationRefused("url_with_fragment");
  return destination.url.href;
}

const anyPublicAddress = "1.1.1.1";

async function resolvedWithin(milliseconds: number, lookup: Promise<string[]>): Promise<string[] | null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), milliseconds);
  const found = await Promise.race([lookup.catch(() => null), promise]);
  clearTimeout(timer);
  return found;
}

function hostAndPort(url: string): string {
  const { hostname, port, protocol } = new URL(url);
  return `${hostname.replace(/^\[|\]$/g, "")}:${port || (protocol === "https:" ? 443 : 80)}`;
}
