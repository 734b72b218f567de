import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { prepareFixture } from "../../testing/backends.ts";
import { type LocalFile, StorageUnavailable } from "./blob-store.ts";
import { createS3Store } from "./s3-store.ts";

const folder = mkdtempSync(join(tmpdir(), "inkvoice-s3-store-"));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(size: number): LocalFile {
  const path = join(folder, `file-${size}`);
  writeFileSync(path, "begins");
  truncateSync(path, size);
  const hash = createHash("sha256").update("begins");
  for (let left = size - 6; left > 0; left -= 1024 * 1024) hash.update(Buffer.alloc(Math.min(left, 1024 * 1024)));
  const sha256 = Promise.resolve(hash.digest("hex"));
  return { path, size, contentType: "application/zip", sha256, durable: Promise.resolve() };
}

const credentials = { s3AccessKey: "key", s3SecretKey: "secret", s3Region: "us-east-1", storageSeconds: 60 };

async function storeOn(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const s3Endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const blobs = createS3Store({ ...credentials, s3Endpoint, s3Bucket: "bucket" }, folder);
  return { blobs, close: () => void server.close() };
}

describe("A bucket", () => {
  it.each([
    ["nothing", undefined],
    ["half of it", "50"],
  ])("that answers 200 and stores %s is noticed (F33)", async (_what, length) => {
    const { blobs, close } = await storeOn((request, response) => {
      const found = request.method === "HEAD" && length === undefined ? 404 : 200;
      request.resume().once("end", () => {
        response
          .writeHead(found, length !== undefined && request.method === "HEAD" ? { "content-length": length } : {})
          .end();
      });
    });
    await expect(blobs.put("key", fileOf(100))).rejects.toThrow(StorageUnavailable);
    await blobs.close();
    close();
  });

  it("stores a file above 100 MB in parts and returns it whole", async () => {
    const fixture = await prepareFixture("PostgreSQL and S3");
    const { environment } = fixture;
    const blobs = createS3Store(
      {
        ...credentials,
        s3Endpoint: environment.INKVOICE_S3_ENDPOINT,
        s3Bucket: environment.INKVOICE_S3_BUCKET ?? "",
        s3AccessKey: environment.INKVOICE_S3_ACCESS_KEY,
        s3SecretKey: environment.INKVOICE_S3_SECRET_KEY,
      },
      folder,
    );
    const size = 130 * 1024 * 1024 + 7;
    await blobs.put("large", fileOf(size));
    const copy = await blobs.localCopy("large");
    expect(copy && statSync(copy.path).size).toBe(size);
    const start = await blobs.readRange("large", { start: 0, length: 8 });
    expect(Buffer.from(start ?? []).toString("latin1")).toBe("begins\0\0");
    await copy?.release();
    await blobs.close();
    fixture.remove();
  });
});
