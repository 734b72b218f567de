import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  claimOwner,
  newVisitor,
  ownerEmail,
  ownerPassword,
  startWithDashboard,
} from "../../testing/clients/browser-visitor.ts";
import { createCookieJar } from "../../testing/clients/cookie-jar.ts";
import {
  type MisbehavingProvider,
  type Misbehaviour,
  startMisbehavingProvider,
} from "../../testing/servers/misbehaving-provider.ts";
import type { TestService } from "../../testing/test-service.ts";

/** Responses of a malicious provider, or of somebody between. */
describe("A malicious provider", () => {
  let provider: MisbehavingProvider;
  let service: TestService;
  beforeAll(async () => {
    provider = await startMisbehavingProvider();
    service = await startWithDashboard("sqlite and a folder", { environment: provider.environment });
    const owner = await claimOwner(service);
    await owner.ask("/api/invitations", { body: { email: "ida@example.com", role: "member" } });
  });
  afterAll(async () => {
    await service.stop();
    await provider.stop();
  });

  const person = { email: "ida@example.com", email_verified: true };

  async function start(jar = createCookieJar()) {
    const answer = await jar.fetch(`${service.url}/api/oidc/start`, {
      method: "POST",
      headers: { "sec-fetch-site": "same-origin", "content-type": "application/json" },
      body: JSON.stringify({ purpose: "sign_in" }),
    });
    const { data } = (await answer.json()) as { data: { url: string } | null };
    return { jar, status: answer.status, asked: data && new URL(data.url).searchParams };
  }

  async function outcome(lie: Misbehaviour, callback: Record<string, string> = {}): Promise<string | null> {
    const { jar, asked } = await start();
    const nonce = asked?.get("nonce") ?? "";
    provider.lies({ ...lie, claims: { ...person, nonce, ...lie.claims } });
    const query = new URLSearchParams({ code: "any", state: asked?.get("state") ?? "", ...callback });
    const answer = await jar.fetch(`${service.url}/api/oidc/callback?${query}`);
    return answer.headers.get("location");
  }

  const now = () => Math.floor(Date.now() / 1000);

  it.each<[string, () => Misbehaviour]>([
    ["a token of another issuer", () => ({ claims: { iss: "https://other.example" } })],
    ["a token for another service", () => ({ claims: { aud: "another-client" } })],
    [
      "a token for several services, of which we are not the one asking",
      () => ({ claims: { aud: ["another", "inkvoice-under-test"], azp: "another" } }),
    ],
    ["an expired token", () => ({ claims: { iat: now() - 7200, exp: now() - 3600 } })],
    ["a token of another sign-in", () => ({ claims: { nonce: "another" } })],
    ["a token without a nonce", () => ({ claims: { nonce: undefined } })],
    ["a token without a subject", () => ({ claims: { sub: undefined } })],
    ["an unsigned token", () => ({ algorithm: "none" })],
    ["a token signed with a key that is not the provider's", () => ({ foreignKey: true })],
  ])("is not believed: %s", async (_name, lie) => {
    const before = provider.exchanges();
    expect(await outcome(lie())).toBe("/sign-in?problem=refused");
    expect(provider.exchanges()).toBe(before + 1);
  });

  it.each<[string, unknown]>([
    ["the word true", "true"],
    ["a number", 1],
    ["nothing", undefined],
  ])("vouches for an address with true alone, not with %s", async (_name, verified) => {
    expect(await outcome({ claims: { email_verified: verified } })).toBe("/sign-in?problem=unverified");
  });

  it.each<[string, Record<string, unknown>]>([
    ["an unverified address, whose domain is verified", { email_verified: false, xms_edov: true }],
    ["an unverified domain", { email_verified: undefined, xms_edov: false }],
    ["another text", { email_verified: undefined, xms_edov: "yes" }],
    ["no address", { email: undefined, email_verified: undefined, xms_edov: true }],
  ])("does not vouch for an address by Entra ID's claim with %s", async (_name, claims) => {
    expect(await outcome({ claims })).toBe("/sign-in?problem=unverified");
  });

  it("is not asked for a token if the issuer or the state is wrong", async () => {
    const before = provider.exchanges();
    expect(await outcome({}, { iss: "https://other.example" })).toBe("/sign-in?problem=refused");
    expect(await outcome({}, { state: "guessed" })).toBe("/sign-in?problem=refused");
    expect(await outcome({}, { error: "access_denied" })).toBe("/sign-in?problem=denied");
    expect(provider.exchanges()).toBe(before);
  });

  it("signs nobody in by forged tokens, and the valid token does", async () => {
    const { db } = service.running.services;
    expect(await db.selectFrom("provider_identities").selectAll().execute()).toEqual([]);
    expect(await outcome({})).toBe("/");
    expect(await db.selectFrom("provider_identities").select("subject").execute()).toEqual([{ subject: "somebody" }]);
  });

  const event = "http://schemas.openid.net/event/backchannel-logout";
  const signedOut = { claims: { events: { [event]: {} }, jti: "1", nonce: undefined } };
  async function tellSignedOut({ claims, ...lie }: Misbehaviour): Promise<number> {
    const logout_token = provider.token({ ...lie, claims: { ...signedOut.claims, ...claims } });
    const body = new URLSearchParams({ logout_token });
    return (await fetch(`${service.url}/api/oidc/logout`, { method: "POST", body })).status;
  }
  const sessions = async () =>
    (await service.running.services.db.selectFrom("sessions").select("id").where("by_provider", "=", 1).execute())
      .length;

  it.each<[string, () => Misbehaviour]>([
    ["by another issuer", () => ({ claims: { iss: "https://other.example" } })],
    ["for another service", () => ({ claims: { aud: "another-client" } })],
    ["of an hour ago", () => ({ claims: { iat: now() - 3600, exp: now() + 60 } })],
    ["without a time", () => ({ claims: { iat: undefined } })],
    ["without a number of its own", () => ({ claims: { jti: undefined } })],
    ["with the token of a sign-in", () => ({ claims: { nonce: "any" } })],
    ["that is no event of signing out", () => ({ claims: { events: {} } })],
    ["of nobody", () => ({ claims: { sub: undefined } })],
    ["without a signature", () => ({ algorithm: "none" })],
    ["with a key that is not the provider's", () => ({ foreignKey: true })],
  ])("signs nobody out %s", async (_name, lie) => {
    provider.lies({});
    expect(await sessions()).toBe(1);
    expect([await tellSignedOut(lie()), await sessions()]).toEqual([400, 1]);
  });

  it("signs out the person that it names, and nobody by an unknown name", async () => {
    provider.lies({});
    expect([await tellSignedOut({ claims: { sub: "nobody" } }), await sessions()]).toEqual([200, 1]);
    expect([await tellSignedOut({ claims: { sid: "another session" } }), await sessions()]).toEqual([200, 1]);
    expect([await tellSignedOut({}), await sessions()]).toEqual([200, 0]);
  });

  it.each<[string, Misbehaviour]>([
    ["calls itself by another name", { metadata: { issuer: "https://other.example" } }],
    ["has its pages nowhere", { metadata: { authorization_endpoint: undefined } }],
    ["answers without an end", { endless: true }],
  ])("is not gone to where it %s", async (_name, lie) => {
    provider.lies(lie);
    const fresh = await startWithDashboard("sqlite and a folder", { environment: provider.environment });
    const answer = await fetch(`${fresh.url}/api/oidc/start`, {
      method: "POST",
      headers: { "sec-fetch-site": "same-origin", "content-type": "application/json" },
      body: JSON.stringify({ purpose: "sign_in" }),
    });
    expect(answer.status).toBe(503);
    await fresh.stop();
  });

  it("cannot make the service call internal addresses, such as a cloud's metadata service", async () => {
    provider.lies({ metadata: { token_endpoint: "http://169.254.169.254/token" } });
    const fresh = await startWithDashboard("sqlite and a folder", { environment: provider.environment });
    const jar = createCookieJar();
    const answer = await jar.fetch(`${fresh.url}/api/oidc/start`, {
      method: "POST",
      headers: { "sec-fetch-site": "same-origin", "content-type": "application/json" },
      body: JSON.stringify({ purpose: "sign_in" }),
    });
    const { data } = (await answer.json()) as { data: { url: string } };
    const state = new URL(data.url).searchParams.get("state") ?? "";
    const back = await jar.fetch(`${fresh.url}/api/oidc/callback?${new URLSearchParams({ code: "any", state })}`);
    expect(back.headers.get("location")).toBe("/sign-in?problem=unavailable");
    await fresh.stop();
  });

  it("delays nobody for long by not answering", async () => {
    const { jar, asked } = await start();
    provider.lies({ silent: true });
    const query = new URLSearchParams({ code: "any", state: asked?.get("state") ?? "" });
    const answer = await jar.fetch(`${service.url}/api/oidc/callback?${query}`);
    expect(answer.headers.get("location")).toBe("/sign-in?problem=unavailable");
  });

  it("vouches for an address by Entra ID's claim if there is no other", async () => {
    const owner = newVisitor(service.url);
    await owner.ask("/api/session", { body: { email: ownerEmail, password: ownerPassword } });
    for (const [index, verified] of [true, 1, "1", "true"].entries()) {
      const email = `entra${index}@example.com`;
      await owner.ask("/api/invitations", { body: { email, role: "viewer" } });
      const claims = { sub: email, email, email_verified: undefined, xms_edov: verified };
      expect([verified, await outcome({ claims })]).toEqual([verified, "/"]);
    }
  });
});
