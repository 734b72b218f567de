import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { listNotices, removeNotices } from "../../access/notices.ts";
import { replayFailed } from "../../events/replay.ts";
import type { Clock } from "../../platform/clock.ts";
import { createLogger } from "../../platform/logger.ts";
import { createOutboundClient } from "../../platform/outbound/client.ts";
import { type Receiver, startReceiver } from "../../platform/outbound/testing/receiver.ts";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { changeEndpoint } from "../../webhooks/endpoints.ts";
import { readEndpoint } from "../endpoints.ts";
import { type ClaimedDelivery, claim, findDue } from "../queue/queue.ts";
import { type DeliveryFixture, openDeliveryFixture } from "../testing/delivery-fixture.ts";
import { outcomeOf } from "./attempt-outcome.ts";
import { storeAttempts } from "./record-attempts.ts";

const delivered = { outcome: "answered", status: 200, excerpt: "", durationMs: 1 } as const;
const anybody = { userId: "usr_1", isOwner: false, address: "" };
const nobodyFull = { accounts: [], lanes: [] };

describeOnEachBackend("the webhook sender", (backend) => {
  let fixture: DeliveryFixture;
  let receiver: Receiver;

  beforeAll(async () => {
    receiver = await startReceiver();
    fixture = await openDeliveryFixture(backend, { timeScale: 600 });
  });
  afterAll(async () => {
    await fixture.close();
    await receiver.close();
  });

  afterEach(() => fixture.cancelPending());

  const arrivals = (path: string) => receiver.requests.filter((request) => request.path === path);
  const at = (path: string) => receiver.url + path;

  /** Claims one delivery like a process that is killed before it stores a result. */
  async function claimAndDie(path: string): Promise<ClaimedDelivery> {
    const due = await findDue(fixture.context, { limit: 1000, without: nobodyFull });
    const rows = await claim(fixture.context, due, 1000);
    return rows.find(({ url }) => url === at(path))!;
  }

  it("an attempt whose process was killed is repeated when its lease ends, under the same number (F4)", async () => {
    const { accountId } = await fixture.newAccount();
    const eventId = await fixture.happen(accountId, [at("/ok/killed")]);
    await claimAndDie("/ok/killed");
    const sender = fixture.startSender();
    await expect.poll(() => arrivals("/ok/killed").length).toBe(1);
    expect(arrivals("/ok/killed")[0]?.headers["x-service-attempt"]).toBe("1");
    await expect.poll(async () => (await fixture.deliveriesOf(accountId, eventId))[0]?.state).toBe("delivered");
    await sender.stop();
  });

  it("X2: attempts at receivers that switch protocols or hang up are recorded, and shutdown waits for none", async () => {
    const { accountId } = await fixture.newAccount();
    const paths = ["/switch/1", "/switch/2", "/switch/3", "/switch/4", "/close-before", "/half-a-header"];
    const eventId = await fixture.happen(accountId, [...paths, "/ok/after-them"].map(at));
    // Waiting for the response would exceed the test's time limit.
    const outbound = createOutboundClient({
      rules: fixture.rules,
      resolve: async (host) => [host],
      answerTimeoutMs: 600_000,
    });
    const sender = fixture.startSender({ outbound });
    await expect
      .poll(
        async () =>
          (await fixture.deliveriesOf(accountId, eventId)).filter(({ attempts }) => attempts.length > 0).length,
      )
      .toBe(paths.length + 1);
    expect(arrivals("/ok/after-them")).toHaveLength(1);
    await sender.stop();
  });

  it("a process that resumes after its lease ended cannot store its result", async () => {
    const { accountId } = await fixture.newAccount();
    const eventId = await fixture.happen(accountId, [at("/ok/zombie")]);
    const zombie = await claimAndDie("/ok/zombie");
    const sender = fixture.startSender();
    await expect.poll(async () => (await fixture.deliveriesOf(accountId, eventId))[0]?.state).toBe("delivered");
    const late = {
      delivery: zombie,
      outcome: outcomeOf({ attempt: 1, result: delivered, hasEndpoint: false, now: new Date() }),
      attemptedAt: 0,
      sent: {},
    };
    const counted = await fixture.context.db.transaction().execute((tx) => storeAttempts(tx, [late], fixture.context));
    expect(counted.size).toBe(0);
    expect((await fixture.deliveriesOf(accountId, eventId))[0]?.attempts).toHaveLength(1);
    await sender.stop();
  });

  it("a process whose lease ended during a request does not send the delivery again (I7)", async () => {
    const { accountId } = await fixture.newAccount();
    const answering = Promise.withResolvers<void>();
    const slow = await startReceiver({
      mode: async (response) => {
        await answering.promise;
        response.end();
      },
    });
    const eventId = await fixture.happen(accountId, [`${slow.url}/starved`]);
    const sender = fixture.startSender();
    await expect.poll(() => slow.requests.length).toBe(1);
    const { db } = fixture.context;
    const row = db.updateTable("deliveries").where("event_id", "=", eventId);
    await row.set({ due_at: 1 }).execute();
    await fixture.happen(accountId, [at("/ok/after-the-lease")]);
    await expect.poll(() => arrivals("/ok/after-the-lease").length).toBe(1);
    answering.resolve();
    await expect.poll(async () => (await fixture.deliveriesOf(accountId, eventId))[0]?.state).toBe("delivered");
    await sender.stop();
    expect(slow.requests).toHaveLength(1);
    await slow.close();
  });

  it("eight senders on one queue send each delivery once (F12)", async () => {
    const { accountId } = await fixture.newAccount();
    const senders = Array.from({ length: 8 }, () => fixture.startSender());
    await Promise.all(
      Array.from({ length: 100 }, (_, index) => fixture.happen(accountId, [at(`/ok/shared/${index}`)])),
    );
    await expect.poll(() => receiver.requests.filter(({ path }) => path.startsWith("/ok/shared/")).length).toBe(100);
    await Promise.all(senders.map((sender) => sender.stop()));
    const paths = receiver.requests.map(({ path }) => path).filter((path) => path.startsWith("/ok/shared/"));
    expect(new Set(paths).size).toBe(100);
  });

  it("every attempt sends the same bytes under the same event id, each freshly signed (I6)", async () => {
    const { accountId, secret } = await fixture.newAccount();
    const sender = fixture.startSender();
    const eventId = await fixture.happen(accountId, [at("/status/500?same")], { vendor: "Bäckerei Šimůnek 東京" });
    await expect.poll(() => arrivals("/status/500?same").length).toBeGreaterThanOrEqual(4);
    await sender.stop();
    const requests = arrivals("/status/500?same");
    expect(new Set(requests.map(({ body }) => body)).size).toBe(1);
    for (const [index, { headers, body }] of requests.entries()) {
      expect(headers).toMatchObject({
        "webhook-id": eventId,
        "x-service-attempt": String(index + 1),
        "x-service-event": "invoice.completed",
        "service-version": "1.2.0",
        "user-agent": expect.stringMatching(/^Inkvoice\/\d/),
      });
      expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({ id: eventId });
    }
  });

  it("an endpoint that answers 410 is disabled, and receives nothing more", async () => {
    const { accountId } = await fixture.newAccount();
    const { id, receiver: gone } = await fixture.newEndpoint(accountId, at("/status/410?gone"));
    const sender = fixture.startSender();
    const first = await fixture.happen(accountId, [gone]);
    const { db } = fixture.context;
    await expect.poll(async () => (await readEndpoint(db, accountId, id)).enabled).toBe(0);
    expect(await readEndpoint(db, accountId, id)).toMatchObject({ disabled_reason: "gone" });
    expect(await fixture.deliveriesOf(accountId, first)).toMatchObject([
      { state: "canceled", attempts: [{ status: 410 }] },
    ]);
    expect(await listNotices(db, accountId, anybody)).toMatchObject([
      { kind: "endpoint.disabled", subject: id, reason: "gone", url: at("/status/410?gone"), count: 1 },
    ]);
    await delay(300);
    expect(arrivals("/status/410?gone")).toHaveLength(1);
    await sender.stop();
    const change = { id, change: { enabled: true }, now: fixture.context.clock.now() };
    await db.transaction().execute((tx) => changeEndpoint(tx, accountId, change));
    expect(await listNotices(db, accountId, anybody)).toEqual([]);
  });

  it("an exhausted schedule creates a notice, one for all deliveries to the same address (F10)", async () => {
    const { accountId } = await fixture.newAccount();
    const url = at("/status/500?exhausted");
    const events = [await fixture.happen(accountId, [url]), await fixture.happen(accountId, [url])];
    const { db } = fixture.context;
    await db.updateTable("deliveries").set({ attempts: 20 }).where("event_id", "in", events).execute();
    const sender = fixture.startSender();
    await expect
      .poll(() => listNotices(db, accountId, anybody))
      .toMatchObject([{ kind: "delivery.exhausted", subject: url, reason: "answered 500", count: 2 }]);
    await sender.stop();
    expect(await removeNotices(db, { accountId, subject: url, kind: "delivery.exhausted" })).toBe(true);
    expect(await listNotices(db, accountId, anybody)).toEqual([]);
  });

  it("an endpoint that failed for five days is disabled and its deliveries end; one success in between resets the time", async () => {
    const { accountId } = await fixture.newAccount();
    const { id, receiver: failing } = await fixture.newEndpoint(accountId, at("/status/500?failing"));
    const { db, clock } = fixture.context;
    const fiveDays = clock.scaled(5 * 24 * 3600 * 1000);
    const since = (milliseconds: number | null) =>
      db.updateTable("webhook_endpoints").set({ failing_since: milliseconds }).where("id", "=", id).execute();
    const sender = fixture.startSender();

    await since(clock.now() - fiveDays + 60_000);
    const eventId = await fixture.happen(accountId, [failing]);
    await expect.poll(() => arrivals("/status/500?failing").length).toBeGreaterThanOrEqual(2);
    expect((await readEndpoint(db, accountId, id)).enabled).toBe(1);

    await since(clock.now() - fiveDays);
    await expect.poll(async () => (await readEndpoint(db, accountId, id)).enabled).toBe(0);
    expect(await readEndpoint(db, accountId, id)).toMatchObject({ disabled_reason: "failing" });
    expect((await fixture.deliveriesOf(accountId, eventId))[0]?.state).toBe("canceled");

    const { id: other, receiver: fine } = await fixture.newEndpoint(accountId, at("/ok/recovered"));
    await db.updateTable("webhook_endpoints").set({ failing_since: 5 }).where("id", "=", other).execute();
    await fixture.happen(accountId, [fine]);
    await expect.poll(async () => (await readEndpoint(db, accountId, other)).failing_since).toBeNull();
    await sender.stop();
  });

  it("a clock jump of two hours advances and loses no attempt; signatures follow the clock (F11)", async () => {
    for (const jump of [2 * 3600_000, -2 * 3600_000]) {
      const { accountId } = await fixture.newAccount();
      const path = `/status/500?jump=${jump}`;
      // Between the first attempt and its storage.
      const hasJumped = () => arrivals(path).length > 0;
      const jumping: Clock = { ...fixture.context.clock, now: () => Date.now() + (hasJumped() ? jump : 0) };
      const sender = fixture.startSender({ clock: jumping });
      await fixture.happen(accountId, [at(path)]);
      await expect.poll(() => arrivals(path).length).toBeGreaterThanOrEqual(3);
      await sender.stop();
      const [first, second, third] = arrivals(path);
      expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(100);
      expect((third?.at ?? 0) - (second?.at ?? 0)).toBeGreaterThanOrEqual(500);
      expect(Number(third?.headers["webhook-timestamp"]) * 1000).toBeGreaterThan((third?.at ?? 0) + jump - 60_000);
      expect(Number(third?.headers["webhook-timestamp"]) * 1000).toBeLessThanOrEqual((third?.at ?? 0) + jump);
    }
  });

  it.each([2, -2])(
    "when the database clock jumps by %i hours, due times are moved once by as much, and it is logged (F11, F27)",
    async (hours) => {
      const { accountId } = await fixture.newAccount();
      const path = `/status/500?db-jump=${hours}`;
      const { db, dialect } = fixture.context;
      let offset = 0;
      const moving = {
        ...dialect,
        get now() {
          return sql<number>`(${dialect.now} + ${sql.lit(offset)})`;
        },
      };
      const lines: string[] = [];
      const logger = createLogger("warn", { write: (line) => void lines.push(line) });
      const senders = [1, 2].map(() => fixture.startSender({ dialect: moving, logger }));
      const eventId = await fixture.happen(accountId, [at(path)]);
      const delivery = () =>
        db
          .selectFrom("deliveries")
          .select(["attempts", "due_at"])
          .where("event_id", "=", eventId)
          .executeTakeFirstOrThrow();
      await expect.poll(async () => (await delivery()).attempts).toBeGreaterThanOrEqual(1);
      // An hour from now, as the schedule's later steps are; no attempt may be made in between.
      const due = Date.now() + 3_600_000;
      const postpone = () =>
        db
          .updateTable("deliveries")
          .set({ due_at: due })
          .where("event_id", "=", eventId)
          // An attempt in progress would still arrive.
          .where("lease_token", "is", null)
          .executeTakeFirst();
      await expect.poll(async () => (await postpone()).numUpdatedRows).toBe(1n);
      const attempts = arrivals(path).length;
      offset = hours * 3_600_000;
      for (const sender of senders) sender.wake();
      await expect.poll(async () => Math.round(((await delivery()).due_at - due) / 60_000)).toBe(hours * 60);
      expect(arrivals(path)).toHaveLength(attempts);
      await Promise.all(senders.map((sender) => sender.stop()));
      expect(Math.round(((await delivery()).due_at - due) / 60_000)).toBe(hours * 60);
      expect(lines.filter((line) => line.includes("moved with the clock"))).toHaveLength(1);
    },
  );

  it("two hundred hanging receivers of one account do not delay another's (W5)", async () => {
    const [hog, other] = [await fixture.newAccount(), await fixture.newAccount()];
    const hanging = await startReceiver({ mode: () => undefined, host: "0.0.0.0" });
    const urls = Array.from({ length: 200 }, (_, index) => `http://127.0.2.${index + 1}:${hanging.port}/hang`);
    await fixture.happen(hog.accountId, urls);
    const outbound = createOutboundClient({
      rules: fixture.rules,
      resolve: async (host) => [host],
      answerTimeoutMs: 60_000,
    });
    const sender = fixture.startSender({ outbound });
    await expect.poll(() => hanging.requests.length).toBeGreaterThanOrEqual(100);
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => fixture.happen(other.accountId, [at(`/ok/beside/${index}`)])),
    );
    await expect.poll(() => receiver.requests.filter(({ path }) => path.startsWith("/ok/beside/")).length).toBe(30);
    const attempted = await fixture.context.db
      .selectFrom("deliveries")
      .select("id")
      .where("account_id", "=", hog.accountId)
      .where("attempts", ">", 0)
      .execute();
    expect(attempted).toEqual([]);
    await hanging.close();
    await sender.stop();
  });

  it("four hanging endpoints do not delay a fifth of the same account (F23)", async () => {
    const { accountId } = await fixture.newAccount();
    const hanging = await startReceiver({ mode: () => undefined });
    const endpoints = [await fixture.newEndpoint(accountId, at("/ok/healthy"))];
    for (let index = 0; index < 4; index += 1)
      endpoints.push(await fixture.newEndpoint(accountId, `${hanging.url}/hang/${index}`));
    const outbound = createOutboundClient({
      rules: fixture.rules,
      resolve: async (host) => [host],
      answerTimeoutMs: 600_000,
    });
    const sender = fixture.startSender({ outbound });
    // The hanging ones come first in every event, so that they are always due before the healthy one.
    const receivers = endpoints.map((endpoint) => endpoint.receiver).reverse();
    const events = 100;
    for (let index = 0; index < events; index += 1) await fixture.happen(accountId, receivers);
    await expect.poll(() => arrivals("/ok/healthy").length).toBe(events);
    expect(hanging.requests.length).toBeLessThanOrEqual(16);
    await hanging.close();
    await sender.stop();
  });

  it("shutdown releases deliveries that have not begun and finishes those that have", async () => {
    const { accountId } = await fixture.newAccount();
    const answering = Promise.withResolvers<void>();
    const slow = await startReceiver({
      mode: async (response) => {
        await answering.promise;
        response.end();
      },
    });
    const eventId = await fixture.happen(
      accountId,
      Array.from({ length: 12 }, (_, index) => `${slow.url}/${index}`),
    );
    const sender = fixture.startSender();
    await expect.poll(() => slow.requests.length).toBe(4);
    const stopped = sender.stop();
    answering.resolve();
    await stopped;
    const deliveries = await fixture.deliveriesOf(accountId, eventId);
    expect(deliveries.filter(({ state }) => state === "delivered")).toHaveLength(4);
    expect(deliveries.filter(({ state, next_attempt_at }) => state === "pending" && next_attempt_at)).toHaveLength(8);
    const next = fixture.startSender();
    await expect.poll(() => slow.requests.length).toBe(12);
    await next.stop();
    await slow.close();
  });

  it("exhausted deliveries since a given time are sent again, once, and delivered ones are not", async () => {
    const { accountId } = await fixture.newAccount();
    const { db } = fixture.context;
    const start = Date.now();
    const [failed, arrived] = [
      await fixture.happen(accountId, [at("/status/500?replay")]),
      await fixture.happen(accountId, [at("/ok/replay")]),
    ];
    await db
      .updateTable("deliveries")
      .set({ state: "exhausted", ended_at: start })
      .where("event_id", "=", failed)
      .execute();
    await db.updateTable("deliveries").set({ state: "delivered" }).where("event_id", "=", arrived).execute();
    const replay = (since: number) =>
      db.transaction().execute((tx) => replayFailed(tx, accountId, { since, now: Date.now() }));
    expect(await replay(Date.now() + 60_000)).toEqual({ sent: 0, left: 0, more: false });
    expect(await replay(start - 1000)).toEqual({ sent: 1, left: 0, more: false });
    expect(await replay(start - 1000)).toEqual({ sent: 0, left: 0, more: false });
    expect((await fixture.deliveriesOf(accountId, failed)).map(({ state }) => state)).toEqual(["exhausted", "pending"]);
    expect(await fixture.deliveriesOf(accountId, arrived)).toHaveLength(1);
  });
});
