import ipaddr from "ipaddr.js";

/** A CIDR in stored form: a single address becomes its own range. */
export function rangeOf(text: string): string | undefined {
  if (ipaddr.isValidCIDR(text)) return text;
  if (!ipaddr.isValid(text)) return undefined;
  return `${text}/${ipaddr.parse(text).kind() === "ipv4" ? 32 : 128}`;
}

/** IPv4-mapped IPv6 addresses count as IPv4. */
export function isWithin(address: string, ranges: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return ranges.some((range) => {
    const [network, bits] = ipaddr.parseCIDR(range);
    return network.kind() === parsed.kind() && parsed.match(network, bits);
  });
}
