import { type Check, type ExtractedData, isId } from "@inkvoice/contract";
import type { MemoryRow } from "@inkvoice/contract/dashboard";
import type { PageText, Word } from "@inkvoice/engine";
import { checkInvoice } from "@inkvoice/engine/checks";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { InvoiceServices } from "../../invoices/services.ts";
import { describeOnEachBackend } from "../../testing/backends.ts";
import {
  claimOwner,
  joinAs,
  newVisitor,
  startWithDashboard,
  type Visitor,
} from "../../testing/clients/browser-visitor.ts";
import { changeDetail, correctDetail, decideDetail, listPage } from "../../testing/clients/invoice-pages.ts";
import { readingOf, storeInvoice } from "../../testing/store-invoice.ts";
import type { TestService } from "../../testing/test-service.ts";
import { applyVendorMemory } from "../memory/recall.ts";
import { rememberLesson } from "../memory/store.ts";

const wrongTotal = readingOf({
  subtotal: 100,
  total_tax: 19,
  total_amount: 191,
  vendor: { name: "Falke AG", tax_id: "DE136695976" },
  confidence: {
    invoice_number: 1,
    date: 1,
    currency: 1,
    total_amount: 0.4,
    subtotal: 1,
    total_tax: 1,
    vendor: { name: 1, tax_id: 1 },
  },
});

