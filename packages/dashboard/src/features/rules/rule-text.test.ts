import { beforeAll, describe, expect, it } from "vitest";
import { loadMessages } from "../../messages/messages.ts";
import { effectsText } from "../invoice/fields/rule-effects.ts";
import { conditionsText } from "./rule-text.ts";

beforeAll(() => loadMessages("en"));

const names = { vendor: () => "Nordwind GmbH", member: () => "Ana Lopez" };

describe("A rule in words", () => {
  it("joins its conditions, and says that it applies to every invoice without any", () => {
    expect(conditionsText({}, names)).toBe("Every invoice");
    expect(conditionsText({ vendor_id: "ven_1", total_min: 1000 }, names)).toBe(
      "When the vendor is Nordwind GmbH and the total is at least 1,000",
    );
    expect(conditionsText({ total_max: 5, currency: "EUR" }, names)).toBe(
      "When the total is at most 5 and the currency is EUR",
    );
    expect(conditionsText({ words: { in: "lines", any: ["toner", "paper"] }, issue: "ORDER_MISMATCH" }, names)).toBe(
      "When a line item says “toner” or “paper” and the invoice has the issue “Differs from its order”",
    );
    expect(conditionsText({ issue: "BR-09" }, names)).toContain("BR-09");
  });

  it("lists its effects in the order of the form", () => {
    const then = { set: { cost_centre: "4711", is_asset: true }, approvals: 2, assign_to: "usr_1", tags: ["a", "b"] };
    expect(effectsText(then, names)).toBe(
      "Cost centre: 4711 · Is asset: Yes · 2 approvals · assign to Ana Lopez · tags: a, b",
    );
    expect(effectsText({}, names)).toBe("");
  });
});
