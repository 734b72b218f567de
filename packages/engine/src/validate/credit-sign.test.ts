import { expect, it } from "vitest";
import { withCreditSign } from "./credit-sign.ts";
import { candidate, readingOf } from "./testing/readings.ts";

/** Total and lines of a credit note after the sign of its title is applied. */
function turned(total: number, ...lines: readonly number[]): readonly (number | undefined)[] {
  const lineItems = lines.map((line) => ({ total: candidate(line, 0.9) }));
  const reading = readingOf({ document_type: [["credit_note", 0.95]], total_amount: [[total, 0.9]] }, { lineItems });
  const { fields, lineItems: read } = withCreditSign(reading);
  return [fields.total_amount[0]?.value, ...read.map((line) => line.total?.value)];
}

it("makes total and lines of a credit note negative if only its title shows the sign", () => {
  expect(turned(30, 10, 20)).toEqual([-30, -10, -20]);
});

it("gives the lines the sign of a negative total", () => {
  expect(turned(-30, 10, 20)).toEqual([-30, -10, -20]);
});

it("keeps lines that have their own signs", () => {
  expect(turned(-30, -40, 10)).toEqual([-30, -40, 10]);
  expect(turned(30, -40, 10)).toEqual([-30, -40, 10]);
});
