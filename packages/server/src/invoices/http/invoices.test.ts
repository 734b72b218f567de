import type { InvoiceList, UploadedBatch } from "@inkvoice/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { documentThat, startTestService, type TestService } from "../../testing/test-service.ts";

describeOnEachBackend("invoices", (backend) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(backend, { environment: { INKVOICE_TRASH_DAYS: "0" } });
  });
  afterAll(() => service.stop());

  it("are accepted with 201, extracted, and returned as a record", async () => {
    const { status, body, headers } = await service.upload();
    expect(status).toBe(201);
    const specified = ["created_at", "estimated_completion", "file_url", "id", "status"];
    expect(Object.keys(body.data).sort()).toEqual([...specified, "filename"].sort());
    expect(body.data).toMatchObject({ id: expect.stringMatching(/^inv_\d{19}$/), status: "processing" });
    expect(Date.parse(body.data.estimated_completion)).toBeGreaterThan(Date.parse(body.data.created_at));
    expect(headers.get("x-request-id")).toMatch(/^req_\d{19}$/);
    const record = await service.untilEnded(body.data.id);
    expect(record).toMatchObject({ status: "completed", extracted_data: { total_amount: 101.15, line_items: [{}] } });
    expect(record).not.toHaveProperty("error");
    expect(record).not.toHaveProperty("failed_at");
    expect(Date.parse(record.completed_at ?? "")).toBeGreaterThanOrEqual(Date.parse(record.created_at));
  });

  it("that cannot be read fail with a code, which the record shows", async () => {
    const { body } = await service.upload({ files: [{ bytes: documentThat("fail UNREADABLE_TEXT") }] });
    const record = await service.untilEnded(body.data.id);
    expect(record).toMatchObject({ status: "failed", error: { code: "UNREADABLE_TEXT" } });
    expect(record.failed_at).toBeDefined();
    expect(record).not.toHaveProperty("completed_at");
    expect(record).not.toHaveProperty("extracted_data");
  });

  it("omit line items on request", async () => {
    const { body } = await service.upload({ fields: { extract_line_items: "false" } });
    const record = await service.untilEnded(body.data.id);
    expect(record.extracted_data).not.toHaveProperty("line_items");
  });

  it("of a batch are rejected alone, and 201 lists them", async () => {
    const good = { bytes: documentThat(), name: "good.pdf" };
    const bad = { bytes: new TextEncoder().encode("hello"), name: "bad.txt" };
    const { status, body } = await service.upload<UploadedBatch>({ files: [good, bad, good] });
    expect(status).toBe(201);
    expect(body.data.batch_id).toMatch(/^bat_\d{19}$/);
    expect(body.data.invoices).toHaveLength(2);
    expect(body.data.rejected).toEqual([
      {
        filename: "bad.txt",
        error: { code: "INVALID_FILE_FORMAT", reason: "invalid_file_format", message: expect.any(String) },
      },
    ]);
  });

  it("are listed newest first, with a total", async () => {
    const other = await service.newAccount();
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      const { body } = await service.upload({ key: other.key });
      ids.unshift(body.data.id);
    }
    const { body } = await service.api<InvoiceList>("/v1/invoices?limit=2", { key: other.key });
    expect(body.data.invoices.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(body.data.pagination).toMatchObject({ total: 3, limit: 2, offset: 0, has_more: true });
    const last = await service.api<InvoiceList>("/v1/invoices?limit=2&offset=2", { key: other.key });
    expect(last.body.data.pagination).toMatchObject({ total: 3, has_more: false });
  });

  it("are deleted several at once, also copies of a file of which some are still processing", async () => {
    const uploads = await Promise.all(Array.from({ length: 9 }, () => service.upload()));
    const ids = uploads.map(({ body }) => body.data.id);
    await service.untilEnded(ids[0] ?? "");
    const gone = await Promise.all(ids.map((id) => service.api(`/v1/invoices/${id}`, { method: "DELETE" })));
    expect(gone.map(({ status }) => status)).toEqual(ids.map(() => 200));
    for (const id of ids) expect((await service.api(`/v1/invoices/${id}`)).status).toBe(404);
  });

  it("are deleted with their file without a trash, and then are 404", async () => {
    const { body } = await service.upload();
    await service.untilEnded(body.data.id);
    expect((await fetch(body.data.file_url)).status).toBe(200);
    const gone = await service.api(`/v1/invoices/${body.data.id}`, { method: "DELETE" });
    expect(gone.body.data).toEqual({ id: body.data.id, deleted: true });
    expect((await service.api(`/v1/invoices/${body.data.id}`)).status).toBe(404);
    expect((await fetch(body.data.file_url)).status).toBe(404);
    const { services } = service.running;
    const keys: string[] = [];
    for await (const blob of services.blobs.list()) keys.push(blob.key);
    const rows = await services.db.selectFrom("invoices").select("blob_key").execute();
    expect(keys.sort()).toEqual(rows.map((row) => row.blob_key).sort());
  });
});
