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
import { type CookieJar, createCookieJar } from "../../testing/clients/cookie-jar.ts";
import { startProvider, type TestProvider } from "../../testing/servers/sign-in-provider.ts";
import type { TestService } from "../../testing/test-service.ts";
import { addFactor } from "../factors/factor-store.ts";
import { newTotp, totpCode } from "../factors/totp.ts";
import { findSession, sessionLimits } from "../session-store.ts";
import { findOrAddPerson } from "./find-or-add-person.ts";

type Start = Readonly<{ purpose?: string; next?: string; token?: string }>;

describeOnEachBackend("Signing in with a provider", (backend) => {
  let provider: TestProvider;
  let service: TestService;
  let owner: Visitor;
  beforeAll(async () => {
    provider = await startProvider();
    service = await startWithDashboard(backend, { environment: provider.environment });
    provider.serves(service.running.services.publicUrl());
    owner = await claimOwner(service);
  });
  afterAll(async () => {
    await service.stop();
    await provider.stop();
  });

  const publicUrl = () => service.running.services.publicUrl();
  const isOurs = (url: URL) => url.origin === publicUrl();

  const ask = (jar: CookieJar, path: string, body?: object, method = body ? "POST" : "GET") =>
    jar.fetch(`${publicUrl()}${path}`, {
      method,
      headers: { "sec-fetch-site": "same-origin", ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });

  async function begin(jar: CookieJar, start: Start = {}): Promise<string> {
    const answer = await ask(jar, "/api/oidc/start", { purpose: "sign_in", ...start });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { data: { url: string } }).data.url;
  }

  /** Goes through the provider's own pages as the person, up to the address that leads back to the service. */
  async function throughProvider(jar: CookieJar, url: string, login: string): Promise<URL> {
    let { url: at, response } = await jar.follow(url, isOurs);
    while (response) {
      const page = await response.text();
      const action = /action="([^"]+)"/.exec(page)?.[1];
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
      if (!action || !prompt) throw new Error(`The provider shows ${response.status}: ${page.slice(0, 300)}`);
      const body = new URLSearchParams({ prompt, ...(prompt === "login" && { login, password: "any" }) });
      ({ url: at, response } = await jar.follow(new URL(action, at).href, isOurs, { method: "POST", body }));
    }
    return at;
  }

  async function signIn(login: string, start: Start = {}, jar = createCookieJar()) {
    const back = await throughProvider(jar, await begin(jar, start), login);
    const answer = await jar.fetch(back.href);
    return { jar, back, status: answer.status, location: answer.headers.get("location") };
  }

  const stateOf = async (jar: CookieJar) =>
    ((await (await ask(jar, "/api/session")).json()) as { data: Record<string, unknown> }).data;

  async function invite(email: string, role = "member"): Promise<string> {
    const link = await owner.ask<{ url: string }>("/api/invitations", { body: { email, role } });
    return new URL(link.data.url).hash.replace("#token=", "");
  }

  const auditOf = async (action: string) =>
    (await service.running.services.db.selectFrom("audit_log").selectAll().where("action", "=", action).execute()).map(
      (row) => ({ ...row, details: JSON.parse(row.details) as Record<string, unknown> }),
    );

  it("signs an invited person in, through the provider's pages and back", async () => {
    provider.people.set("ida", { email: "Ida@Example.com", email_verified: true, name: "Ida Invited" });
    await invite("ida@example.com");
    const { jar, status, location } = await signIn("ida", { next: "/review" });
    expect([status, location]).toEqual([302, "/review"]);
    expect(await stateOf(jar)).toMatchObject({
      signed_in: true,
      user: { email: "ida@example.com", name: "Ida Invited", operator: false },
      role: "member",
      provider: { name: "Example Login", connected: true },
      has_password: false,
    });
    expect((await signIn("ida")).location).toBe("/");
    const joined = (await auditOf("member.joined")).filter(({ actor_name: name }) => name === "ida@example.com");
    expect(joined.map(({ details }) => details)).toEqual([{ role: "member", by: "provider" }]);
    const started = (await auditOf("session.started")).filter(({ actor_name: name }) => name === "ida@example.com");
    expect(started.map(({ details }) => details)).toEqual([{ by: "provider" }, { by: "provider" }]);
  });

  it("is offered on the sign-in page, and is asked with PKCE, state and nonce", async () => {
    const jar = createCookieJar();
    expect(await stateOf(jar)).toEqual({ signed_in: false, claimed: true, provider: { name: "Example Login" } });
    const asked = new URL(await begin(jar)).searchParams;
    expect(asked.get("code_challenge_method")).toBe("S256");
    for (const name of ["code_challenge", "state", "nonce"]) expect(asked.get(name)).toMatch(/^[\w-]{43}$/);
    expect(asked.get("redirect_uri")).toBe(`${publicUrl()}/api/oidc/callback`);
  });

  it("refuses people without an invitation, and stores nothing of them", async () => {
    provider.people.set("stranger", { email: "stranger@example.com", email_verified: true });
    const { jar, location } = await signIn("stranger");
    expect(location).toBe("/sign-in?problem=not_invited");
    expect(await stateOf(jar)).toMatchObject({ signed_in: false });
    const { db } = service.running.services;
    expect(await db.selectFrom("users").selectAll().where("email", "=", "stranger@example.com").execute()).toEqual([]);
    expect((await auditOf("session.refused")).map(({ details }) => details)).toContainEqual({
      by: "provider",
      reason: "not_invited",
    });
  });

  it("does not trust an email address that the provider has not verified", async () => {
    await invite("una@example.com");
    provider.people.set("una", { email: "una@example.com", email_verified: false });
    expect((await signIn("una")).location).toBe("/sign-in?problem=unverified");
    provider.people.set("una", { email: "una@example.com" });
    expect((await signIn("una")).location).toBe("/sign-in?problem=unverified");
  });

  it("accepts an account's invitation only by its link, and only for the invited address", async () => {
    const { db } = service.running.services;
    provider.people.set("lea", { email: "lea@example.com", email_verified: true });
    const token = await invite("lea@example.com", "viewer");
    await db.updateTable("access_links").set({ proves_address: 0 }).where("email", "=", "lea@example.com").execute();
    expect((await signIn("lea")).location).toBe("/sign-in?problem=not_invited");
    provider.people.set("thief", { email: "thief@example.com", email_verified: true });
    expect((await signIn("thief", { token })).location).toBe("/sign-in?problem=other_address");
    const { jar, location } = await signIn("lea", { token });
    expect([location, (await stateOf(jar)).role]).toEqual(["/", "viewer"]);
    expect(
      await db.selectFrom("access_links").select("used_at").where("email", "=", "lea@example.com").execute(),
    ).toEqual([{ used_at: expect.any(Number) }]);
  });

  it("never takes over a sign-in with a password, and is connected from within it", async () => {
    provider.people.set("olga", { email: ownerEmail, email_verified: true });
    expect((await signIn("olga")).location).toBe("/sign-in?problem=taken");
    const jar = createCookieJar();
    await ask(jar, "/api/session", { email: ownerEmail, password: ownerPassword });
    provider.people.set("other", { email: "other@example.com", email_verified: true });
    expect((await signIn("other", { purpose: "link" }, jar)).location).toBe("/settings?problem=other_address");
    const fresh = createCookieJar();
    await ask(fresh, "/api/session", { email: ownerEmail, password: ownerPassword });
    expect((await signIn("olga", { purpose: "link" }, fresh)).location).toBe("/settings");
    expect(await stateOf(fresh)).toMatchObject({ provider: { connected: true }, has_password: true });
    const arrived = await signIn("olga");
    expect(await stateOf(arrived.jar)).toMatchObject({ signed_in: true, user: { email: ownerEmail, operator: true } });
    expect(await auditOf("provider.connected")).toHaveLength(1);
    expect((await ask(fresh, "/api/oidc", undefined, "DELETE")).status).toBe(200);
    expect((await signIn("olga")).location).toBe("/sign-in?problem=taken");
  });

  it("connects each person of the provider to one sign-in only", async () => {
    provider.people.set("ida", { email: "viewer@example.com", email_verified: true });
    const viewer = await joinAs(service, owner, "viewer");
    const jar = createCookieJar();
    const [name = "", value = ""] = viewer.cookie().split("=");
    jar.cookies(publicUrl()).set(name, value);
    expect((await signIn("ida", { purpose: "link" }, jar)).location).toBe("/settings?problem=other_person");
    provider.people.set("ida", { email: "ida@example.com", email_verified: true });
  });

  it("is connected only by the session that requested it", async () => {
    const [asking, other] = [createCookieJar(), createCookieJar()];
    for (const jar of [asking, other]) await ask(jar, "/api/session", { email: ownerEmail, password: ownerPassword });
    const back = await throughProvider(asking, await begin(asking, { purpose: "link" }), "olga");
    const [attempt = ["", ""]] = [...asking.cookies(publicUrl())].filter(([name]) => name === "inkvoice_provider");
    other.cookies(publicUrl()).set(...attempt);
    expect((await other.fetch(back.href)).headers.get("location")).toBe("/settings?problem=lost");
  });

  it("asks for the person's second factor", async () => {
    const { db, secretBox, clock } = service.running.services;
    const person = await db
      .selectFrom("users")
      .select("id")
      .where("email", "=", "ida@example.com")
      .executeTakeFirstOrThrow();
    const { secret } = newTotp("ida@example.com");
    const encrypted = secretBox.encrypt(secret, rowIdentity("second_factors", { user_id: person.id }));
    const factor = { kind: "totp", name: "Phone", secret: encrypted, credential_id: null } as const;
    const id = await addFactor(db, { ...factor, userId: person.id, confirmed: true }, clock.now());
    const { jar, location } = await signIn("ida");
    expect(location).toBe("/sign-in?factor=owed&next=%2F");
    expect((await ask(jar, "/api/sessions")).status).toBe(401);
    expect((await ask(jar, "/api/session/factor", { code: totpCode(secret, Date.now()) })).status).toBe(200);
    expect((await ask(jar, "/api/sessions")).status).toBe(200);
    const row = await db.selectFrom("sessions").select("by_provider").where("user_id", "=", person.id).execute();
    expect(row.every(({ by_provider: by }) => by === 1)).toBe(true);
    await db.deleteFrom("second_factors").where("id", "=", id).execute();
  });

  it("D8: a person with neither password nor second factor confirms at the provider, before the same actions", async () => {
    const { db } = service.running.services;
    const { jar } = await signIn("ida");
    const startTotp = () => ask(jar, "/api/second-factors/totp", {});
    // Straight after the sign-in: the provider may have known the browser and asked nothing.
    expect(await (await startTotp()).json()).toMatchObject({ error: { reason: "confirmation_required" } });
    const choices = (await (await ask(jar, "/api/session/factor/options", {})).json()) as { data: object };
    expect(choices.data).toEqual({ kinds: [], passkey: null, provider: "Example Login" });
    expect((await ask(jar, "/api/session/confirm", { password: "" })).status).toBe(400);
    const url = await begin(jar, { purpose: "confirm", next: "/keys" });
    expect(new URL(url).searchParams.get("prompt")).toBe("login");
    const back = await throughProvider(jar, url, "ida");
    expect((await jar.fetch(back.href)).headers.get("location")).toBe("/keys");
    expect((await startTotp()).status).toBe(200);
    // Somebody else at the same provider proves nothing.
    await db.updateTable("sessions").set({ confirmed_at: 0 }).execute();
    jar.cookies(provider.issuer).clear();
    const wrong = await throughProvider(jar, await begin(jar, { purpose: "confirm" }), "lea");
    expect((await jar.fetch(wrong.href)).headers.get("location")).toBe("/settings?problem=other_person");
    expect((await startTotp()).status).toBe(403);
  });

  it("gives no password to a person without one: no guess, no empty one, no owner's link", async () => {
    for (const password of ["", " ", "undefined", ownerPassword]) {
      const answer = await newVisitor(service.url).ask("/api/session", {
        body: { email: "lea@example.com", password },
      });
      expect([400, 401]).toContain(answer.status);
    }
    const members = await owner.ask<{ members: { user_id: string; email: string }[] }>("/api/members");
    const ida = members.data.members.find(({ email }) => email === "ida@example.com");
    const reset = await owner.ask(`/api/members/${ida?.user_id}/reset-link`, { method: "POST" });
    expect(reset.status).toBe(403);
    await service.running.services.db.deleteFrom("sign_in_attempts").execute();
  });

  it("ends after a day, and at the provider too when the person signs out", async () => {
    const { db, clock } = service.running.services;
    const { jar } = await signIn("ida");
    const token = jar.cookies(publicUrl()).get("inkvoice_session") ?? "";
    expect(await findSession(db, token, clock.now() + sessionLimits.byProvider - 60_000)).toBeDefined();
    expect(await findSession(db, token, clock.now() + sessionLimits.byProvider + 1000)).toBeUndefined();
    // Switching to another account, which changes the session id, does not extend the session.
    const almost = clock.now() - sessionLimits.byProvider + 60_000;
    await db.updateTable("sessions").set({ created_at: almost }).where("by_provider", "=", 1).execute();
    expect((await ask(jar, "/api/session/account", { account_id: service.accountId })).status).toBe(200);
    const next = jar.cookies(publicUrl()).get("inkvoice_session") ?? "";
    expect(next).not.toBe(token);
    expect(await findSession(db, next, clock.now() + 120_000)).toBeUndefined();
    const answer = await ask(jar, "/api/session", undefined, "DELETE");
    const { data } = (await answer.json()) as { data: { go_on_at: string } };
    const place = new URL(data.go_on_at);
    expect([place.origin, place.searchParams.get("post_logout_redirect_uri")]).toEqual([
      provider.issuer,
      `${publicUrl()}/sign-in`,
    ]);
    expect(await jar.fetch(place.href).then((page) => page.status)).toBe(200);
    expect(await stateOf(jar)).toMatchObject({ signed_in: false });
  });

  it("accepts a response once, from the browser that asked, with the state that was sent", async () => {
    const { jar, back } = await signIn("ida");
    const noted = (await auditOf("session.refused")).length;
    expect((await jar.fetch(back.href)).headers.get("location")).toBe("/settings?problem=lost");
    expect((await createCookieJar().fetch(back.href)).headers.get("location")).toBe("/sign-in?problem=lost");
    // Opening the URL repeatedly does not fill the log.
    expect(await auditOf("session.refused")).toHaveLength(noted);
    // The used code in a sign-in of one's own: right cookie, right state, nothing new from the provider.
    const thief = createCookieJar();
    const own = new URL(await begin(thief));
    const replayed = new URL(back);
    replayed.searchParams.set("state", own.searchParams.get("state") ?? "");
    expect((await thief.fetch(replayed.href)).headers.get("location")).toBe("/sign-in?problem=refused");
    // A fresh code that somebody else obtained, brought to a victim's browser: the state is not the victim's.
    const victim = createCookieJar();
    await begin(victim);
    const attacker = createCookieJar();
    const planted = await throughProvider(attacker, await begin(attacker), "lea");
    const answer = await victim.fetch(planted.href);
    expect(answer.headers.get("location")).toBe("/sign-in?problem=refused");
    expect(await stateOf(victim)).toMatchObject({ signed_in: false });
  });

  it("ends a session that the provider ends, only that one, with an audit entry", async () => {
    const [here, elsewhere] = [await signIn("ida"), await signIn("ida")];
    expect((await ask(here.jar, "/api/session/account", { account_id: service.accountId })).status).toBe(200);
    const out = await here.jar.follow(`${provider.issuer}/session/end`, isOurs);
    const page = (await out.response?.text()) ?? "";
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? "";
    const body = new URLSearchParams({ xsrf, logout: "yes" });
    await here.jar.follow(`${provider.issuer}/session/end/confirm`, isOurs, { method: "POST", body });
    await expect.poll(async () => (await stateOf(here.jar)).signed_in).toBe(false);
    expect(await stateOf(elsewhere.jar)).toMatchObject({ signed_in: true });
    const ended = async () => (await auditOf("session.ended")).filter(({ details }) => details.by === "provider");
    await expect.poll(async () => (await ended()).map(({ actor_name: name }) => name)).toEqual(["ida@example.com"]);
  });

  it("redirects to no other host", async () => {
    for (const next of ["//evil.example", "https://evil.example", "/\\evil.example", "evil"]) {
      const answer = await ask(createCookieJar(), "/api/oidc/start", { purpose: "sign_in", next });
      expect(answer.status).toBe(400);
    }
  });

  it("lets people of configured domains join without an invitation", async () => {
    const { db, clock } = service.running.services;
    const rules = { oidcJoin: new Map([[service.accountId, "viewer" as const]]), oidcDomains: ["example.com"] };
    const arrive = (subject: string, email: string) =>
      db.transaction().execute((tx) =>
        findOrAddPerson(tx, rules, {
          identity: { issuer: provider.issuer, subject, email, name: undefined, sid: undefined },
          linkId: null,
          now: clock.now(),
        }),
      );
    const { joined } = await arrive("jo", "jo@example.com");
    expect(joined).toEqual([{ accountId: service.accountId, role: "viewer" }]);
    expect((await arrive("jo", "jo@example.com")).joined).toEqual([]);
    for (const email of ["x@sub.example.com", "x@example.com.evil.test", "x@evilexample.com"])
      await expect(arrive(email, email)).rejects.toMatchObject({ problem: "not_invited" });
  });

  it("deletes the provider's identity with the person", async () => {
    const { db } = service.running.services;
    const { jar } = await signIn("lea");
    await db.updateTable("sessions").set({ confirmed_at: Date.now() }).execute();
    expect((await ask(jar, "/api/person", { name: "lea@example.com" }, "DELETE")).status).toBe(200);
    expect(await db.selectFrom("provider_identities").selectAll().where("subject", "=", "lea").execute()).toEqual([]);
    expect((await signIn("lea")).location).toBe("/sign-in?problem=not_invited");
  });
});
