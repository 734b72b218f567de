import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { claimOwner, startWithDashboard, type Visitor } from "../../testing/clients/browser-visitor.ts";
import type { TestService } from "../../testing/test-service.ts";
import { isWithin } from "./allowed-addresses.ts";

type Made = { id: string; key: string; old_key_until: string };

describeOnEachBackend("An API key", (backend) => {
  let service: TestService;
  let owner: Visitor;
  beforeAll(async () => {
    service = await startWithDashboard(backend, { environment: { INKVOICE_TRUST_PROXY: "1" } });
    owner = await claimOwner(service);
  });
  afterAll(() => service.stop());

  const make = async (more: object = {}) =>
    (await owner.ask<Made>("/api/keys", { body: { name: "Program", scopes: ["invoices:read"], ...more } })).data;
  const rotate = (id: string, overlap_hours: number) =>
    owner.ask<Made>(`/api/keys/${id}/rotate`, { body: { overlap_hours } });
  const list = async (key: string, from = "203.0.113.9") =>
    (await service.api("/v1/invoices", { key, headers: { "x-forwarded-for": from } })).status;

  it("is rotated with an overlap in which both keys work, or at once", async () => {
    const first = await make();
    const second = (await rotate(first.id, 24)).data;
    expect([await list(first.key), await list(second.key)]).toEqual([200, 200]);
    expect(Math.abs(Date.parse(second.old_key_until) - Date.now() - 24 * 3_600_000)).toBeLessThan(600_000);
    const { db, apiKeys, clock } = service.running.services;
    await db.updateTable("api_keys").set({ expires_at: clock.now() }).where("id", "=", first.id).execute();
    apiKeys.forget();
    expect([await list(first.key), await list(second.key)]).toEqual([401, 200]);
    const third = (await rotate(second.id, 0)).data;
    expect([await list(second.key), await list(third.key)]).toEqual([401, 200]);
    expect((await rotate(second.id, 1)).status).toBe(404);
  });

  it("works only from its allowed IP addresses, also after a rotation", async () => {
    const bound = await make({ addresses: ["198.51.100.0/24", "2001:db8::/32"] });
    expect([
      await list(bound.key),
      await list(bound.key, "198.51.100.7"),
      await list(bound.key, "2001:db8::1"),
    ]).toEqual([403, 200, 200]);
    const next = (await rotate(bound.id, 1)).data;
    expect([await list(next.key), await list(next.key, "198.51.100.7")]).toEqual([403, 200]);
    expect(
      (await owner.ask("/api/keys", { body: { name: "x", scopes: ["invoices:read"], addresses: ["here"] } })).status,
    ).toBe(400);
  });

  it("treats an IPv4 address written as IPv6 as IPv4", () => {
    expect(isWithin("::ffff:198.51.100.7", ["198.51.100.0/24"])).toBe(true);
    expect(isWithin("not an address", ["0.0.0.0/0"])).toBe(false);
  });
});
