import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import type { JobsView } from "@inkvoice/contract/dashboard";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { claimOwner, startWithDashboard, type Visitor } from "../../testing/clients/browser-visitor.ts";
import { documentThat, type TestService } from "../../testing/test-service.ts";

describeOnEachBackend("queued documents", (backend) => {
  let service: TestService;
  let operator: Visitor;
  beforeAll(async () => {
    service = await startWithDashboard(backend);
    operator = await claimOwner(service);
  });
  afterAll(() => service.stop());

  const upload = async (does: string) =>
    (await service.upload({ files: [{ bytes: documentThat(does) }] })).body.data.id;
  const jobs = async (query = "") => (await operator.ask<JobsView>(`/api/operator/jobs${query}`)).data;
  const put = (path: string, paused: boolean) => operator.ask(path, { method: "PUT", body: { paused } });
  const statusOf = async (id: string) => (await service.api(`/v1/invoices/${id}`)).body.data.status;

  it("wait while an operator pauses extraction, and are extracted afterwards", async () => {
    expect((await put("/api/operator/reading", true)).status).toBe(200);
    const [first, second] = [await upload("complete"), await upload("complete")];
    const view = await jobs();
    expect(view.extraction_paused).toMatchObject({ by: "Olga Owner" });
    expect(view.jobs.map(({ id, state }) => [id, state])).toEqual([
      [first, "waiting"],
      [second, "waiting"],
    ]);
    expect(view.counts).toMatchObject({ waiting: 2, reading: 0 });

    // One document stays paused while the others continue.
    expect((await put(`/api/operator/jobs/${first}/paused`, true)).status).toBe(200);
    expect((await put("/api/operator/reading", false)).status).toBe(200);
    expect((await service.untilEnded(second)).status).toBe("completed");
    expect(await statusOf(first)).toBe("processing");
    expect((await jobs("?state=paused")).jobs.map(({ id }) => id)).toEqual([first]);
    expect((await operator.ask(`/api/operator/jobs/${first}/retry`, { method: "POST" })).status).toBe(200);
    expect((await service.untilEnded(first)).status).toBe("completed");
    expect((await jobs()).jobs).toEqual([]);
  });

  it("show why the last attempt failed and the next due time, and are retried at once on request", async () => {
    const { db, blobs } = service.running.services;
    await put("/api/operator/reading", true);
    const id = await upload("complete");
    const row = await db.selectFrom("invoices").select("blob_key").where("id", "=", id).executeTakeFirstOrThrow();
    const copy = await blobs.localCopy(row.blob_key);
    const bytes = await readFile(copy!.path);
    await copy!.release();
    await blobs.remove(row.blob_key);
    // After earlier failures the next pause is minutes long, and only an operator can end it.
    await db.updateTable("invoices").set({ damaged_reads: 7 }).where("id", "=", id).execute();
    await put("/api/operator/reading", false);
    const job = async () => (await jobs("?state=postponed")).jobs[0];
    await expect.poll(job).toMatchObject({ id, state: "postponed", damaged_reads: 8 });
    expect((await job())?.reason).toBe("damaged stored file missing");
    expect(Date.parse((await job())?.postponed_until ?? "")).toBeGreaterThan(Date.now() + 60_000);

    const path = `${service.running.services.temporaryFolder}/again`;
    await writeFile(path, bytes);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const file = { path, size: bytes.length, contentType: "application/pdf" };
    await blobs.put(row.blob_key, { ...file, sha256: Promise.resolve(sha256), durable: Promise.resolve() });
    expect((await operator.ask(`/api/operator/jobs/${id}/retry`, { method: "POST" })).status).toBe(200);
    expect((await service.untilEnded(id)).status).toBe("completed");
    expect((await operator.ask(`/api/operator/jobs/${id}/retry`, { method: "POST" })).status).toBe(404);
  });
});
