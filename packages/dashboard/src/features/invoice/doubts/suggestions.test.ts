import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { beforeAll, describe, expect, it } from "vitest";
import { loadMessages } from "../../../messages/messages.ts";
import type { Field } from "../fields/field-model.ts";
import type { Doubt } from "./doubts.ts";
import { suggestionsFor } from "./suggestions.ts";

beforeAll(() => loadMessages("en"));

const total = { path: "total_amount", type: "amount", value: 81 } as Field;
const detail = (candidates: readonly { value: unknown; confidence: number; location?: unknown }[] = []) =>
  ({ rows: {}, evidence: { total_amount: { candidates } } }) as unknown as InvoiceDetail;
const doubt = (change: Partial<Doubt>): Doubt => ({ key: "total", field: total, reasons: [], fits: [], ...change });
const valuesOf = (...given: Parameters<typeof suggestionsFor>) => suggestionsFor(...given).map(({ value }) => value);

describe("Suggestions for a doubted field", () => {
  it("begin with values that satisfy the failed check, then code and XML, then other candidates", () => {
    const issue = { code: "XML_DIFFERS", message: "", page_value: 81, code_value: 92, xml_value: 93 };
    const reasons = [{ kind: "differs", issue }] as Doubt["reasons"];
    const fits = [{ field: "total_amount", value: 91 }];
    const candidates = [{ value: 94, confidence: 0.3 }];
    expect(valuesOf(detail(candidates), doubt({ reasons, fits }))).toEqual([91, 92, 93, 94]);
  });

  it("never repeat the present value, nor a value under two reasons", () => {
    const fits = [{ field: "total_amount", value: 91 }];
    const candidates = [81, 91, 92].map((value) => ({ value, confidence: 0.4 }));
    expect(valuesOf(detail(candidates), doubt({ fits }))).toEqual([91, 92]);
  });

  it("leave out improbable candidates and those without a plain value, and are at most five", () => {
    const few = [
      { value: 92, confidence: 0.04 },
      { value: null, confidence: 0.9 },
    ];
    expect(valuesOf(detail(few), doubt({}))).toEqual([]);
    const many = [1, 2, 3, 4, 5, 6].map((value) => ({ value, confidence: 0.2 }));
    expect(valuesOf(detail(many), doubt({}))).toEqual([1, 2, 3, 4, 5]);
  });

  it("are called possible where they stand nowhere on the page", () => {
    const candidates = [
      { value: 92, confidence: 0.4, location: { page: 1, box: [0, 0, 1, 1] } },
      { value: 93, confidence: 0.3 },
    ];
    const reasons = suggestionsFor(detail(candidates), doubt({})).map(({ why }) => why);
    expect(reasons).toEqual(["also on the page", "also possible"]);
  });

  it("for another field name that field", () => {
    const [one] = suggestionsFor(detail(), doubt({ fits: [{ field: "subtotal", value: 70 }] }));
    expect(one).toMatchObject({ path: "subtotal", value: 70, why: expect.stringContaining("Subtotal") });
  });
});
