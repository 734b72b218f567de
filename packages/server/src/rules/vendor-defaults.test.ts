import type { InvoiceList, InvoiceRecord, Vendor } from "@inkvoice/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { backends } from "../testing/backends.ts";
import { createTenant, highConfidence } from "../testing/create-tenant.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";

const nordwind = { name: "Nordwind Handel GmbH" };
const defaults = { currency: "CHF", custom_fields: { cost_centre: "4711" } };

describe.each(backends)("defaults of vendors on %s", (backend) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(backend, { environment: { INKVOICE_RATE_SCALE: "1000" } });
  });
  afterAll(() => service?.stop());

  /** A new account with the custom field cost_centre. */
  async function newTenant() {
    const { key, extract, send: request } = await createTenant(service);
    const send = async <Data>(method: string, path: string, body?: unknown) =>
      (await request<Data>(method, path, body)).body.data;
    await send("POST", "/v1/fields", { name: "cost_centre", type: "code", captions: ["Cost centre"] });
    let invoices = 0;
    /** An invoice of Nordwind on which no currency and no cost centre is printed. */
    async function read(data: object = {}): Promise<InvoiceRecord> {
      invoices += 1;
      const own = { vendor: nordwind, date: "2026-03-01", invoice_number: `D-${invoices}`, total_amount: 100 };
      return await record(await extract({ confidence: highConfidence, currency: null, ...own, ...data }));
    }
    const record = (id: string) => send<InvoiceRecord>("GET", `/v1/invoices/${id}?include=summary`);
    const create = (body: object) => send<Vendor>("POST", "/v1/vendors", body);
    const correct = (id: string, extracted_data: object) =>
      send<InvoiceRecord>("PATCH", `/v1/invoices/${id}`, { extracted_data });
    const load = (body: string) =>
      service.api("/v1/vendors/import", { method: "POST", key, body, headers: { "content-type": "text/csv" } });
    return { send, read, record, create, correct, load };
  }
  const valuesOf = ({ extracted_data: data }: InvoiceRecord) => [data?.currency, data?.custom_fields?.cost_centre];

  it("fill fields that were not read, with the source vendor", async () => {
    const { send, read, create } = await newTenant();
    await create({ ...nordwind, defaults });
    const invoice = await read();
    expect(invoice.extracted_data).toMatchObject({
      ...defaults,
      source: { currency: "vendor", custom_fields: { cost_centre: "vendor" } },
      confidence: { currency: 1, custom_fields: { cost_centre: 1 } },
    });
    expect(invoice.summary?.needs_review).toBe(false);
    const { invoices } = await send<InvoiceList>("GET", "/v1/invoices?currency=CHF");
    expect(invoices.map(({ id }) => id)).toEqual([invoice.id]);
    expect(valuesOf(await read({ vendor: { name: "Unbekannt KG" } }))).toEqual([undefined, undefined]);
  });

  it("never overwrite a read value, a person's value, or a field that a person emptied", async () => {
    const { read, create, correct } = await newTenant();
    await create({ ...nordwind, defaults });
    const printed = await read({ currency: "EUR", custom_fields: { cost_centre: "as read" } });
    expect(valuesOf(printed)).toEqual(["EUR", "as read"]);
    const { id } = await read();
    expect(valuesOf(await correct(id, { currency: "USD", custom_fields: { cost_centre: "mine" } }))).toEqual([
      "USD",
      "mine",
    ]);
    await correct(id, { currency: null, custom_fields: { cost_centre: null } });
    expect(valuesOf(await correct(id, { total_amount: 5 }))).toEqual([undefined, undefined]);
  });

  it("give way to rules, which see the default currency, and come back after them", async () => {
    const { send, read, create, correct } = await newTenant();
    await create({ ...nordwind, defaults });
    const when = { currency: "CHF", total_min: 50 };
    await send("POST", "/v1/rules", { name: "Large", when, then: { set: { cost_centre: "9000" } } });
    const invoice = await read();
    expect(valuesOf(invoice)).toEqual(["CHF", "9000"]);
    const after = await correct(invoice.id, { total_amount: 1 });
    expect(valuesOf(after)).toEqual(["CHF", "4711"]);
    expect(after.extracted_data?.source?.custom_fields).toEqual({ cost_centre: "vendor" });
  });

  it("go when the vendor is no longer the match, and come with the next one", async () => {
    const { read, create, correct } = await newTenant();
    await create({ ...nordwind, defaults });
    await create({ name: "Südlicht AG", defaults: { custom_fields: { cost_centre: "5000" } } });
    const { id } = await read();
    const nobody = await correct(id, { vendor: { name: "Unbekannt KG" } });
    expect(valuesOf(nobody)).toEqual([undefined, undefined]);
    expect(nobody.extracted_data?.source).not.toHaveProperty("currency");
    expect(valuesOf(await correct(id, { vendor: { name: "Südlicht AG" } }))).toEqual([undefined, "5000"]);
    expect(valuesOf(await correct(id, { vendor: nordwind }))).toEqual(["CHF", "4711"]);
  });

  it("apply to invoices that are read or changed afterwards; an approval keeps the values", async () => {
    const { send, read, record, create, correct } = await newTenant();
    const { id } = await create({ ...nordwind, defaults: { custom_fields: defaults.custom_fields } });
    const [approved, open] = [await read({ payment: { iban: "DE89370400440532013000" } }), await read()];
    await send("PATCH", `/v1/vendors/${id}`, { defaults: { currency: "CHF" } });
    expect(valuesOf(await record(open.id))).toEqual([undefined, "4711"]);
    // Confirms the bank account, for which the vendor's invoices are compared again.
    await send("POST", `/v1/invoices/${approved.id}/approve`, {});
    expect(valuesOf(await record(approved.id))).toEqual([undefined, "4711"]);
    expect(valuesOf(await correct(open.id, { total_amount: 7 }))).toEqual(["CHF", undefined]);
    expect(valuesOf(await read())).toEqual(["CHF", undefined]);
  });

  it("reach open invoices of a vendor that is created later, with an event", async () => {
    const { send, read, record, create } = await newTenant();
    const { id } = await read();
    await create({ ...nordwind, defaults });
    expect(valuesOf(await record(id))).toEqual(["CHF", "4711"]);
    const { events } = await send<{ events: object[] }>("GET", "/v1/events?type=invoice.updated");
    expect(events).toMatchObject([{ data: { id, extracted_data: defaults } }]);
  });

  it("leave out fields that the account does not have, and values of another type", async () => {
    const { read, create } = await newTenant();
    await create({ ...nordwind, defaults: { custom_fields: { colour: "red", cost_centre: 4711 } } });
    expect((await read()).extracted_data?.custom_fields).toEqual({});
  });

  it("stay where an import names others", async () => {
    const { send, create, load } = await newTenant();
    const { id } = await create({ ...nordwind, defaults });
    await load(`name,currency\n${nordwind.name},USD\n`);
    expect((await send<Vendor>("GET", `/v1/vendors/${id}`)).defaults).toEqual({ ...defaults, currency: "USD" });
  });

  it("are inherited by the vendor of a merge where it has none", async () => {
    const { send, create } = await newTenant();
    const from = await create({ name: "NW Handel", defaults });
    const into = await create({ ...nordwind, defaults: { currency: "EUR" } });
    const merged = await send<Vendor>("POST", "/v1/vendors/merge", { from: from.id, into: into.id });
    expect(merged.defaults).toEqual({ currency: "EUR", custom_fields: { cost_centre: "4711" } });
  });
});
