import type { EventList, ExportPreview, ExportRecord, InvoiceRecord, Vendor } from "@inkvoice/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { backends } from "../testing/backends.ts";
import { createTenant } from "../testing/create-tenant.ts";
import { installTimeoutMs, preparePain001Schema, schemaErrors } from "../testing/pain001-schema.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";
import { type ExportRequest, selectionFor, storeExport } from "./create-export.ts";

const iban = "DE89370400440532013000";
const settings = {
  debtor_name: "Ember Tools GmbH",
  debtor_iban: "DE02120300000000202051",
  execution_date: "2026-12-01",
};
const none = {
  ...{ duplicate: 0, not_approved: 0, exported_before: 0, incomplete: 0, bank_account_new: 0 },
  ...{ bank_account_blocked: 0, credit_note: 0, paid: 0, sale: 0, not_sepa: 0 },
};

describe.each(backends)("payments on %s", (backend) => {
  let service: TestService;
  beforeAll(async () => {
    preparePain001Schema();
    service = await startTestService(backend, { environment: { INKVOICE_RATE_SCALE: "1000" } });
  }, installTimeoutMs);
  afterAll(() => service?.stop());

  let invoices = 0;
  async function newTenant() {
    const { accountId, key, send, extract } = await createTenant(service);
    const vendor = async (name: string, account = iban) =>
      (await send<Vendor>("POST", "/v1/vendors", { name, bank_accounts: [{ iban: account }] })).body.data;
    /** An approved invoice. */
    async function approved(data: object): Promise<string> {
      invoices += 1;
      const unique = {
        ...{ invoice_number: `P-${invoices}`, total_amount: 100 + invoices, currency: "EUR" },
        ...{ vendor: { name: "Nordwind GmbH" }, payment: { iban }, ...data },
      };
      const id = await extract(unique);
      expect((await send("POST", `/v1/invoices/${id}/approve`, {})).status).toBe(200);
      return id;
    }
    const pay = (body: object = {}) => send<ExportRecord>("POST", "/v1/exports", { format: "sepa", settings, ...body });
    const file = (id: string) => service.api(`/v1/exports/${id}/file`, { key });
    return { accountId, key, send, vendor, approved, pay, file };
  }

  it("201: pays approved invoices to confirmed bank accounts, once, and counts the others by reason", async () => {
    const { vendor, approved, pay, file, send } = await newTenant();
    const blocked = await vendor("Ostwind GmbH", "FR1420041010050500013M02606");
    await vendor("Twin GmbH", "NL91ABNA0417164300");
    await send("POST", "/v1/vendors", { name: "Twin GmbH", tax_ids: ["DE811907980"] });
    await vendor("Nordwind GmbH");
    const first = await approved({ total_amount: 119.99 });
    const second = await approved({ payment: { iban, reference: "RF18539007547034" } });
    await approved({ vendor: { name: "Ostwind GmbH" }, payment: { iban: "FR1420041010050500013M02606" } });
    const accounts = [{ iban: "FR1420041010050500013M02606", status: "blocked" }];
    expect((await send("PATCH", `/v1/vendors/${blocked.id}`, { bank_accounts: accounts })).status).toBe(200);
    await approved({ vendor: { name: "Twin GmbH" }, payment: { iban: "BE68539007547034" } });
    await approved({ document_type: "credit_note", total_amount: -20 });
    await approved({ amount_due: 0 });
    await approved({ currency: "USD" });
    await approved({ payment: {} });
    const made = (await pay()).body.data;
    expect(made.counts).toEqual({
      included: 2,
      left_out: {
        ...none,
        ...{ bank_account_new: 1, bank_account_blocked: 1, credit_note: 1, paid: 1, not_sepa: 1, incomplete: 1 },
      },
    });
    expect(new Set(made.invoices)).toEqual(new Set([first, second]));
    const { text, headers } = await file(made.id);
    expect(headers.get("content-type")).toContain("application/xml");
    expect(schemaErrors(text)).toBe("");
    expect(text).toContain(`<EndToEndId>${first.replace("_", "-")}</EndToEndId>`);
    expect(text).toContain('<InstdAmt Ccy="EUR">119.99</InstdAmt>');
    const again = (await pay()).body.data;
    expect(again.counts).toMatchObject({ included: 0, left_out: { exported_before: 2 } });
    expect(await file(again.id)).toMatchObject({ status: 400, body: { error: { reason: "export_without_payments" } } });
  });

  it("201: booking and paying are exported separately, each once until it is undone", async () => {
    const { key, vendor, approved, pay, send } = await newTenant();
    await vendor("Nordwind GmbH");
    const id = await approved({});
    const book = async () => (await send<ExportRecord>("POST", "/v1/exports", { format: "csv" })).body.data;
    const [booked, paid] = [await book(), (await pay()).body.data];
    expect([booked.counts.included, paid.counts.included]).toEqual([1, 1]);
    expect([(await book()).counts.included, (await pay()).body.data.counts.included]).toEqual([0, 0]);
    const record = (await service.api<InvoiceRecord>(`/v1/invoices/${id}`, { key })).body.data;
    expect(record).toMatchObject({ exports: [booked.id, paid.id], exported_at: booked.created_at });
    await send("POST", `/v1/exports/${paid.id}/undo`, {});
    expect([(await book()).counts.included, (await pay()).body.data.counts.included]).toEqual([0, 1]);
  });

  it("201: never pays an unapproved invoice, also when all are requested", async () => {
    const { vendor, approved, pay, send } = await newTenant();
    await vendor("Nordwind GmbH");
    const id = await approved({});
    await send("POST", `/v1/invoices/${id}/reopen`, {});
    expect((await pay({ include: "all" })).body.data.counts).toEqual({
      included: 0,
      left_out: { ...none, not_approved: 1 },
    });
  });

  it("201: does not pay to a bank account that is blocked during the export", async () => {
    const { accountId, vendor, approved, send } = await newTenant();
    const { id } = await vendor("Nordwind GmbH");
    await approved({});
    const { db, clock } = service.running.services;
    const wish: ExportRequest = { format: "sepa", include: "approved_not_exported", settings };
    const selection = await selectionFor(db, accountId, wish);
    expect(selection.included).toHaveLength(1);
    await send("PATCH", `/v1/vendors/${id}`, { bank_accounts: [{ iban, status: "blocked" }] });
    const exporter = { accountId, by: "test", now: clock.now(), publicUrl: service.url };
    const { counts } = await db.transaction().execute((tx) => storeExport(tx, exporter, wish, selection));
    expect(counts).toEqual({ included: 0, left_out: { ...none, bank_account_blocked: 1 } });
  });

  it("400: missing and invalid settings are named", async () => {
    const { pay, send } = await newTenant();
    const missing = await pay({ settings: {} });
    expect(missing).toMatchObject({ status: 400, body: { error: { reason: "export_settings_missing" } } });
    expect(missing.body.error?.message).toContain("debtor_name, debtor_iban, execution_date");
    const refused = { status: 400, body: { error: { code: "INVALID_PARAMETER" } } };
    for (const [parameter, value, reason] of [
      ["debtor_iban", "DE02120300000000202052", "not_an_iban"],
      ["debtor_iban", "AE070331234567890123456", "not_a_sepa_account"],
      ["execution_date", "2026-02-30", "invalid_parameter"],
      ["debtor_name", "東京", "name_not_for_banks"],
      ["debtor_bic", "x", "not_a_bic"],
    ] as const) {
      const answer = await pay({ settings: { ...settings, [parameter]: value } });
      expect(answer).toMatchObject({ ...refused, body: { error: { reason, parameter: `settings.${parameter}` } } });
    }
    const german = { consultant: "29098", client: "1", expense_account: "4980", creditor_account: "70000" };
    for (const [parameter, value, reason] of [
      ["creditor_account", "SUNDRY", "not_digits"],
      ["creditor_account", "7", "not_letters_and_digits"],
      ["consultant", "1", "not_digits"],
      ["fiscal_year_month", "13", "not_a_month"],
    ] as const) {
      const settings = { ...german, [parameter]: value };
      const { body } = await send<never>("POST", "/v1/exports", { format: "datev", settings });
      expect(body.error).toMatchObject({ reason, parameter: `settings.${parameter}` });
    }
  });

  it("each export has one event in its transaction, a dry run and a replay none", async () => {
    const { key, vendor, approved, pay } = await newTenant();
    await vendor("Nordwind GmbH");
    await approved({});
    const events = async () =>
      (await service.api<EventList>("/v1/events?type=export.completed", { key })).body.data.events.map(
        ({ data }) => data,
      );
    expect((await pay({ dry_run: true })).body.data as unknown as ExportPreview).toMatchObject({
      counts: { included: 1 },
    });
    expect(await events()).toEqual([]);
    const headers = { "content-type": "application/json", "idempotency-key": "weekly" };
    const body = JSON.stringify({ format: "sepa", settings });
    const send = () => service.api<ExportRecord>("/v1/exports", { method: "POST", headers, body, key });
    const [made] = [(await send()).body.data, (await send()).body.data];
    const { invoices: _ids, ...data } = made!;
    expect(await events()).toEqual([data]);
  });
});
