import { isIP } from "node:net";
import { networkInterfaces } from "node:os";
import { type AddressRange, classifyAddress } from "./addresses.ts";
import { DestinationRefused } from "./failure.ts";

/** The operator's rules for requests to customers' URLs. */
export interface OutboundRules {
  /** Ranges allowed in addition to public addresses; plain http and any port are accepted only there. */
  allow: readonly AddressRange[];
  /** Allowed https ports at public addresses. */
  ports: readonly number[];
  /** The service's own addresses as `host:port`, which it must not call. */
  ownHosts: () => readonly string[];
  /** The API's port, refused at every address of this machine. */
  ownPort: () => number | undefined;
}

/** A syntactically acceptable URL whose addresses are not checked yet. */
export interface Destination {
  readonly url: URL;
  /** Name or literal address without brackets, in canonical form. */
  readonly host: string;
  readonly port: number;
}

/** A destination with the checked addresses to connect to. */
export interface CheckedDestination extends Destination {
  readonly addresses: readonly string[];
}

const maximumUrlLength = 2048;

/** Checks the URL and, if its host is a literal address, that address. */
export function parseDestination(text: string, rules: OutboundRules): Destination {
  if (text.length > maximumUrlLength) throw new DestinationRefused("url_too_long", { length: maximumUrlLength });
  if (!URL.canParse(text)) throw new DestinationRefused("url_not_absolute");
  const url = new URL(text);
  if (url.protocol !== "https:" && url.protocol !== "http:") throw new DestinationRefused("url_not_https");
  if (url.username !== "" || url.password !== "") throw new DestinationRefused("url_with_credentials");
  const host = url.hostname
    .replace(/^\[|\]$/g, "")
    .replace(/\.$/, "")
    .toLowerCase();
  if (host === "") throw new DestinationRefused("url_without_host");
  const destination = { url, host, port: Number(url.port) || (url.protocol === "https:" ? 443 : 80) };
  if (rules.ownHosts().includes(`${host}:${destination.port}`)) throw new DestinationRefused("url_own_address");
  if (isIP(host)) checkAddresses(destination, [host], rules);
  return destination;
}

/** One forbidden address among several refuses the whole lookup. */
export function checkAddresses(
  destination: Destination,
  addresses: readonly string[],
  rules: OutboundRules,
): CheckedDestination {
  const verdicts = addresses.map((address) => classifyAddress(address, rules.allow));
  if (verdicts.length === 0 || verdicts.includes("refused")) throw new DestinationRefused("url_private_address");
  const reachesOwnPort = destination.port === rules.ownPort() && addresses.some(isOwnAddress);
  if (reachesOwnPort) throw new DestinationRefused("url_own_address");
  if (!verdicts.every((verdict) => verdict === "allowed")) requirePublicForm(destination, rules);
  return { ...destination, addresses };
}

function requirePublicForm({ url, port }: Destination, rules: OutboundRules): void {
  if (url.protocol !== "https:") throw new DestinationRefused("url_not_https");
  if (!rules.ports.includes(port)) {
    throw new DestinationRefused("url_port", { ports: rules.ports.join(" or ") });
  }
}

function isOwnAddress(address: string): boolean {
  if (address === "0.0.0.0" || address === "::" || address === "::1" || address.startsWith("127.")) return true;
  return Object.values(networkInterfaces()).some((list) => list?.some((each) => each.address === address));
}
