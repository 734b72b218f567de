import { createHmac } from "node:crypto";
import { formatTimestamp } from "@inkvoice/contract";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import type { Clock } from "../platform/clock.ts";
import { type Receiver, startReceiver } from "../platform/outbound/testing/receiver.ts";
import { describeOnEachBackend } from "../testing/backends.ts";
import { dropEndpointSecret, type Rotation, rotateSecret, type SecretOwner } from "../webhooks/secrets.ts";
import { type DeliveryFixture, openDeliveryFixture } from "./testing/delivery-fixture.ts";

describeOnEachBackend("signing secrets", (backend) => {
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
  const rotate = (owner: SecretOwner, rotation: Rotation) =>
    fixture.context.db.transaction().execute((tx) => rotateSecret(tx, fixture.context.secretBox, owner, rotation));

  /**
   * The secrets that signed the delivery at a path: the one signature of this service's own header, and the standard
   * ones.
   */
  async function signersOf(path: string, secrets: Readonly<Record<string, string>>, send: () => Promise<unknown>) {
    await send();
    await expect.poll(() => arrivals(path).length).toBe(1);
    const [{ headers, body }] = arrivals(path) as [ReturnType<typeof arrivals>[number]];
    const names = Object.entries(secrets);
    const own = names.filter(
      ([, secret]) =>
        headers["x-service-signature"] === `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`,
    );
    const content = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
    const standard = names.filter(([, secret]) => {
      const key = Buffer.from(secret.slice("whsec_".length), "base64");
      const signature = `v1,${createHmac("sha256", key).update(content).digest("base64")}`;
      return String(headers["webhook-signature"]).split(" ").includes(signature);
    });
    return { own: own.map(([name]) => name), standard: standard.map(([name]) => name) };
  }

  it("two rotations within an overlap: the first old secret signs until its own time", async () => {
    const { accountId, secret: first } = await fixture.newAccount();
    const now = Date.now();
    const { secret: second } = await rotate({ accountId }, { overlapHours: 24, now });
    const rotated = await rotate({ accountId }, { overlapHours: 1, now: now + 60_000 });
    const secrets = { first, second, third: rotated.secret };
    expect(rotated.previous_secret_until).toBe(formatTimestamp(now + 24 * 3600_000));
    let offset = 120_000;
    const moving: Clock = { ...fixture.context.clock, now: () => now + offset };
    const sender = fixture.startSender({ clock: moving });
    const signers = (path: string) => signersOf(path, secrets, () => fixture.happen(accountId, [at(path)]));
    expect(await signers("/ok/twice-1")).toEqual({ own: ["first"], standard: ["first", "second", "third"] });
    offset = 2 * 3600_000;
    expect(await signers("/ok/twice-2")).toEqual({ own: ["first"], standard: ["first", "third"] });
    offset = 25 * 3600_000;
    expect(await signers("/ok/twice-3")).toEqual({ own: ["third"], standard: ["third"] });
    await sender.stop();
  });

  it("a rotation without overlap, as after a leak, ends all earlier secrets at once", async () => {
    const { accountId, secret: first } = await fixture.newAccount();
    const now = Date.now();
    const { secret: second } = await rotate({ accountId }, { overlapHours: 24, now });
    const { secret: third, previous_secret_until: until } = await rotate(
      { accountId },
      {
        overlapHours: 0,
        now,
      },
    );
    expect(until).toBeNull();
    const sender = fixture.startSender();
    const signers = await signersOf("/ok/leaked", { first, second, third }, () =>
      fixture.happen(accountId, [at("/ok/leaked")]),
    );
    expect(signers).toEqual({ own: ["third"], standard: ["third"] });
    await sender.stop();
  });

  it("an endpoint with its own secret is signed with it, and the account's other receivers are not", async () => {
    const { accountId, secret: account } = await fixture.newAccount();
    const { db } = fixture.context;
    const { id, receiver: own } = await fixture.newEndpoint(accountId, at("/ok/own-secret"));
    const owner = { accountId, endpointId: id };
    const { secret } = await rotate(owner, { overlapHours: 0, now: Date.now() });
    const secrets = { account, own: secret };
    const sender = fixture.startSender();
    const eventId = await fixture.happen(accountId, [own, at("/ok/account-secret")]);
    const nothing = async () => undefined;
    expect(await signersOf("/ok/own-secret", secrets, nothing)).toEqual({ own: ["own"], standard: ["own"] });
    expect(await signersOf("/ok/account-secret", secrets, nothing)).toEqual({
      own: ["account"],
      standard: ["account"],
    });
    await expect.poll(async () => (await fixture.deliveriesOf(accountId, eventId))[0]?.attempts.length).toBe(1);
    const attempts = db.selectFrom("delivery_attempts as a").innerJoin("deliveries as d", "d.id", "a.delivery_id");
    const kept = attempts.select(["a.request_headers", "a.response_headers"]).where("d.event_id", "=", eventId);
    const { request_headers: request, response_headers: response } = await kept.executeTakeFirstOrThrow();
    expect(JSON.parse(request ?? "{}")).toMatchObject({ "webhook-id": eventId, "X-Service-Attempt": "1" });
    expect(JSON.parse(response ?? "{}")).toHaveProperty("connection");
    await db.transaction().execute((tx) => dropEndpointSecret(tx, owner));
    const again = await fixture.newEndpoint(accountId, at("/ok/none"));
    await db
      .updateTable("webhook_endpoints")
      .set({ url: at("/ok/back") })
      .where("id", "=", id)
      .execute();
    expect(again.id).not.toBe(id);
    const back = { ...own, url: at("/ok/back") };
    const signers = await signersOf("/ok/back", secrets, () => fixture.happen(accountId, [back]));
    expect(signers).toEqual({ own: ["account"], standard: ["account"] });
    await sender.stop();
  });

  it("after a rotation both secrets verify until the overlap ends, and the old one signs X-Service-Signature until then", async () => {
    const { accountId, secret: old } = await fixture.newAccount();
    const now = Date.now();
    const { secret: fresh } = await rotate({ accountId }, { overlapHours: 1, now });
    let offset = 0;
    const moving: Clock = { ...fixture.context.clock, now: () => now + offset };
    const sender = fixture.startSender({ clock: moving });
    const signers = (path: string) => signersOf(path, { old, fresh }, () => fixture.happen(accountId, [at(path)]));
    expect(await signers("/ok/rotating")).toEqual({ own: ["old"], standard: ["old", "fresh"] });
    offset = 3600_000;
    expect(await signers("/ok/rotated")).toEqual({ own: ["fresh"], standard: ["fresh"] });
    await sender.stop();
  });
});
