import type { ExportRecord, InvoiceRecord, OrderMatch, RowImport } from "@inkvoice/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { backends } from "./testing/backends.ts";
import { documentThat, startTestService, type TestService } from "./testing/test-service.ts";

const many = 1000;
const iban = "DE89370400440532013000";
const fraud = "DE02120300000000202051";
const vendorOf = (index: number) => ({ name: `Lieferant ${index} GmbH`, tax_id: `DE${200_000_000 + index}` });
const vendorRows = Array.from({ length: many }, (_, index) => {
  const { name, tax_id } = vendorOf(index);
  return JSON.stringify({ name, tax_ids: [tax_id], bank_accounts: [{ iban }], external_id: String(70_000 + index) });
});
const orderRows = Array.from({ length: many }, (_, index) =>
  JSON.stringify({
    number: `PO-${5000 + index}`,
    vendor: vendorOf(index),
    currency: "EUR",
    lines: [{ description: "Bolts M8", quantity: 100, unit_price: 2 }],
  }),
);

/** An invoice of the vendor for its order. */
function invoiceOf(index: number, quantity: number, change: object = {}) {
  const subtotal = quantity * 2;
  return {
    invoice_number: `R-${index}`,
    date: `2026-03-0${index}`,
    vendor: vendorOf(index),
    purchase_order: `PO-${5000 + index}`,
    currency: "EUR",
    line_items: [{ description: "Bolts M8", quantity, unit_price: 2, total: subtotal }],
    subtotal,
    total_amount: subtotal,
    payment: { iban },
    confidence: { invoice_number: 0.99, date: 0.99, total_amount: 0.99, currency: 0.99, vendor: { name: 0.99 } },
    ...change,
  };
}

const datev = {
  format: "datev",
  settings: { consultant: "29098", client: "1", expense_account: "4980", creditor_account: "70000" },
};
const sepa = {
  format: "sepa",
  settings: { debtor_name: "Ember Tools GmbH", debtor_iban: fraud, execution_date: "2026-12-01" },
};

describe.each(backends)("accounts payable by the API alone, on %s", (backend) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(backend, { environment: { INKVOICE_RATE_SCALE: "1000" } });
  });
  afterAll(() => service?.stop());

  const load = async (path: string, rows: readonly string[]) =>
    (
      await service.api<RowImport>(path, {
        method: "POST",
        body: rows.join("\n"),
        headers: { "content-type": "application/x-ndjson" },
      })
    ).body.data;
  const send = async <Data>(path: string, body: object = {}) =>
    (
      await service.api<Data>(path, {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json" },
      })
    ).body.data;
  async function read(data: object): Promise<string> {
    const { body } = await service.upload<{ id: string }>({
      files: [{ bytes: documentThat(`data ${JSON.stringify(data)}`) }],
    });
    await service.untilEnded(body.data.id);
    return body.data.id;
  }
  const record = async (id: string) =>
    (await service.api<InvoiceRecord>(`/v1/invoices/${id}?include=summary`)).body.data;
  const match = async (id: string) => (await service.api<OrderMatch>(`/v1/invoices/${id}/match`)).body.data.status;

  it("imports vendors and orders, flags changed bank accounts, exceeded orders and duplicates, and pays the rest once", async () => {
    const imported = { created: many, updated: 0, failed: 0, errors: [] };
    expect(await load("/v1/vendors/import", vendorRows)).toEqual(imported);
    expect(await load("/v1/orders", orderRows)).toEqual(imported);

    const good = await read(invoiceOf(1, 100));
    const changed = await read(invoiceOf(2, 100, { payment: { iban: fraud } }));
    const exceeding = await read(invoiceOf(3, 120));
    const twice = await read(invoiceOf(1, 100, { filename: "copy" }));
    const flags = async (id: string) => {
      const { extracted_data: data, summary, vendor_id } = await record(id);
      const codes = data?.issues?.map(({ code }) => code);
      return [typeof vendor_id, codes, summary?.needs_review, (summary?.duplicate_count ?? 0) > 0, await match(id)];
    };
    expect(await flags(changed)).toEqual(["string", ["BANK_ACCOUNT_NEW"], true, false, "matched"]);
    expect(await flags(exceeding)).toEqual(["string", ["ORDER_MISMATCH"], true, false, "over"]);
    expect(await flags(twice)).toEqual(["string", ["ORDER_MISMATCH"], true, true, "over"]);
    expect(await flags(good)).toEqual(["string", [], true, true, "matched"]);

    await service.api(`/v1/invoices/${twice}`, { method: "DELETE" });
    await send(`/v1/invoices/${good}/approve`);
    const exported = async (wish: object) => {
      const { id, counts, invoices } = await send<ExportRecord>("/v1/exports", wish);
      return { id, included: counts.included, invoices };
    };
    const booked = await exported(datev);
    const paid = await exported(sepa);
    expect([booked, paid]).toMatchObject([
      { included: 1, invoices: [good] },
      { included: 1, invoices: [good] },
    ]);
    expect([(await exported(datev)).included, (await exported(sepa)).included]).toEqual([0, 0]);
    await send(`/v1/exports/${paid.id}/undo`);
    expect([(await exported(datev)).included, (await exported(sepa)).included]).toEqual([0, 1]);
  });
});
