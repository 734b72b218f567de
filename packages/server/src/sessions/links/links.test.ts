import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnEachBackend } from "../../testing/backends.ts";
import {
  claimOwner,
  joinAs,
  newVisitor,
  ownerPassword,
  startWithDashboard,
  tokenOf,
  type Visitor,
} from "../../testing/clients/browser-visitor.ts";
import type { TestService } from "../../testing/test-service.ts";

type Link = { url: string; expires_at: string };

describeOnEachBackend("Invitations and reset links", (backend) => {
  let service: TestService;
  let owner: Visitor;
  beforeAll(async () => {
    service = await startWithDashboard(backend, { environment: { INKVOICE_BASE_URL: "https://invoices.example.com" } });
    owner = await claimOwner(service);
  });
  afterAll(() => service.stop());

  const memberId = async (email: string) => {
    const view = await owner.ask<{ members: { email: string; user_id: string }[] }>("/api/members");
    return view.data.members.find((member) => member.email === email)?.user_id ?? "";
  };

  it("D4: behind https the cookie is bound to this host", async () => {
    expect(owner.cookie()).toMatch(/^__Host-inkvoice=/);
    const answer = await owner.ask("/api/session", { method: "DELETE" });
    expect(answer.headers.getSetCookie()[0]).toContain("; Secure");
    await owner.ask("/api/session", { body: { email: "owner@example.com", password: ownerPassword } });
  });

  it("add a member once, with the invited role", async () => {
    const invitation = await owner.ask<Link>("/api/invitations", {
      body: { email: "new@example.com", role: "viewer" },
    });
    const token = tokenOf(invitation.data);
    const inspected = await newVisitor(service.url).ask("/api/links/inspect", { body: { token } });
    expect(inspected.data).toMatchObject({
      kind: "invitation",
      email: "new@example.com",
      role: "viewer",
      has_user: false,
    });
    const accept = (visitor: Visitor) =>
      visitor.ask("/api/links/accept", { body: { token, name: "New", password: ownerPassword } });
    const visitor = newVisitor(service.url);
    expect((await accept(visitor)).status).toBe(200);
    expect((await visitor.ask<{ role: string }>("/api/session")).data).toMatchObject({
      signed_in: true,
      role: "viewer",
    });
    expect((await accept(newVisitor(service.url))).status).toBe(400);
  });

  it("never set the password of a person who has one", async () => {
    await joinAs(service, owner, "member", "known@example.com");
    const id = await memberId("known@example.com");
    await owner.ask(`/api/members/${id}`, { method: "DELETE" });
    const invitation = await owner.ask<Link>("/api/invitations", {
      body: { email: "known@example.com", role: "member" },
    });
    const body = { token: tokenOf(invitation.data), password: "an attacker's own password" };
    expect((await newVisitor(service.url).ask("/api/links/accept", { body })).status).toBe(401);
    const right = { token: tokenOf(invitation.data), password: ownerPassword };
    expect((await newVisitor(service.url).ask("/api/links/accept", { body: right })).status).toBe(200);
  });

  it("D6: contain the configured host, whatever the request claims", async () => {
    const id = await memberId("known@example.com");
    const link = await owner.ask<Link>(`/api/members/${id}/reset-link`, {
      method: "POST",
      headers: { host: "evil.example", "x-forwarded-host": "evil.example" },
    });
    expect(new URL(link.data.url).origin).toBe("https://invoices.example.com");
  });

  it("D6: work once, end the person's sessions, and are stored only as a hash", async () => {
    const member = await joinAs(service, owner, "member", "forgetful@example.com");
    const id = await memberId("forgetful@example.com");
    const link = await owner.ask<Link>(`/api/members/${id}/reset-link`, { method: "POST" });
    const token = tokenOf(link.data);
    const rows = await service.running.services.db.selectFrom("access_links").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const reset = () =>
      newVisitor(service.url).ask("/api/links/accept", { body: { token, password: "a brand new password" } });
    const both = await Promise.all([reset(), reset()]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 400]);
    expect((await reset()).status).toBe(400);
    expect((await member.ask("/api/sessions")).status).toBe(401);
    const back = await member.ask("/api/session", {
      body: { email: "forgetful@example.com", password: "a brand new password" },
    });
    expect(back.status).toBe(200);
  });

  it("D6: expire after half an hour", async () => {
    const id = await memberId("forgetful@example.com");
    const link = await owner.ask<Link>(`/api/members/${id}/reset-link`, { method: "POST" });
    const minutes = (new Date(link.data.expires_at).getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(29);
    expect(minutes).toBeLessThanOrEqual(30);
    const { db } = service.running.services;
    await db
      .updateTable("access_links")
      .set({ expires_at: Date.now() - 1 })
      .where("kind", "=", "reset")
      .execute();
    const late = await newVisitor(service.url).ask("/api/links/accept", {
      body: { token: tokenOf(link.data), password: ownerPassword },
    });
    expect(late.status).toBe(400);
  });

  it("D4: a lower role applies at once, and a removed person is signed out at once", async () => {
    const member = await joinAs(service, owner, "member", "mover@example.com");
    const id = await memberId("mover@example.com");
    const upload = () => member.ask("/v1/invoices/extract", { method: "POST", body: {} });
    expect((await upload()).status).toBe(400);
    await owner.ask(`/api/members/${id}`, { method: "PATCH", body: { role: "viewer" } });
    expect((await upload()).status).toBe(403);
    await owner.ask(`/api/members/${id}`, { method: "DELETE" });
    expect((await member.ask("/v1/invoices")).status).toBe(401);
  });

  it("and keys of an owner are revoked when the owner is removed or loses the role", async () => {
    const make = async (email: string) => {
      const invitation = await owner.ask<Link>("/api/invitations", { body: { email, role: "owner" } });
      const visitor = newVisitor(service.url);
      const body = { token: tokenOf(invitation.data), name: "Second owner", password: ownerPassword };
      expect((await visitor.ask("/api/links/accept", { body })).status).toBe(200);
      const key = await visitor.ask<{ key: string }>("/api/keys", { body: { name: "His", scopes: ["invoices:read"] } });
      const link = await visitor.ask<Link>("/api/invitations", { body: { email: `by.${email}`, role: "owner" } });
      return { key: key.data.key, token: tokenOf(link.data) };
    };
    const works = async ({ key, token }: { key: string; token: string }) => [
      (await service.api("/v1/invoices", { key })).status,
      (await newVisitor(service.url).ask("/api/links/inspect", { body: { token } })).status,
    ];
    const [removed, demoted] = [await make("removed@example.com"), await make("demoted@example.com")];
    expect([...(await works(removed)), ...(await works(demoted))]).toEqual([200, 200, 200, 200]);
    const keys = await owner.ask<{ keys: { name: string; created_by: string | null }[] }>("/api/keys");
    expect(keys.data.keys.find(({ name }) => name === "His")?.created_by).toBe("Second owner");
    await owner.ask(`/api/members/${await memberId("removed@example.com")}`, { method: "DELETE" });
    await owner.ask(`/api/members/${await memberId("demoted@example.com")}`, {
      method: "PATCH",
      body: { role: "viewer" },
    });
    expect([...(await works(removed)), ...(await works(demoted))]).toEqual([401, 400, 401, 400]);
    // The installation's first key has no creator and stays valid.
    expect((await service.api("/v1/invoices")).status).toBe(200);
  });

  it("contain their token in the fragment, which no server sees, and require https", async () => {
    const link = await owner.ask<Link>("/api/invitations", { body: { email: "hash@example.com", role: "viewer" } });
    expect(new URL(link.data.url).search).toBe("");
    expect(tokenOf(link.data)).toMatch(/^[\w-]{43}$/);
    expect(link.headers.get("strict-transport-security")).toBe("max-age=31536000");
  });

  it("keep the last owner when two owners demote each other at once", async () => {
    const second = await owner.ask<Link>("/api/invitations", { body: { email: "rival@example.com", role: "owner" } });
    const rival = newVisitor(service.url);
    const body = { token: tokenOf(second.data), name: "Rival", password: ownerPassword };
    expect((await rival.ask("/api/links/accept", { body })).status).toBe(200);
    const [first, other] = [await memberId("owner@example.com"), await memberId("rival@example.com")];
    const { db } = service.running.services;
    const owners = () =>
      db.selectFrom("memberships").selectAll().where("account_id", "=", service.accountId).where("role", "=", "owner");
    const demote = (visitor: Visitor, userId: string) =>
      visitor.ask(`/api/members/${userId}`, { method: "PATCH", body: { role: "member" } });
    for (let round = 0; round < 10; round += 1) {
      await Promise.all([demote(owner, other), demote(rival, first)]);
      expect((await owners().execute()).length).toBeGreaterThanOrEqual(1);
      await db.updateTable("memberships").set({ role: "owner" }).where("user_id", "in", [first, other]).execute();
    }
    // Another owner of the operator's only account cannot lock the operator out.
    expect((await rival.ask(`/api/members/${first}`, { method: "DELETE" })).status).toBe(400);
    expect((await owner.ask(`/api/members/${other}`, { method: "DELETE" })).status).toBe(200);
  });

  it("keep the last owner of an account", async () => {
    const id = await memberId("owner@example.com");
    const answer = await owner.ask(`/api/members/${id}`, { method: "PATCH", body: { role: "viewer" } });
    expect(answer.status).toBe(400);
    expect((await owner.ask(`/api/members/${id}`, { method: "DELETE" })).status).toBe(400);
  });
});
