import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadConfig } from "../../platform/settings/config.ts";
import { describeOnEachBackend } from "../../testing/backends.ts";
import {
  claimOwner,
  newVisitor,
  ownerEmail,
  ownerPassword,
  startWithDashboard,
  type Visitor,
} from "../../testing/clients/browser-visitor.ts";
import type { TestService } from "../../testing/test-service.ts";
import { createClaimToken } from "../links/claim-installation.ts";
import { createPasswords } from "../people/passwords.ts";
import { findSession, sessionLimits } from "../session-store.ts";

const signIn = (visitor: Visitor, password = ownerPassword, email = ownerEmail) =>
  visitor.ask("/api/session", { body: { email, password }, headers: { "x-request-id": "same" } });

describeOnEachBackend("The first visit", (backend) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startWithDashboard(backend);
  });
  afterAll(() => service.stop());

  it("refuses a claim without the token of the start-up message", async () => {
    const body = { token: "x".repeat(43), email: "thief@example.com", name: "Thief", password: ownerPassword };
    expect((await newVisitor(service.url).ask("/api/claim", { body })).status).toBe(400);
    expect((await newVisitor(service.url).ask("/api/session")).data).toEqual({
      signed_in: false,
      claimed: false,
      provider: null,
    });
  });

  it("creates one owner even for two concurrent claims", async () => {
    const { db, clock } = service.running.services;
    const token = await createClaimToken(db, clock.now());
    const claim = (email: string) =>
      newVisitor(service.url).ask("/api/claim", { body: { token, email, name: "First", password: ownerPassword } });
    const answers = await Promise.all([claim("one@example.com"), claim("two@example.com")]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400]);
    expect(await db.selectFrom("users").select("id").execute()).toHaveLength(1);
    expect(await createClaimToken(db, clock.now())).toBeUndefined();
  });
});

