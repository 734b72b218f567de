import type { CustomField } from "@inkvoice/contract";
import { describe, expect, it } from "vitest";
import { bodyOf, draftOf, emptyDraft, problemsOf } from "./rule-draft.ts";

const field = (name: string, type: CustomField["type"], level: CustomField["level"] = "document") =>
  ({ name, type, level }) as CustomField;
const fields = [
  field("cost_centre", "code"),
  field("share", "number"),
  field("is_asset", "boolean"),
  field("line_project", "text", "line"),
];

describe("The draft of a rule", () => {
  it("returns every member of a stored rule unchanged", () => {
    const rule = {
      name: "Large orders",
      when: {
        vendor_id: "ven_1",
        country: "DE",
        currency: "EUR",
        document_type: "invoice" as const,
        total_min: 0,
        total_max: 99.5,
        words: { in: "page" as const, any: ["toner", "paper"] },
        issue: "ORDER_MISMATCH",
      },
      then: {
        set: { cost_centre: "0471", share: 0.5, is_asset: false },
        approvals: 2,
        assign_to: "usr_1",
        tags: ["office"],
      },
    };
    expect(bodyOf(draftOf(rule), fields)).toEqual(rule);
  });

  it("has no condition and no effect where nothing was entered", () => {
    expect(bodyOf({ ...emptyDraft, name: " All " }, fields)).toEqual({ name: "All", when: {}, then: {} });
  });

  it("leaves out values of line fields and of fields that were deleted", () => {
    const values = { cost_centre: " 4711 ", line_project: "A", deleted: "B", share: "" };
    expect(bodyOf({ ...emptyDraft, values }, fields).then).toEqual({ set: { cost_centre: "4711" } });
  });

  it("is incomplete without an effect or a name, and with a wrong range, currency or country", () => {
    const complete = { ...emptyDraft, name: "Two", approvals: "2" };
    const problems = (change: Partial<typeof complete>) => problemsOf({ ...complete, ...change }, fields);
    expect(problems({})).toEqual([]);
    expect(problems({ approvals: "" })).toEqual(["action"]);
    expect(problems({ approvals: "", values: { line_project: "A" } })).toEqual(["action"]);
    expect(problems({ totalMin: "10", totalMax: "9.99" })).toEqual(["range"]);
    expect(problems({ totalMin: "9", totalMax: "10" })).toEqual([]);
    expect(problems({ currency: "EU", country: "DEU" })).toEqual(["currency", "country"]);
    expect(problemsOf(emptyDraft, fields)).toEqual(["name", "action"]);
  });
});
