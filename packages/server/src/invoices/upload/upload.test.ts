import { readdirSync } from "node:fs";
import { limits, type UploadedBatch } from "@inkvoice/contract";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { sendRaw, statusIn } from "../../testing/clients/raw-http.ts";
import { foldAllCounters } from "../../testing/fold-all-counters.ts";
import { documentThat, startTestService, type TestService } from "../../testing/test-service.ts";

const pdfOf = (size: number) => documentThat("complete", size - documentThat().length);

describeOnEachBackend("uploads", (backend) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(backend, { environment: { INKVOICE_RATE_SCALE: "1000" } });
  });
  afterAll(() => service.stop());
  // Polled, because a worker may just be reading a copy from there.
  afterEach(() => expect.poll(() => readdirSync(service.running.services.temporaryFolder)).toEqual([]));

  const refusal = async (upload: Parameters<TestService["upload"]>[0]) => {
    const before = await storedCount();
    const { status, body } = await service.upload(upload);
    expect(await storedCount()).toBe(before);
    return [status, body.error?.code];
  };

  async function storedCount(): Promise<number> {
    const { blobs } = service.running.services;
    let count = 0;
    for await (const _blob of blobs.list()) count += 1;
    return count;
  }

  it("are identified by their bytes, never by name or declared type (U6)", async () => {
    const text = new TextEncoder().encode("not a picture");
    expect(await refusal({ files: [{ bytes: text, name: "invoice.pdf" }] })).toEqual([400, "INVALID_FILE_FORMAT"]);
    const png = Buffer.from("\x89PNG\r\n\x1a\n0000", "latin1");
    const { status } = await service.upload({ files: [{ bytes: png, name: "invoice.pdf" }] });
    expect(status).toBe(201);
    const html = new TextEncoder().encode("<html>%PDF-1.4");
    expect(await refusal({ files: [{ bytes: html }] })).toEqual([400, "INVALID_FILE_FORMAT"]);
  });

  it("that are mails, archives, office documents or web pages are refused with an alternative", async () => {
    const refusedAs = async (text: string) =>
      (await service.upload({ files: [{ bytes: Buffer.from(text, "latin1") }] })).body;
    const zip = (name: string) => `PK\x03\x04${"\0".repeat(26)}${name}`;
    for (const [text, reason, remedy] of [
      ["From: books@example.com\r\nSubject: Invoice", "file_is_mail", "attached"],
      [zip("invoice.pdf"), "file_is_archive", "/v1/bulk"],
      [zip("[Content_Types].xml"), "file_is_office", "Save this one as PDF"],
      ["<!doctype html><title>Invoice</title>", "file_is_web_page", "Print it as PDF"],
    ] as const) {
      const { error } = await refusedAs(text);
      expect(error).toMatchObject({ code: "INVALID_FILE_FORMAT", reason, message: expect.stringContaining(remedy) });
    }
  });

  it("that are pictures of more than 50 megapixels are refused, alone and among others", async () => {
    const picture = sharp({ create: { width: 9000, height: 6000, channels: 3, background: "white" } });
    for (const bytes of [
      await picture.clone().jpeg().toBuffer(),
      await picture.tiff({ compression: "lzw" }).toBuffer(),
    ]) {
      const { status, body } = await service.upload({ files: [{ bytes }] });
      expect([status, body.error]).toMatchObject([400, { code: "FILE_TOO_LARGE", reason: "picture_too_large" }]);
      expect(body.error.message).toContain("54 megapixels; at most 50 are read");
      const batch = await service.upload<UploadedBatch>({ files: [{ bytes: documentThat() }, { bytes }] });
      expect(batch.body.data).toMatchObject({ invoices: [{}], rejected: [{ error: { reason: "picture_too_large" } }] });
    }
  });

  it("may have 10 485 760 bytes and not one more (U10)", async () => {
    const full = await service.upload({ files: [{ bytes: pdfOf(limits.fileBytes) }] });
    expect(full.status).toBe(201);
    expect(await refusal({ files: [{ bytes: pdfOf(limits.fileBytes + 1) }] })).toEqual([400, "FILE_TOO_LARGE"]);
  });

  it("may have 50 pages and not 51 (U4)", async () => {
    expect((await service.upload({ files: [{ bytes: documentThat("pages 50") }] })).status).toBe(201);
    expect(await refusal({ files: [{ bytes: documentThat("pages 51") }] })).toEqual([400, "TOO_MANY_PAGES"]);
  });

  it("without a file, with an empty one, or with too many are refused with their own code", async () => {
    expect(await refusal({ files: [] })).toEqual([400, "MISSING_FILE"]);
    expect(await refusal({ files: [], fields: { note: "x" } })).toEqual([400, "MISSING_FILE"]);
    expect(await refusal({ files: [{ bytes: new Uint8Array() }] })).toEqual([400, "EMPTY_FILE"]);
    const many = Array.from({ length: 26 }, () => ({ bytes: documentThat() }));
    expect(await refusal({ files: many })).toEqual([400, "TOO_MANY_FILES"]);
    const batch = await service.upload<UploadedBatch>({ files: many.slice(0, 25) });
    expect([batch.status, batch.body.data.invoices.length]).toEqual([201, 25]);
  });

  it("of a batch that are all invalid are refused with the first one's reason", async () => {
    const files = [{ bytes: new Uint8Array() }, { bytes: new TextEncoder().encode("x") }];
    expect(await refusal({ files })).toEqual([400, "EMPTY_FILE"]);
  });

  it("have their parameters validated before anything is stored", async () => {
    expect(await refusal({ fields: { extract_line_items: "maybe" } })).toEqual([400, "INVALID_PARAMETER"]);
    expect(await refusal({ fields: { webhook_url: "ftp://example.com" } })).toEqual([400, "INVALID_WEBHOOK_URL"]);
    expect(await refusal({ fields: { webhook_url: "http://127.0.0.1/hook" } })).toEqual([400, "INVALID_WEBHOOK_URL"]);
    expect(await refusal({ fields: { webhook_url: `https://example.com/${"x".repeat(5000)}` } })).toEqual([
      400,
      "INVALID_PARAMETER",
    ]);
    expect(await refusal({ headers: { "idempotency-key": "a b" } })).toEqual([400, "INVALID_PARAMETER"]);
  });

  it("keep hostile names as data: stored under a generated key, returned in one header line (U7)", async () => {
    for (const name of [
      "../../etc/passwd",
      "..%2f..%2fa%00.pdf",
      "CON",
      "x".repeat(100_000),
      'a"b\r\nX-Evil: 1.pdf',
      "Größe €.pdf",
    ]) {
      const { status, body } = await service.upload({ files: [{ bytes: documentThat(), name }] });
      expect([name.slice(0, 20), status]).toEqual([name.slice(0, 20), 201]);
      const { db } = service.running.services;
      const row = await db
        .selectFrom("invoices")
        .select(["filename", "blob_key"])
        .where("id", "=", body.data.id)
        .executeTakeFirstOrThrow();
      expect(row.blob_key).toMatch(/^[0-9a-f]{32}$/);
      expect(row.filename.length).toBeLessThanOrEqual(255);
      const file = await fetch(body.data.file_url);
      expect(file.headers.get("content-disposition")).toMatch(
        /^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\x21-\x7e]*$/,
      );
      expect(file.headers.get("x-evil")).toBeNull();
    }
  });

  it("need no file name in their part; a text there is no file", async () => {
    const upload = (content: Uint8Array) => {
      const head = '--X\r\nContent-Disposition: form-data; name="file"\r\n\r\n';
      const body = Buffer.concat([Buffer.from(head), content, Buffer.from("\r\n--X--\r\n")]);
      const headers = { "content-type": "multipart/form-data; boundary=X" };
      return service.api("/v1/invoices/extract", { method: "POST", body, headers });
    };
    for (const bytes of [documentThat(), pdfOf(1_000_000)]) expect((await upload(bytes)).status).toBe(201);
    expect((await upload(pdfOf(limits.fileBytes + 1))).body.error.code).toBe("FILE_TOO_LARGE");
    for (const text of ["", "invoice.pdf"])
      expect((await upload(Buffer.from(text))).body.error.code).toBe("MISSING_FILE");
  });

  it("in broken multipart are 400, never 500 (U8)", async () => {
    const { port } = service.running;
    const post = (type: string, body: string, length = body.length) =>
      `POST /v1/invoices/extract HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${service.apiKey}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n${body}`;
    const multipart = "multipart/form-data; boundary=X";
    const part = (name: string, filename: string, body: string) =>
      `--X\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\n\r\n${body}\r\n`;
    const good = new TextDecoder().decode(documentThat());
    for (const [what, bytes] of [
      ["no boundary", post("multipart/form-data", "x")],
      ["garbage", post(multipart, "garbage without any boundary")],
      ["truncated", post(multipart, part("file", "a.pdf", good))],
      ["other type", post("application/pdf", good)],
      ["no type", post("", good)],
      ["5000 parts", post(multipart, `${part("x", "a", "1").repeat(5000)}--X--\r\n`)],
      ["5000 files", post(multipart, `${part("file", "a", good).repeat(5000)}--X--\r\n`)],
      ["a text field", post(multipart, '--X\r\nContent-Disposition: form-data; name="file"\r\n\r\nhello\r\n--X--\r\n')],
      ["empty", post(multipart, "")],
      ["huge part header", post(multipart, `--X\r\nA: ${"b".repeat(100_000)}\r\n\r\n${good}\r\n--X--\r\n`)],
    ] as const) {
      const text = await sendRaw(port, bytes);
      expect([what, statusIn(text)]).toEqual([what, 400]);
      expect(text).toContain('"success":false');
    }
  });

  it("X5: a form is parsed up to its limits, and has a total size", async () => {
    const { port } = service.running;
    const head = (length: number) =>
      `POST /v1/invoices/extract HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${service.apiKey}\r\nContent-Type: multipart/form-data; boundary=X\r\nContent-Length: ${length}\r\n\r\n`;
    const empty = "--X\r\n\r\n\r\n".repeat(1_000_000);
    const before = process.cpuUsage();
    const text = await sendRaw(port, `${head(empty.length)}${empty}`);
    const { user, system } = process.cpuUsage(before);
    expect(statusIn(text)).toBe(400);
    expect(text).toContain("too many parts");
    // Of this process, which is the service's too: taking a million parts apart takes four seconds.
    expect((user + system) / 1000).toBeLessThan(1500);
    // Refused by its announced length, before any of it is read.
    expect(statusIn(await sendRaw(port, head(2_000_000_000)))).toBe(400);
  });

  it("that are aborted leave nothing behind (F17)", async () => {
    const { port } = service.running;
    const before = await storedCount();
    const head = `POST /v1/invoices/extract HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${service.apiKey}\r\nContent-Type: multipart/form-data; boundary=X\r\nContent-Length: 1000000\r\n\r\n`;
    const start = '--X\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4 half of it';
    await sendRaw(port, head + start, 200);
    await expect.poll(() => readdirSync(service.running.services.temporaryFolder)).toEqual([]);
    expect(await storedCount()).toBe(before);
    expect((await service.api("/v1/invoices")).status).toBe(200);
  });

  it("are accepted once per Idempotency-Key, also fifty at once (F12)", async () => {
    const { key, accountId } = await service.newAccount();
    const once = () => service.upload({ key, headers: { "idempotency-key": "order-17" } });
    const answers = await Promise.all(Array.from({ length: 50 }, once));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers.get("idempotent-replayed") !== "true")).toHaveLength(1);
    const { db, blobs } = service.running.services;
    const rows = await db.selectFrom("invoices").select("blob_key").where("account_id", "=", accountId).execute();
    expect(rows).toHaveLength(1);
    await foldAllCounters(db);
    const usage = await db
      .selectFrom("usage_days")
      .select("documents")
      .where("account_id", "=", accountId)
      .executeTakeFirst();
    expect(usage?.documents).toBe(1);
    const known = new Set((await db.selectFrom("invoices").select("blob_key").execute()).map((row) => row.blob_key));
    for await (const blob of blobs.list()) expect(known.has(blob.key)).toBe(true);
    const other = await service.upload({
      key,
      headers: { "idempotency-key": "order-17" },
      files: [{ bytes: documentThat("sleep 1") }],
    });
    expect([other.status, other.body.error.code]).toEqual([400, "IDEMPOTENCY_KEY_REUSED"]);
  });

  it("of a key without invoices:read are answered without a signature, also in batches and repetitions", async () => {
    const { accountId, key } = await service.newAccount({ scopes: ["invoices:write"] });
    const reader = await service.newKey(accountId);
    const files = [{ bytes: documentThat() }, { bytes: documentThat() }];
    const one = await service.upload({ key });
    const signature = "signature=";
    for (const { status, text } of [one, await service.upload({ key, files })])
      expect([status, text.includes(signature)]).toEqual([201, false]);
    expect((await fetch(one.body.data.file_url)).status).toBe(401);
    const headers = { "idempotency-key": "order-18" };
    expect((await service.upload({ key: reader, headers })).text).toContain(signature);
    const repeated = await service.upload({ key, headers });
    expect([repeated.body.error.code, repeated.text.includes(signature)]).toEqual(["IDEMPOTENCY_KEY_REUSED", false]);
  });
});
