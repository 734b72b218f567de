import type { NoticesView } from "@inkvoice/contract/dashboard";
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

describeOnEachBackend("Notices of security events", (backend) => {
  let service: TestService;
  let owner: Visitor;
  beforeAll(async () => {
    service = await startWithDashboard(backend, {
      environment: { INKVOICE_ROLE: "api", INKVOICE_TRUST_PROXY: "1" },
    });
    owner = await claimOwner(service);
  });
  afterAll(() => service.stop());

  const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
  const noticesOf = async (visitor: Visitor, address = "192.0.2.1") =>
    (await visitor.ask<NoticesView>("/api/notices", from(address))).data.notices;

  it("tell every owner except its creator of a new key, until it is revoked", async () => {
    const second = await joinAs(service, owner, "member", "second@example.com");
    const { db } = service.running.services;
    const { id: userId } = await db
      .selectFrom("users")
      .select("id")
      .where("email", "=", "second@example.com")
      .executeTakeFirstOrThrow();
    const made = await owner.ask<{ id: string }>("/api/keys", { body: { name: "Bank", scopes: ["invoices:read"] } });
    const { id } = made.data;
    expect(await noticesOf(owner)).toEqual([]);
    expect(await noticesOf(second)).toEqual([]);
    await db.updateTable("memberships").set({ role: "owner" }).where("user_id", "=", userId).execute();
    expect(await noticesOf(second)).toMatchObject([
      { kind: "key.created", subject: id, url: "Bank", reason: "Olga Owner" },
    ]);
    const rotated = await owner.ask<{ id: string }>(`/api/keys/${id}/rotate`, { body: { overlap_hours: 0 } });
    expect((await noticesOf(second)).map(({ subject }) => subject).sort()).toEqual([id, rotated.data.id].sort());
    await second.ask("/api/notices/dismiss", { body: { kind: "key.created", subject: id } });
    await owner.ask(`/api/keys/${rotated.data.id}`, { method: "DELETE" });
    expect(await noticesOf(second)).toEqual([]);
  });

  it("tell a person of a sign-in from an unknown address and browser, which that sign-in cannot dismiss", async () => {
    const credentials = { email: ownerEmail, password: ownerPassword };
    const signIn = async (address: string, browser: string) => {
      const visitor = newVisitor(service.url);
      const headers = { "x-forwarded-for": address, "user-agent": browser };
      expect((await visitor.ask("/api/session", { body: credentials, headers })).status).toBe(200);
      return visitor;
    };
    await signIn("203.0.113.9", "node");
    expect(await noticesOf(owner)).toEqual([]);
    const thief = await signIn("198.51.100.7", "Other/1");
    const [told, ...more] = await noticesOf(owner);
    expect([told, more]).toMatchObject([{ kind: "sign_in.new", reason: "198.51.100.7", count: 1 }, []]);
    expect(await noticesOf(thief, "198.51.100.7")).toEqual([]);
    const dismissal = { body: { kind: "sign_in.new", subject: told?.subject } };
    expect((await thief.ask("/api/notices/dismiss", { ...dismissal, ...from("198.51.100.7") })).status).toBe(404);
    const colleague = await joinAs(service, owner, "member", "colleague@example.com");
    expect(await noticesOf(colleague)).toEqual([]);
    expect((await owner.ask("/api/notices/dismiss", { ...dismissal, ...from("192.0.2.1") })).status).toBe(200);
    await signIn("198.51.100.7", "Another/2");
    expect(await noticesOf(owner)).toEqual([]);
  });
});
