import { setTimeout as sleep } from "node:timers/promises";
import type { InvoiceRecord } from "@inkvoice/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { claimOwner, joinAs, startWithDashboard, type Visitor } from "../../testing/clients/browser-visitor.ts";
import { correctDetail, readDetail } from "../../testing/clients/invoice-pages.ts";
import { documentThat, startTestService, type TestService } from "../../testing/test-service.ts";
import { endInvoice } from "../lifecycle/end-invoice.ts";
import { type Claim, claimNext } from "../queue/queue.ts";

describeOnEachBackend("a file of several invoices", (backend) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(backend, { environment: { INKVOICE_RATE_SCALE: "1000" } });
  });
  afterAll(() => service.stop());

  async function send(does: string, fields: Record<string, string> = {}): Promise<InvoiceRecord> {
    const { id } = (await service.upload({ files: [{ bytes: documentThat(does) }], fields })).body.data;
    await service.untilEnded(id);
    return await recordOf(id);
  }
  const recordOf = async (id: string) => (await service.api<InvoiceRecord>(`/v1/invoices/${id}`)).body.data;

  it("becomes one record each, linked to each other, with their own values, file and event", async () => {
    const first = await send("several 3");
    expect(first.parts).toHaveLength(3);
    const records = await Promise.all((first.parts ?? []).map(recordOf));
    expect(records[0]?.id).toBe(first.id);
    expect(records.map(({ extracted_data }) => extracted_data?.invoice_number)).toEqual(["T-1", "T-2", "T-3"]);
    expect(records.map(({ part_of }) => part_of)).toEqual(
      [1, 2, 3].map((index) => ({ file_of: first.id, index, count: 3, pages: [index, index] })),
    );
    expect(records[1]).not.toHaveProperty("parts");
    expect(records.every(({ status, completed_at }) => status === "completed" && completed_at !== undefined)).toBe(
      true,
    );
    const { db } = service.running.services;
    const events = await db.selectFrom("events").select(["invoice_id", "type"]).execute();
    const own = events.filter(({ invoice_id }) => first.parts?.includes(invoice_id ?? ""));
    expect(own.map(({ type }) => type)).toEqual(Array(3).fill("invoice.completed"));
    const list = await service.api<{ invoices: { id: string }[]; pagination: { total: number } }>("/v1/invoices");
    expect(list.body.data.invoices.map(({ id }) => id)).toEqual(expect.arrayContaining([...(first.parts ?? [])]));
    expect(list.body.data.pagination.total).toBe(list.body.data.invoices.length);
  });

  it("stays one record if the upload says so; an unknown mode is refused", async () => {
    const one = await send("several 3", { split: "never" });
    expect(one).not.toHaveProperty("parts");
    expect(one).not.toHaveProperty("part_of");
    const refused = await service.upload({ files: [{ bytes: documentThat("several 3") }], fields: { split: "maybe" } });
    expect([refused.status, refused.body.error.code]).toEqual([400, "INVALID_PARAMETER"]);
  });

  it("keeps its file until the last of its invoices is deleted", async () => {
    const first = await send("several 2");
    const [, second = ""] = first.parts ?? [];
    expect((await service.api(`/v1/invoices/${first.id}`, { method: "DELETE" })).status).toBe(200);
    const file = await fetch((await recordOf(second)).file_url);
    expect(file.status).toBe(200);
    await file.arrayBuffer();
    expect((await service.api(`/v1/invoices/${second}`, { method: "DELETE" })).status).toBe(200);
  });
});

describeOnEachBackend("a file of several invoices whose reader dies", (backend) => {
  let service: TestService;
  beforeAll(async () => {
    const environment = { INKVOICE_ROLE: "api", INKVOICE_RATE_SCALE: "1000" };
    service = await startTestService(backend, { environment });
  });
  afterAll(() => service.stop());

  it("is split once, whichever worker ends it, and an idempotent replay adds no parts", async () => {
    const { services } = service.running;
    const upload = () =>
      service.upload({ files: [{ bytes: documentThat("several 2") }], headers: { "idempotency-key": "twice" } });
    const { id } = (await upload()).body.data;
    const claim = async (leaseMs: number) =>
      (await claimNext(services.db, { dialect: services.dialect, leaseMs, longestMs: 600_000 })) as Claim;
    const dead = await claim(100);
    await sleep(150);
    const heir = await claim(60_000);
    expect([dead.id, heir.id]).toEqual([id, id]);
    const data = { confidence: {}, locations: {}, checks: [], issues: [], total_amount: 1 };
    const parts = [1, 2].map((page) => ({
      data: { ...data, invoice_number: `P-${page}` },
      pages: [page, page] as const,
    }));
    const [first] = parts;
    if (!first) throw new Error("There is no part.");
    const ending = { status: "completed", data: first.data, pages: 2, parts, readingMs: 1, at: Date.now() } as const;
    expect(await endInvoice(services, heir, ending)).toBe(true);
    expect(await endInvoice(services, dead, ending)).toBe(false);
    expect((await upload()).body.data.id).toBe(id);
    const rows = await services.db.selectFrom("invoices").select(["id", "part_of"]).orderBy("part_of").execute();
    const record = (await service.api<InvoiceRecord>(`/v1/invoices/${id}`)).body.data;
    expect(rows.map((row) => row.id).sort()).toEqual([...(record.parts ?? [])].sort());
    expect(rows).toHaveLength(2);
    const events = await services.db.selectFrom("events").select("invoice_id").execute();
    expect(events.map(({ invoice_id }) => invoice_id).sort()).toEqual(rows.map((row) => row.id).sort());
  });
});

