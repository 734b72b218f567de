import { createHmac } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Receiver, startReceiver } from "../platform/outbound/testing/receiver.ts";
import { backends } from "../testing/backends.ts";
import { type DeliveryGround, openDeliveryGround } from "./testing/delivery-ground.ts";

/** What each behaviour of a receiver comes to: delivered, or the first retry a minute after the attempt (F9). */
const behaviours = [
  ["/ok", "delivered", 200, null],
  ["/status/204", "delivered", 204, null],
  ["/http-1.0", "delivered", 200, null],
  ["/reset-after", "delivered", 200, null],
  ["/gigabyte", "delivered", 200, null],
  ["/gzip", "delivered", 200, null],
  ["/late/9700", "delivered", 200, null],
  ["/late/10300", "pending", null, "answer_timeout"],
  ["/hang", "pending", null, "answer_timeout"],
  ["/drip", "pending", null, "answer_timeout"],
  ["/status/404", "pending", 404, null],
  ["/status/410", "pending", 410, null],
  ["/status/500", "pending", 500, null],
  ["/busy/30", "pending", 429, null],
  ["/redirect/301", "pending", 301, null],
  ["/redirect/302", "pending", 302, null],
  ["/redirect/307", "pending", 307, null],
  ["/reset-before", "pending", null, "connection_reset"],
  ["/reset-within", "pending", null, "connection_reset"],
  ["/no-status-line", "pending", null, "invalid_answer"],
] as const;

describe.concurrent.each(backends)("every kind of receiver, on %s (F9)", (backend) => {
  let ground: DeliveryGround;
  let receiver: Receiver;
  const eventIds = new Map<string, string[]>();
  const closedPort = "http://127.0.0.1:1/";

  beforeAll(async () => {
    receiver = await startReceiver({ host: "0.0.0.0" });
    ground = await openDeliveryGround(backend);
    // Each at a loopback address of its own: receivers are different hosts to the sender.
    for (const [index, [path]] of behaviours.entries()) {
      const url = `http://127.0.1.${index + 1}:${receiver.port}${path}`;
      const ids = [1, 2, 3].map((copy) => ground.happen(ground.accountId, [`${url}?copy=${copy}`]));
      eventIds.set(path, await Promise.all(ids));
    }
    eventIds.set(closedPort, [await ground.happen(ground.accountId, [closedPort])]);
    ground.startSender();
    while ((await attemptsMissing()) > 0) await delay(250);
  }, 90_000);
  afterAll(async () => {
    await ground.close();
    await receiver.close();
  });

  async function attemptsMissing(): Promise<number> {
    const { db } = ground.context;
    const rows = await db.selectFrom("deliveries").select("id").where("attempts", "=", 0).execute();
    return rows.length;
  }

  const attemptsAt = async (path: string) =>
    (await Promise.all((eventIds.get(path) ?? []).map((id) => ground.deliveriesOf(ground.accountId, id)))).flat();

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
      const wait = Date.parse(delivery.next_attempt_at ?? "") - ended;
      expect(wait).toBeGreaterThanOrEqual(60_000 - 50);
      expect(wait).toBeLessThan(60_000 + 5000);
    }
  });

  it("a closed port is tried again like any other failure", async () => {
    expect(await attemptsAt(closedPort)).toMatchObject([
      { state: "pending", attempts: [{ error: { code: "connection_refused" } }] },
    ]);
  });

  it("got each event once, signed, with the bytes that are stored", async () => {
    for (const request of receiver.requests) {
      const expected = createHmac("sha256", ground.secret).update(request.body).digest("hex");
      expect(request.headers["x-service-signature"]).toBe(`sha256=${expected}`);
      const headers = request.headers as Record<string, string>;
      expect(new Webhook(ground.secret).verify(request.body, headers)).toMatchObject({ id: headers["webhook-id"] });
    }
    expect(new Set(receiver.requests.map(({ headers }) => headers["x-service-delivery"])).size).toBe(
      receiver.requests.length,
    );
    expect(receiver.requests).toHaveLength(behaviours.length * 3);
  });
});