describeOnEachBackend("Correcting an invoice", (backend) => {
  let service: TestService;
  let owner: Visitor;
  beforeAll(async () => {
    service = await startWithDashboard(backend);
    owner = await claimOwner(service);
  });
  afterAll(() => service.stop());

  const store = (data: ExtractedData) => storeInvoice(service.running.services.db, service.accountId, { data });
  const correct = (id: string, body: object, visitor = owner) =>
    correctDetail(visitor, id, body as Parameters<typeof correctDetail>[2]);

  it("keeps the extraction, shows the corrected value at confidence 1, and repeats the checks", async () => {
    const id = await store(wrongTotal);
    const answer = await correct(id, { field: "total_amount", value: "119,00" });
    expect(answer.status).toBe(200);
    expect(answer.data.data?.total_amount).toBe(119);
    expect(answer.data.data?.confidence.total_amount).toBe(1);
    expect(answer.data.corrections).toMatchObject([
      { field: "total_amount", before: 191, after: 119, who: "Olga Owner" },
    ]);
    const sums = answer.data.data?.checks.find((check) => check.name === "subtotal_and_tax_to_total");
    expect(sums?.outcome).toBe("passed");
    const record = await service.api<{ extracted_data: ExtractedData }>(`/v1/invoices/${id}`);
    expect(record.body.data.extracted_data.total_amount).toBe(119);
    const reading = await service.running.services.db
      .selectFrom("invoice_readings")
      .select("data")
      .where("invoice_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(reading.data)).toMatchObject({ total_amount: 191, confidence: { total_amount: 0.4 } });
  });

  it("leaves the results of unrelated checks unchanged", async () => {
    const discounted: Partial<ExtractedData> = {
      line_items: [{ description: "Oak", quantity: 500, unit_price: 12, total: 60 }],
      subtotal: 60,
      total_tax: 9.5,
      charges: [{ kind: "discount", amount: -10 }],
      total_amount: 59.5,
      purchase_order: "4711",
      vendor: { name: "Eule KG", tax_id: "DE811569869" },
    };
    const beside: Check = {
      name: "currency_beside_total",
      outcome: "passed",
      fields: ["currency", "total_amount"],
    };
    const reading = readingOf(discounted);
    const checks = checkInvoice(reading).map((check) => (check.name === beside.name ? beside : check));
    expect(checks.filter(({ outcome }) => outcome === "failed")).toEqual([]);
    const id = await store({ ...reading, checks });
    const answer = await correct(id, { field: "purchase_order", value: "4712" });
    expect(answer.data.data?.checks).toEqual(checks);

    const added = await changeDetail(owner, id, [
      { kind: "add_row", list: "charges", cells: { kind: { value: "shipping" }, amount: { value: "5" } } },
    ]);
    expect(added.data.data?.charges).toEqual([
      { kind: "discount", amount: -10 },
      { kind: "shipping", amount: 5 },
    ]);

    const lesson = {
      accountId: service.accountId,
      invoiceId: "inv_1",
      vendorKey: "tax:DE811569869",
      vendorName: "Eule KG",
      who: "Olga",
    };
    const services = service.running.services as InvoiceServices;
    await rememberLesson(
      services.db,
      { ...lesson, field: "payment.bic", kind: "value", value: "COBADEFFXXX", before: null },
      Date.now(),
    );
    const helped = await applyVendorMemory(services, {
      accountId: service.accountId,
      source: new Uint8Array(),
      data: { ...reading, checks },
    });
    expect(helped.payment?.bic).toBe("COBADEFFXXX");
    expect(helped.checks).toEqual(checks);
  });

  it("returns to the extraction when undone, and keeps both in the history", async () => {
    const id = await store(wrongTotal);
    await correct(id, { field: "total_amount", value: 119 });
    const undone = await changeDetail(owner, id, [{ kind: "undo", field: "total_amount" }]);
    expect(undone.data.data?.total_amount).toBe(191);
    expect(undone.data.data?.confidence.total_amount).toBe(0.4);
    expect(undone.data.row.needs_look).toBe(true);
    const kept = await service.running.services.db
      .selectFrom("corrections")
      .selectAll()
      .where("invoice_id", "=", id)
      .execute();
    expect(kept).toHaveLength(1);
  });

  it("makes one invoice.updated event with the corrected record", async () => {
    const id = await store(wrongTotal);
    await correct(id, { field: "total_amount", value: 119 });
    const rows = await service.running.services.db
      .selectFrom("events")
      .selectAll()
      .where("invoice_id", "=", id)
      .execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.type).toBe("invoice.updated");
    expect(isId("event", rows[0]?.id ?? "")).toBe(true);
    expect(JSON.parse(rows[0]?.body ?? "").data.extracted_data.total_amount).toBe(119);
  });

  it("removes a value that a person declares absent", async () => {
    const id = await store(
      readingOf({ due_date: "2026-04-01", confidence: { ...readingOf().confidence, due_date: 0.5 } }),
    );
    const answer = await correct(id, { field: "due_date", value: null });
    expect(answer.data.data).not.toHaveProperty("due_date");
    expect(answer.data.data?.confidence).not.toHaveProperty("due_date");
  });

  it("refuses an invalid amount, date or field", async () => {
    const id = await store(wrongTotal);
    expect((await correct(id, { field: "total_amount", value: "a lot" })).status).toBe(400);
    for (const value of ["2026-02-31", "30 December 2026 foo", "2026-12-30x"])
      expect((await correct(id, { field: "date", value })).status, value).toBe(400);
    expect((await correct(id, { field: "__proto__.polluted", value: "x" })).status).toBe(400);
    expect((await correct(id, { field: "checks.0.outcome", value: "passed" })).status).toBe(400);
  });

  it("leaves the queue when approved, and returns when reopened", async () => {
    const id = await store(wrongTotal);
    const queued = async () =>
      (await listPage(owner, "look=true&limit=100")).data.invoices.some((row) => row.id === id);
    expect(await queued()).toBe(true);
    await decideDetail(owner, id, { review: "approved" });
    expect(await queued()).toBe(false);
    await decideDetail(owner, id, { review: "open" });
    expect(await queued()).toBe(true);
  });

  it("is refused for viewers and other accounts", async () => {
    const id = await store(wrongTotal);
    const viewer = await joinAs(service, owner, "viewer");
    expect((await correct(id, { field: "total_amount", value: 1 }, viewer)).status).toBe(403);
    expect((await viewer.ask(`/v1/invoices/${id}`)).status).toBe(200);
    const stranger = await service.newAccount();
    const theirs = await storeInvoice(service.running.services.db, stranger.accountId, { data: wrongTotal });
    const headers = { "x-request-id": "same" };
    const absent = await owner.ask("/v1/invoices/inv_1", { headers });
    for (const path of [
      `/v1/invoices/${theirs}`,
      `/api/invoices/${theirs}/file`,
      `/api/invoices/${theirs}/pages/1/picture`,
      `/api/invoices/${theirs}/einvoice?format=ubl`,
    ]) {
      const answer = await owner.ask(path, { headers });
      expect(answer.status).toBe(404);
      expect(answer.error).toEqual(absent.error);
    }
    expect((await correct(theirs, { field: "total_amount", value: 1 })).status).toBe(404);
    expect((await newVisitor(service.url).ask(`/v1/invoices/${id}`)).status).toBe(401);
  });

  it("teaches constant values of a vendor, used only if the next extraction is uncertain", async () => {
    const misread = readingOf({
      vendor: { name: "Falke AG", tax_id: "DE136695976", address: "Hafenweg I, Kiel" },
      confidence: { ...readingOf().confidence, vendor: { name: 1, tax_id: 1, address: 0.55 } },
    });
    await correct(await store(misread), { field: "vendor.address", value: "Hafenweg 1, 24103 Kiel" });
    const memories = (await owner.ask<{ memories: MemoryRow[] }>("/api/memory")).data.memories;
    const memory = memories.find((row) => row.field === "vendor.address");
    expect(memory).toMatchObject({ kind: "value", value: "Hafenweg 1, 24103 Kiel", vendor_name: "Falke AG", used: 0 });

    const { services } = service.running;
    const recall = (data: ExtractedData) =>
      applyVendorMemory(services, { accountId: service.accountId, source: new Uint8Array(), data });
    const helped = await recall({ ...misread, vendor: { name: "Falke AG", tax_id: "DE136695976" } });
    expect(helped.vendor?.address).toBe("Hafenweg 1, 24103 Kiel");
    expect(helped.confidence.vendor?.address).toBe(0.75);
    expect(helped.issues).toMatchObject([{ code: "FROM_VENDOR_MEMORY", field: "vendor.address" }]);

    const sure = {
      ...misread,
      vendor: { ...misread.vendor, address: "Neuer Wall 5, Hamburg" },
      confidence: { ...misread.confidence, vendor: { name: 1, tax_id: 1, address: 0.99 } },
    };
    expect((await recall(sure)).vendor?.address).toBe("Neuer Wall 5, Hamburg");

    await owner.ask(`/api/memory/${memory?.id}`, { method: "PATCH", body: { value: "Hafenweg 2, 24103 Kiel" } });
    expect((await recall(misread)).vendor?.address).toBe("Hafenweg 2, 24103 Kiel");
    await owner.ask(`/api/memory/${memory?.id}`, { method: "DELETE" });
    expect((await recall(misread)).vendor?.address).toBe("Hafenweg I, Kiel");
  });

  it("does not replace the bank account on a page by the one of an earlier correction", async () => {
    const printed = readingOf({
      vendor: { name: "Habicht AG" },
      payment: { iban: "IE64IRCE92050112345678" },
      confidence: { ...readingOf().confidence, payment: { iban: 0.99 } },
    });
    await correct(await store(printed), { field: "payment.iban", value: "DE02700202700010108669" });
    const { services } = service.running;
    const recall = (data: ExtractedData) =>
      applyVendorMemory(services, { accountId: service.accountId, source: new Uint8Array(), data });
    const doubtful = { ...printed, confidence: { ...printed.confidence, payment: { iban: 0.6 } } };
    for (const data of [printed, doubtful]) expect((await recall(data)).payment?.iban).toBe("IE64IRCE92050112345678");
    const { payment: _, ...without } = printed;
    expect((await recall(without)).payment?.iban).toBe("DE02700202700010108669");
  });
});

