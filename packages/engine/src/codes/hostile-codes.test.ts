import { codeExample, makeableCodes } from "@inkvoice/synth";
import { expect, test } from "vitest";
import { decompressLzma } from "./kinds/lzma.ts";
import { readCode } from "./read-code.ts";

const hidden = /[\p{Cc}\p{Cf}]/u;
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A seeded random generator, so that failures can be repeated. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const poison = [
  "<script>alert(1)</script>",
  "\u202Egnp.exe",
  "'; DROP TABLE invoices; --",
  "\0\u0007\u001b[31m",
  "\u0024{jndi:ldap://example.com/a}",
  "__proto__",
  "9".repeat(400),
  "../../etc/passwd",
  "%00%ff%c0%af",
  "١٢٣٤",
  "{".repeat(3000),
  "-1e309",
];

function poisoned(seed: number): string {
  const next = chance(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T;
  const { payload } = codeExample(pick(makeableCodes), seed);
  const at = Math.floor(next() * payload.length);
  const shapes = [
    () => payload.slice(0, at) + pick(poison) + payload.slice(at),
    () => payload.slice(0, at),
    () => payload.slice(0, at) + payload.slice(0, 3000).repeat(40),
    () => payload.slice(0, at) + String.fromCharCode(next() * 0xffff) + payload.slice(at + 1),
    () => payload.replaceAll(/\d/g, () => String(Math.floor(next() * 10))),
    () => Array.from(payload, (sign) => (next() < 0.1 ? pick(poison).slice(0, 3) : sign)).join(""),
  ];
  return pick(shapes)();
}

test("500 hostile payloads: none throws, and returned values are short, plain text or a finite number", () => {
  for (let seed = 1; seed <= 500; seed++) {
    const text = poisoned(seed);
    const { values, faults } = readCode({ text, bytes: bytesOf(text) });
    for (const [name, value] of Object.entries(values)) {
      expect(name).toMatch(/^[a-z0-9_.]{1,40}$/);
      if (typeof value === "number") expect(Number.isFinite(value)).toBe(true);
      else {
        expect(value.length).toBeLessThanOrEqual(200);
        expect(value).not.toMatch(hidden);
      }
    }
    for (const fault of faults) expect(fault.length).toBeLessThan(200);
  }
});

test("a number with a wrong check digit is never returned", () => {
  const guarded = {
    epc: "payment.iban",
    "pt-atcud": "vendor.tax_id",
    "ar-afip": "vendor.tax_id",
    "in-einvoice": "vendor.tax_id",
  };
  for (const [kind, field] of Object.entries(guarded)) {
    for (let seed = 1; seed <= 20; seed++) {
      const { payload, values } = codeExample(kind as keyof typeof guarded, seed);
      const right = String(values[field]);
      const wrong = right.slice(0, -2) + ((Number.parseInt(right.at(-2) ?? "0", 36) + 1) % 10) + right.slice(-1);
      const text = forged(kind, payload, right, wrong);
      expect(readCode({ text, bytes: bytesOf(text) }).values[field]).not.toBe(wrong);
    }
  }
});

function forged(kind: string, payload: string, right: string, wrong: string): string {
  if (kind === "ar-afip") {
    const [address = "", data = ""] = payload.split("?p=");
    const json = Buffer.from(data, "base64").toString().replace(right, wrong);
    return `${address}?p=${Buffer.from(json).toString("base64")}`;
  }
  if (kind === "in-einvoice") {
    const [head, claims = "", signature] = payload.split(".");
    const json = Buffer.from(claims, "base64url").toString().replace(right, wrong);
    return [head, Buffer.from(json).toString("base64url"), signature].join(".");
  }
  return payload.replace(right, wrong);
}

test("compressed data that refers to itself or never ends stays within the size limit", () => {
  const next = chance(7);
  for (let trial = 0; trial < 200; trial++) {
    const bytes = Uint8Array.from({ length: 300 }, () => next() * 256);
    bytes[0] = 0;
    const plain = decompressLzma(bytes, 4000);
    if (plain) expect(plain.length).toBe(4000);
  }
});
