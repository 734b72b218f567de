import { afterAll, beforeAll, describe, it } from "vitest";
import { type Receiver, startReceiver } from "../platform/outbound/testing/receiver.ts";
import { backends } from "../testing/backends.ts";
import { redeliver } from "./redeliver.ts";
import { type DeliveryGround, openDeliveryGround } from "./testing/delivery-ground.ts";

const timeScale = 600;
const minute = 60_000 / timeScale;
/** One minute, twelve times five minutes, seven times an hour: 8 hours and a minute in 48 seconds. */
const published = [minute, ...Array<number>(12).fill(5 * minute), ...Array<number>(7).fill(60 * minute)];

describe.concurrent.each(backends)("the whole schedule at 600 times the speed, on %s (F10)", (backend) => {
  let ground: DeliveryGround;
  let receiver: Receiver;

  beforeAll(async () => {
    receiver = await startReceiver();
    ground = await openDeliveryGround(backend, { timeScale });
    ground.startSender();
  });
  afterAll(async () => {
    await ground.close();
    await receiver.close();
  });

  it("is kept attempt by attempt, ends as exhausted, and can be begun again by hand", { timeout: 120_000 }, async ({
    expect,
  }) => {
    const { accountId } = ground;
    const eventId = await ground.happen(accountId, [`${receiver.url}/status/500`]);
    await expect
      .poll(async () => (await ground.deliveriesOf(accountId, eventId))[0]?.state, { timeout: 100_000, interval: 500 })
      .toBe("exhausted");

    const times = receiver.requests.map(({ at }) => at);
    const waits = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    expect(waits).toHaveLength(20);
    for (const [index, wait] of waits.entries()) {
      const due = published[index] ?? 0;
      expect(wait, `retry ${index + 1}`).toBeGreaterThanOrEqual(due);
      expect(wait, `retry ${index + 1}`).toBeLessThanOrEqual(due + Math.max(2000, due * 0.05));
    }
    expect(receiver.requests.map(({ headers }) => headers["x-service-attempt"])).toEqual(
      Array.from({ length: 21 }, (_, index) => String(index + 1)),
    );
    const [exhausted] = await ground.deliveriesOf(accountId, eventId);
    expect(exhausted?.attempts).toHaveLength(21);
    expect(exhausted).not.toHaveProperty("next_attempt_at");

    const { db, clock, signals } = ground.context;
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
