import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "../../platform/db/database.ts";
import type { Tables } from "../../platform/db/schema.ts";
import { loadConfig } from "../../platform/settings/config.ts";
import { describeOnEachBackend, prepareFixture, type TestFixture } from "../../testing/backends.ts";
import { foldAllCounters } from "../../testing/fold-all-counters.ts";
import { type ServiceProcess, startServiceProcess, uploadTo } from "../../testing/service-process.ts";
import { documentThat, startTestService } from "../../testing/test-service.ts";

const rounds = 2;
const oneReader = { INKVOICE_WORKERS: "1", INKVOICE_LEASE_SECONDS: "1" };
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

type Sent = { key: string; bytes: Uint8Array; status?: number; id?: string };

/**
 * Uploads two at a time until the service is gone; sends the signal after this many were accepted, during others.
 */
async function uploadUntil(signal: NodeJS.Signals, process: ServiceProcess, acceptedBefore: number): Promise<Sent[]> {
  const sent: Sent[] = [];
  let accepted = 0;
  const client = async (): Promise<void> => {
    for (;;) {
      const one: Sent = {
        key: `${process.pid}-${sent.length}`,
        bytes: documentThat("complete", 1000 * (sent.length % 50)),
      };
      sent.push(one);
      try {
        const answer = await uploadTo(process.url, one.bytes, one.key);
        one.status = answer.status;
        const { data } = (await answer.json()) as { data: { id: string } };
        if (answer.status === 201) one.id = data.id;
      } catch {
        return;
      }
      accepted += 1;
      if (accepted === acceptedBefore) setTimeout(() => process.signal(signal), (acceptedBefore * 7) % 20);
    }
  };
  await Promise.all([client(), client()]);
  return sent;
}

describeOnEachBackend("a service process that is killed", (backend) => {
  const sent: Sent[] = [];
  let fixture: TestFixture;
  beforeAll(async () => {
    fixture = await prepareFixture(backend, "migrated");
  });
  afterAll(() => fixture.remove());

  it("by SIGTERM under load answers every accepted request and exits with 0 (F16)", async () => {
    const process = await startServiceProcess(fixture, oneReader);
    const uploads = await uploadUntil("SIGTERM", process, 5);
    expect(await process.ended).toBe(0);
    // Late requests get no response and create no invoice.
    expect(uploads.filter(({ status }) => status !== undefined && status !== 201)).toEqual([]);
    const after = await startTestService(backend, { fixture, environment: { INKVOICE_ROLE: "api" } });
    const { n } = await after.running.services.db
      .selectFrom("invoices")
      .select((select) => select.fn.countAll<number>().as("n"))
      .executeTakeFirstOrThrow();
    expect(Number(n)).toBe(uploads.filter(({ status }) => status === 201).length);
    await after.stop();
    sent.push(...uploads);
  });

  it("loses no accepted upload, duplicates none, and every one ends once (F1, F18)", async () => {
    for (let round = 0; round < rounds; round += 1) {
      const process = await startServiceProcess(fixture, oneReader);
      sent.push(...(await uploadUntil("SIGKILL", process, 2 + round)));
      await process.ended;
    }
    const service = await startTestService(backend, {
      fixture,
      environment: { INKVOICE_LEASE_SECONDS: "1", INKVOICE_RATE_SCALE: "1000" },
    });
    const { db } = service.running.services;
    const accepted = sent.filter(({ id }) => id !== undefined);
    expect(accepted.length).toBeGreaterThan(0);
    // Unanswered requests are repeated with the same key: one invoice, whatever happened the first time.
    for (const one of sent) {
      const again = (await (await uploadTo(service.url, one.bytes, one.key)).json()) as { data: { id: string } };
      if (one.id !== undefined) expect(again.data.id).toBe(one.id);
      one.id = again.data.id;
    }
    expect(new Set(sent.map(({ id }) => id)).size).toBe(sent.length);
    for (const { id, bytes } of sent) {
      const { status } = await service.untilEnded(id ?? "");
      expect(status).toBe("completed");
      const file = await service.api(`/files/${id}`);
      expect(sha256(new TextEncoder().encode(file.text))).toBe(sha256(bytes));
    }
    const invoices = await db.selectFrom("invoices").select("id").execute();
    expect(invoices).toHaveLength(sent.length);
    const events = await db.selectFrom("events").select(["invoice_id"]).execute();
    expect(events.map((event) => event.invoice_id).sort()).toEqual(invoices.map(({ id }) => id).sort());
    await foldAllCounters(db);
    const usage = await db
      .selectFrom("usage_days")
      .select((select) => select.fn.sum<number>("documents").as("n"))
      .executeTakeFirst();
    expect(Number(usage?.n)).toBe(sent.length);
    const ofOthers = readdirSync(join(fixture.dataDir, "tmp")).filter((name) => !name.includes(`~${process.pid}~`));
    expect(ofOthers).toEqual([]);
    await service.stop();
  });

  it("leaves its documents to another worker within the lease (F2, F3)", async () => {
    const fixture = await prepareFixture(backend, "migrated");
    const lease = { INKVOICE_LEASE_SECONDS: "2" };
    const worker = await startServiceProcess(fixture, { ...lease, INKVOICE_WORKERS: "2" });
    const ids: string[] = [];
    for (let index = 0; index < 2; index += 1) {
      const answer = (await (await uploadTo(worker.url, documentThat("sleep 2500"))).json()) as {
        data: { id: string };
      };
      ids.push(answer.data.id);
    }
    const watching = openDatabase<Tables>(loadConfig({ NODE_ENV: "test", ...fixture.environment }));
    const taken = watching.db.selectFrom("invoices").select("id").where("lease_token", "is not", null);
    await expect.poll(async () => (await taken.execute()).length).toBe(ids.length);
    await watching.close();
    await sleep(300);
    // A stopped process is worse than a dead one: it wakes up later and believes that it still has the document.
    worker.signal("SIGSTOP");
    const service = await startTestService(backend, { fixture, environment: lease });
    for (const id of ids) expect((await service.untilEnded(id)).status).toBe("completed");
    worker.signal("SIGCONT");
    await sleep(1500);
    const { db } = service.running.services;
    const rows = await db.selectFrom("invoices").select(["attempts", "interruptions", "status"]).execute();
    expect(rows).toEqual(ids.map(() => ({ attempts: 0, interruptions: 1, status: "completed" })));
    expect(await db.selectFrom("events").select("id").execute()).toHaveLength(2);
    worker.signal("SIGKILL");
    await worker.ended;
    await service.stop();
    fixture.remove();
  });
});
