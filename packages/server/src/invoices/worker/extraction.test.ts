import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnEachBackend, prepareFixture } from "../../testing/backends.ts";
import { documentThat, startTestService, type TestService } from "../../testing/test-service.ts";
import { removeExpired } from "../removal/scheduled-removal.ts";
import { ExtractionWorker } from "./extraction-worker.ts";

describeOnEachBackend("the extraction worker", (backend) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(backend, {
      environment: {
        INKVOICE_EXTRACTION_SECONDS: "4",
        INKVOICE_EXTRACTION_MEGABYTES: "150",
        INKVOICE_RATE_SCALE: "1000",
      },
    });
  });
  afterAll(() => service.stop());

  const send = async (does: string) => (await service.upload({ files: [{ bytes: documentThat(does) }] })).body.data.id;
  const attemptsOf = async (id: string) =>
    (
      await service.running.services.db
        .selectFrom("invoices")
        .select("attempts")
        .where("id", "=", id)
        .executeTakeFirstOrThrow()
    ).attempts;

  it("survives crashing documents among good ones: each fails alone, after three attempts or at the time limit (F13)", async () => {
    const poison = await Promise.all(["abort", "hoard", "hang", "throw"].map(send));
    const good = await Promise.all(Array.from({ length: 10 }, () => send("complete")));
    const ends = await Promise.all(poison.map((id) => service.untilEnded(id)));
    expect(ends.map(({ status, error }) => [status, error?.code])).toEqual([
      ["failed", "INTERNAL_ERROR"],
      ["failed", "PROCESSING_TIMEOUT"],
      ["failed", "PROCESSING_TIMEOUT"],
      ["failed", "INTERNAL_ERROR"],
    ]);
    // Excessive memory and excessive time are reported separately, so that the sender can react.
    expect(ends[1]?.error?.message).toBe("Reading the document takes more memory than allowed.");
    expect(ends[2]?.error?.message).toBe("Reading the document took too long.");
    // The last try is the end itself.
    expect(await attemptsOf(poison[0] ?? "")).toBe(2);
    expect(await attemptsOf(poison[2] ?? "")).toBe(0);
    for (const id of good) expect((await service.untilEnded(id)).status).toBe("completed");
    const events = await service.running.services.db.selectFrom("events").select(["invoice_id"]).execute();
    expect(new Set(events.map((event) => event.invoice_id)).size).toBe(events.length);
  });

  it("compares the stored bytes with the hash of the upload, and does not extract others (F8)", async () => {
    const fixture = await prepareFixture(backend, "migrated");
    const accepting = await startTestService(backend, { fixture, environment: { INKVOICE_ROLE: "api" } });
    const { id } = (await accepting.upload()).body.data;
    const { db } = accepting.running.services;
    await db
      .updateTable("invoices")
      .set({ content_sha256: "0".repeat(64) })
      .where("id", "=", id)
      .execute();
    const reading = await startTestService(backend, { fixture, environment: { INKVOICE_TIME_SCALE: "1000" } });
    expect(await reading.untilEnded(id)).toMatchObject({ status: "failed", error: { code: "CORRUPT_FILE" } });
    await Promise.all([accepting.stop(), reading.stop()]);
    fixture.remove();
  });

  it("finishes what it can on shutdown, and releases other documents at once without counting an attempt", async () => {
    const fixture = await prepareFixture(backend, "migrated");
    const accepting = await startTestService(backend, { fixture, environment: { INKVOICE_ROLE: "api" } });
    const { db } = accepting.running.services;
    const rowOf = (id: string) =>
      db
        .selectFrom("invoices")
        .select(["status", "attempts", "interruptions", "lease_until", "lease_token"])
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
    async function stopWhileReading(does: string, graceMs: number) {
      const { id } = (await accepting.upload({ files: [{ bytes: documentThat(does) }] })).body.data;
      const worker = new ExtractionWorker(accepting.running.services, async ({ data }) => data);
      const { pool } = accepting.running.services;
      await expect.poll(() => pool.stats().busy).toBeGreaterThan(0);
      await worker.stop(graceMs);
      return await rowOf(id);
    }
    expect(await stopWhileReading("sleep 1000", 50_000)).toMatchObject({ status: "completed" });
    const given = { status: "processing", attempts: 0, interruptions: 0, lease_until: 0 };
    expect(await stopWhileReading("sleep 600000", 1)).toMatchObject(given);
    await accepting.stop();
    fixture.remove();
  });

  it("claims the next document while the previous one is being stored", async () => {
    const fixture = await prepareFixture(backend, "migrated");
    const environment = { INKVOICE_ROLE: "api", INKVOICE_WORKERS: "1" };
    const accepting = await startTestService(backend, { fixture, environment });
    const ids = [];
    for (let index = 0; index < 2; index += 1) ids.push((await accepting.upload()).body.data.id);
    const second = Promise.withResolvers<void>();
    let documents = 0;
    const worker = new ExtractionWorker(accepting.running.services, async ({ data }) => {
      documents += 1;
      if (documents === 1) await second.promise;
      else second.resolve();
      return data;
    });
    for (const id of ids) expect((await accepting.untilEnded(id)).status).toBe("completed");
    await worker.stop(10_000);
    await accepting.stop();
    fixture.remove();
  });

  it("deletes nothing more when the clock is set forward by a month, and continues when it is right again (F27)", async () => {
    const { services } = service.running;
    const id = await send("complete");
    await service.untilEnded(id);
    const config = { ...services.config, retentionDays: 20 };
    const month = 30 * 86_400_000;
    let offset = 0;
    const clock = { ...services.clock, now: () => Date.now() + offset };
    expect(await removeExpired({ ...services, config, clock })).toBe(0);
    offset = month;
    for (let round = 0; round < 5; round += 1) expect(await removeExpired({ ...services, config, clock })).toBe(0);
    offset = 0;
    expect(await removeExpired({ ...services, config, clock })).toBe(0);
    expect((await service.api(`/v1/invoices/${id}`)).status).toBe(200);
  });

  it("deletes documents older than the retention", async () => {
    const { services } = service.running;
    const [old, young] = [await send("complete"), await send("complete")];
    await Promise.all([service.untilEnded(old), service.untilEnded(young)]);
    const longAgo = Date.now() - 10 * 86_400_000;
    await services.db.updateTable("invoices").set({ created_at: longAgo }).where("id", "=", old).execute();
    expect(await removeExpired({ ...services, config: { ...services.config, retentionDays: 9 } })).toBe(1);
    expect((await service.api(`/v1/invoices/${old}`)).status).toBe(404);
    expect((await service.api(`/v1/invoices/${young}`)).status).toBe(200);
  });
});
