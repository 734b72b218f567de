import type { Batch, UploadedBatch } from "@inkvoice/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { documentThat, startTestService, type TestService } from "../../testing/test-service.ts";

describeOnEachBackend("the caller's own data", (backend) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(backend);
  });
  afterAll(() => service.stop());

  const fields = { external_id: "PO-7", metadata: '{"site":"Kiel"}' };
  const own = { external_id: "PO-7", metadata: { site: "Kiel" }, filename: "r.pdf" };

  it("is in the response, the record and the event, on every part of the file", async () => {
    const { body } = await service.upload({ files: [{ bytes: documentThat("several 2"), name: "r.pdf" }], fields });
    expect(body.data).toMatchObject(own);
    const { parts } = await service.untilEnded(body.data.id);
    for (const id of parts ?? []) {
      expect((await service.api(`/v1/invoices/${id}`)).body.data).toMatchObject(own);
      const events = await service.api<{ events: { data: unknown }[] }>(`/v1/events?invoice_id=${id}`);
      expect(events.body.data.events[0]?.data).toMatchObject(own);
    }
    const listed = await service.api<{ invoices: { id: string }[] }>(
      "/v1/invoices?external_id=PO-7&metadata[site]=Kiel",
    );
    expect(listed.body.data.invoices.map(({ id }) => id).sort()).toEqual([...(parts ?? [])].sort());
  });

  it.each([
    [{ metadata: "{" }, "metadata must be a JSON object, and is not valid JSON at line 1, column 2."],
    [{ metadata: "[1]" }, "metadata must be an object."],
    [{ metadata: '{"__proto__":"a"}' }, "metadata must not have the key __proto__."],
    [{ metadata: '{"a":1}' }, "metadata.a must be a text."],
    [{ external_id: "x".repeat(201) }, "external_id must be at most 200 characters."],
  ])("is refused where it cannot be kept: %j", async (given, message) => {
    const { status, body } = await service.upload({ fields: given });
    expect([status, body.error.message]).toEqual([400, message]);
  });

  it("accepts only known form fields under version 1.3.0", async () => {
    const headers = { "service-version": "1.3.0" };
    const { body } = await service.upload({ fields: { extenal_id: "x" }, headers });
    expect(body.error.message).toBe("extenal_id is not a known form field.");
    expect((await service.upload({ fields: { extenal_id: "x" } })).status).toBe(201);
  });

  it("makes several files a batch that can be read, with one event when all have ended", async () => {
    const files = [
      { bytes: documentThat("complete"), name: "good.pdf" },
      { bytes: documentThat("fail UNREADABLE_TEXT"), name: "poor.pdf" },
      { bytes: new TextEncoder().encode("no document"), name: "note.txt" },
    ];
    const { body } = await service.upload<UploadedBatch>({ files, fields: { external_id: "B-1" } });
    const { batch_id: id, invoices } = body.data;
    for (const invoice of invoices) await service.untilEnded(invoice.id);
    const batch = (await service.api<Batch>(`/v1/batches/${id}`)).body.data;
    expect(batch).toMatchObject({
      id,
      counts: { processing: 0, completed: 1, failed: 1, rejected: 1 },
      rejected: [{ filename: "note.txt", error: { code: "INVALID_FILE_FORMAT" } }],
      completed_at: expect.any(String),
    });
    expect(batch.invoices.map((invoice) => [invoice.filename, invoice.status, invoice.external_id])).toEqual([
      ["good.pdf", "completed", "B-1"],
      ["poor.pdf", "failed", "B-1"],
    ]);
    expect((await service.api(`/v1/invoices/${invoices[0]?.id}`)).body.data.batch_id).toBe(id);
    type Events = { events: { data: Batch }[] };
    const { events } = (await service.api<Events>("/v1/events?type=batch.completed")).body.data;
    expect(events.map(({ data }) => [data.id, data.counts.completed])).toEqual([[id, 1]]);
    const stranger = await service.newAccount();
    expect((await service.api(`/v1/batches/${id}`, { key: stranger.key })).status).toBe(404);
  });
});
