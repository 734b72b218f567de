import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { documentThat, type TestService } from "../../testing/test-service.ts";
import { claimOwner, joinAs, newVisitor, startWithDashboard, type Visitor } from "../testing/browser-visitor.ts";
import { readingOf, storeInvoice } from "../testing/store-invoice.ts";

type Stream = Readonly<{ status: number; type: string; told(): number; ended: Promise<void>; leave(): void }>;

describeOnEachBackend("An open page", (backend) => {
  let service: TestService;
  let owner: Visitor;
  const open: Stream[] = [];
  beforeAll(async () => {
    service = await startWithDashboard(backend);
    owner = await claimOwner(service);
  });
  afterEach(() => {
    for (const stream of open.splice(0)) stream.leave();
  });
  afterAll(() => service.stop());

  async function follow(visitor: Visitor): Promise<Stream> {
    const leaving = new AbortController();
    const headers = { cookie: visitor.cookie(), "sec-fetch-site": "same-origin" };
    const response = await fetch(`${service.url}/api/live`, { headers, signal: leaving.signal });
    let text = "";
    const ended = (async () => {
      const decoder = new TextDecoder();
      for await (const chunk of response.body ?? []) text += decoder.decode(chunk as Uint8Array, { stream: true });
    })().catch(() => undefined);
    const stream = {
      status: response.status,
      type: response.headers.get("content-type") ?? "",
      told: () => text.split("event: changed").length - 1,
      ended,
      leave: () => leaving.abort(),
    };
    open.push(stream);
    return stream;
  }

  const store = (change = {}) =>
    storeInvoice(service.running.services.db, service.accountId, { data: readingOf(change) });

  it("is told of an upload", async () => {
    const stream = await follow(owner);
    expect(stream).toMatchObject({ status: 200, type: "text/event-stream; charset=utf-8" });
    await service.upload();
    await expect.poll(stream.told, { timeout: 8000 }).toBeGreaterThan(0);
  });

  it("is told that a reading has ended", async () => {
    const upload = await service.upload({ files: [{ bytes: documentThat("sleep 2000") }] });
    const stream = await follow(owner);
    await service.untilEnded(upload.body.data.id);
    await expect.poll(stream.told, { timeout: 8000 }).toBeGreaterThan(0);
  });

  it("is told of a correction and of a look somebody took", async () => {
    const id = await store({ confidence: {} });
    const stream = await follow(owner);
    await owner.ask(`/api/invoices/${id}/corrections`, { body: { field: "total_amount", value: 7 } });
    await expect.poll(stream.told, { timeout: 8000 }).toBe(1);
    await owner.ask(`/api/invoices/${id}/reviewed`, { method: "PUT", body: { reviewed: true } });
    await expect.poll(stream.told, { timeout: 4000 }).toBe(2);
  });

  it("is told of a deletion, which sends no signal, by the look every few seconds", async () => {
    const id = await store();
    const stream = await follow(owner);
    expect((await service.api(`/v1/invoices/${id}`, { method: "DELETE" })).status).toBe(200);
    await expect.poll(stream.told, { timeout: 10_000 }).toBe(1);
  }, 15_000);

  it("hears nothing of another account, and nothing twice", async () => {
    const stream = await follow(owner);
    const stranger = await service.newAccount();
    await storeInvoice(service.running.services.db, stranger.accountId, { data: readingOf() });
    service.running.services.signals.send("events");
    await sleep(800);
    expect(stream.told()).toBe(0);
  });

  it("may be a viewer's, never that of someone without a session", async () => {
    expect((await follow(await joinAs(service, owner, "viewer"))).status).toBe(200);
    expect((await follow(newVisitor(service.url))).status).toBe(401);
  });
});

describeOnEachBackend("Open pages when the service stops", (backend) => {
  it("are let go, so that it can stop at once", async () => {
    const service = await startWithDashboard(backend);
    const owner = await claimOwner(service);
    const headers = { cookie: owner.cookie() };
    const response = await fetch(`${service.url}/api/live`, { headers });
    const ended = response.text().catch(() => "");
    await service.stop();
    expect(await ended).toContain("retry:");
  });
});
