import ipaddr from "ipaddr.js";

/** Subject for requests without a key. IPv6 addresses count per /64, because a single customer owns a whole one. */
export function addressSubject(address: string): string {
  if (!ipaddr.isValid(address)) return "address:unknown";
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return `address:${parsed.toString()}`;
  const network = parsed.toByteArray().slice(0, 8);
  return `address:${Buffer.from(network).toString("hex")}/64`;
}
