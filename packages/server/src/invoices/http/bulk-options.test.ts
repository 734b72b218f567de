import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { BatchList, Bulk, BulkList, BulkResult, UploadedBatch } from "@inkvoice/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { zipOf } from "../../catalogue/export/zip.ts";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { documentThat, startTestService, type TestService } from "../../testing/test-service.ts";

const json = { "content-type": "application/json" };

describeOnEachBackend("options of a bulk", (backend) => {
  let service: TestService;
  let files: Server;
  let origin: string;
  beforeAll(async () => {
    files = createServer((request, response) => response.end(documentThat("complete", request.url?.length)));
    await new Promise<void>((resolve) => files.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(files.address() as AddressInfo).port}`;
    service = await startTestService(backend, { environment: { INKVOICE_WEBHOOK_ALLOW: "127.0.0.0/8" } });
    const field = JSON.stringify({ name: "meter", type: "code", captions: ["Meter"] });
    await service.api("/v1/fields", { method: "POST", body: field, headers: json });
  });
  afterAll(async () => {
    await service.stop();
    files.close();
  });

  async function archiveForm(fields: Readonly<Record<string, string>>): Promise<FormData> {
    const entries = ["march/a.pdf", "march/b.pdf"].map((name) => ({
      name,
      chunks: [documentThat("complete", name.length)],
    }));
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append("archive", new Blob([await buffer(zipOf(entries))]), "invoices.zip");
    return form;
  }

  const postForm = async (fields: Readonly<Record<string, string>>) =>
    service.api<Bulk>("/v1/bulk", { method: "POST", body: await archiveForm(fields) });
  const postOrder = (order: object) =>
    service.api<Bulk>("/v1/bulk", { method: "POST", body: JSON.stringify(order), headers: json });

  async function resultsOf(id: string): Promise<BulkResult[]> {
    for (;;) {
      const { body } = await service.api<Bulk>(`/v1/bulk/${id}`);
      if (body.data.completed_at !== undefined) break;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    const lines = (await service.api(`/v1/bulk/${id}/results`)).text.trim().split("\n");
    return lines.map((line) => JSON.parse(line) as BulkResult);
  }

  const rowOf = (id: string | undefined) =>
    service.running.services.db
      .selectFrom("invoices")
      .select(["split", "fields"])
      .where("id", "=", id ?? "")
      .executeTakeFirstOrThrow();

  it("apply to every file of an archive; those of a path take precedence, and the path is stored", async () => {
    const { status, body } = await postForm({
      external_id: "march",
      metadata: '{"site":"Kiel","year":"2026"}',
      split: "never",
      fields: "",
      files: '{"march/b.pdf":{"external_id":"B-7","metadata":{"site":"Bremen"},"split":"pages","fields":["meter"]}}',
    });
    expect(status).toBe(201);
    const [first, second] = await resultsOf(body.data.id);
    expect([first?.file, second?.file]).toEqual(["march/a.pdf", "march/b.pdf"]);
    expect(first?.invoice).toMatchObject({ external_id: "march", metadata: { site: "Kiel", year: "2026" } });
    expect(second?.invoice).toMatchObject({ external_id: "B-7", metadata: { site: "Bremen", year: "2026" } });
    expect(await rowOf(first?.invoice?.id)).toEqual({ split: "never", fields: "[]" });
    expect(await rowOf(second?.invoice?.id)).toEqual({ split: "pages", fields: '["meter"]' });
  });

  it("apply to addresses, in a JSON body and in lines", async () => {
    const own = { url: `${origin}/2`, external_id: "second" };
    const order = await postOrder({ urls: [`${origin}/1`, own], external_id: "all" });
    const lines = [{ external_id: "all" }, { url: `${origin}/11` }, { ...own, url: `${origin}/12` }];
    const listed = await service.api<Bulk>("/v1/bulk", {
      method: "POST",
      body: lines.map((line) => JSON.stringify(line)).join("\n"),
      headers: { "content-type": "application/x-ndjson" },
    });
    for (const { body } of [order, listed]) {
      const results = await resultsOf(body.data.id);
      expect(results.map(({ invoice }) => invoice?.external_id)).toEqual(["all", "second"]);
    }
  });

  it("are 400 if they name an unknown path, field or mode", async () => {
    for (const [fields, named] of [
      [{ files: '{"march/c.pdf":{"external_id":"C"}}' }, "march/c.pdf"],
      [{ files: '{"march/a.pdf":{"fields":["nope"]}}' }, "nope"],
      [{ files: '{"march/a.pdf":{"colour":"red"}}' }, "colour"],
      [{ files: "[" }, "files"],
      [{ fields: "nope" }, "nope"],
      [{ split: "halves" }, "split"],
    ] as const) {
      const { status, body } = await postForm(fields);
      expect([status, body.error?.message]).toEqual([400, expect.stringContaining(named)]);
    }
  });

  it("a repetition with other options of a file is another request", async () => {
    const send = (external_id: string) =>
      service.api("/v1/bulk", {
        method: "POST",
        body: JSON.stringify({ urls: [{ url: `${origin}/5`, external_id }] }),
        headers: { ...json, "idempotency-key": "options" },
      });
    expect((await send("one")).status).toBe(201);
    expect((await send("one")).headers.get("idempotent-replayed")).toBe("true");
    expect((await send("two")).body.error.code).toBe("IDEMPOTENCY_KEY_REUSED");
  });

  it("bulks and batches are listed newest first, page by page, for their account only", async () => {
    const { key } = await service.newAccount();
    const made: string[] = [];
    for (const name of ["1", "2", "3"]) {
      const body = JSON.stringify({ urls: [`${origin}/${name}`] });
      made.unshift((await service.api<Bulk>("/v1/bulk", { method: "POST", body, headers: json, key })).body.data.id);
    }
    const first = (await service.api<BulkList>("/v1/bulk?limit=2", { key })).body.data;
    const rest = (await service.api<BulkList>(`/v1/bulk?limit=2&cursor=${first.next_cursor}`, { key })).body.data;
    expect([...first.bulks, ...rest.bulks].map(({ id }) => id)).toEqual(made);
    expect(rest.next_cursor).toBeNull();

    const upload = {
      files: [{ bytes: documentThat() }, { bytes: new TextEncoder().encode("text"), name: "notes.txt" }],
      key,
    };
    const { batch_id } = (await service.upload<UploadedBatch>(upload)).body.data;
    const { batches } = (await service.api<BatchList>("/v1/batches", { key })).body.data;
    expect(batches).toMatchObject([
      {
        id: batch_id,
        counts: { rejected: 1 },
        rejected: [{ filename: "notes.txt", error: { code: "INVALID_FILE_FORMAT" } }],
      },
    ]);
    const others = (await service.api<BatchList>("/v1/batches")).body.data.batches;
    expect(others.map(({ id }) => id)).not.toContain(batch_id);
    expect((await service.api("/v1/bulk?cursor=inv_1", { key })).status).toBe(400);
  });
});
