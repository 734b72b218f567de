import { expect, it } from "vitest";
import { runExclusively } from "./platform/db/exclusive-task.ts";
import type { DeliveryRow } from "./platform/db/tables/deliveries.ts";
import { removeOldRecords } from "./remove-old-records.ts";
import { describeOnEachBackend } from "./testing/backends.ts";
import { startTestService, type TestService } from "./testing/test-service.ts";

const dayMs = 86_400_000;
const environment = { INKVOICE_EVENT_DAYS: "30", INKVOICE_AUDIT_DAYS: "30", INKVOICE_USAGE_DAYS: "30" };

/** A document that ended, with the id of its event. */
async function ended(service: TestService): Promise<{ id: string; event: string }> {
  const { body } = await service.upload();
  const { id } = await service.untilEnded(body.data.id);
  const { db } = service.running.services;
  const event = await db.selectFrom("events").select("id").where("invoice_id", "=", id).executeTakeFirstOrThrow();
  return { id, event: event.id };
}

async function deliver(service: TestService, event: string, state: DeliveryRow["state"]): Promise<void> {
  const { db } = service.running.services;
  const delivery: DeliveryRow = {
    id: `dlv_${event}`,
    account_id: service.accountId,
    event_id: event,
    endpoint_id: null,
    receiver: "default",
    url: "https://example.com/",
    host: "example.com",
    round: 1,
    state,
    attempts: 1,
    due_at: Date.now() + dayMs,
    lease_token: null,
    last_status: 200,
    created_at: 0,
    ended_at: null,
  };
  await db.insertInto("deliveries").values(delivery).execute();
  const attempt = { delivery_id: delivery.id, attempt: 1, attempted_at: 0, duration_ms: 1 };
  const answer = { status: 200, failure: null, response: null, request_headers: null, response_headers: null };
  await db
    .insertInto("delivery_attempts")
    .values({ ...attempt, ...answer })
    .execute();
}

async function writeAudit({ running, accountId }: TestService, id: string, at: number): Promise<void> {
  const entry = { id, at, account_id: accountId, actor_kind: "command", actor_id: null, actor_name: "ada" } as const;
  const rest = { action: "key.created", subject: "", details: "{}", address: "" };
  await running.services.db
    .insertInto("audit_log")
    .values({ ...entry, ...rest })
    .execute();
}

describeOnEachBackend("The removal of old records", (backend) => {
  it("deletes events with deliveries and attempts, audit entries and usage at their age, and no documents", async () => {
    const service = await startTestService(backend, { environment });
    const { services } = service.running;
    const { db } = services;
    const [old, pending, young] = [await ended(service), await ended(service), await ended(service)];
    const long = Date.now() - 40 * dayMs;
    await db.updateTable("events").set({ created_at: long }).where("id", "in", [old.event, pending.event]).execute();
    await deliver(service, old.event, "delivered");
    await deliver(service, pending.event, "pending");
    for (const [id, at] of [
      ["aud_1", long],
      ["aud_2", Date.now()],
    ] as const)
      await writeAudit(service, id, at);
    const day = Math.floor(long / dayMs);
    const usage = { account_id: service.accountId, documents: 1, pages: 1 };
    const usageDays = [
      { ...usage, day, bytes: 0 },
      { ...usage, day: day - 1, bytes: 5 },
    ];
    await db.insertInto("usage_days").values(usageDays).execute();

    await removeOldRecords(services);
    const events = await db.selectFrom("events").select("id").orderBy("id").execute();
    expect(events.map(({ id }) => id)).toEqual([pending.event, young.event]);
    const attempts = await db.selectFrom("delivery_attempts").select("delivery_id").execute();
    expect(attempts).toEqual([{ delivery_id: `dlv_${pending.event}` }]);
    const audited = await db.selectFrom("audit_log").select("id").where("id", "in", ["aud_1", "aud_2"]).execute();
    expect(audited).toEqual([{ id: "aud_2" }]);
    const days = await db.selectFrom("usage_days").select("day").where("day", "<=", day).execute();
    expect(days).toEqual([{ day: day - 1 }]);
    expect((await service.api(`/v1/invoices/${old.id}`)).status).toBe(200);
    await service.stop();
  });

  it("is run by one process at a time, which continues where the previous one stopped", async () => {
    const service = await startTestService(backend, { environment: { INKVOICE_ROLE: "api" } });
    const { services } = service.running;
    const cursors: string[] = [];
    const outcome = await runExclusively(services, "test", async (cursor) => {
      cursors.push(cursor);
      const other = await runExclusively(services, "test", async () => ({ cursor: "stolen", value: true }));
      return { cursor: "inv_7", value: other };
    });
    expect(outcome).toBeUndefined();
    const failing = runExclusively(services, "test", async (cursor) => {
      cursors.push(cursor);
      throw new Error("broken off");
    });
    await expect(failing).rejects.toThrow("broken off");
    await runExclusively(services, "test", async (cursor) => ({ cursor: "", value: cursors.push(cursor) }));
    expect(cursors).toEqual(["", "inv_7", "inv_7"]);
    // Its lease ended while it stood still, and another process took it over.
    const takenOver = { lease_until: Date.now() + 86_400_000, place: "inv_9" };
    await runExclusively(services, "test", async () => {
      await services.db.updateTable("background_tasks").set(takenOver).where("name", "=", "test").execute();
      return { cursor: "inv_8", value: undefined };
    });
    const task = services.db.selectFrom("background_tasks").select(["lease_until", "place"]).where("name", "=", "test");
    expect(await task.executeTakeFirstOrThrow()).toEqual(takenOver);
    await service.stop();
  });
});
