import { beforeAll, expect, it } from "vitest";
import { loadMessages } from "../../../messages/messages.ts";
import { failedChecksText } from "./doubt-messages.ts";

beforeAll(() => loadMessages("en"));

it("The summary after the review speaks of totals only if a sum is wrong, and names any other failed check", () => {
  expect(failedChecksText([])).toBe("All items checked.");
  expect(failedChecksText(["iban_check_digits"])).toBe("All checked, but still: The IBAN has wrong check digits.");
  expect(failedChecksText(["iban_check_digits", "tax_by_rate"])).toBe(
    "All checked, but the totals still don't add up.",
  );
});
