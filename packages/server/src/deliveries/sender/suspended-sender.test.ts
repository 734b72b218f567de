import { performance } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { type Receiver, startReceiver } from "../../platform/outbound/testing/receiver.ts";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { claim, findDue } from "../queue/queue.ts";
import { type DeliveryFixture, openDeliveryFixture } from "../testing/delivery-fixture.ts";

const nobodyFull = { accounts: [], lanes: [] };

describeOnEachBackend("a webhook sender that was suspended", (backend) => {
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

  let suspendedMs = 0;
  beforeEach(() => {
    suspendedMs = 0;
    const running = performance.now.bind(performance);
    vi.spyOn(performance, "now").mockImplementation(() => running() + suspendedMs);
  });
  afterEach(() => void vi.restoreAllMocks());

  /** Four deliveries that hold all connections to a receiver until `answer` is called, and four that wait for one. */
  async function occupyConnections() {
    const { accountId } = await fixture.newAccount();
    const answering = Promise.withResolvers<void>();
    const slow = await startReceiver({
      mode: async (response) => {
        await answering.promise;
        response.end();
      },
    });
    const urls = Array.from({ length: 8 }, (_, index) => `${slow.url}/${index}`);
    const eventId = await fixture.happen(accountId, urls);
    const sender = fixture.startSender();
    await expect.poll(() => slow.requests.length).toBe(4);
    const waiting = urls.filter((url) => !slow.requests.some(({ path }) => url.endsWith(path)));
    const states = async () => (await fixture.deliveriesOf(accountId, eventId)).map(({ state }) => state);
    return { slow, sender, eventId, waiting, states, answer: () => answering.resolve() };
  }

  it("does not begin a request whose delivery another process has taken over (I7)", async () => {
    const { slow, sender, eventId, waiting, states, answer } = await occupyConnections();
    suspendedMs = 50_000;
    const row = fixture.context.db.updateTable("deliveries").where("event_id", "=", eventId);
    await row
      .set({ lease_token: "another process", due_at: Date.now() + 60_000 })
      .where("url", "in", waiting)
      .execute();
    answer();
    await expect.poll(async () => (await states()).filter((state) => state === "delivered").length).toBe(4);
    await sender.stop();
    expect(slow.requests).toHaveLength(4);
    await slow.close();
  });

  it("renews the leases of deliveries that nobody has taken over, and sends them once", async () => {
    const { slow, sender, states, answer } = await occupyConnections();
    suspendedMs = 50_000;
    answer();
    await expect.poll(async () => (await states()).every((state) => state === "delivered")).toBe(true);
    await sender.stop();
    expect(slow.requests).toHaveLength(8);
    await slow.close();
  });

  it("leaves other processes half a lease to store what they sent before an outage (F5)", async () => {
    const { accountId } = await fixture.newAccount();
    await fixture.happen(accountId, [at("/ok/spared")]);
    const due = await findDue(fixture.context, { limit: 1000, without: nobodyFull });
    await claim(fixture.context, due, 2000);
    const sender = fixture.startSender();
    let looks = 0;
    const lookAfter = async (milliseconds: number) => {
      suspendedMs += milliseconds;
      looks += 1;
      const path = `/ok/look/${looks}`;
      await fixture.happen(accountId, [at(path)]);
      await expect.poll(() => arrivals(path).length).toBe(1);
    };
    await lookAfter(0);
    await lookAfter(20_000);
    await delay(2200);
    await lookAfter(12_000);
    expect(arrivals("/ok/spared")).toEqual([]);
    for (let index = 0; index < 2; index += 1) await lookAfter(12_000);
    await expect.poll(() => arrivals("/ok/spared").length).toBe(1);
    await sender.stop();
  });
});
