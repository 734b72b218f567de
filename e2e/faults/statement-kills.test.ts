import type { ExportRecord, RowImport } from "@inkvoice/contract";
import { expect, it } from "vitest";
import type { Database } from "../../packages/server/src/platform/db/schema.ts";
import {
  type Backend,
  backends,
  prepareFixture,
  type TestFixture,
} from "../../packages/server/src/testing/backends.ts";
import { readingOf, storeInvoice } from "../../packages/server/src/testing/store-invoice.ts";
import { startTestService, type TestService } from "../../packages/server/src/testing/test-service.ts";
import { requestOf, type Sent, sendAndKill } from "./support/send-and-kill.ts";

const invoices = 12;
const exportRequest: Sent = { path: "/v1/exports", type: "application/json", body: '{"format":"jsonl"}' };

/** Approved invoices, and an endpoint for the event. */
async function prepareInvoices(backend: Backend, fixture: TestFixture): Promise<void> {
  const service = await startTestService(backend, { fixture });
  const { db } = service.running.services;
  const { id: accountId } = await db.selectFrom("accounts").select("id").executeTakeFirstOrThrow();
  for (let index = 0; index < invoices; index += 1) {
    const data = readingOf({ invoice_number: `K-${index}`, total_amount: 10 + index });
    const id = await storeInvoice(db, accountId, { data });
    expect((await service.api(`/v1/invoices/${id}/approve`, { method: "POST" })).status).toBe(200);
  }
  const body = JSON.stringify({ url: "https://hooks.example.com/exports", events: ["export.completed"] });
  const made = await service.api("/v1/webhooks", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  expect(made.status).toBe(201);
  await service.stop();
}

async function exportState(db: Database) {
  const count = async (table: "exports" | "export_items" | "deliveries") =>
    (
      await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number | string>().as("rows"))
        .executeTakeFirstOrThrow()
    ).rows;
  const events = await db.selectFrom("events").select("id").where("type", "=", "export.completed").execute();
  const entries = await db.selectFrom("audit_log").select("id").where("action", "=", "invoices.exported").execute();
  return {
    exports: Number(await count("exports")),
    items: Number(await count("export_items")),
    deliveries: Number(await count("deliveries")),
    events: events.length,
    entries: entries.length,
  };
}

const oneExport = { exports: 1, items: invoices, deliveries: 1, events: 1, entries: 1 };
const nothing = { exports: 0, items: 0, deliveries: 0, events: 0, entries: 0 };

for (const backend of backends)
  for (const [point, statement, isStored] of [
    ["before its commit", { from: 'into "exports"', at: "commit", nth: 1, when: "before" }, false],
    ["after its commit", { from: 'into "exports"', at: "commit", nth: 1, when: "after" }, true],
  ] as const)
    it.concurrent(`an export killed ${point} exports nothing twice and loses nothing, on ${backend} (F1)`, async () => {
      const fixture = await prepareFixture(backend, "migrated");
      await prepareInvoices(backend, fixture);
      await sendAndKill(fixture, exportRequest, statement);

      const service = await startTestService(backend, { fixture });
      const { db } = service.running.services;
      expect(await exportState(db)).toEqual(isStored ? oneExport : nothing);
      const again = await service.api<ExportRecord>(exportRequest.path, requestOf(exportRequest));
      expect(again.body.data.counts.included).toBe(invoices);
      expect(await exportState(db)).toEqual(oneExport);
      const file = await service.api(`/v1/exports/${again.body.data.id}/file`);
      expect(file.text.trimEnd().split("\n")).toHaveLength(invoices);
      await expectNothingLeft(service);
      await service.stop();
      fixture.remove();
    });

/** A further export, without the idempotency key, finds everything exported. */
async function expectNothingLeft(service: TestService): Promise<void> {
  const headers = { "content-type": "application/json" };
  const { body } = await service.api<ExportRecord>("/v1/exports", {
    method: "POST",
    headers,
    body: exportRequest.body,
  });
  expect(body.data.counts).toMatchObject({ included: 0, left_out: { exported_before: invoices } });
}

