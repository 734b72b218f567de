import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { describeOnEachBackend } from "../../testing/backends.ts";
import {
  claimOwner,
  joinAs,
  newVisitor,
  startWithDashboard,
  type Visitor,
} from "../../testing/clients/browser-visitor.ts";
import { correctDetail, decideDetail } from "../../testing/clients/invoice-pages.ts";
import { readingOf, storeInvoice } from "../../testing/store-invoice.ts";
import { documentThat, type TestService } from "../../testing/test-service.ts";

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
  /** Runs an action and waits until the page receives another signal. */
  const expectTold = async (stream: Stream, doing: () => Promise<unknown>) => {
    const before = stream.told();
    await doing();
    await expect.poll(stream.told).toBeGreaterThan(before);
  };
  /** Waits until signals of earlier actions have arrived. */
  const quiet = async () => {
    service.running.services.signals.send("events");
    await sleep(1000);
  };

  it("receives an upload and the end of its extraction", async () => {
    const stream = await follow(owner);
    expect(stream).toMatchObject({ status: 200, type: "text/event-stream; charset=utf-8" });
    let id = "";
    await expectTold(stream, async () => {
      const upload = await service.upload({ files: [{ bytes: documentThat("sleep 4000") }] });
      id = upload.body.data.id;
    });
    await expectTold(stream, () => service.untilEnded(id));
  });

  it("receives a correction and a view", async () => {
    const id = await store({ confidence: {} });
    const stream = await follow(owner);
    await quiet();
    await expectTold(stream, () => correctDetail(owner, id, { field: "total_amount", value: 7 }));
    await expectTold(stream, () => decideDetail(owner, id, { review: "approved" }));
  });

  it("receives an export, and its undoing", async () => {
    const id = await store();
    await decideDetail(owner, id, { review: "approved" });
    const stream = await follow(owner);
    await quiet();
    let exported = "";
    await expectTold(stream, async () => {
      exported = (await owner.ask<{ id: string }>("/v1/exports", { body: { format: "csv" } })).data.id;
    });
    await quiet();
    await expectTold(stream, () => owner.ask(`/v1/exports/${exported}/undo`, { method: "POST" }));
  });

  it("receives a deletion, which sends no signal, by polling every few seconds", async () => {
    const id = await store();
    const stream = await follow(owner);
    await quiet();
    await expectTold(stream, () => service.api(`/v1/invoices/${id}`, { method: "DELETE" }));
  });

  it("receives nothing of another account, and nothing without a change", async () => {
    const stream = await follow(owner);
    await quiet();
    const before = stream.told();
    const stranger = await service.newAccount();
    await storeInvoice(service.running.services.db, stranger.accountId, { data: readingOf() });
    await quiet();
    expect(stream.told()).toBe(before);
  });

  it("may be a viewer's, never that of someone without a session", async () => {
    expect((await follow(await joinAs(service, owner, "viewer"))).status).toBe(200);
    expect((await follow(newVisitor(service.url))).status).toBe(401);
  });
});

describeOnEachBackend("X3: the open page of someone", (backend) => {
  it("a person who was signed out elsewhere or removed receives nothing more", async () => {
    const service = await startWithDashboard(backend);
    const owner = await claimOwner(service);
    const removed = await joinAs(service, owner, "viewer");
    const open = async (visitor: Visitor) => {
      const response = await fetch(`${service.url}/api/live`, { headers: { cookie: visitor.cookie() } });
      return response.text();
    };
    const ended = [open(owner), open(removed)];
    const members = await owner.ask<{ members: { user_id: string; you: boolean }[] }>("/api/members");
    const other = members.data.members.find(({ you }) => !you);
    await owner.ask(`/api/members/${other?.user_id}`, { method: "DELETE" });
    await owner.ask("/api/session", { method: "DELETE" });
    for (const text of await Promise.all(ended)) expect(text).not.toContain("changed");
    await service.stop();
  });
});

describeOnEachBackend("Open pages when the service stops", (backend) => {
  it("are closed, so that the service can stop at once", async () => {
    const service = await startWithDashboard(backend);
    const owner = await claimOwner(service);
    const headers = { cookie: owner.cookie() };
    const response = await fetch(`${service.url}/api/live`, { headers });
    const ended = response.text().catch(() => "");
    await service.stop();
    expect(await ended).toContain("retry:");
  });
});