describeOnEachBackend("A remembered location", (backend) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startWithDashboard(backend);
  });
  afterAll(() => service.stop());

  const word = (text: string, x: number, y: number): Word => ({
    text,
    box: [x, y, x + 0.08, y + 0.012],
    confidence: 1,
    source: "text",
    fontHeight: 0.01,
  });
  const pageOf = (...words: Word[]): PageText => ({ page: 1, width: 595, height: 842, words, lines: [] });

  it("fills a missing field on the next document with this layout, and marks it", async () => {
    const { services } = service.running;
    const accountId = service.accountId;
    const place = {
      page: 1,
      box: [0.7, 0.3, 0.78, 0.312],
      anchor: { text: "Order:", box: [0.6, 0.3, 0.68, 0.312] },
      shape: "A-9",
    } as const;
    await rememberLesson(
      services.db,
      {
        accountId,
        invoiceId: "inv_1",
        vendorKey: "name:falke",
        vendorName: "Falke AG",
        field: "purchase_order",
        who: "Olga",
        kind: "place",
        place,
      },
      1,
    );
    const recall = async (page: PageText) => {
      // Only the words of a page are asked for; the reading process itself is not part of this test.
      const pool = { readText: async () => page } as unknown as InvoiceServices["pool"];
      const data = readingOf({ vendor: { name: "Falke AG" } });
      return applyVendorMemory({ ...services, pool }, { accountId, source: new Uint8Array(), data });
    };
    const found = await recall(pageOf(word("Order:", 0.6, 0.36), word("PO-778", 0.7, 0.36)));
    expect(found.purchase_order).toBe("PO-778");
    expect(found.confidence.purchase_order).toBe(0.75);
    expect(found.locations.purchase_order).toMatchObject({ page: 1 });
    expect(found.issues).toMatchObject([{ code: "FROM_VENDOR_MEMORY", field: "purchase_order" }]);
    const elsewhere = await recall(pageOf(word("Order:", 0.1, 0.9), word("PO-779", 0.2, 0.9)));
    expect(elsewhere).not.toHaveProperty("purchase_order");
  });
});