const vendors = 500;
const rowsPerTransaction = 200;
const vendorRows = Array.from({ length: vendors }, (_, index) => `Vendor ${index},V-${index}`);
const importRequest: Sent = {
  path: "/v1/vendors/import",
  type: "text/csv",
  body: ["name,external_id", ...vendorRows].join("\n"),
};

async function vendorState(db: Database) {
  const rows = await db.selectFrom("vendors").select(["id", "external_id"]).execute();
  const keyed = await db.selectFrom("vendor_keys").select("vendor_id").distinct().execute();
  const entries = await db.selectFrom("audit_log").select("details").where("action", "=", "vendors.imported").execute();
  const created = entries.map(({ details }) => (JSON.parse(String(details)) as { created: number }).created);
  return {
    vendors: rows.length,
    different: new Set(rows.map(({ external_id }) => external_id)).size,
    keyed: keyed.length,
    audited: created.reduce((sum, each) => sum + each, 0),
  };
}

const stateOf = (count: number) => ({ vendors: count, different: count, keyed: count, audited: count });

for (const backend of backends)
  for (const [point, statement, chunks] of [
    ["before a commit", { from: 'into "vendors"', at: "commit", nth: 2, when: "before" }, 1],
    ["after a commit", { from: 'into "vendors"', at: "commit", nth: 2, when: "after" }, 2],
  ] as const)
    it.concurrent(`a vendor import killed ${point} has stored whole chunks and can be repeated, on ${backend} (F1)`, async () => {
      const fixture = await prepareFixture(backend, "migrated");
      await sendAndKill(fixture, importRequest, statement);

      const service = await startTestService(backend, { fixture });
      const { db } = service.running.services;
      const stored = chunks * rowsPerTransaction;
      expect(await vendorState(db)).toEqual(stateOf(stored));
      const again = await service.api<RowImport>(importRequest.path, requestOf(importRequest));
      expect(again.body.data).toEqual({ created: vendors - stored, updated: stored, failed: 0, errors: [] });
      expect(await vendorState(db)).toEqual(stateOf(vendors));
      await service.stop();
      fixture.remove();
    });

const orders = 500;
const orderRow = (index: number) =>
  JSON.stringify({
    number: `P-${1000 + index}`,
    currency: "EUR",
    lines: [{ description: "Bolts M8", quantity: 100, unit_price: 0.2 }],
  });
const orderRequest: Sent = {
  path: "/v1/orders",
  type: "application/x-ndjson",
  body: Array.from({ length: orders }, (_, index) => orderRow(index)).join("\n"),
};

async function orderState(db: Database) {
  const rows = await db.selectFrom("orders").select(["id", "number"]).execute();
  const keyed = await db.selectFrom("order_keys").select("order_id").distinct().execute();
  const entries = await db.selectFrom("audit_log").select("details").where("action", "=", "orders.imported").execute();
  const created = entries.map(({ details }) => (JSON.parse(String(details)) as { created: number }).created);
  return {
    orders: rows.length,
    different: new Set(rows.map(({ number }) => number)).size,
    keyed: keyed.length,
    audited: created.reduce((sum, each) => sum + each, 0),
  };
}

const ordersOf = (count: number) => ({ orders: count, different: count, keyed: count, audited: count });

for (const backend of backends)
  for (const [point, statement, chunks] of [
    ["before a commit", { from: 'into "orders"', at: "commit", nth: 2, when: "before" }, 1],
    ["after a commit", { from: 'into "orders"', at: "commit", nth: 2, when: "after" }, 2],
  ] as const)
    it.concurrent(`an order import killed ${point} has stored whole chunks and can be repeated, on ${backend} (F1)`, async () => {
      const fixture = await prepareFixture(backend, "migrated");
      await sendAndKill(fixture, orderRequest, statement);

      const service = await startTestService(backend, { fixture });
      const { db } = service.running.services;
      const stored = chunks * rowsPerTransaction;
      expect(await orderState(db)).toEqual(ordersOf(stored));
      const again = await service.api<RowImport>(orderRequest.path, requestOf(orderRequest));
      expect(again.body.data).toEqual({ created: orders - stored, updated: stored, failed: 0, errors: [] });
      expect(await orderState(db)).toEqual(ordersOf(orders));
      await service.stop();
      fixture.remove();
    });
