import ipaddr from "ipaddr.js";

/** Ranges as they are kept and compared: a single address becomes the range of that one address. */
export function rangeOf(text: string): string | undefined {
  if (ipaddr.isValidCIDR(text)) return text;
  if (!ipaddr.isValid(text)) return undefined;
  return `${text}/${ipaddr.parse(text).kind() === "ipv4" ? 32 : 128}`;
}

/** Whether an address lies in one of the ranges. IPv4 written as IPv6 counts as IPv4. */
export function isWithin(address: string, ranges: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return ranges.some((range) => {
    const [network, bits] = ipaddr.parseCIDR(range);
    return network.kind() === parsed.kind() && parsed.match(network, bits);
  });
}
