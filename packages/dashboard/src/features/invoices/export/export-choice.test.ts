import { describe, expect, it } from "vitest";
import { ApiError } from "../../../api/client.ts";
import {
  type ExportChoice,
  exportBody,
  includesOf,
  loadChoice,
  missingSettings,
  rejectedExportSetting,
  saveChoice,
  withFormat,
} from "./export-choice.ts";

const choice: ExportChoice = {
  format: "csv",
  include: "approved_not_exported",
  columns: ["vendor.name", "total_amount"],
  settings: { expense_account: "4980" },
};

describe("The body of an export", () => {
  it("contains the filters of the list and the chosen columns", () => {
    const search = { q: "desk", dated_from: "2026-03-01", min: 5, sort: "-date" } as const;
    expect(exportBody(choice, { search })).toEqual({
      format: "csv",
      include: "approved_not_exported",
      filter: { q: "desk", date_from: "2026-03-01", total_min: 5 },
      columns: ["vendor.name", "total_amount"],
    });
  });

  it("names only the selected invoices, whatever the filters are", () => {
    const { filter } = exportBody(choice, { search: { q: "desk" }, ids: new Set(["inv_1", "inv_2"]) });
    expect(filter).toEqual({ ids: ["inv_1", "inv_2"] });
  });

  it("contains the settings of an accounting program, and no columns", () => {
    const settings = { expense_account: "4980", tax_name: "GST", consultant: "29098" };
    const body = exportBody({ ...choice, format: "datev", settings }, { search: {} });
    expect(body.settings).toEqual({ consultant: "29098", expense_account: "4980" });
    expect(body.columns).toBeUndefined();
  });

  it("contains the payer and the day of payment for a bank", () => {
    const settings = { debtor_name: "Ember", debtor_iban: "DE02120300000000202051", execution_date: "2026-12-01" };
    const body = exportBody({ ...choice, format: "sepa", settings: { ...settings, client: "1" } }, { search: {} });
    expect(body.settings).toEqual(settings);
    expect(missingSettings({ ...choice, format: "sepa", settings: {} })).toEqual(Object.keys(settings));
  });

  it("lacks the settings that the format requires", () => {
    expect(missingSettings({ ...choice, format: "datev" })).toEqual(["consultant", "client", "creditor_account"]);
    expect(missingSettings(choice)).toEqual([]);
  });
});

it("Payments never contain invoices that are not approved, also where all were chosen for another format", () => {
  expect(includesOf("sepa")).toEqual(["approved_not_exported", "approved"]);
  expect(includesOf("csv")).toContain("all");
  const all = { ...choice, include: "all" } as const;
  expect(withFormat(all, "sepa")).toMatchObject({ format: "sepa", include: "approved_not_exported" });
  expect(withFormat(all, "xlsx")).toMatchObject({ format: "xlsx", include: "all" });
});

it("The last choice is remembered, except all invoices and the day of payment; an invalid one is dropped", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  expect(loadChoice(storage).format).toBe("xlsx");
  saveChoice(storage, {
    format: "datev",
    include: "all",
    columns: [],
    settings: { client: "1", execution_date: "2026-12-01" },
  });
  expect(loadChoice(storage)).toEqual({
    format: "datev",
    include: "approved_not_exported",
    columns: [],
    settings: { client: "1" },
  });
  kept.set("inkvoice-export", "{");
  expect(loadChoice(storage).format).toBe("xlsx");
});

describe("An error of the server", () => {
  const error = (parameter: string) => new ApiError(400, "INVALID_PARAMETER", "Wrong", { parameter });

  it("belongs to the setting that it names, if the format has that setting", () => {
    expect(rejectedExportSetting("sepa", error("settings.debtor_iban"))).toEqual({
      key: "debtor_iban",
      message: "Wrong",
    });
    expect(rejectedExportSetting("datev", error("settings.debtor_iban"))).toBeUndefined();
    expect(rejectedExportSetting("sepa", error("filter.ids"))).toBeUndefined();
    expect(rejectedExportSetting("sepa", new Error("Wrong"))).toBeUndefined();
  });
});
