import { createHmac } from "node:crypto";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { redeliver } from "../events/redeliver.ts";
import { type Receiver, startReceiver } from "../platform/outbound/testing/receiver.ts";
import { backends } from "../testing/backends.ts";
import { type DeliveryFixture, openDeliveryFixture } from "./testing/delivery-fixture.ts";

/**
 * In one file because both mostly wait and run in parallel: ten seconds for hanging receivers, 48 for the schedule.
 */

/** The outcome of each behaviour of a receiver: delivered, or a first retry a minute after the attempt (F9). */
const behaviours = [
  ["/ok", "delivered", 200, null],
  ["/status/204", "delivered", 204, null],
  ["/http-1.0", "delivered", 200, null],
  ["/reset-after", "delivered", 200, null],
  ["/gigabyte", "delivered", 200, null],
  ["/gzip", "delivered", 200, null],
  ["/late/4000", "delivered", 200, null],
  ["/late/11000", "pending", null, "answer_timeout"],
  ["/hang", "pending", null, "answer_timeout"],
  ["/drip", "pending", null, "answer_timeout"],
  ["/status/404", "pending", 404, null],
  ["/status/410", "pending", 410, null],
  ["/status/500", "pending", 500, null],
  ["/busy/30", "pending", 429, null],
  ["/busy/120", "pending", 429, null],
  ["/busy/86400", "pending", 429, null],
  ["/redirect/301", "pending", 301, null],
  ["/redirect/302", "pending", 302, null],
  ["/redirect/307", "pending", 307, null],
  ["/reset-before", "pending", null, "connection_reset"],
  ["/reset-within", "pending", null, "connection_reset"],
  ["/no-status-line", "pending", null, "invalid_answer"],
] as const;

/** Retry-After delays the first retry, at most until the second would be due: 1 + 5 minutes. */
const askedWaits: Readonly<Record<string, number>> = { "/busy/120": 120_000, "/busy/86400": 360_000 };

describe.concurrent.each(backends)("every kind of receiver, on %s (F9)", (backend) => {
  let fixture: DeliveryFixture;
  let receiver: Receiver;
  const eventIds = new Map<string, string[]>();
  const closedPort = "http://127.0.0.1:1/";
  let attemptedBy = 0;

  beforeAll(async () => {
    receiver = await startReceiver({ host: "0.0.0.0" });
    fixture = await openDeliveryFixture(backend);
    // Separate loopback addresses, so that receivers are different hosts to the sender.
    for (const [index, [path]] of behaviours.entries()) {
      const url = `http://127.0.1.${index + 1}:${receiver.port}${path}`;
      const ids = [1, 2, 3].map((copy) => fixture.happen(fixture.accountId, [`${url}?copy=${copy}`]));
      eventIds.set(path, await Promise.all(ids));
    }
    eventIds.set(closedPort, [await fixture.happen(fixture.accountId, [closedPort])]);
    const sender = fixture.startSender();
    while ((await attemptsMissing()) > 0) await delay(250);
    // Failed deliveries are due again after a minute, which may fall into the tests below on a busy machine.
    await sender.stop();
    attemptedBy = Date.now();
  });
  afterAll(async () => {
    await fixture.close();
    await receiver.close();
  });

  async function attemptsMissing(): Promise<number> {
    const { db } = fixture.context;
    const rows = await db.selectFrom("deliveries").select("id").where("attempts", "=", 0).execute();
    return rows.length;
  }

  const attemptsAt = async (path: string) =>
    (await Promise.all((eventIds.get(path) ?? []).map((id) => fixture.deliveriesOf(fixture.accountId, id)))).flat();

  it.each(behaviours)("%s ends as %s", async (path, state, status, failure) => {
    const deliveries = await attemptsAt(path);
    expect(deliveries).toHaveLength(3);
    for (const delivery of deliveries) {
      expect(delivery.state).toBe(state);
      expect(delivery.attempts).toHaveLength(1);
      expect(delivery.attempts[0]).toMatchObject({
        attempt: 1,
        status,
        error: failure === null ? null : { code: failure },
      });
      const attempt = delivery.attempts[0];
      if (state !== "pending" || !attempt) continue;
      const ended = Date.parse(attempt.attempted_at) + attempt.duration_ms;
      const due = Date.parse(delivery.next_attempt_at ?? "");
      const wait = askedWaits[path] ?? 60_000;
      expect(due - ended).toBeGreaterThanOrEqual(wait - 50);
      expect(due).toBeLessThanOrEqual(attemptedBy + wait);
    }
  });

  it("a closed port is tried again like any other failure", async () => {
    expect(await attemptsAt(closedPort)).toMatchObject([
      { state: "pending", attempts: [{ error: { code: "connection_refused" } }] },
    ]);
  });

  it("received each event once, signed, with the stored bytes", async () => {
    for (const request of receiver.requests) {
      const expected = createHmac("sha256", fixture.secret).update(request.body).digest("hex");
      expect(request.headers["x-service-signature"]).toBe(`sha256=${expected}`);
      const headers = request.headers as Record<string, string>;
      expect(new Webhook(fixture.secret).verify(request.body, headers)).toMatchObject({ id: headers["webhook-id"] });
    }
    expect(new Set(receiver.requests.map(({ headers }) => headers["x-service-delivery"])).size).toBe(
      receiver.requests.length,
    );
    expect(receiver.requests).toHaveLength(behaviours.length * 3);
  });
});

