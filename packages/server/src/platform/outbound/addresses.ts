import ipaddr from "ipaddr.js";

/**
 * Addresses that requests to customers' URLs may reach. Anything but public unicast is refused unless the operator
 * allowed its range; cloud metadata services are always refused, in every notation.
 */

type Address = ipaddr.IPv4 | ipaddr.IPv6;
export type AddressRange = readonly [Address, number];

/** `allowed`: not public, but permitted by the operator. */
export type AddressClass = "public" | "allowed" | "refused";

const metadataRanges = [
  "169.254.169.254/32", // AWS, Azure, Google, DigitalOcean, OpenStack and most others
  "169.254.170.2/32", // AWS container credentials
  "169.254.170.23/32", // AWS pod identity
  "169.254.169.253/32", // AWS resolver
  "169.254.169.123/32", // AWS time
  "100.100.100.200/32", // Alibaba
  "168.63.129.16/32", // Azure host agent, a public address by its range
  "192.0.0.192/32", // Oracle classic
  "fd00:ec2::/32", // AWS, all its local services
  "fd20:ce::254/128", // Google
].map(parseRange);

const loopback4 = ipaddr.parse("127.0.0.1");

/** IPv6 global unicast; everything outside is special or unassigned. */
const globalUnicast6 = parseRange("2000::/3");

/** Ranges that embed an IPv4 address, with the offset of its first byte. */
const embeddings: readonly { range: AddressRange; offset: number; inverted?: boolean }[] = [
  { range: parseRange("::/96"), offset: 12 },
  { range: parseRange("::ffff:0:0/96"), offset: 12 },
  { range: parseRange("::ffff:0:0:0/96"), offset: 12 },
  { range: parseRange("64:ff9b::/96"), offset: 12 },
  { range: parseRange("64:ff9b:1::/48"), offset: 12 },
  { range: parseRange("2002::/16"), offset: 2 },
  { range: parseRange("2001::/32"), offset: 4 },
  { range: parseRange("2001::/32"), offset: 12, inverted: true },
];

/** Parses a CIDR such as `10.0.0.0/8`, or a single address. Throws for anything else. */
export function parseRange(text: string): AddressRange {
  const trimmed = text.trim();
  if (trimmed.includes("/")) return ipaddr.parseCIDR(trimmed);
  const address = ipaddr.parse(trimmed);
  return [address, address.kind() === "ipv4" ? 32 : 128];
}

export function classifyAddress(text: string, allow: readonly AddressRange[]): AddressClass {
  if (!ipaddr.isValid(text)) return "refused";
  const address = ipaddr.process(text);
  const embedded = address.kind() === "ipv6" ? embeddedAddresses(address as ipaddr.IPv6) : [];
  if ([address, ...embedded].some((each) => isIn(each, metadataRanges))) return "refused";
  if (isIn(address, allow) || (isLoopback6(address) && isIn(loopback4, allow))) return "allowed";
  return isPublic(address, embedded) ? "public" : "refused";
}

/** Allowing 127.0.0.1 includes ::1, because `localhost` is both on most machines. */
function isLoopback6(address: Address): boolean {
  return address.kind() === "ipv6" && address.range() === "loopback";
}

function isPublic(address: Address, embedded: readonly ipaddr.IPv4[]): boolean {
  if (address.range() !== "unicast") return false;
  if (address.kind() === "ipv4") return true;
  return isIn(address, [globalUnicast6]) && embedded.every((each) => each.range() === "unicast");
}

function isIn(address: Address, ranges: readonly AddressRange[]): boolean {
  return ranges.some(([base, bits]) => base.kind() === address.kind() && address.match(base, bits));
}

function embeddedAddresses(address: ipaddr.IPv6): ipaddr.IPv4[] {
  const bytes = address.toByteArray();
  const found = embeddings
    .filter(({ range: [base, bits] }) => address.match(base, bits))
    .map(({ offset, inverted }) => bytes.slice(offset, offset + 4).map((byte) => (inverted ? byte ^ 0xff : byte)));
  const isIsatap = (bytes[8] ?? 0) <= 2 && bytes[9] === 0 && bytes[10] === 0x5e && bytes[11] === 0xfe;
  if (isIsatap) found.push(bytes.slice(12, 16));
  return found.map((octets) => new ipaddr.IPv4(octets));
}
