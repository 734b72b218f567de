import { describe, expect, it } from "vitest";
import { exportUrl, loadChoice, saveChoice } from "./export-choice.ts";

describe("The address of an export", () => {
  const choice = {
    format: "csv",
    columns: ["vendor.name", "total_amount"],
    booking: { expense_account: "4980" },
  } as const;

  it("selects what the filters select, in the list's order, with the chosen columns", () => {
    expect(exportUrl(choice, { search: { q: "desk", sort: "-date" } })).toBe(
      "/api/invoices/export?format=csv&q=desk&sort=-date&columns=vendor.name%2Ctotal_amount",
    );
  });

  it("names the chosen invoices alone, whatever the filters are", () => {
    expect(exportUrl({ ...choice, columns: [] }, { search: { q: "desk" }, ids: new Set(["inv_1", "inv_2"]) })).toBe(
      "/api/invoices/export?format=csv&ids=inv_1%2Cinv_2",
    );
  });

  it("carries to a bookkeeping program what that program asks for, and no columns", () => {
    const booking = { expense_account: "4980", tax_name: "GST", consultant: "29098" };
    expect(exportUrl({ ...choice, format: "datev", booking }, { search: {} })).toBe(
      "/api/invoices/export?format=datev&booking%5Bconsultant%5D=29098&booking%5Bexpense_account%5D=4980",
    );
  });
});

it("A choice is kept for the next time, and a spoilt one is forgotten", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  expect(loadChoice(storage).format).toBe("xlsx");
  saveChoice(storage, { format: "datev", columns: [], booking: { client: "1" } });
  expect(loadChoice(storage)).toEqual({ format: "datev", columns: [], booking: { client: "1" } });
  kept.set("inkvoice-export", "{");
  expect(loadChoice(storage).format).toBe("xlsx");
});