describeOnEachBackend("splitting a file by hand", (backend) => {
  let service: TestService;
  let owner: Visitor;
  beforeAll(async () => {
    service = await startWithDashboard(backend, { environment: { INKVOICE_RATE_SCALE: "1000" } });
    owner = await claimOwner(service);
  });
  afterAll(() => service.stop());

  async function fileOf(pages: number): Promise<string[]> {
    const upload = await service.upload({ files: [{ bytes: documentThat(`several ${pages}`, pages) }] });
    const record = await service.untilEnded(upload.body.data.id);
    return record.parts ?? [record.id];
  }
  const divide = (id: string, ...parts: [number, number][]) =>
    owner.ask<{ reading: string[] }>(`/api/invoices/${id}/division`, { method: "PUT", body: { parts } });
  async function shown(id: string): Promise<readonly (readonly [id: string, from: number, to: number])[]> {
    const { data } = await readDetail(owner, id);
    for (const { row } of data.file) await service.untilEnded(row.id);
    const { data: ended } = await readDetail(owner, id);
    return ended.file.map(({ row, pages: [from, to] }) => [row.id, from, to] as const);
  }
  const numberOf = async (id: string) =>
    (await service.api<InvoiceRecord>(`/v1/invoices/${id}`)).body.data.extracted_data?.invoice_number;

  it("joins two invoices into the first of them and leaves the others as they are", async () => {
    const [a = "", b = "", c = ""] = await fileOf(3);
    const counted = async () =>
      (await service.api<{ pagination: { total: number } }>("/v1/invoices?limit=1")).body.data.pagination.total;
    const before = await counted();
    expect((await divide(c, [1, 2], [3, 3])).data.reading).toEqual([a]);
    expect(await shown(a)).toEqual([
      [a, 1, 2],
      [c, 3, 3],
    ]);
    expect((await service.api(`/v1/invoices/${b}`)).status).toBe(404);
    expect(await counted()).toBe(before - 1);
    const record = (await service.api<InvoiceRecord>(`/v1/invoices/${c}`)).body.data;
    expect(record.part_of).toEqual({ file_of: a, index: 2, count: 2, pages: [3, 3] });
    expect(await numberOf(c)).toBe("T-3");
  });

  it("splits one into several, and joins all to one that is no part any more", async () => {
    const [a = ""] = await fileOf(3);
    await divide(a, [1, 3]);
    expect(await shown(a)).toEqual([[a, 1, 3]]);
    expect((await service.api<InvoiceRecord>(`/v1/invoices/${a}`)).body.data).not.toHaveProperty("part_of");
    await divide(a, [1, 1], [2, 3]);
    const [, second] = await shown(a).then(async (first) => (first.length > 1 ? first : await shown(a)));
    expect(second?.slice(1)).toEqual([2, 3]);
    expect(await numberOf(second?.[0] ?? "")).toBe("T-2");
  });

  it("drops corrections on pages that moved elsewhere, and keeps the others", async () => {
    const [a = "", b = "", c = ""] = await fileOf(3);
    for (const id of [a, c]) {
      const body = { field: "invoice_number", value: `of ${id}`, remember: false };
      expect((await correctDetail(owner, id, body)).status).toBe(200);
    }
    await divide(b, [1, 2], [3, 3]);
    await shown(a);
    expect([await numberOf(a), await numberOf(c)]).toEqual(["T-1", `of ${c}`]);
    const { data } = await readDetail(owner, a);
    expect(data.corrections).toEqual([]);
  });

  it("refuses missing and repeated pages, foreign invoices, and viewers", async () => {
    const [a = ""] = await fileOf(3);
    for (const parts of [
      [[1, 2]],
      [
        [1, 2],
        [2, 3],
      ],
      [[2, 3]],
      [[1, 4]],
    ] as [number, number][][])
      expect((await divide(a, ...parts)).error?.code).toBe("INVALID_PARAMETER");
    expect((await divide("inv_1", [1, 1])).status).toBe(404);
    const viewer = await joinAs(service, owner, "viewer");
    const looked = await viewer.ask(`/api/invoices/${a}/division`, { method: "PUT", body: { parts: [[1, 3]] } });
    expect(looked.status).toBe(403);
  });
});
