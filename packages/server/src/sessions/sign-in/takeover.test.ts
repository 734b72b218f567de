import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnEachBackend } from "../../testing/backends.ts";
import {
  claimOwner,
  joinAs,
  newVisitor,
  ownerEmail,
  ownerPassword,
  startWithDashboard,
  tokenOf,
  type Visitor,
} from "../../testing/clients/browser-visitor.ts";
import { holdBody } from "../../testing/clients/raw-http.ts";
import type { TestService } from "../../testing/test-service.ts";
import { addMember, signInsOf } from "../people/people.ts";

type Link = { url: string };
type Members = { members: { email: string; user_id: string }[] };

describeOnEachBackend("D7: no account's owner takes over a sign-in that opens more than the account", (backend) => {
  let service: TestService;
  let operator: Visitor;
  let tenant: Visitor;
  let tenantAccount: string;
  beforeAll(async () => {
    service = await startWithDashboard(backend);
    operator = await claimOwner(service);
    const opened = await operator.ask<{ id: string }>("/api/operator/accounts", { body: { name: "Tenant" } });
    tenantAccount = opened.data.id;
    const invitation = await operator.ask<Link>(`/api/operator/accounts/${tenantAccount}/invitations`, {
      body: { email: "tenant@example.com", role: "owner" },
    });
    tenant = newVisitor(service.url);
    const body = { token: tokenOf(invitation.data), name: "Tenant", password: ownerPassword };
    expect((await tenant.ask("/api/links/accept", { body })).status).toBe(200);
  });
  afterAll(() => service.stop());

  const invite = async (owner: Visitor, email: string, role = "member") =>
    tokenOf((await owner.ask<Link>("/api/invitations", { body: { email, role } })).data);
  const accept = (visitor: Visitor, token: string, password: string, name?: string) =>
    visitor.ask("/api/links/accept", { body: { token, password, ...(name && { name }) } });
  const idOf = async (owner: Visitor, email: string) =>
    (await owner.ask<Members>("/api/members")).data.members.find((member) => member.email === email)?.user_id ?? "";
  const reset = (owner: Visitor, userId: string) =>
    owner.ask<Link>(`/api/members/${userId}/reset-link`, { method: "POST" });
  const signIn = (email: string, password: string) =>
    newVisitor(service.url).ask("/api/session", { body: { email, password } });

  /** A request that was let in and whose body is still on its way. */
  const held = (visitor: Visitor, method: string, path: string, body: object) =>
    holdBody(service.running.port, {
      method,
      path,
      headers: { cookie: visitor.cookie(), "sec-fetch-site": "same-origin", "content-type": "application/json" },
      body: JSON.stringify(body),
    });

  it("an owner who loses the role achieves nothing with requests that were accepted before", async () => {
    const second = newVisitor(service.url);
    await accept(second, await invite(tenant, "second@example.com", "owner"), ownerPassword, "Second");
    const own = await idOf(tenant, "second@example.com");
    const wishes = await Promise.all([
      held(second, "PATCH", `/api/members/${own}`, { role: "owner" }),
      held(second, "POST", "/api/invitations", { email: "again@example.com", role: "owner" }),
      held(second, "POST", "/api/keys", { name: "Kept", scopes: ["invoices:read"] }),
    ]);
    const taken = await tenant.ask(`/api/members/${own}`, { method: "PATCH", body: { role: "viewer" } });
    expect(taken.status).toBe(200);
    expect(await Promise.all(wishes.map((finish) => finish()))).toEqual([403, 403, 403]);
    const { invitations, members } = (
      await tenant.ask<{ invitations: object[]; members: { user_id: string; role: string }[] }>("/api/members")
    ).data;
    expect(invitations).toEqual([]);
    expect(members.find(({ user_id: id }) => id === own)?.role).toBe("viewer");
    expect((await tenant.ask<{ keys: { name: string }[] }>("/api/keys")).data.keys).toEqual([]);
  });

  it("a session that was signed out elsewhere works in no other account", async () => {
    const here = newVisitor(service.url);
    await here.ask("/api/session", { body: { email: "tenant@example.com", password: ownerPassword } });
    const finish = await held(here, "POST", "/api/session/account", { account_id: tenantAccount });
    expect((await tenant.ask("/api/sessions", { method: "DELETE" })).status).toBe(200);
    expect(await finish()).toBe(401);
  });

  it("a revoked key uploads no body that was on its way", async () => {
    const { db, clock, apiKeys } = service.running.services;
    const { accountId, key } = await service.newAccount();
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const body = JSON.stringify({ name: "late", type: "text", captions: ["Late"] });
    const finish = await holdBody(service.running.port, { method: "POST", path: "/v1/fields", headers, body });
    const form = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4\r\n--b--\r\n';
    const multipart = { ...headers, "content-type": "multipart/form-data; boundary=b" };
    const upload = { method: "POST", path: "/v1/invoices/extract", headers: multipart, body: form };
    const finishUpload = await holdBody(service.running.port, upload);
    await db.updateTable("api_keys").set({ revoked_at: clock.now() }).where("account_id", "=", accountId).execute();
    apiKeys.forget();
    expect([await finish(), await finishUpload()]).toEqual([401, 401]);
  });

  it("an operator who joins a tenant's account keeps the sign-in", async () => {
    const joining = newVisitor(service.url);
    expect((await accept(joining, await invite(tenant, ownerEmail), ownerPassword)).status).toBe(200);
    expect((await reset(tenant, await idOf(tenant, ownerEmail))).status).toBe(403);
    const byAddress = await operator.ask("/api/operator/reset-links", { body: { email: ownerEmail } });
    expect(byAddress.status).toBe(403);
  });

  it("a member of two accounts is reset by the operator, not by either owner", async () => {
    await joinAs(service, operator, "member", "both@example.com");
    expect(
      (await accept(newVisitor(service.url), await invite(tenant, "both@example.com"), ownerPassword)).status,
    ).toBe(200);
    expect((await reset(tenant, await idOf(tenant, "both@example.com"))).status).toBe(403);
    expect((await reset(operator, await idOf(operator, "both@example.com"))).status).toBe(403);
    expect((await tenant.ask("/api/operator/reset-links", { body: { email: "both@example.com" } })).status).toBe(404);
    const link = await operator.ask<Link>("/api/operator/reset-links", { body: { email: "both@example.com" } });
    expect(link.status).toBe(200);
    expect((await accept(newVisitor(service.url), tokenOf(link.data), "from the operator")).status).toBe(200);
    expect((await signIn("both@example.com", "from the operator")).status).toBe(200);
  });

  it("a reset link becomes invalid when its person joins another account", async () => {
    await accept(newVisitor(service.url), await invite(tenant, "mover@example.com"), ownerPassword, "Mover");
    const link = await reset(tenant, await idOf(tenant, "mover@example.com"));
    expect(link.status).toBe(200);
    const elsewhere = await accept(newVisitor(service.url), await invite(operator, "mover@example.com"), ownerPassword);
    expect(elsewhere.status).toBe(200);
    expect((await accept(newVisitor(service.url), tokenOf(link.data), "the tenant's password")).status).toBe(400);
  });

  it("an inviter who opens the link does not block the address for its owner", async () => {
    const squatter = newVisitor(service.url);
    expect(
      (await accept(squatter, await invite(tenant, "victim@example.com"), "the squatter's word", "Not me")).status,
    ).toBe(200);
    // The real person is invited by the operator and creates a sign-in with a password of his own.
    const token = await invite(operator, "victim@example.com");
    const inspected = await newVisitor(service.url).ask("/api/links/inspect", { body: { token } });
    expect(inspected.data).toMatchObject({ has_user: false });
    const victim = newVisitor(service.url);
    expect((await accept(victim, token, "the victim's password", "Victim")).status).toBe(200);
    expect((await victim.ask("/api/session")).data).toMatchObject({ account: { id: service.accountId } });
    // Neither sees the other's account.
    expect((await signIn("victim@example.com", "the victim's password")).status).toBe(200);
    const accounts = await squatter.ask<{ accounts: { id: string }[] }>("/api/session");
    expect(accounts.data.accounts.map(({ id }) => id)).toEqual([tenantAccount]);
    const people = await signInsOf(service.running.services.db, "victim@example.com");
    expect(people).toHaveLength(2);
    // From now on the address is proven: the tenant's next invitation asks for its password.
    await tenant.ask(`/api/members/${await idOf(tenant, "victim@example.com")}`, { method: "DELETE" });
    const again = await invite(tenant, "victim@example.com");
    expect((await accept(newVisitor(service.url), again, "another guess!", "Not me")).status).toBe(401);
  });

  it("an owner's invitation has the same response whether or not the address has a sign-in elsewhere", async () => {
    await service.running.services.db.deleteFrom("sign_in_attempts").execute();
    await joinAs(service, operator, "member", "elsewhere@example.com");
    const answers = async (email: string) => {
      const token = await invite(tenant, email);
      const inspected = await newVisitor(service.url).ask<object>("/api/links/inspect", { body: { token } });
      const guessed = await accept(newVisitor(service.url), token, "a guess of the owner");
      const joining = newVisitor(service.url);
      const joined = await accept(joining, token, "a password of the owner", "Not them");
      const { accounts } = (await joining.ask<{ accounts: { id: string }[] }>("/api/session")).data;
      const outcome = [inspected, guessed, joined].map(({ status, data }) => [status, data]);
      return JSON.stringify([outcome, accounts.map(({ id }) => id)]).replaceAll(email, "");
    };
    const [known, unknown] = [await answers("elsewhere@example.com"), await answers("nowhere@example.com")];
    expect(known).toBe(unknown);
    expect(known).toContain(tenantAccount);
    // The sign-in elsewhere is as it was, and opens its own account only.
    const own = await signIn("elsewhere@example.com", ownerPassword);
    expect(own.status).toBe(200);
    const people = await signInsOf(service.running.services.db, "elsewhere@example.com");
    expect(people).toHaveLength(2);
  });

  it("a person with a sign-in elsewhere joins with its password, with or without a name", async () => {
    for (const [email, name] of [["joins@example.com"], ["named@example.com", "Named"]] as const) {
      await joinAs(service, operator, "member", email);
      const visitor = newVisitor(service.url);
      expect((await accept(visitor, await invite(tenant, email), ownerPassword, name)).status).toBe(200);
      expect(await signInsOf(service.running.services.db, email)).toHaveLength(1);
      const { accounts } = (await visitor.ask<{ accounts: { id: string }[] }>("/api/session")).data;
      expect(accounts).toHaveLength(2);
    }
  });

  it("password guesses through invitations are limited like sign-ins", async () => {
    await service.running.services.db.deleteFrom("sign_in_attempts").execute();
    await tenant.ask(`/api/members/${await idOf(tenant, "both@example.com")}`, { method: "DELETE" });
    const statuses: number[] = [];
    for (let guess = 0; guess < 8; guess += 1) {
      const token = await invite(tenant, "both@example.com");
      statuses.push((await accept(newVisitor(service.url), token, `wrong guess ${guess}`)).status);
    }
    expect(statuses).toContain(401);
    expect(statuses.at(-1)).toBe(429);
    await service.running.services.db.deleteFrom("sign_in_attempts").execute();
  });

  it("an owner resets people who belong to no other account", async () => {
    await accept(newVisitor(service.url), await invite(tenant, "own@example.com"), ownerPassword, "Own");
    const userId = await idOf(tenant, "own@example.com");
    const link = await reset(tenant, userId);
    expect((await accept(newVisitor(service.url), tokenOf(link.data), "a new password here")).status).toBe(200);
    const { db, clock } = service.running.services;
    await addMember(db, { userId, accountId: service.accountId, role: "viewer" }, clock.now());
    expect((await reset(tenant, userId)).status).toBe(403);
  });
});
