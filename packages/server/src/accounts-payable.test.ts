import type { ExportRecord, InvoiceRecord, OrderMatch, RowImport, Rule } from "@inkvoice/contract";
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

  const approve = (id: string, key: string) =>
    service.api<InvoiceRecord>(`/v1/invoices/${id}/approve`, { method: "POST", key });

  it("imports vendors and orders, codes and flags invoices, and pays once what two have approved", async () => {
    const imported = { created: many, updated: 0, failed: 0, errors: [] };
    expect(await load("/v1/vendors/import", vendorRows)).toEqual(imported);
    expect(await load("/v1/orders", orderRows)).toEqual(imported);

    await send("/v1/fields", { name: "cost_centre", type: "code", captions: ["Cost centre"] });
    const large = await send<Rule>("/v1/rules", {
      name: "Large orders",
      when: { currency: "EUR", total_min: 200, words: { in: "lines", any: ["bolts m8"] } },
      then: { set: { cost_centre: "4711" }, approvals: 2 },
    });
    const exceeded = await send<Rule>("/v1/rules", {
      name: "More than ordered",
      when: { issue: "ORDER_MISMATCH" },
      then: { approvals: 3, tags: ["ask purchasing"] },
    });

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

    const coded = { id: large.id, name: "Large orders", set: { cost_centre: "4711" }, approvals: 2 };
    expect(await record(good)).toMatchObject({ rules: [coded], approvals_required: 2 });
    expect(await record(exceeding)).toMatchObject({
      rules: [coded, { id: exceeded.id, approvals: 3 }],
      tags: ["ask purchasing"],
      approvals_required: 3,
      extracted_data: { custom_fields: { cost_centre: "4711" } },
    });

    await service.api(`/v1/invoices/${twice}`, { method: "DELETE" });
    const exported = async (wish: object) => {
      const { id, counts, invoices } = await send<ExportRecord>("/v1/exports", wish);
      return { id, included: counts.included, invoices };
    };
    const [first, second] = [service.apiKey, await service.newKey(service.accountId, "Second")];
    expect((await approve(good, first)).body.data).toMatchObject({ review: "open", approvals: [{}] });
    expect((await exported(datev)).included).toBe(0);
    expect((await approve(good, first)).body.error).toMatchObject({ reason: "approved_by_same" });
    expect((await approve(exceeding, first)).body.data).toMatchObject({ review: "open" });
    expect((await approve(exceeding, second)).body.data).toMatchObject({ review: "open", approvals: [{}, {}] });
    expect((await approve(good, second)).body.data).toMatchObject({
      review: "approved",
      approvals: [{ approver_id: expect.stringMatching(/^key_/) }, { by: "API key Second" }],
    });
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
