import { makeDocument, renderPdf } from "@inkvoice/synth";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnEachBackend } from "../../../testing/backends.ts";
import {
  claimOwner,
  joinAs,
  newVisitor,
  ownerEmail,
  ownerPassword,
  startWithDashboard,
  type Visitor,
} from "../../../testing/clients/browser-visitor.ts";
import type { TestService } from "../../../testing/test-service.ts";

/** A browser that kept a picture asks with its tag, and must be refused like any other request. */
describeOnEachBackend("page pictures after access ends", (backend) => {
  let service: TestService;
  let owner: Visitor;
  let paths: readonly string[];
  beforeAll(async () => {
    service = await startWithDashboard(backend);
    owner = await claimOwner(service);
    const document = makeDocument(4711, { kind: "invoice", country: "GB", lines: 2, layout: "invoice" });
    const { id } = (await service.upload({ files: [{ bytes: await renderPdf(document) }] })).body.data;
    await service.untilEnded(id);
    paths = [`/api/invoices/${id}/pages/1/picture?side=200`, `/v1/invoices/${id}/pages/1?width=200`];
  }, 180_000);
  afterAll(() => service.stop());

  type Ask = (path: string, headers?: Record<string, string>) => Promise<{ status: number; headers: Headers }>;

  /** Tags of pictures that this client could keep. */
  async function keepPictures(ask: Ask, own: readonly string[]) {
    const kept: { path: string; headers: Record<string, string> }[] = [];
    for (const path of own) {
      const { status, headers } = await ask(path);
      expect([status, headers.get("cache-control")]).toEqual([200, "private, no-cache"]);
      kept.push({ path, headers: { "if-none-match": headers.get("etag") ?? "" } });
    }
    for (const { path, headers } of kept) expect((await ask(path, headers)).status).toBe(304);
    return async () => {
      for (const { path, headers } of kept) {
        const answer = await ask(path, headers);
        expect([path, answer.status]).toEqual([path, 401]);
        expect(answer.headers.get("etag")).toBeNull();
        expect(answer.headers.get("content-type")).toContain("json");
      }
    };
  }
  const askAs =
    (visitor: Visitor): Ask =>
    (path, headers = {}) =>
      visitor.ask(path, { headers });

  it("are refused to an ended session", async () => {
    const second = newVisitor(service.url);
    await second.ask("/api/session", { body: { email: ownerEmail, password: ownerPassword } });
    const expectRefused = await keepPictures(askAs(second), paths);
    expect((await owner.ask("/api/sessions", { method: "DELETE" })).status).toBe(200);
    await expectRefused();
  });

  it("are refused to a person who was removed from the account", async () => {
    const viewer = await joinAs(service, owner, "viewer");
    const expectRefused = await keepPictures(askAs(viewer), paths);
    const { members } = (await owner.ask<{ members: { user_id: string; you: boolean }[] }>("/api/members")).data;
    for (const { user_id } of members.filter(({ you }) => !you))
      expect((await owner.ask(`/api/members/${user_id}`, { method: "DELETE" })).status).toBe(200);
    await expectRefused();
  });

  it("are refused to a revoked key", async () => {
    const body = { name: "Pictures", scopes: ["invoices:read"] };
    const { id, key } = (await owner.ask<{ id: string; key: string }>("/api/keys", { body })).data;
    const ask: Ask = (path, headers = {}) =>
      fetch(service.url + path, { headers: { authorization: `Bearer ${key}`, ...headers } });
    const expectRefused = await keepPictures(ask, paths.slice(1));
    expect((await owner.ask(`/api/keys/${id}`, { method: "DELETE" })).status).toBe(200);
    await expectRefused();
  });
});
