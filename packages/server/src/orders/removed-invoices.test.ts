import type { InvoiceRecord, Order, Vendor } from "@inkvoice/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { applyRetention } from "../invoices/removal/retention.ts";
import { openForMaintenance } from "../operations/open-for-maintenance.ts";
import { restoreFromTrash } from "../operations/restore-from-trash.ts";
import { loadConfig } from "../platform/settings/config.ts";
import { describeOnEachBackend } from "../testing/backends.ts";
import { claimOwner, startWithDashboard, type Visitor } from "../testing/clients/browser-visitor.ts";
import { highConfidence } from "../testing/create-tenant.ts";
import { documentThat, startTestService, type TestService } from "../testing/test-service.ts";

const bolts = { sku: "B-8", description: "Bolts M8", quantity: 100, unit_price: 0.2 };

function requestsTo(service: () => TestService) {
  let invoices = 0;
  async function send<Data>(method: string, path: string, body?: object): Promise<Data> {
    const sent = body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
    const answer = await service().api<Data>(path, { method, ...sent });
    expect([200, 201]).toContain(answer.status);
    return answer.body.data;
  }
  const order = (number: string, vendor: string) =>
    send<Order>("POST", "/v1/orders", { number, vendor: { name: vendor }, currency: "EUR", lines: [bolts] });

  /** An invoice of the whole order. */
  async function invoice(number: string, vendor: string): Promise<string> {
    invoices += 1;
    const amounts = { subtotal: 20, total_amount: 20, line_items: [{ ...bolts, total: 20 }] };
    const own = { vendor: { name: vendor }, currency: "EUR", date: "2026-03-01", invoice_number: `R-${invoices}` };
    const data = { confidence: highConfidence, purchase_order: number, ...own, ...amounts };
    const files = [{ bytes: documentThat(`data ${JSON.stringify(data)}`) }];
    const { id } = (await service().upload<{ id: string }>({ files })).body.data;
    await service().untilEnded(id);
    return id;
  }
  const record = (id: string) => send<InvoiceRecord>("GET", `/v1/invoices/${id}`);
  const codes = async (id: string) => (await record(id)).extracted_data?.issues?.map(({ code }) => code);
  return { send, order, invoice, record, codes };
}

