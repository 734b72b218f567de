import { expect, it } from "vitest";
import { failedSums } from "./sum-checks.ts";

it("An IBAN with wrong check digits is no issue of the totals", () => {
  expect(
    failedSums([
      { name: "iban_check_digits", outcome: "failed", fields: [] },
      { name: "tax_by_rate", outcome: "failed", fields: [] },
      { name: "lines_to_subtotal", outcome: "passed", fields: [] },
    ]),
  ).toBe(1);
});
