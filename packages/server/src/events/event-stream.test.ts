import { createHmac } from "node:crypto";
import type { StreamedDelivery } from "@inkvoice/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { setApiAccess } from "../access/accounts.ts";
import { describeOnEachBackend } from "../testing/backends.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";
import { revealWebhookSecret } from "../webhooks/secrets.ts";
import { recordInvoiceEvent } from "./record-invoice-event.ts";

interface Message {
  id: string;
  event: string;
  data: string;
}

/** A reader of server-sent events that shares no code with the SDK. */
async function openStream(service: TestService, options: { key: string; lastEventId?: string; query?: string }) {
  const closing = new AbortController();
  const response = await fetch(`${service.url}/v1/events/stream${options.query ?? ""}`, {
    headers: {
      authorization: `Bearer ${options.key}`,
      ...(options.lastEventId ? { "last-event-id": options.lastEventId } : {}),
    },
    signal: closing.signal,
  });
  const messages: Message[] = [];
  let place = "";
  const reading = (async () => {
    let text = "";
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const parts = text.split("\n\n");
      text = parts.pop() ?? "";
      place = /^id: (\S+)/m.exec(parts.findLast((part) => part.includes("id: ")) ?? "")?.[1] ?? place;
      for (const part of parts.filter((each) => each.startsWith("id: "))) {
        const field = (name: string) =>
          part
            .split("\n")
            .find((line) => line.startsWith(`${name}: `))
            ?.slice(name.length + 2) ?? "";
        messages.push({ id: field("id"), event: field("event"), data: field("data") });
      }
    }
  })().catch(() => undefined);
  return { response, messages, place: () => place, ended: reading, close: closeAfter(closing, reading) };
}

function closeAfter(closing: AbortController, reading: Promise<void>): () => Promise<void> {
  return async () => {
    closing.abort();
    await reading;
  };
}

