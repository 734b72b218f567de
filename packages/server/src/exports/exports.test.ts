import type {
  ExportCounts,
  ExportList,
  ExportPreview,
  ExportRecord,
  InvoiceList,
  InvoiceRecord,
} from "@inkvoice/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { backends } from "../testing/backends.ts";
import { readingOf, storeInvoice } from "../testing/store-invoice.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";

const nothing: ExportCounts["left_out"] = { duplicate: 0, not_approved: 0, exported_before: 0, incomplete: 0 };

describe.each(backends)("exports on %s", (backend) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(backend);
  });
  afterAll(() => service?.stop());

  const post = <Data>(path: string, body: unknown, key?: string) =>
    service.api<Data>(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      ...(key !== undefined && { key }),
    });

  let invoices = 0;
  /** A new account with invoices whose numbers differ. */
  async function accountWith(count: number) {
    const { accountId, key } = await service.newAccount();
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) {
      invoices += 1;
      const data = readingOf({ invoice_number: `E-${invoices}`, total_amount: 100 + invoices });
      ids.push(await storeInvoice(service.running.services.db, accountId, { data }));
    }
    const approve = async (id: string) => expect((await post(`/v1/invoices/${id}/approve`, {}, key)).status).toBe(200);
    const create = async (body: object = {}) =>
      (await post<ExportRecord>("/v1/exports", { format: "csv", ...body }, key)).body.data;
    const file = async (id: string) => (await service.api(`/v1/exports/${id}/file`, { key })).text;
    return { accountId, key, ids, approve, create, file };
  }

  it("201: exports approved invoices once, and lists those left out", async () => {
    const { key, ids, approve, create, file } = await accountWith(3);
    await approve(ids[0]!);
    await approve(ids[1]!);
    const first = await create();
    expect(first).toMatchObject({ status: "ready", format: "csv", include: "approved_not_exported" });
    expect(first.counts).toEqual({ included: 2, left_out: { ...nothing, not_approved: 1 } });
    expect(new Set(first.invoices)).toEqual(new Set(ids.slice(0, 2)));
    expect((await file(first.id)).split("\r\n").filter(Boolean)).toHaveLength(3);

    const second = await create();
    expect(second.counts).toEqual({ included: 0, left_out: { ...nothing, not_approved: 1, exported_before: 2 } });

    const record = (await service.api<InvoiceRecord>(`/v1/invoices/${ids[0]}`, { key })).body.data;
    expect(record).toMatchObject({ exports: [first.id], exported_at: first.created_at });
    const listed = async (filter: string) =>
      (await service.api<InvoiceList>(`/v1/invoices?${filter}`, { key })).body.data.invoices.map(({ id }) => id);
    expect(new Set(await listed("exported=true"))).toEqual(new Set(ids.slice(0, 2)));
    expect(await listed("exported=false")).toEqual([ids[2]]);
    expect(await listed("exported=false&sort=date")).toEqual([ids[2]]);
    expect(await listed("review=approved&exported=false")).toEqual([]);
    await approve(ids[2]!);
    for (const order of ["", "&sort=date"])
      expect(await listed(`review=approved&exported=false${order}`)).toEqual([ids[2]]);
  });

  it("201: an invoice counts as exported only if it was approved then, and is booked once after its approval", async () => {
    const { key, ids, approve, create } = await accountWith(3);
    const [approved, open, rejected] = [ids[0]!, ids[1]!, ids[2]!];
    await approve(approved);
    expect((await post(`/v1/invoices/${rejected}/reject`, { reason: "Not ours" }, key)).status).toBe(200);
    const all = await create({ include: "all" });
    expect(all.counts.included).toBe(3);
    const record = async (id: string) => (await service.api<InvoiceRecord>(`/v1/invoices/${id}`, { key })).body.data;
    expect(await record(approved)).toMatchObject({ exports: [all.id], exported_at: all.created_at });
    for (const id of [open, rejected]) {
      const { exports, exported_at } = await record(id);
      expect([exports, exported_at]).toEqual([[all.id], undefined]);
    }
    const exported = async () =>
      (await service.api<InvoiceList>("/v1/invoices?exported=true", { key })).body.data.invoices.map(({ id }) => id);
    expect(await exported()).toEqual([approved]);
    await approve(open);
    const booked = await create();
    expect(booked.invoices).toEqual([open]);
    expect(booked.counts.left_out).toEqual({ ...nothing, not_approved: 1, exported_before: 1 });
    expect(await record(open)).toMatchObject({ exports: [all.id, booked.id], exported_at: booked.created_at });
    await post(`/v1/exports/${all.id}/undo`, {}, key);
    expect(await exported()).toEqual([open]);
  });

  it("201: an invoice that was exported, reopened and approved again is not exported again", async () => {
    const { key, ids, approve, create } = await accountWith(1);
    await approve(ids[0]!);
    await create();
    expect((await post(`/v1/invoices/${ids[0]}/reopen`, {}, key)).status).toBe(200);
    await create({ include: "all" });
    await approve(ids[0]!);
    expect((await create()).counts).toEqual({ included: 0, left_out: { ...nothing, exported_before: 1 } });
  });

  it("201: an open duplicate is not booked", async () => {
    const { accountId, approve, create } = await accountWith(0);
    const data = readingOf({ invoice_number: "TWIN-1" });
    const { db } = service.running.services;
    for (let copy = 0; copy < 2; copy += 1) await approve(await storeInvoice(db, accountId, { data }));
    expect((await create()).counts).toEqual({ included: 0, left_out: { ...nothing, duplicate: 2 } });
    expect((await create({ include: "all" })).counts.included).toBe(2);
  });

  it("201: an invoice whose duplicate was rejected is booked", async () => {
    const { accountId, key, approve, create } = await accountWith(0);
    const data = readingOf({ invoice_number: "TWIN-2" });
    const { db } = service.running.services;
    const [original, copy] = [await storeInvoice(db, accountId, { data }), await storeInvoice(db, accountId, { data })];
    await approve(original);
    expect((await create()).counts).toEqual({ included: 0, left_out: { ...nothing, duplicate: 1, not_approved: 1 } });
    expect((await post(`/v1/invoices/${copy}/reject`, { reason: "Sent twice" }, key)).status).toBe(200);
    const booked = await create();
    expect(booked.counts).toEqual({ included: 1, left_out: { ...nothing, not_approved: 1 } });
    expect(booked.invoices).toEqual([original]);
  });

  it("200: after an undo its invoices are in the next export; the file stays the same", async () => {
    const { key, ids, approve, create, file } = await accountWith(1);
    await approve(ids[0]!);
    const first = await create();
    const before = await file(first.id);
    const undone = await post<ExportRecord>(`/v1/exports/${first.id}/undo`, {}, key);
    expect(undone.body.data).toMatchObject({ status: "undone", undone_by: expect.stringContaining("API key") });
    expect((await post(`/v1/exports/${first.id}/undo`, {}, key)).status).toBe(400);
    expect((await create()).counts.included).toBe(1);
    expect(await file(first.id)).toBe(before);
    const list = (await service.api<ExportList>("/v1/exports", { key })).body.data;
    expect(list.exports.map(({ status }) => status)).toEqual(["ready", "undone"]);
  });

  it("200: the file contains the invoices as exported, also after a correction", async () => {
    const { key, ids, approve, create, file } = await accountWith(1);
    await approve(ids[0]!);
    const { id } = await create({ format: "jsonl" });
    const before = await file(id);
    const corrected = { method: "PATCH", headers: { "content-type": "application/json" }, key };
    const body = JSON.stringify({ extracted_data: { invoice_number: "CHANGED" } });
    expect((await service.api(`/v1/invoices/${ids[0]}`, { ...corrected, body })).status).toBe(200);
    expect(await file(id)).toBe(before);
    expect(before).not.toContain("CHANGED");
  });

  it("201: two exports at the same time book an invoice once", async () => {
    const { ids, approve, create } = await accountWith(3);
    for (const id of ids) await approve(id);
    const made = await Promise.all([create(), create(), create()]);
    expect(made.map(({ counts }) => counts.included).sort()).toEqual([0, 0, 3]);
  });

  it("201: the same idempotency key makes one export", async () => {
    const { key, ids, approve } = await accountWith(1);
    await approve(ids[0]!);
    const headers = { "content-type": "application/json", "idempotency-key": "monthly" };
    const send = () =>
      service.api<ExportRecord>("/v1/exports", { method: "POST", headers, body: '{"format":"csv"}', key });
    const [one, two] = [await send(), await send()];
    expect(two.body.data.id).toBe(one.body.data.id);
    expect(two.body.data.counts.included).toBe(1);
  });

  it("201: a dry run counts and stores nothing", async () => {
    const { key, ids, approve } = await accountWith(2);
    await approve(ids[0]!);
    const { body } = await post<ExportPreview>("/v1/exports", { format: "csv", dry_run: true }, key);
    expect(body.data).toEqual({ dry_run: true, counts: { included: 1, left_out: { ...nothing, not_approved: 1 } } });
    expect((await service.api<ExportList>("/v1/exports", { key })).body.data.exports).toEqual([]);
  });

  it("400: a format whose settings are missing names them", async () => {
    const { key } = await accountWith(0);
    const { status, body } = await post("/v1/exports", { format: "datev", settings: { client: "12" } }, key);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: "INVALID_PARAMETER", reason: "export_settings_missing" });
    expect(body.error.message).toContain("consultant, expense_account, creditor_account");
  });

  it("404: another account's export is not found", async () => {
    const { ids, approve, create } = await accountWith(1);
    await approve(ids[0]!);
    const { id } = await create();
    const { key } = await accountWith(0);
    expect((await service.api(`/v1/exports/${id}`, { key })).status).toBe(404);
    expect((await service.api(`/v1/exports/${id}/file`, { key })).status).toBe(404);
    expect((await post(`/v1/exports/${id}/undo`, {}, key)).status).toBe(404);
  });

  it("an invoice that is deleted for good is removed from the file, and its export stays in the history", async () => {
    const { accountId, ids, approve, create, file } = await accountWith(1);
    await approve(ids[0]!);
    const { id } = await create({ format: "jsonl" });
    const { removeInvoice } = await import("../invoices/removal/remove-invoice.ts");
    await removeInvoice(service.running.services, accountId, ids[0]!, { forGood: true, audit: async () => undefined });
    expect(await file(id)).toBe("");
  });
});
