import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import type { Bulk, BulkResult, InvoiceList } from "@inkvoice/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fromBufferPromise } from "yauzl";
import { zipOf } from "../../catalogue/export/zip.ts";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { type ApiRequest, documentThat, startTestService, type TestService } from "../../testing/test-service.ts";

type Files = Readonly<Record<string, Uint8Array>>;

async function archiveOf(files: Files): Promise<Buffer> {
  return await buffer(zipOf(Object.entries(files).map(([name, bytes]) => ({ name, chunks: [bytes] }))));
}

function formWith(archive: Uint8Array, fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("archive", new Blob([Buffer.from(archive)]), "invoices.zip");
  return form;
}

const text = (words: string) => new TextEncoder().encode(words);

describeOnEachBackend("bulk", (backend) => {
  let service: TestService;
  let files: Server;
  let origin: string;
  beforeAll(async () => {
    files = createServer((request, response) => {
      if (request.url?.startsWith("/good")) response.end(documentThat("complete"));
      else response.writeHead(request.url === "/moved" ? 302 : 404, { location: "/good" }).end();
    });
    await new Promise<void>((resolve) => files.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(files.address() as AddressInfo).port}`;
    service = await startTestService(backend, { environment: { INKVOICE_WEBHOOK_ALLOW: "127.0.0.0/8" } });
  });
  afterAll(async () => {
    await service.stop();
    files.close();
  });

  const post = (body: FormData | object, init: ApiRequest = {}) =>
    service.api<Bulk>("/v1/bulk", {
      method: "POST",
      ...(body instanceof FormData
        ? { body }
        : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
      ...init,
    });

  async function untilDone(id: string): Promise<Bulk> {
    for (;;) {
      const { body } = await service.api<Bulk>(`/v1/bulk/${id}`);
      if (body.data.completed_at !== undefined) return body.data;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  async function resultsOf(id: string): Promise<BulkResult[]> {
    const { text } = await service.api(`/v1/bulk/${id}/results`);
    return text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as BulkResult);
  }

  it("extracts every file of an archive once; a bad one fails alone; one event at the end", async () => {
    const archive = await archiveOf({
      "2026/good.pdf": documentThat("complete"),
      "2026/=poor.pdf": documentThat("fail UNREADABLE_TEXT"),
      "note.txt": text("no document"),
      "several.pdf": documentThat("several 2"),
      "empty.pdf": new Uint8Array(),
    });
    const { status, body } = await post(formWith(archive, { metadata: '{"site":"Kiel"}' }));
    expect(status).toBe(201);
    const { id } = body.data;
    expect(body.data).toMatchObject({ status: "processing", source: "archive", counts: { files: 5, waiting: 5 } });
    const done = await untilDone(id);
    expect(done).toMatchObject({
      status: "completed",
      metadata: { site: "Kiel" },
      counts: { files: 5, waiting: 0, processing: 0, completed: 2, failed: 1, rejected: 2, stopped: 0, deleted: 0 },
    });
    const results = await resultsOf(id);
    expect(results.map(({ file, index, status: now, error }) => [file, index, now, error?.code])).toEqual([
      ["2026/good.pdf", 1, "completed", undefined],
      ["2026/=poor.pdf", 2, "failed", undefined],
      ["note.txt", 3, "rejected", "INVALID_FILE_FORMAT"],
      ["several.pdf", 4, "completed", undefined],
      ["several.pdf", 4, "completed", undefined],
      ["empty.pdf", 5, "rejected", "EMPTY_FILE"],
    ]);
    const old = await service.api(`/v1/bulk/${id}/results`, { headers: { "service-version": "1.0.4" } });
    expect(JSON.parse(old.text.split("\n")[2] ?? "")).toMatchObject({ file: "note.txt", error: "INVALID_FILE" });
    expect(results[0]?.invoice).toMatchObject({ filename: "good.pdf", batch_id: id, metadata: { site: "Kiel" } });
    const listed = await service.api<InvoiceList>(`/v1/invoices?batch_id=${id}&limit=50`);
    expect(listed.body.data.invoices).toHaveLength(4);
    const events = await service.api<{ events: { data: Bulk }[] }>("/v1/events?type=bulk.completed");
    expect(events.body.data.events.map(({ data }) => data).filter((data) => data.id === id)).toEqual([done]);
    await expectNothingStoredTwice(id, 3);
  });

  /** Files of the bulk's invoices, and the archive gone. */
  async function expectNothingStoredTwice(id: string, taken: number): Promise<void> {
    const { db } = service.running.services;
    const rows = await db.selectFrom("invoices").select("blob_key").where("batch_id", "=", id).execute();
    expect(new Set(rows.map((row) => row.blob_key)).size).toBe(taken);
    const bulk = await db.selectFrom("bulks").select("blob_key").where("id", "=", id).executeTakeFirst();
    expect(bulk?.blob_key).toBeNull();
  }

  it("returns its results as CSV without formulas, and as a ZIP archive", async () => {
    const archive = await archiveOf({ "=1+1.pdf": documentThat("complete"), "b.pdf": text("x") });
    const { id } = (await post(formWith(archive))).body.data;
    await untilDone(id);
    const csv = (await service.api(`/v1/bulk/${id}/results?format=csv`)).text.split("\r\n");
    expect(csv[0]).toMatch(/^"Bulk file","Result","Reason","Id",/);
    expect(csv[1]).toMatch(/^"'=1\+1.pdf","completed",,"inv_\d+"/);
    expect(csv[2]).toMatch(/^"b.pdf","rejected","The file format is not supported/);
    const answer = await fetch(`${service.url}/v1/bulk/${id}/results?format=zip`, {
      headers: { authorization: `Bearer ${service.apiKey}` },
    });
    const zip = await fromBufferPromise(Buffer.from(await answer.arrayBuffer()));
    const names: string[] = [];
    for await (const entry of zip.eachEntry()) names.push(entry.fileName);
    expect(names).toEqual(["results.csv", "invoices/00001-=1+1.pdf.json"]);
    expect((await service.api(`/v1/bulk/${id}/results?format=xml`)).body.error.message).toBe(
      "format must be one of jsonl, csv, zip.",
    );
  });

  it("fetches addresses through the outbound client; an unreachable one fails alone", async () => {
    const urls = [`${origin}/good%20one.pdf?token=1`, `${origin}/gone`, `${origin}/moved`, "http://10.0.0.1/a.pdf"];
    const { status, body } = await post({ urls, extract_line_items: false });
    expect(status).toBe(201);
    await untilDone(body.data.id);
    const results = await resultsOf(body.data.id);
    expect(results.map(({ status: now, error }) => [now, error?.message])).toEqual([
      ["completed", undefined],
      ["rejected", "The file could not be fetched. Its address answers with status 404."],
      ["rejected", "The file could not be fetched. Its address answers with status 302."],
      ["rejected", "The file could not be fetched. Its address cannot be used: its address is not a public one."],
    ]);
    expect(results[0]?.file).toBe(urls[0]);
    expect(results[0]?.invoice?.filename).toBe("good one.pdf");
    expect(results[0]?.invoice?.extracted_data).not.toHaveProperty("line_items");
  });

  it("accepts objects in the account's own folder of the bucket only", async () => {
    if (backend === "sqlite and a folder") {
      const { status, body } = await post({ prefix: "2026/" });
      expect([status, body.error.message]).toEqual([
        400,
        "prefix needs a service that stores its files in an S3 bucket.",
      ]);
      return;
    }
    const { environment } = service.fixture;
    const client = new S3Client({
      region: "us-east-1",
      endpoint: environment.INKVOICE_S3_ENDPOINT!,
      forcePathStyle: true,
      credentials: {
        accessKeyId: environment.INKVOICE_S3_ACCESS_KEY!,
        secretAccessKey: environment.INKVOICE_S3_SECRET_KEY!,
      },
    });
    const lay = (Key: string) =>
      client.send(new PutObjectCommand({ Bucket: environment.INKVOICE_S3_BUCKET!, Key, Body: documentThat() }));
    await lay(`bulk/${service.accountId}/2026/a.pdf`);
    await lay(`bulk/${service.accountId}/2025/b.pdf`);
    await lay("bulk/acc_1/2026/other.pdf");
    client.destroy();
    const { id } = (await post({ prefix: "2026/" })).body.data;
    expect((await untilDone(id)).counts).toMatchObject({ files: 1, completed: 1 });
    expect((await resultsOf(id))[0]?.file).toBe("2026/a.pdf");
    expect((await post({ prefix: "2024/" })).body.error.message).toBe(
      `prefix matches no file below bulk/${service.accountId}/.`,
    );
  });

  it.each([
    [{ urls: [] }, "urls must name at least one address."],
    [{ urls: ["ftp://a.example/x"] }, "urls.0 must be an address that starts with https://."],
    [{ prefix: "../acc_2/" }, "prefix must not lead out of the account's folder."],
    [{ urls: ["https://a.example/x"], prefix: "a" }, "The request body must name either urls or prefix."],
    [{}, "The request body must name either urls or prefix."],
    [{ urls: ["https://a.example/x"], file: 1 }, "file is not a known property."],
  ])("says what is wrong with an order: %j", async (order, message) => {
    const { status, body } = await post(order);
    expect([status, body.error.message]).toEqual([400, message]);
  });

  it("refuses archives that are invalid, empty, or contain paths outside; nothing is stored", async () => {
    const hostile = Buffer.from(
      (await archiveOf({ "up/a.pdf": text("x") })).toString("latin1").replaceAll("up/", "../"),
      "latin1",
    );
    for (const [archive, message] of [
      [text("no archive"), "The archive is not a complete ZIP file."],
      [await archiveOf({}), "The archive holds no files."],
      [hostile, "The archive names a file outside of it, by an absolute path or by '..'."],
    ] as const) {
      const { status, body } = await post(formWith(archive));
      expect([status, body.error.code, body.error.message]).toEqual([400, "INVALID_ARCHIVE", message]);
    }
    expect((await post(new FormData())).body.error.message).toMatch(/form field 'archive'/);
    const strict = { headers: { "service-version": "1.3.0" } };
    const form = formWith(await archiveOf({ "a.pdf": text("x") }), { colour: "red" });
    expect((await post(form, strict)).body.error.message).toBe("colour is not a known form field.");
  });

  it("is accepted once, however often it is sent with its key", async () => {
    const archive = await archiveOf({ "a.pdf": documentThat("complete") });
    const headers = { "idempotency-key": "bulk-once" };
    const first = await post(formWith(archive), { headers });
    const again = await post(formWith(archive), { headers });
    expect(again.body.data.id).toBe(first.body.data.id);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    const other = await post(formWith(archive, { extract_line_items: "false" }), { headers });
    expect(other.body.error.code).toBe("IDEMPOTENCY_KEY_REUSED");
    expect((await untilDone(first.body.data.id)).counts).toMatchObject({ files: 1, completed: 1 });
  });

  it("is stopped: waiting files are skipped, running ones finished, with one event", async () => {
    const names = Array.from({ length: 130 }, (_, at) => [`${at}.pdf`, documentThat("sleep 20", at)] as const);
    const { id } = (await post(formWith(await archiveOf(Object.fromEntries(names))))).body.data;
    const stopped = await service.api<Bulk>(`/v1/bulk/${id}`, { method: "DELETE" });
    expect(stopped.body.data.status).toBe("stopped");
    expect(stopped.body.data.counts.waiting).toBe(0);
    expect(stopped.body.data.counts.stopped).toBeGreaterThan(0);
    const done = await untilDone(id);
    expect(done.status).toBe("stopped");
    expect(done.counts.completed + done.counts.stopped).toBe(130);
    expect((await service.api<Bulk>(`/v1/bulk/${id}`, { method: "DELETE" })).body.data).toEqual(done);
  });

  it("does not delay another account's bulk, and is visible to its account only", async () => {
    const names = Array.from({ length: 140 }, (_, at) => [`${at}.pdf`, documentThat("sleep 5", at)] as const);
    const archive = await archiveOf(Object.fromEntries(names));
    const stranger = await service.newAccount();
    const { id } = (await post(formWith(archive))).body.data;
    const theirs = (await post(formWith(await archiveOf({ "a.pdf": documentThat() })), { key: stranger.key })).body
      .data;
    const view = (key?: string) => ({ ...(key !== undefined && { key }) });
    for (;;) {
      const { body } = await service.api<Bulk>(`/v1/bulk/${theirs.id}`, view(stranger.key));
      if (body.data.completed_at !== undefined) break;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect((await service.api<Bulk>(`/v1/bulk/${id}`)).body.data.status).toBe("processing");
    expect((await service.api(`/v1/bulk/${theirs.id}`)).status).toBe(404);
    expect((await service.api(`/v1/bulk/${theirs.id}/results`)).status).toBe(404);
    expect((await service.api(`/v1/bulk/${theirs.id}`, { method: "DELETE" })).status).toBe(404);
    await service.api(`/v1/bulk/${id}`, { method: "DELETE" });
    await untilDone(id);
  });

  it("counts a deleted invoice as deleted", async () => {
    const { id } = (await post(formWith(await archiveOf({ "a.pdf": documentThat() })))).body.data;
    await untilDone(id);
    const invoice = (await resultsOf(id))[0]?.invoice?.id;
    await service.api(`/v1/invoices/${invoice}`, { method: "DELETE" });
    expect((await service.api<Bulk>(`/v1/bulk/${id}`)).body.data.counts).toMatchObject({ completed: 0, deleted: 1 });
    expect((await resultsOf(id))[0]).toEqual({ file: "a.pdf", index: 1, status: "deleted" });
  });
});