describeOnEachBackend("the event stream", (backend) => {
  let service: TestService;
  let invoices = 0;

  beforeAll(async () => {
    service = await startTestService(backend);
  });
  afterAll(() => service.stop());

  async function happen(accountId: string, count = 1): Promise<string[]> {
    const { db, clock, signals } = service.running.services;
    const events = await Promise.all(
      Array.from({ length: count }, () => {
        invoices += 1;
        const invoiceId = `inv_${backend.length}${invoices}`;
        return db.transaction().execute((tx) =>
          recordInvoiceEvent(tx, {
            accountId,
            invoiceId,
            type: "invoice.completed",
            data: { n: invoices },
            webhookUrl: null,
            at: clock.now(),
          }),
        );
      }),
    );
    signals.send("events");
    return events.map(({ id }) => id);
  }

  it("sends the account's events as they happen, and no other account's", async () => {
    const [mine, other] = [await service.newAccount(), await service.newAccount()];
    const [earlier] = await happen(mine.accountId);
    const stream = await openStream(service, mine);
    expect(stream.response.status).toBe(200);
    expect(stream.response.headers.get("content-type")).toContain("text/event-stream");
    expect(stream.response.headers.get("x-ratelimit-limit")).not.toBeNull();
    expect(stream.response.headers.get("x-request-id")).not.toBeNull();
    await happen(other.accountId);
    const [id] = await happen(mine.accountId);
    const given = () => stream.messages.find((message) => message.id === id);
    await expect.poll(given).toMatchObject({ id, event: "invoice.completed" });
    expect(JSON.parse(given()?.data ?? "")).toMatchObject({ id, type: "invoice.completed" });
    // While any transaction is open, later commits do not count as visible.
    const others = stream.messages.map((message) => message.id).filter((each) => each !== id);
    expect([[], [earlier]]).toContainEqual(others);
    await stream.close();
  });

  it("sends the position to resume from before the first event, so that an idle client misses nothing", async () => {
    const account = await service.newAccount();
    for (const round of ["no event yet", "after some"]) {
      const cut = await openStream(service, account);
      await expect.poll(cut.place).not.toBe("");
      await cut.close();
      const ids = await happen(account.accountId, 3);
      const resumed = await openStream(service, { ...account, lastEventId: cut.place() });
      await expect.poll(() => resumed.messages.length).toBe(3);
      expect([round, resumed.messages.map(({ id }) => id).toSorted()]).toEqual([round, ids.toSorted()]);
      await resumed.close();
    }
  });

  it("resumes after any event: every later one, once", async () => {
    const account = await service.newAccount();
    const ids: string[] = [];
    for (let round = 0; round < 6; round += 1) ids.push(...(await happen(account.accountId, 40)));
    const whole = await openStream(service, { ...account, lastEventId: ids[0] ?? "" });
    const order = () => whole.messages.map(({ id }) => id);
    const hasAllOfTheLastRound = () => ids.slice(-40).every((id) => order().includes(id));
    await expect.poll(hasAllOfTheLastRound).toBe(true);
    await whole.close();
    const seen = order();
    expect(seen.length).toBeGreaterThanOrEqual(200);
    expect(new Set(seen).size).toBe(seen.length);
    const middle = seen[Math.floor(seen.length / 2)] ?? "";
    const resumed = await openStream(service, { key: account.key, query: `?last_event_id=${middle}` });
    const rest = seen.slice(seen.indexOf(middle) + 1);
    await expect.poll(() => resumed.messages.length).toBe(rest.length);
    expect(resumed.messages.map(({ id }) => id)).toEqual(rest);
    await resumed.close();
  });

  it("misses nothing that is committed during reading, with many concurrent readers", async () => {
    const account = await service.newAccount();
    const stream = await openStream(service, account);
    const ids = (await Promise.all(Array.from({ length: 10 }, () => happen(account.accountId, 10)))).flat();
    await expect.poll(() => stream.messages.length).toBe(100);
    expect(new Set(stream.messages.map(({ id }) => id))).toEqual(new Set(ids));
    await stream.close();
  });

  it("sends signed deliveries ready to forward on request", async () => {
    const account = await service.newAccount();
    const stream = await openStream(service, { ...account, query: "?format=delivery" });
    await happen(account.accountId);
    await expect.poll(() => stream.messages.length).toBe(1);
    const { headers, body }: StreamedDelivery = JSON.parse(stream.messages[0]?.data ?? "");
    const secret = await revealWebhookSecret(service.running.services, account.accountId);
    expect(headers["X-Service-Signature"]).toBe(`sha256=${createHmac("sha256", secret).update(body).digest("hex")}`);
    expect(headers["webhook-id"]).toBe(stream.messages[0]?.id);
    await stream.close();
  });

  it("X3: a key that is revoked, expires or loses access ends its streams", async () => {
    const { db, apiKeys, clock } = service.running.services;
    const [revoked, expired, switchedOff] = await Promise.all([
      service.newAccount(),
      service.newAccount(),
      service.newAccount(),
    ]);
    const streams = await Promise.all([revoked, expired, switchedOff].map((account) => openStream(service, account)));
    const keysOf = (accountId: string) => db.updateTable("api_keys").where("account_id", "=", accountId);
    await keysOf(revoked.accountId).set({ revoked_at: clock.now() }).execute();
    await keysOf(expired.accountId).set({ expires_at: clock.now() }).execute();
    await setApiAccess(db, switchedOff.accountId, false);
    apiKeys.forget();
    for (const { accountId } of [revoked, expired, switchedOff]) await happen(accountId);
    await Promise.all(streams.map(({ ended }) => ended));
    expect(streams.map(({ messages }) => messages.length)).toEqual([0, 0, 0]);
  });

  it("X3: ends within seconds when another process that cannot signal revokes the key", async () => {
    const { db, clock } = service.running.services;
    const account = await service.newAccount();
    const stream = await openStream(service, account);
    await db
      .updateTable("api_keys")
      .set({ revoked_at: clock.now() })
      .where("account_id", "=", account.accountId)
      .execute();
    await stream.ended;
    expect(stream.messages).toEqual([]);
  });

  it("X3: ends after five minutes, and its client reconnects", async () => {
    const own = await startTestService(backend, { environment: { INKVOICE_TIME_SCALE: "600" } });
    const stream = await openStream(own, { key: own.apiKey });
    await stream.ended;
    await own.stop();
  });

  it("answers wrong requests like every other operation", async () => {
    const { key } = await service.newAccount();
    const wrong = await service.api("/v1/events/stream?last_event_id=x", { key });
    expect([wrong.status, wrong.body.error.code]).toEqual([400, "INVALID_PARAMETER"]);
    const header = await service.api("/v1/events/stream", { key, headers: { "last-event-id": "x" } });
    expect([header.status, header.body.error.code]).toEqual([400, "INVALID_PARAMETER"]);
    expect((await service.api("/v1/events/stream", { key: null })).status).toBe(401);
    const narrow = await service.newAccount({ scopes: ["invoices:read"] });
    expect((await service.api("/v1/events/stream", { key: narrow.key })).status).toBe(403);
  });

  it("ends at once when the service stops", async () => {
    const own = await startTestService(backend);
    const stream = await openStream(own, { key: own.apiKey });
    await own.stop();
    await stream.close();
  });
});