describeOnEachBackend("Signing in", (backend) => {
  let service: TestService;
  let owner: Visitor;
  beforeAll(async () => {
    service = await startWithDashboard(backend);
    owner = await claimOwner(service);
  });
  afterAll(() => service.stop());

  it("D3: refuses a cross-site request", async () => {
    const crossSite = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
    const answer = await owner.ask("/api/session", { method: "DELETE", headers: crossSite });
    expect(answer.status).toBe(403);
    const old = await owner.ask("/api/sessions", { method: "DELETE", headers: { "sec-fetch-site": "same-site" } });
    expect(old.status).toBe(403);
    expect((await owner.ask("/api/sessions")).status).toBe(200);
  });

  it("D3: operations for API keys only ignore the cookie; shared ones refuse it from another site", async () => {
    const headers = { cookie: owner.cookie() };
    expect((await service.api("/v1/events", { key: null, headers })).status).toBe(401);
    const crossSite = { ...headers, "sec-fetch-site": "cross-site", origin: "https://evil.example" };
    const deletion = { method: "DELETE", key: null, headers: crossSite };
    expect((await service.api("/v1/invoices/inv_1", deletion)).status).toBe(403);
  });

  it("D4: gives a new session id at sign-in, whatever cookie was there before", async () => {
    const visitor = newVisitor(service.url);
    visitor.setCookie(`inkvoice_session=${"p".repeat(43)}`);
    const answer = await signIn(visitor);
    expect(answer.status).toBe(200);
    const cookie = answer.headers.getSetCookie()[0] ?? "";
    expect(cookie).toMatch(/^inkvoice_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
    expect(visitor.cookie()).not.toContain("pppp");
  });

  it("D4: keeps only a hash of the session id", async () => {
    const rows = await service.running.services.db.selectFrom("sessions").selectAll().execute();
    const token = owner.cookie().split("=")[1] ?? "";
    expect(token).toHaveLength(43);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("D4: signing out ends the session on the server, not only in the browser", async () => {
    const visitor = newVisitor(service.url);
    await signIn(visitor);
    const before = visitor.cookie();
    await visitor.ask("/api/session", { method: "DELETE" });
    visitor.setCookie(before);
    expect((await visitor.ask("/api/sessions")).status).toBe(401);
  });

  it("D4: a changed password ends every other session and renews this one", async () => {
    const [here, elsewhere] = [newVisitor(service.url), newVisitor(service.url)];
    await signIn(here);
    await signIn(elsewhere);
    const oldCookie = here.cookie();
    const answer = await here.ask("/api/password", {
      body: { current: ownerPassword, next: "an even longer password" },
    });
    expect(answer.status).toBe(200);
    expect((await elsewhere.ask("/api/sessions")).status).toBe(401);
    expect((await here.ask("/api/sessions")).status).toBe(200);
    here.setCookie(oldCookie);
    expect((await here.ask("/api/sessions")).status).toBe(401);
    await signIn(owner, "an even longer password");
    await owner.ask("/api/password", { body: { current: "an even longer password", next: ownerPassword } });
  });

  it("D4: a session ends unused after a week and in any case after a month", async () => {
    const { db, clock } = service.running.services;
    await signIn(owner);
    const token = owner.cookie().split("=")[1] ?? "";
    expect(await findSession(db, token, clock.now() + sessionLimits.idle - 60_000)).toBeDefined();
    // Looking at it just now counted as use, so a further week may pass.
    expect(await findSession(db, token, clock.now() + 2 * sessionLimits.idle + 1000)).toBeUndefined();
    await db
      .updateTable("sessions")
      .set({ last_seen_at: clock.now() + sessionLimits.absolute })
      .execute();
    expect(await findSession(db, token, clock.now() + sessionLimits.absolute + 1000)).toBeUndefined();
    await db.updateTable("sessions").set({ last_seen_at: clock.now() }).execute();
  });

  it("D5: checks at most ten of a hundred concurrent wrong passwords, the others wait", async () => {
    const guesses = Array.from({ length: 100 }, (_, index) => signIn(newVisitor(service.url), `wrong ${index}`));
    const answers = await Promise.all(guesses);
    const looked = answers.filter((answer) => answer.status === 401).length;
    expect(looked).toBeGreaterThan(0);
    expect(looked).toBeLessThanOrEqual(10);
    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused).toHaveLength(100 - looked);
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
    await service.running.services.db.deleteFrom("sign_in_attempts").execute();
  });

  it("D5: answers an unknown address like a wrong password", async () => {
    const unknown = await signIn(newVisitor(service.url), "wrong password", "nobody@example.com");
    const known = await signIn(newVisitor(service.url), "wrong password");
    expect(unknown.status).toBe(known.status);
    expect(unknown.error).toEqual(known.error);
  });

  it("lets the owner in again at once after the right password", async () => {
    expect((await signIn(newVisitor(service.url))).status).toBe(200);
  });
});

describe("Passwords", () => {
  const operatorsMemory = loadConfig({}).passwordKibibytes;

  it("are verified against their own hash and no other", async () => {
    const passwords = createPasswords(operatorsMemory);
    const hash = await passwords.hash("correct horse");
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await passwords.verify("correct horse", hash)).toBe(true);
    expect(await passwords.verify("wrong horse", hash)).toBe(false);
    expect(await passwords.hash("correct horse")).not.toBe(hash);
  });

  it("D5: an unknown person costs as much work as a known one", async () => {
    const passwords = createPasswords(operatorsMemory);
    const hash = await passwords.hash("correct horse");
    const before = passwords.computed();
    await passwords.verify("guess", hash);
    await passwords.verify("guess", undefined);
    expect(passwords.computed() - before).toBe(2);
  });

  it("D5: only a few are hashed at once, with 19 MiB each", async () => {
    const passwords = createPasswords(operatorsMemory, 2);
    const guesses = await Promise.all(Array.from({ length: 16 }, () => passwords.verify("guess", undefined)));
    expect(guesses).not.toContain(true);
    expect(passwords.computed()).toBe(16);
    expect(passwords.mostAtOnce()).toBe(2);
  });
});
