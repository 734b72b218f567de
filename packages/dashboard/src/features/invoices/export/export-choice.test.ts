import { describe, expect, it } from "vitest";
import { type ExportChoice, exportBody, loadChoice, missingSettings, saveChoice } from "./export-choice.ts";

const choice: ExportChoice = {
  format: "csv",
  include: "approved_not_exported",
  columns: ["vendor.name", "total_amount"],
  settings: { expense_account: "4980" },
};

describe("The body of an export", () => {
  it("selects what the filters of the list select, with the chosen columns", () => {
    const search = { q: "desk", dated_from: "2026-03-01", min: 5, sort: "-date" } as const;
    expect(exportBody(choice, { search })).toEqual({
      format: "csv",
      include: "approved_not_exported",
      filter: { q: "desk", date_from: "2026-03-01", total_min: 5 },
      columns: ["vendor.name", "total_amount"],
    });
  });

  it("names the chosen invoices alone, whatever the filters are", () => {
    const { filter } = exportBody(choice, { search: { q: "desk" }, ids: new Set(["inv_1", "inv_2"]) });
    expect(filter).toEqual({ ids: ["inv_1", "inv_2"] });
  });

  it("carries to an accounting program what that program asks for, and no columns", () => {
    const settings = { expense_account: "4980", tax_name: "GST", consultant: "29098" };
    const body = exportBody({ ...choice, format: "datev", settings }, { search: {} });
    expect(body.settings).toEqual({ consultant: "29098", expense_account: "4980" });
    expect(body.columns).toBeUndefined();
  });

  it("misses the settings that the format requires", () => {
    expect(missingSettings({ ...choice, format: "datev" })).toEqual(["consultant", "client", "creditor_account"]);
    expect(missingSettings(choice)).toEqual([]);
  });
});

it("A choice is kept for the next time, except to export everything; a spoilt one is forgotten", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  expect(loadChoice(storage).format).toBe("xlsx");
  saveChoice(storage, { format: "datev", include: "all", columns: [], settings: { client: "1" } });
  expect(loadChoice(storage)).toMatchObject({
    format: "datev",
    include: "approved_not_exported",
    settings: { client: "1" },
  });
  kept.set("inkvoice-export", "{");
  expect(loadChoice(storage).format).toBe("xlsx");
});
