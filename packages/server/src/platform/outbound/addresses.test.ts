import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { classifyAddress, parseRange } from "./addresses.ts";

const nothingAllowed = [] as const;

describe("allowed addresses", () => {
  it("include ordinary public addresses", () => {
    for (const address of ["8.8.8.8", "93.184.216.34", "1.1.1.1", "2606:4700::1111", "2a00:1450:4001:81b::200e"]) {
      expect(classifyAddress(address, nothingAllowed), address).toBe("public");
    }
  });

  it("exclude every special IPv4 range at its first and last address", () => {
    const ranges = [
      ["0.0.0.0", "0.255.255.255"],
      ["10.0.0.0", "10.255.255.255"],
      ["100.64.0.0", "100.127.255.255"],
      ["127.0.0.0", "127.255.255.255"],
      ["169.254.0.0", "169.254.255.255"],
      ["172.16.0.0", "172.31.255.255"],
      ["192.0.0.0", "192.0.0.255"],
      ["192.0.2.0", "192.0.2.255"],
      ["192.88.99.0", "192.88.99.255"],
      ["192.168.0.0", "192.168.255.255"],
      ["198.18.0.0", "198.19.255.255"],
      ["198.51.100.0", "198.51.100.255"],
      ["203.0.113.0", "203.0.113.255"],
      ["224.0.0.0", "239.255.255.255"],
      ["240.0.0.0", "255.255.255.255"],
    ].flat();
    for (const address of ranges) expect(classifyAddress(address, nothingAllowed), address).toBe("refused");
  });

  it("include the public neighbours of those ranges", () => {
    for (const address of [
      "9.255.255.255",
      "11.0.0.0",
      "100.63.255.255",
      "100.128.0.0",
      "172.15.255.255",
      "172.32.0.0",
      "223.255.255.255",
    ]) {
      expect(classifyAddress(address, nothingAllowed), address).toBe("public");
    }
  });

  it("exclude special IPv6 ranges and everything outside global unicast", () => {
    const addresses = [
      "::",
      "::1",
      "fe80::1",
      "fec0::1",
      "fc00::1",
      "fdff::1",
      "ff02::1",
      "100::1",
      "2001:db8::1",
      "3fff::1",
      "5f00::1",
      "4000::1",
      "2001:2::1",
      "2001:10::1",
    ];
    for (const address of addresses) expect(classifyAddress(address, nothingAllowed), address).toBe("refused");
  });

  it("exclude text that is no address", () => {
    for (const text of ["", "example.com", "1.2.3.4.5", "fe80::1%eth0x%y", "1.2.3.4/8"]) {
      expect(classifyAddress(text, nothingAllowed), text).toBe("refused");
    }
  });

  it("exclude any private IPv4 address in any notation", () => {
    const privateAddress = fc.tuple(fc.constantFrom(10, 127), fc.nat(255), fc.nat(255), fc.nat(255));
    fc.assert(
      fc.property(privateAddress, (octets) => {
        for (const form of carriersOf(octets)) expect(classifyAddress(form, nothingAllowed), form).toBe("refused");
      }),
    );
  });
});

describe("the operator's allow list (W8)", () => {
  const lan = [parseRange("10.0.0.0/8"), parseRange("fd12::/16")];
  const everything = [parseRange("0.0.0.0/0"), parseRange("::/0")];

  it("allows its ranges and nothing else", () => {
    expect(classifyAddress("10.1.2.3", lan)).toBe("allowed");
    expect(classifyAddress("::ffff:10.1.2.3", lan)).toBe("allowed");
    expect(classifyAddress("fd12::5", lan)).toBe("allowed");
    expect(classifyAddress("192.168.0.1", lan)).toBe("refused");
    expect(classifyAddress("8.8.8.8", lan)).toBe("public");
  });

  it("never allows a metadata service, in any form", () => {
    const metadata = [
      [169, 254, 169, 254],
      [169, 254, 170, 2],
      [100, 100, 100, 200],
      [168, 63, 129, 16],
      [192, 0, 0, 192],
    ];
    const forms = [
      "fd00:ec2::254",
      "fd20:ce::254",
      ...metadata.flatMap((octets) => [octets.join("."), ...carriersOf(octets)]),
    ];
    for (const form of forms) expect(classifyAddress(form, everything), form).toBe("refused");
  });
});

/**
 * Mapped, compatible, translated (two prefixes), SIIT, 6to4, Teredo (server and client) and ISATAP forms of an IPv4
 * address.
 */
function carriersOf(octets: readonly number[]): string[] {
  const hex = (bytes: readonly number[]) =>
    [0, 2].map((at) => (((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)).toString(16)).join(":");
  const plain = hex(octets);
  const inverted = hex(octets.map((octet) => octet ^ 0xff));
  return [
    `::ffff:${plain}`,
    `::${plain}`,
    `::ffff:0:${plain}`,
    `64:ff9b::${plain}`,
    `64:ff9b:1::${plain}`,
    `2002:${plain}::1`,
    `2001:0:${plain}::1`,
    `2001:0:808:808:0:0:${inverted}`,
    `2a00:1450::5efe:${plain}`,
    `2a00:1450::200:5efe:${plain}`,
  ];
}