describeOnEachBackend("removed invoices that return from the trash", (backend) => {
  let service: TestService;
  let owner: Visitor;
  beforeAll(async () => {
    service = await startWithDashboard(backend);
    owner = await claimOwner(service);
  });
  afterAll(() => service?.stop());

  const { send, order, invoice, record, codes } = requestsTo(() => service);
  const remove = (id: string) => send("DELETE", `/v1/invoices/${id}`);
  const approve = (id: string) => send("POST", `/v1/invoices/${id}/approve`, {});
  async function restore(id: string): Promise<void> {
    expect((await owner.ask(`/api/trash/${id}/restore`, { method: "POST" })).status).toBe(200);
  }

  it("come after invoices of their order that were approved meanwhile", async () => {
    await order("PO-1", "Nordwind GmbH");
    const first = await invoice("PO-1", "Nordwind GmbH");
    await remove(first);
    const second = await invoice("PO-1", "Nordwind GmbH");
    expect(await codes(second)).toEqual([]);
    await approve(second);
    await restore(first);
    expect(await codes(first)).toEqual(["ORDER_MISMATCH"]);
    expect(await codes(second)).toEqual([]);
  });

  it("come after them also when the command restores them", async () => {
    await order("PO-6", "Seewind GmbH");
    const first = await invoice("PO-6", "Seewind GmbH");
    await remove(first);
    await approve(await invoice("PO-6", "Seewind GmbH"));
    const maintenance = await openForMaintenance(loadConfig({ NODE_ENV: "test", ...service.fixture.environment }));
    const target = { accountId: service.accountId, invoiceId: first };
    expect(await restoreFromTrash(maintenance, target, async () => undefined)).toBe(true);
    await maintenance.close();
    expect(await codes(first)).toEqual(["ORDER_MISMATCH"]);
  });

  it("and reopened ones are compared with the order as it is now", async () => {
    const { id: orderId } = await order("PO-7", "Landwind GmbH");
    const [first, second] = [await invoice("PO-7", "Landwind GmbH"), await invoice("PO-7", "Landwind GmbH")];
    await send("POST", `/v1/invoices/${first}/reject`, { reason: "Twice" });
    await send("POST", `/v1/invoices/${second}/reject`, { reason: "Twice" });
    await send("PATCH", `/v1/orders/${orderId}`, { lines: [{ ...bolts, quantity: 50 }] });
    const reopened = await send<InvoiceRecord>("POST", `/v1/invoices/${first}/reopen`, {});
    expect([reopened.review, reopened.extracted_data?.issues?.map(({ code }) => code)]).toEqual([
      "open",
      ["ORDER_MISMATCH"],
    ]);
    await send("PATCH", `/v1/orders/${orderId}`, { lines: [{ ...bolts, quantity: 200 }] });
    await send("POST", `/v1/invoices/${second}/reopen`, {});
    expect([await codes(first), await codes(second)]).toEqual([[], []]);
  });

  it("and rejected ones that are approved directly, through either way, are compared with it too", async () => {
    // Learning the vendor would compare it in any case.
    await approve(await invoice("PO-12", "Bergwind GmbH"));
    const { id: orderId } = await order("PO-10", "Bergwind GmbH");
    const [first, second] = [await invoice("PO-10", "Bergwind GmbH"), await invoice("PO-10", "Bergwind GmbH")];
    for (const id of [first, second]) await send("POST", `/v1/invoices/${id}/reject`, { reason: "Twice" });
    expect(await codes(first)).toEqual([]);
    await send("PATCH", `/v1/orders/${orderId}`, { lines: [{ ...bolts, quantity: 50 }] });
    await approve(first);
    await send("PATCH", `/v1/invoices/${second}`, { review: "approved" });
    for (const id of [first, second]) {
      const { review, extracted_data: data } = await record(id);
      expect([review, data?.issues?.map(({ code }) => code)]).toEqual(["approved", ["ORDER_MISMATCH"]]);
    }
  });

  it("and rejected ones come after invoices of their order that were approved meanwhile", async () => {
    await order("PO-11", "Talwind GmbH");
    const [first, second] = [await invoice("PO-11", "Talwind GmbH"), await invoice("PO-11", "Talwind GmbH")];
    const third = await invoice("PO-11", "Talwind GmbH");
    for (const id of [first, second]) await send("POST", `/v1/invoices/${id}/reject`, { reason: "Twice" });
    await approve(third);
    await send("POST", `/v1/invoices/${first}/reopen`, {});
    expect(await codes(first)).toEqual(["ORDER_MISMATCH"]);
    await approve(second);
    expect(await codes(second)).toEqual(["ORDER_MISMATCH"]);
    expect(await codes(third)).toEqual([]);
  });

  it("come before open invoices of their order if they were approved", async () => {
    await order("PO-2", "Südwind GmbH");
    const first = await invoice("PO-2", "Südwind GmbH");
    await approve(first);
    await remove(first);
    const second = await invoice("PO-2", "Südwind GmbH");
    expect(await codes(second)).toEqual([]);
    await restore(first);
    expect([await codes(first), await codes(second)]).toEqual([[], ["ORDER_MISMATCH"]]);
  });

  it("stay in an order that nobody else has invoiced, and leave one that was deleted", async () => {
    const { id } = await order("PO-3", "Ostwind GmbH");
    const [first, second] = [await invoice("PO-3", "Ostwind GmbH"), await invoice("PO-3", "Ostwind GmbH")];
    await remove(second);
    await remove(first);
    await restore(first);
    expect(await codes(first)).toEqual([]);
    expect((await send<Order>("GET", `/v1/orders/${id}`)).invoices).toEqual([first]);
    await send("DELETE", `/v1/orders/${id}`);
    await restore(second);
    expect(await codes(second)).toEqual([]);
    const { db } = service.running.services;
    const shares = db.selectFrom("order_invoices").select("invoice_id").where("order_id", "=", id);
    expect(await shares.execute()).toEqual([]);
  });

  it("have no vendor that was deleted meanwhile, and the one into which theirs was merged", async () => {
    const vendor = (name: string) => send<Vendor>("POST", "/v1/vendors", { name });
    const [gone, from, into] = [await vendor("Westwind GmbH"), await vendor("Fallwind GmbH"), await vendor("Föhn AG")];
    const [approved, open] = [await invoice("PO-8", "Westwind GmbH"), await invoice("PO-9", "Fallwind GmbH")];
    await approve(approved);
    expect((await record(approved)).vendor_id).toBe(gone.id);
    await remove(approved);
    await remove(open);
    await send("DELETE", `/v1/vendors/${gone.id}`);
    await send("POST", "/v1/vendors/merge", { from: from.id, into: into.id });
    await restore(approved);
    await restore(open);
    expect(await record(approved)).not.toHaveProperty("vendor_id");
    expect((await record(open)).vendor_id).toBe(into.id);
  });
});

describeOnEachBackend("invoices that retention removes", (backend) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(backend);
  });
  afterAll(() => service?.stop());

  it("leave their order invoiced, so that a second invoice of it is still one too many", async () => {
    const { send, order, invoice, codes } = requestsTo(() => service);
    const { id } = await order("PO-1", "Nordwind GmbH");
    const [first, rejected] = [await invoice("PO-1", "Nordwind GmbH"), await invoice("PO-1", "Nordwind GmbH")];
    await send("POST", `/v1/invoices/${first}/approve`, {});
    await send("POST", `/v1/invoices/${rejected}/reject`, { reason: "Twice" });
    await send("PATCH", "/v1/account/retention", { days: 30, removes: "record" });
    const { services } = service.running;
    expect(await applyRetention(services, service.accountId, Date.now() + 31 * 86_400_000)).toBe(2);
    const invoiced = await send<Order>("GET", `/v1/orders/${id}`);
    expect(invoiced).toMatchObject({ invoices: [], lines: [{ quantity: 100, invoiced_quantity: 100 }] });
    const second = await invoice("PO-1", "Nordwind GmbH");
    expect(await codes(second)).toEqual(["ORDER_MISMATCH"]);
    await send("PATCH", `/v1/orders/${id}`, { lines: [{ ...bolts, quantity: 200 }] });
    expect(await codes(second)).toEqual([]);
  });
});
