import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createBucket, type S3Server, startS3, testCredentials } from "../../../../server/src/testing/servers/s3.ts";
import { documentThat, startTestService, type TestService } from "../../../../server/src/testing/test-service.ts";
import { inkvoice } from "../../testing/run-command.ts";

describe("inkvoice bucket, on a real S3 server", () => {
  let service: TestService;
  let storage: S3Server;
  let s3: S3Client;
  const folder = mkdtempSync(join(tmpdir(), "inkvoice-bucket-"));
  const credentials = { accessKeyId: testCredentials.accessKey, secretAccessKey: testCredentials.secretKey };

  beforeAll(async () => {
    [service, storage] = await Promise.all([startTestService("sqlite and a folder"), startS3()]);
    await createBucket(storage.endpoint, "post");
    s3 = new S3Client({ endpoint: storage.endpoint, region: "us-east-1", forcePathStyle: true, credentials });
  });
  afterAll(async () => {
    s3?.destroy();
    await storage?.stop();
    await service?.stop();
    rmSync(folder, { recursive: true, maxRetries: 10 });
  });

  const put = (key: string, body: Uint8Array | string) =>
    s3.send(new PutObjectCommand({ Bucket: "post", Key: key, Body: body }));
  const keys = async () =>
    ((await s3.send(new ListObjectsV2Command({ Bucket: "post" }))).Contents ?? []).map(({ Key: key }) => key);
  const take = (...args: readonly string[]) => {
    const remote = ["--url", service.url, "--key", service.apiKey, "--endpoint", storage.endpoint];
    const journal = ["--journal", join(folder, "journal.jsonl")];
    const variables = {
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    };
    return inkvoice(["bucket", ...remote, "--once", ...journal, ...args], variables);
  };

  it("uploads each object below the prefix once, and moves it together with its record or the API's error code", async () => {
    await put("in/May/good one.pdf", documentThat());
    await put("in/50% é.pdf", documentThat());
    await put("in/torn.pdf", documentThat("fail UNREADABLE_TEXT"));
    await put("in/notes.txt", "left alone");
    await put("elsewhere.pdf", documentThat());
    const { code, out } = await take("s3://post/in");
    expect(code).toBe(1);
    expect(out).toMatch(/^done {4}inv_\d+ {2}in\/May\/good one\.pdf$/m);
    expect(out).toMatch(/^failed {2}inv_\d+ {2}in\/torn\.pdf {2}UNREADABLE_TEXT: /m);
    expect(await keys()).toEqual([
      "elsewhere.pdf",
      "in/done/50% é.pdf",
      "in/done/50% é.pdf.json",
      "in/done/May/good one.pdf",
      "in/done/May/good one.pdf.json",
      "in/failed/torn.pdf",
      "in/failed/torn.pdf.json",
      "in/notes.txt",
    ]);
    const record = await s3.send(new GetObjectCommand({ Bucket: "post", Key: "in/done/May/good one.pdf.json" }));
    const said = JSON.parse((await record.Body?.transformToString()) ?? "");
    expect(said).toMatchObject({
      status: "completed",
      metadata: { source: "bucket", path: "post/in/May/good one.pdf" },
    });
    await put("in/May/good one.pdf", documentThat());
    expect((await take("s3://post/in/")).out).toMatch(/^known {3}inv_\d+ {2}in\/May\/good one\.pdf$/m);
  });

  it("leaves an object that was overwritten while its first content was read, for the next look", async () => {
    await put("late/a.pdf", documentThat("sleep 3000"));
    const first = take("s3://post/late");
    const isReading = async () => (await service.api<unknown>("/v1/invoices?status=processing")).text.includes("inv_");
    await vi.waitUntil(isReading, { timeout: 60_000 });
    await put("late/a.pdf", documentThat());
    expect((await first).out).toBe("");
    expect((await take("s3://post/late")).out).toMatch(/^done .* late\/a\.pdf$/m);
    expect((await keys()).filter((key) => key?.startsWith("late/"))).toEqual([
      "late/done/a.pdf",
      "late/done/a.pdf.json",
    ]);
  });

  it("says in one sentence that a bucket is not there or cannot be reached", async () => {
    const missing = await take("s3://nowhere/in");
    expect([missing.code, missing.err]).toEqual([1, "The bucket nowhere cannot be read: NoSuchBucket.\n"]);
    const away = await take("s3://post/in", "--endpoint", "http://127.0.0.1:9");
    expect([away.code, away.err]).toEqual([1, "The bucket post cannot be read: ECONNREFUSED.\n"]);
  });

  it("requires a bucket", async () => {
    expect((await take("post/in")).code).toBe(2);
  });
});
