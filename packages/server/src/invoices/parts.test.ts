import type { InvoiceRecord } from "@inkvoice/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnEachBackend } from "../testing/backends.ts";
import { documentThat, startTestService, type TestService } from "../testing/test-service.ts";

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

  it("becomes a record each, which name each other and have their own values, file and event", async () => {
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

  it("stays one record where the upload says so; an unknown wish is refused", async () => {
    const one = await send("several 3", { split: "never" });
    expect(one).not.toHaveProperty("parts");
    expect(one).not.toHaveProperty("part_of");
    const refused = await service.upload({ files: [{ bytes: documentThat("several 3") }], fields: { split: "maybe" } });
    expect([refused.status, refused.body.error.code]).toEqual([400, "INVALID_PARAMETER"]);
  });

  it("keeps its file as long as one of its invoices is there", async () => {
    const first = await send("several 2");
    const [, second = ""] = first.parts ?? [];
    expect((await service.api(`/v1/invoices/${first.id}`, { method: "DELETE" })).status).toBe(200);
    const file = await fetch((await recordOf(second)).file_url);
    expect(file.status).toBe(200);
    await file.arrayBuffer();
    expect((await service.api(`/v1/invoices/${second}`, { method: "DELETE" })).status).toBe(200);
  });
});
