import ipaddr from "ipaddr.js";

/**
 * The name under which requests without a key are counted. One household or server owns a whole /64 of IPv6, so
 * counting single addresses there would limit nobody.
 */
export function addressSubject(address: string): string {
  if (!ipaddr.isValid(address)) return "address:unknown";
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return `address:${parsed.toString()}`;
  const network = parsed.toByteArray().slice(0, 8);
  return `address:${Buffer.from(network).toString("hex")}/64`;
}
