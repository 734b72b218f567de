import type { CustomField } from "@inkvoice/contract";
import { describe, expect, it } from "vitest";
import { defaultsDraft, defaultsProblems, enteredDefaults } from "./defaults-draft.ts";

const field = (name: string, type: CustomField["type"], level: CustomField["level"] = "document") =>
  ({ name, type, level }) as CustomField;
const fields = [field("cost_centre", "code"), field("share", "number"), field("line_project", "text", "line")];

describe("The defaults of a vendor", () => {
  it("are the stored ones until they are changed", () => {
    const stored = { currency: "EUR", custom_fields: { cost_centre: "0471", share: 0.5 } };
    expect(enteredDefaults(defaultsDraft(stored), fields)).toEqual(stored);
    expect(enteredDefaults(defaultsDraft({}), fields)).toEqual({});
  });

  it("lose what was emptied, and values of deleted fields and of lines", () => {
    const values = { cost_centre: " ", share: "2", line_project: "A", deleted: "B" };
    expect(enteredDefaults({ currency: "", values }, fields)).toEqual({ custom_fields: { share: 2 } });
  });

  it("need the code of a currency, or none", () => {
    expect(defaultsProblems({ currency: "", values: {} })).toEqual([]);
    expect(defaultsProblems({ currency: "EUR", values: {} })).toEqual([]);
    expect(defaultsProblems({ currency: "EU", values: {} })).toEqual(["currency"]);
    expect(defaultsProblems({ currency: "XQZ", values: {} })).toEqual(["currency"]);
  });
});
