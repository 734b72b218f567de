import type { ExtractedData } from "@inkvoice/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { loadMessages } from "../../../messages/messages.ts";
import { ledgerOf } from "./ledger.ts";

const empty = { confidence: {}, locations: {}, checks: [], issues: [] };
const amounts = (data: Partial<ExtractedData>) => ledgerOf({ ...empty, ...data }).map(({ amount }) => amount);

beforeAll(() => loadMessages("en"));

describe("The calculation of the total", () => {
  it("counts a line once, without its parts", () => {
    const line_items = [{ total: 0.1 }, { total: 0.2 }, { total: 0.15, parent: 1 }, { total: 0.05, parent: 1 }];
    const [lines] = ledgerOf({ ...empty, line_items });
    expect(lines).toMatchObject({ amount: 0.3, label: expect.stringContaining("2") });
  });

  it("shows charges and discounts between subtotal and total", () => {
    const charges = [
      { kind: "discount" as const, amount: -10 },
      { description: "Pallet", amount: 5 },
    ];
    expect(amounts({ subtotal: 100, charges, taxes: [{ rate: 19, amount: 18.05 }], total_amount: 113.05 })).toEqual([
      100, -10, 5, 18.05, 113.05,
    ]);
  });

  it("marks the row that the failing check compares", () => {
    const failed = (name: string) => [{ name, outcome: "failed" as const, fields: [] }];
    const bad = (data: Partial<ExtractedData>) =>
      ledgerOf({ ...empty, line_items: [{ total: 5 }], total_amount: 100, ...data }).filter((row) => row.bad);
    expect(bad({ subtotal: 90, checks: failed("lines_to_subtotal") })).toMatchObject([{ amount: 90 }]);
    expect(bad({ checks: failed("lines_to_subtotal") })).toMatchObject([{ amount: 100 }]);
    expect(bad({ subtotal: 90, checks: failed("subtotal_and_tax_to_total") })).toMatchObject([{ amount: 100 }]);
  });
});
