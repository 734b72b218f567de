import { isIP } from "node:net";
import { networkInterfaces } from "node:os";
import { type AddressRange, judgeAddress } from "./addresses.ts";
import { DestinationRefused } from "./failure.ts";

/** What the operator decided about requests to customers' URLs. */
export interface OutboundRules {
  /** Ranges that may be reached besides public addresses; plain http and any port are accepted only there. */
  allow: readonly AddressRange[];
  /** Ports that https may use at public addresses. */
  ports: readonly number[];
  /** The service's own addresses, as `host:port`: sending to them would make it call itself. */
  ownHosts: () => readonly string[];
  /** The port this machine's API listens on, refused at every address of this machine. */
  ownPort: () => number | undefined;
}

/** A URL whose text is acceptable; its addresses are still to be judged. */
export interface Destination {
  readonly url: URL;
  /** The name or literal without brackets, in canonical form. */
  readonly host: string;
  readonly port: number;
}

/** A destination with the very addresses to connect to, each of them judged. */
export interface JudgedDestination extends Destination {
  readonly addresses: readonly string[];
}

const maximumUrlLength = 2048;

/** Judges the text of a URL and, where its host is a literal address, that address too. */
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
  if (isIP(host)) judgeDestination(destination, [host], rules);
  return destination;
}

/** Every address must be permitted: one private address among public ones refuses the whole answer. */
export function judgeDestination(
  destination: Destination,
  addresses: readonly string[],
  rules: OutboundRules,
): JudgedDestination {
  const verdicts = addresses.map((address) => judgeAddress(address, rules.allow));
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
