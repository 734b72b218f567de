import { afterAll, beforeAll, expect, it } from "vitest";
import { rowIdentity } from "../../access/secrets/secret-columns.ts";
import { describeOnEachBackend } from "../../testing/backends.ts";
import {
  claimOwner,
  joinAs,
  newVisitor,
  ownerEmail,
  ownerPassword,
  startWithDashboard,
  type Visitor,
} from "../../testing/clients/browser-visitor.ts";
import type { TestService } from "../../testing/test-service.ts";
import { createResetPath } from "../links/password-reset-link.ts";
import { addFactor } from "./factor-store.ts";
import { newTotp, totpCode } from "./totp.ts";

type Setup = { secret: string; uri: string };
type Codes = { recovery_codes: string[] };
const halfMinute = 30_000;

describeOnEachBackend("A second factor", (backend) => {
  let service: TestService;
  let owner: Visitor;
  let secret: string;
  let codes: string[];
  beforeAll(async () => {
    service = await startWithDashboard(backend);
    owner = await claimOwner(service);
  });
  afterAll(() => service.stop());

  const signIn = (visitor: Visitor) =>
    visitor.ask<{ signed_in: boolean; second_factor: boolean }>("/api/session", {
      body: { email: ownerEmail, password: ownerPassword },
    });
  const prove = (visitor: Visitor, body: object) => visitor.ask("/api/session/factor", { body });
  /**
   * A code works once, and neighbouring half minutes count: the step that the service remembers is set back instead of
   * waiting.
   */
  const freshCode = async () => {
    await service.running.services.db.updateTable("second_factors").set({ last_step: 0 }).execute();
    return totpCode(secret, Date.now());
  };
  const age = (visitor: Visitor, minutes: number) => {
    expect(visitor.cookie()).not.toBe("");
    return service.running.services.db
      .updateTable("sessions")
      .set({ confirmed_at: Date.now() - minutes * 60_000 })
      .execute();
  };

  it("is active once the app's code is confirmed, gives recovery codes, and ends other sessions", async () => {
    const elsewhere = newVisitor(service.url);
    expect((await signIn(elsewhere)).data).toEqual({ signed_in: true, second_factor: false });
    const setup = await owner.ask<Setup>("/api/second-factors/totp", { method: "POST" });
    secret = setup.data.secret;
    expect(setup.data.uri).toMatch(/^otpauth:\/\/totp\/Inkvoice:owner%40example\.com\?/);
    const confirm = (code: string) =>
      owner.ask<Codes>("/api/second-factors/totp/confirm", { body: { code, name: "Phone" } });
    expect((await signIn(newVisitor(service.url))).data.second_factor).toBe(false);
    expect((await confirm("000000")).status).toBe(400);
    const code = totpCode(secret, Date.now());
    // Of several at once one confirms, and its recovery codes are those that work.
    const answers = await Promise.all([1, 2, 3].map(() => confirm(code)));
    const [confirmed] = answers.filter(({ status }) => status === 200);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    codes = confirmed?.data.recovery_codes ?? [];
    expect(new Set(codes).size).toBe(10);
    expect((await elsewhere.ask("/api/sessions")).status).toBe(401);
    expect((await owner.ask("/api/sessions")).status).toBe(200);
    const stored = await service.running.services.db.selectFrom("second_factors").selectAll().execute();
    if (backend === "sqlite and a folder") expect(JSON.stringify(stored)).not.toContain(secret);
  });

  it("is required after the right password: until then nobody is signed in", async () => {
    const visitor = newVisitor(service.url);
    expect((await signIn(visitor)).data).toEqual({ signed_in: false, second_factor: true });
    for (const path of ["/api/sessions", "/v1/invoices", "/api/second-factors"])
      expect((await visitor.ask(path)).status).toBe(401);
    expect((await visitor.ask("/api/session")).data).toMatchObject({ signed_in: false });
    expect((await visitor.ask("/api/session/confirm", { body: { password: ownerPassword } })).status).toBe(401);
    const before = visitor.cookie();
    expect((await prove(visitor, { code: await freshCode() })).status).toBe(200);
    expect(visitor.cookie()).not.toBe(before);
    expect((await visitor.ask("/api/sessions")).status).toBe(200);
  });

  it("is not bypassed by a reset link", async () => {
    const { db, clock } = service.running.services;
    const path = await createResetPath(db, ownerEmail, clock.now());
    const token = /token=([\w-]+)/.exec(path ?? "")?.[1];
    const visitor = newVisitor(service.url);
    const body = { token, password: ownerPassword };
    expect((await visitor.ask("/api/links/accept", { body })).data).toEqual({ signed_in: false, second_factor: true });
    expect((await visitor.ask("/api/sessions")).status).toBe(401);
    await signIn(owner);
    await prove(owner, { code: await freshCode() });
  });

  it("accepts a code once, also of two concurrent attempts, and no wrong one", async () => {
    const [one, two] = [newVisitor(service.url), newVisitor(service.url)];
    await Promise.all([signIn(one), signIn(two)]);
    const code = await freshCode();
    const answers = await Promise.all([prove(one, { code }), prove(two, { code })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const old = newVisitor(service.url);
    await signIn(old);
    expect((await prove(old, { code: totpCode(secret, Date.now() - 10 * halfMinute) })).status).toBe(401);
  });

  it("accepts each recovery code once", async () => {
    const use = async () => {
      const visitor = newVisitor(service.url);
      await signIn(visitor);
      return (await prove(visitor, { recovery_code: codes[0]?.toUpperCase() })).status;
    };
    expect([await use(), await use()]).toEqual([200, 401]);
    expect((await owner.ask("/api/second-factors")).data).toMatchObject({ recovery_codes_left: 9 });
  });

  it("creates one session per sign-in, also for two concurrent right codes", async () => {
    const visitor = newVisitor(service.url);
    await signIn(visitor);
    const answers = await Promise.all([1, 2].map((at) => prove(visitor, { recovery_code: codes[at] })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  it("cannot be guessed: attempts are limited", async () => {
    const visitor = newVisitor(service.url);
    await signIn(visitor);
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1)
      statuses.push((await prove(visitor, { code: String(guess).padStart(6, "0") })).status);
    expect(statuses).toContain(429);
    await service.running.services.db.deleteFrom("sign_in_attempts").execute();
  });

  it("D8: is asked again before secrets, keys and roles, and is valid for ten minutes", async () => {
    await signIn(owner);
    await prove(owner, { code: await freshCode() });
    const reveal = () => owner.ask("/api/webhooks/secret/reveal", { method: "POST" });
    expect((await reveal()).status).toBe(200);
    await age(owner, 11);
    for (const [path, wish] of [
      ["/api/webhooks/secret/reveal", { method: "POST" }],
      ["/v1/account/webhooks/rotate-secret", { body: {} }],
      ["/api/keys", { body: { name: "Stolen" } }],
      ["/api/members/usr_1", { method: "PATCH", body: { role: "owner" } }],
      ["/api/invitations", { body: { email: "thief@example.com", role: "owner" } }],
      ["/api/second-factors/fac_1", { method: "DELETE" }],
      // Data leaves, or is gone for good (X14).
      ["/v1/webhooks", { body: { url: "https://thief.example.com/hook" } }],
      ["/v1/webhooks/whk_1", { method: "PATCH", body: { url: "https://thief.example.com/hook" } }],
      ["/v1/account/webhooks", { method: "PATCH", body: { default_url: "https://thief.example.com/hook" } }],
      ["/api/account/export", {}],
      ["/api/operator/accounts/acc_1/export", {}],
      ["/api/operator/accounts/acc_1", { method: "PATCH", body: { plan: "enterprise" } }],
      ["/api/trash", { method: "DELETE" }],
      ["/api/trash/inv_1", { method: "DELETE" }],
      ["/api/session/confirmation", { method: "POST" }],
    ] as const) {
      const answer = await owner.ask(path, wish);
      expect([path, answer.status, answer.error?.reason]).toEqual([path, 403, "confirmation_required"]);
    }
    // With a second factor the password alone is not enough.
    const confirm = (body: object) => owner.ask("/api/session/confirm", { body });
    expect((await confirm({ password: ownerPassword })).status).toBe(401);
    expect((await confirm({ code: await freshCode() })).status).toBe(200);
    expect((await reveal()).status).toBe(200);
  });

  it("X14: data is exported only after a confirmation", async () => {
    await age(owner, 11);
    const make = () => owner.ask("/v1/webhooks", { body: { url: "https://receiver.example.com/hook" } });
    expect((await make()).error?.reason).toBe("confirmation_required");
    expect((await owner.ask("/api/session/confirm", { body: { code: await freshCode() } })).status).toBe(200);
    expect((await make()).status).toBe(201);
    expect((await owner.ask("/api/session/confirmation", { method: "POST" })).status).toBe(200);
    expect((await owner.ask("/api/account/export")).status).toBe(200);
  });

  it("X15: wrong second factors are logged, and the person is notified", async () => {
    type Notices = { notices: { kind: string; subject: string; reason: string; count: number }[] };
    type Log = { entries: { action: string; actor: { name: string }; address: string }[] };
    const thief = newVisitor(service.url);
    await signIn(thief);
    for (const code of ["000000", "000001"]) expect((await prove(thief, { code })).status).toBe(401);
    expect((await owner.ask("/api/session/confirm", { body: { code: "000002" } })).status).toBe(401);
    const wrong = { current: "not the password", next: "another long password" };
    expect((await owner.ask("/api/password", { body: wrong })).status).toBe(400);
    for (const [action, count] of [
      ["factor.refused", 2],
      ["confirmation.refused", 1],
      ["password.refused", 1],
    ] as const) {
      const { entries } = (await owner.ask<Log>(`/api/audit?action=${action}`)).data;
      expect([action, entries.length >= count]).toEqual([action, true]);
      expect(entries[0]).toMatchObject({ actor: { name: ownerEmail }, address: expect.stringContaining("127.0.0.1") });
    }
    const stopped = async (visitor: Visitor) =>
      (await visitor.ask<Notices>("/api/notices")).data.notices.filter(({ kind }) => kind === "sign_in.stopped");
    const [told] = await stopped(owner);
    expect(told).toMatchObject({ reason: expect.stringContaining("127.0.0.1") });
    expect(told!.count).toBeGreaterThanOrEqual(2);
    const member = await joinAs(service, owner, "member", "colleague@example.com");
    expect(await stopped(member)).toEqual([]);
    const dismissal = { body: { kind: "sign_in.stopped", subject: told!.subject } };
    expect((await member.ask("/api/notices/dismiss", dismissal)).status).toBe(404);
    expect((await owner.ask("/api/notices/dismiss", dismissal)).status).toBe(200);
    expect(await stopped(owner)).toEqual([]);
    await service.running.services.db.deleteFrom("sign_in_attempts").execute();
  });

  it("is required of all members if owners say so: without one they can only set it up", async () => {
    const set = (required: boolean, visitor = owner) =>
      visitor.ask("/api/account/second-factor", { method: "PUT", body: { required } });
    const member = await joinAs(service, owner, "member", "bare@example.com");
    const other = await joinAs(service, owner, "member", "bare-owner@example.com");
    const { db } = service.running.services;
    const { id: otherId } = await db
      .selectFrom("users")
      .select("id")
      .where("email", "=", "bare-owner@example.com")
      .executeTakeFirstOrThrow();
    await db.updateTable("memberships").set({ role: "owner" }).where("user_id", "=", otherId).execute();
    expect((await set(true, member)).status).toBe(403);
    expect((await set(true, other)).error?.reason).toBe("own_factor_first");
    expect((await set(true)).status).toBe(200);
    type State = { lacks_factor: boolean };
    const lacks = async (visitor: Visitor) => (await visitor.ask<State>("/api/session")).data.lacks_factor;
    expect([await lacks(owner), await lacks(member)]).toEqual([false, true]);
    for (const path of ["/api/members", "/v1/invoices", "/api/keys", "/api/sessions", "/api/notices"]) {
      const answer = await member.ask(path);
      expect([path, answer.status, answer.error?.reason]).toEqual([path, 403, "second_factor_required"]);
    }
    expect((await owner.ask("/api/members")).data).toMatchObject({ require_second_factor: true });
    const { data } = await member.ask<Setup>("/api/second-factors/totp", { method: "POST" });
    const code = totpCode(data.secret, Date.now());
    expect((await member.ask("/api/second-factors/totp/confirm", { body: { code, name: "Phone" } })).status).toBe(200);
    expect(await lacks(member)).toBe(false);
    expect((await member.ask("/v1/invoices")).status).toBe(200);
    expect((await set(false)).status).toBe(200);
    expect(await lacks(other)).toBe(false);
  });

  it("D8: setting the same password again is no confirmation if there is a second factor", async () => {
    await age(owner, 11);
    const body = { current: ownerPassword, next: ownerPassword };
    expect((await owner.ask("/api/password", { body })).status).toBe(200);
    const reveal = await owner.ask("/api/webhooks/secret/reveal", { method: "POST" });
    expect([reveal.status, reveal.error?.reason]).toEqual([403, "confirmation_required"]);
    expect((await owner.ask("/api/session/confirm", { body: { code: await freshCode() } })).status).toBe(200);
  });

  it("is removed by the operator from a person who lost it, and never from an operator", async () => {
    const { db, secretBox, clock } = service.running.services;
    const member = await joinAs(service, owner, "member", "lost@example.com");
    const { id: userId } = await db
      .selectFrom("users")
      .select("id")
      .where("email", "=", "lost@example.com")
      .executeTakeFirstOrThrow();
    const secret = secretBox.encrypt(newTotp("").secret, rowIdentity("second_factors", { user_id: userId }));
    const factor = { kind: "totp", name: "Lost phone", secret } as const;
    await addFactor(db, { ...factor, credential_id: null, userId, confirmed: true }, clock.now());
    const remove = (email: string, visitor = owner) =>
      visitor.ask<{ removed: number }>("/api/operator/lost-factors", { body: { email } });
    expect((await remove("lost@example.com", member)).status).toBe(404);
    expect((await remove(ownerEmail)).status).toBe(403);
    expect((await remove("nobody@example.com")).status).toBe(404);
    expect((await remove("lost@example.com")).data).toEqual({ removed: 1 });
    expect((await member.ask("/api/sessions")).status).toBe(401);
    const body = { email: "lost@example.com", password: ownerPassword };
    expect((await member.ask("/api/session", { body })).data).toEqual({ signed_in: true, second_factor: false });
    const log = await owner.ask<{ entries: { action: string; subject: string }[] }>("/api/audit?action=factor.lost");
    expect(log.data.entries).toMatchObject([{ subject: "lost@example.com", details: { removed: 1 } }]);
  });

  it("D8: a person without one confirms with the password", async () => {
    const member = await joinAs(service, owner, "member");
    await age(member, 11);
    const totp = () => member.ask("/api/second-factors/totp", { method: "POST" });
    expect((await totp()).status).toBe(403);
    expect((await member.ask("/api/session/confirm", { body: { password: "not the password" } })).status).toBe(400);
    expect((await member.ask("/api/session/confirm", { body: { password: ownerPassword } })).status).toBe(200);
    expect((await totp()).status).toBe(200);
  });
});
