import type { Random } from "../random.ts";

/** Splits digits into groups: grouped("123456789", [3, 3, 3], ".") is 123.456.789. */
export function grouped(digits: string, sizes: readonly number[], separator: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const size of sizes) {
    parts.push(digits.slice(at, at + size));
    at += size;
  }
  return parts.join(separator);
}

/** Draws bodies until the rule yields a digit: rules modulo 11 sometimes have no answer. */
export function withCheck(random: Random, length: number, check: (body: string) => number): string {
  for (;;) {
    const body = random.digits(length);
    const digit = check(body);
    if (digit >= 0 && digit <= 9) return body + digit;
  }
}
