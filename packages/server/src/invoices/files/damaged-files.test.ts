import { createHash, randomUUID } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { documentThat, startTestService, type TestService } from "../../testing/test-service.ts";
import { setQueuePause } from "../queue/jobs.ts";
import { FileScrubber } from "./file-scrubber.ts";

describeOnEachBackend("damaged files", (backend) => {
  let service: TestService;
  beforeAll(async () => {
    // Pauses are shortened to a tenth; eight of them still outlast the failures made here.
    service = await startTestService(backend, { environment: { INKVOICE_TIME_SCALE: "10", INKVOICE_WORKERS: "1" } });
  });
  afterAll(() => service.stop());

  const blobKeyOf = async (id: string) => {
    const { db } = service.running.services;
    const row = db.selectFrom("invoices").select("blob_key").where("id", "=", id);
    return (await row.executeTakeFirstOrThrow()).blob_key;
  };

  /** Puts other bytes in the place of a stored file, or none. */
  async function replace(key: string, bytes: Uint8Array | undefined): Promise<void> {
    const { blobs } = service.running.services;
    await blobs.remove(key);
    if (!bytes) return;
    const path = join(tmpdir(), randomUUID());
    await writeFile(path, bytes);
    const sha256 = Promise.resolve(createHash("sha256").update(bytes).digest("hex"));
    await blobs.put(key, { path, size: bytes.length, contentType: "a/b", sha256, durable: Promise.resolve() });
  }

  it("are never served: missing, truncated and changed files are 503, and restored ones are served again (F25)", async () => {
    const bytes = documentThat("complete", 4000);
    const { id } = (await service.upload({ files: [{ bytes }] })).body.data;
    await service.untilEnded(id);
    const key = await blobKeyOf(id);
    const flipped = bytes.with(2000, bytes[2000]! ^ 1);
    for (const wrong of [undefined, bytes.subarray(0, 3000), flipped]) {
      await replace(key, wrong);
      const answer = await service.api(`/files/${id}`);
      expect([answer.status, answer.body.error.code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
    }
    await replace(key, bytes);
    expect((await service.api(`/files/${id}`)).text).toBe(new TextDecoder().decode(bytes));
  });

  it("are found by the integrity check before anybody requests them (F25)", async () => {
    const scrubber = new FileScrubber(service.running.services);
    expect(await scrubber.run()).toBe(0);
    const bytes = documentThat("complete", 300);
    const { id } = (await service.upload({ files: [{ bytes }] })).body.data;
    await service.untilEnded(id);
    const key = await blobKeyOf(id);
    await replace(key, bytes.with(100, 7));
    expect(await scrubber.run()).toBe(1);
    const { metrics } = service.running.services;
    expect(await metrics.registry.getSingleMetricAsString("inkvoice_damaged_files")).toMatch(/ 1$/);
    await replace(key, bytes);
    expect(await scrubber.run()).toBe(0);
    expect(await metrics.registry.getSingleMetricAsString("inkvoice_damaged_files")).toMatch(/ 0$/);
  });

  it("are read again with pauses: a brief storage failure does not fail a document (F25)", async () => {
    const { db, blobs, clock } = service.running.services;
    // Nobody reads the document until its file is gone.
    await setQueuePause(db, { since: clock.now(), by: "this test" });
    const bytes = documentThat("complete", 77);
    const { id } = (await service.upload({ files: [{ bytes }] })).body.data;
    const key = await blobKeyOf(id);
    const copy = await blobs.localCopy(key);
    expect(new Uint8Array(await readFile(copy?.path ?? ""))).toEqual(bytes);
    await replace(key, undefined);
    await setQueuePause(db, undefined);
    const row = db.selectFrom("invoices").select(["status", "damaged_reads"]).where("id", "=", id);
    await expect.poll(async () => (await row.executeTakeFirst())?.damaged_reads).toBeGreaterThan(3);
    await replace(key, bytes);
    expect((await service.untilEnded(id)).status).toBe("completed");
  });
});
