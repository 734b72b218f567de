import type { Order, Vendor } from "@inkvoice/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { applyRetention } from "../invoices/removal/retention.ts";
import { openForMaintenance } from "../operations/open-for-maintenance.ts";
import { restoreFromTrash } from "../operations/restore-from-trash.ts";
import { loadConfig } from "../platform/settings/config.ts";
import { describeOnEachBackend } from "../testing/backends.ts";
import { claimOwner, startWithDashboard, type Visitor } from "../testing/clients/browser-visitor.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";
import { bolts, requestsTo } from "./testing/order-requests.ts";

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
