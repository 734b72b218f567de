import type { KeyRequestsView } from "@inkvoice/contract/dashboard";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createApiKey } from "../../../access/keys/api-keys.ts";
import { mostPerKey, removeOldRequests } from "../../../access/keys/request-log.ts";
import { describeOnEachBackend } from "../../../testing/backends.ts";
import { claimOwner, joinAs, startWithDashboard, type Visitor } from "../../../testing/clients/browser-visitor.ts";
import type { TestService } from "../../../testing/test-service.ts";

const dayMs = 86_400_000;

describeOnEachBackend("The request log of a key", (backend) => {
  let service: TestService;
  let owner: Visitor;
  beforeAll(async () => {
    service = await startWithDashboard(backend, { environment: { INKVOICE_ROLE: "api" } });
    owner = await claimOwner(service);
  });
  afterAll(() => service.stop());

  const newKey = (name: string) =>
    createApiKey(service.running.services.db, { accountId: service.accountId, name }, Date.now());
  const logOf = async (id: string, query = "") =>
    (await owner.ask<KeyRequestsView>(`/api/keys/${id}/requests${query}`)).data;

  it("shows owners time, path, status and request id, newest first, also of refused requests; no query and no other key", async () => {
    const { id, key } = await newKey("Scanner");
    const other = await newKey("Other");
    const began = Date.now();
    await service.api("/v1/invoices?q=secret", { key, headers: { "x-request-id": "mine-1" } });
    await service.api("/v1/invoices/inv_1", { key, headers: { "x-request-id": "mine-2" } });
    await service.api("/v1/invoices", { key: other.key });
    const { requests, next } = await logOf(id);
    expect(requests).toMatchObject([
      { method: "GET", path: "/v1/invoices/inv_1", status: 404, request_id: "mine-2" },
      { method: "GET", path: "/v1/invoices", status: 200, request_id: "mine-1" },
    ]);
    expect(next).toBeNull();
    expect(Date.parse(requests[0]?.at ?? "")).toBeGreaterThanOrEqual(began - 1);
    expect((await logOf(id, "?failed=true")).requests.map(({ status }) => status)).toEqual([404]);
    const member = await joinAs(service, owner, "member");
    expect((await member.ask(`/api/keys/${id}/requests`)).status).toBe(403);
    expect((await owner.ask("/api/keys/key_1/requests")).status).toBe(404);
  });

  it("is paged", async () => {
    const { id, key } = await newKey("Pages");
    for (let index = 0; index < 51; index += 1)
      await service.api("/v1/invoices", { key, headers: { "x-request-id": `page-${index}` } });
    const first = await logOf(id);
    expect(first.requests).toHaveLength(50);
    const second = await logOf(id, `?before=${first.next}`);
    expect([second.requests.map(({ request_id }) => request_id), second.next]).toEqual([["page-0"], null]);
  });

  it("is limited by age, and by the number of entries per key", async () => {
    const { db } = service.running.services;
    const { id } = await newKey("Busy");
    const now = Date.now();
    const row = { account_id: service.accountId, key_id: id, method: "GET", path: "/", status: 200, duration_ms: 1 };
    const rows = Array.from({ length: mostPerKey + 3 }, (_, index) => ({
      ...row,
      id: `req_9${String(index).padStart(8, "0")}`,
      at: index === mostPerKey ? now - 8 * dayMs : now,
      request_id: String(index),
    }));
    for (let from = 0; from < rows.length; from += 1000)
      await db
        .insertInto("key_requests")
        .values(rows.slice(from, from + 1000))
        .execute();
    expect(await removeOldRequests(db, now - 7 * dayMs)).toBe(3);
    const left = await db
      .selectFrom("key_requests")
      .select("request_id")
      .where("key_id", "=", id)
      .orderBy("id")
      .execute();
    expect(left).toHaveLength(mostPerKey);
    expect(left[0]?.request_id).toBe("2");
  });
});