const timeScale = 600;
const minute = 60_000 / timeScale;
/** One minute, twelve times five minutes, seven times an hour: 8 hours and a minute in 48 seconds. */
const published = [minute, ...Array<number>(12).fill(5 * minute), ...Array<number>(7).fill(60 * minute)];

describe.concurrent.each(backends)("the whole schedule at 600 times the speed, on %s (F10)", (backend) => {
  let fixture: DeliveryFixture;
  let receiver: Receiver;
  // Pauses of this process, which runs receiver and sender, do not count as delays of the schedule.
  const stillness = monitorEventLoopDelay();

  beforeAll(async () => {
    stillness.enable();
    receiver = await startReceiver();
    fixture = await openDeliveryFixture(backend, { timeScale });
    fixture.startSender();
  });
  afterAll(async () => {
    await fixture.close();
    await receiver.close();
  });

  it("is recorded attempt by attempt, ends as exhausted, and can be restarted by hand", async ({ expect }) => {
    const { accountId } = fixture;
    const eventId = await fixture.happen(accountId, [`${receiver.url}/status/500`]);
    await expect
      .poll(async () => (await fixture.deliveriesOf(accountId, eventId))[0]?.state, { interval: 500 })
      .toBe("exhausted");

    const times = receiver.requests.map(({ at }) => at);
    const waits = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    expect(waits).toHaveLength(20);
    for (const [index, wait] of waits.entries()) {
      const due = published[index] ?? 0;
      expect(wait, `retry ${index + 1}`).toBeGreaterThanOrEqual(due);
      expect(wait, `retry ${index + 1}`).toBeLessThanOrEqual(due + Math.max(2000, due * 0.05) + stillness.max / 1e6);
    }
    expect(receiver.requests.map(({ headers }) => headers["x-service-attempt"])).toEqual(
      Array.from({ length: 21 }, (_, index) => String(index + 1)),
    );
    const [exhausted] = await fixture.deliveriesOf(accountId, eventId);
    expect(exhausted?.attempts).toHaveLength(21);
    expect(exhausted).not.toHaveProperty("next_attempt_at");

    const { db, clock, signals } = fixture.context;
    await db.transaction().execute((tx) => redeliver(tx, accountId, { eventId, now: clock.now() }));
    signals.send("deliveries");
    await expect.poll(() => receiver.requests.length).toBeGreaterThanOrEqual(22);
    expect(receiver.requests[21]).toMatchObject({
      body: receiver.requests[0]?.body,
      headers: { "x-service-attempt": "1", "webhook-id": eventId },
    });
    expect(receiver.requests[21]?.headers["x-service-delivery"]).not.toBe(exhausted?.id);
  });
});
