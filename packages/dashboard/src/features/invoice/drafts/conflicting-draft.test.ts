import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { beforeAll, describe, expect, it } from "vitest";
import { loadMessages } from "../../../messages/messages.ts";
import { conflictingDraft, isUnchanged } from "./conflicting-draft.ts";
import type { Draft } from "./draft-store.ts";

beforeAll(() => loadMessages("en"));

const detail = {
  data: { invoice_number: "A-2", line_items: [{ description: "Oak desk", total: 20 }], confidence: {} },
  rows: { line_items: [3], taxes: [], charges: [] },
  corrections: [{ field: "invoice_number", before: "A-1", after: "A-2", who: "Ben Clerk", at: "" }],
  faults: [],
  remembered: [],
  required: [],
  custom: [],
} as unknown as InvoiceDetail;

describe("A typed value", () => {
  it("is kept beside the new value if somebody else changed it since typing began", () => {
    const draft = conflictingDraft(detail, "invoice_number", { text: "A-9", base: "A-1" });
    expect(draft).toMatchObject({ text: "A-9", base: "A-2", isContested: true });
    expect(draft?.error).toContain("Ben Clerk changed this to “A-2” meanwhile.");
  });

  it("is stored if the value is unchanged, or equals it", () => {
    expect(conflictingDraft(detail, "invoice_number", { text: "A-9", base: "A-2" })).toBeUndefined();
    expect(conflictingDraft(detail, "invoice_number", { text: "A-2 ", base: "A-1" })).toBeUndefined();
    expect(conflictingDraft(detail, "line_items.3.total", { text: "30", base: "20.00" })).toBeUndefined();
    expect(conflictingDraft(detail, "line_items.new", { text: "{}" })).toBeUndefined();
  });

  it("is the stored one if it differs only by spaces around it, which are not stored", () => {
    expect(isUnchanged("A-2", { text: " A-2 " })).toBe(true);
    expect(isUnchanged("A-2", { text: "A- 2" })).toBe(false);
    const location: Draft["location"] = { page: 1, box: [0, 0, 1, 1] };
    expect(isUnchanged("A-2", { text: "A-2", location })).toBe(false);
  });

  it("of a line is compared with the line of the same number", () => {
    const draft = conflictingDraft(detail, "line_items.3.total", { text: "30", base: "25.00" });
    expect(draft?.error).toContain("This was changed to “20.00” meanwhile.");
  });
});
