import { scopes } from "@inkvoice/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { scimRoutes } from "../routes.ts";
import { describeOnEachBackend } from "../testing/backends.ts";
import {
  claimOwner,
  newVisitor,
  ownerEmail,
  ownerPassword,
  startWithDashboard,
  tokenOf,
  type Visitor,
} from "../testing/clients/browser-visitor.ts";
import { filterBy, patchOf, type ScimClient, scimClient, scimUser } from "../testing/clients/scim-client.ts";
import type { TestService } from "../testing/test-service.ts";

const newKey = async (owner: Visitor) => {
  const body = { name: "Directory", scopes: ["members:write"] };
  return (await owner.ask<{ key: string }>("/api/keys", { body })).data.key;
};

describeOnEachBackend("Requests that SCIM refuses", (backend) => {
  let service: TestService;
  let owner: Visitor;
  let scim: ScimClient;
  let tenant: ScimClient;
  let tenantAccount: string;
  beforeAll(async () => {
    const environment = { INKVOICE_RATE_SCALE: "1000", INKVOICE_OIDC_DOMAINS: "example.com" };
    service = await startWithDashboard(backend, { environment });
    owner = await claimOwner(service);
    scim = scimClient(service, await newKey(owner));
    const opened = await owner.ask<{ id: string }>("/api/operator/accounts", { body: { name: "Tenant" } });
    tenantAccount = opened.data.id;
    const path = `/api/operator/accounts/${tenantAccount}/invitations`;
    const link = await owner.ask<{ url: string }>(path, { body: { email: "tenant@example.com", role: "owner" } });
    const visitor = newVisitor(service.url);
    await visitor.ask("/api/links/accept", {
      body: { token: tokenOf(link.data), name: "Tenant", password: ownerPassword },
    });
    tenant = scimClient(service, await newKey(visitor));
  });
  afterAll(() => service.stop());

  const pathOf = (path: string, id: string) => path.replace("/scim/v2", "").replace(":id", id);
  const isOfUser = ({ path }: (typeof scimRoutes)[number]) => path === "/scim/v2/Users/:id";

  it("need a key with members:write on every route, which no key has unless it was named (A3)", async () => {
    const withoutKey = scimClient(service, null);
    const usual = scimClient(service, (await service.newAccount()).key);
    const others = scopes.filter((scope) => scope !== "members:write");
    const without = scimClient(service, (await service.newAccount({ scopes: others })).key);
    for (const { method, path } of scimRoutes) {
      const { status, body } = await withoutKey(method, pathOf(path, "User"));
      expect([path, status, body.status, body.schemas]).toEqual([path, 401, "401", [expect.stringMatching(/:Error$/)]]);
      for (const client of [usual, without]) {
        const refusal = await client(method, pathOf(path, "User"));
        expect([path, refusal.status, refusal.body.detail]).toEqual([
          path,
          403,
          expect.stringContaining("members:write"),
        ]);
      }
    }
    // A session lends its rights to no program.
    expect((await owner.ask("/scim/v2/Users")).status).toBe(401);
  });

  it("treat people of another account as absent, without effect (A4)", async () => {
    const { body } = await scim("POST", "/Users", scimUser("ada@example.com", { externalId: "x-1" }));
    const [own] = (await scim("GET", filterBy("userName", ownerEmail))).body.Resources;
    const before = (await scim("GET", "/Users")).text;
    for (const { method } of scimRoutes.filter(isOfUser)) {
      const change =
        method === "PATCH" ? patchOf({ op: "replace", value: { active: false } }) : scimUser("x@example.com");
      const ask = (id: string) => tenant(method, `/Users/${id}`, method === "GET" ? undefined : change);
      for (const id of [body.id, own.id]) {
        const [foreign, absent] = [await ask(id), await ask("scm_1")];
        expect([method, foreign.status, foreign.text]).toEqual([method, 404, absent.text]);
      }
    }
    expect((await scim("GET", "/Users")).text).toBe(before);
    for (const filter of [
      filterBy("userName", "ada@example.com"),
      filterBy("externalId", "x-1"),
      filterBy("id", own.id),
    ])
      expect((await tenant("GET", filter)).body.totalResults).toBe(0);
  });

  it("do not tell whether an address has a sign-in elsewhere", async () => {
    const answers = [];
    for (const email of [ownerEmail, "nobody@example.com"]) {
      const { status, text, body } = await tenant("POST", "/Users", scimUser(email));
      const masked = text
        .replaceAll(body.id, "ID")
        .replaceAll(email, "ADDRESS")
        .replaceAll(/"20[^"]+"/g, "TIME");
      answers.push([status, masked]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toBe(201);
    const { db } = service.running.services;
    const members = db.selectFrom("memberships").select("user_id").where("account_id", "=", tenantAccount);
    expect(await members.execute()).toHaveLength(1);
  });

  it("prove an address only with a key of the operator, in the domains of the settings", async () => {
    await scim("POST", "/Users", scimUser("inside@example.com"));
    await scim("POST", "/Users", scimUser("outside@elsewhere.test"));
    await tenant("POST", "/Users", scimUser("invited@example.com"));
    const { db } = service.running.services;
    const links = await db.selectFrom("access_links").select(["email", "proves_address"]).execute();
    const proves = Object.fromEntries(links.map(({ email, proves_address: proved }) => [email, proved]));
    expect(proves).toMatchObject({ "inside@example.com": 1, "outside@elsewhere.test": 0, "invited@example.com": 0 });
  });

  it("never make, change or remove an owner", async () => {
    const [own] = (await scim("GET", filterBy("userName", ownerEmail))).body.Resources;
    expect(own.roles).toEqual([{ value: "owner", primary: true }]);
    const user = `/Users/${own.id}`;
    const attempts = [
      await scim("PUT", user, scimUser(ownerEmail, { roles: ["viewer"] })),
      await scim("PATCH", user, patchOf({ op: "replace", value: { active: false } })),
      await scim("PATCH", user, patchOf({ op: "replace", path: "userName", value: "mine@example.com" })),
      await scim("DELETE", user),
    ];
    for (const { status, body } of attempts)
      expect([status, body.detail]).toEqual([403, expect.stringMatching(/owner/)]);
    const made = await scim("POST", "/Users", scimUser("boss@example.com", { roles: [{ value: "owner" }] }));
    expect([made.status, made.body.scimType, made.body.detail]).toEqual([
      400,
      "invalidValue",
      expect.stringMatching(/Owners are made in the dashboard/),
    ]);
    // Nor is the invitation of an owner replaced.
    await owner.ask("/api/invitations", { body: { email: "boss@example.com", role: "owner" } });
    expect((await scim("POST", "/Users", scimUser("boss@example.com"))).status).toBe(403);
    const { invitations } = (await owner.ask<{ invitations: object[] }>("/api/members")).data;
    expect(invitations).toContainEqual(expect.objectContaining({ email: "boss@example.com", role: "owner" }));
    expect((await owner.ask("/api/members")).status).toBe(200);
  });

  it("name the problem in the body of RFC 7644", async () => {
    const { body: first } = await scim("POST", "/Users", scimUser("one@example.com", { externalId: "1" }));
    await scim("POST", "/Users", scimUser("two@example.com", { externalId: "2" }));
    const user = `/Users/${first.id}`;
    const cases: [method: string, path: string, body: object | string | undefined, status: number, type?: string][] = [
      ["POST", "/Users", "{", 400, "invalidSyntax"],
      ["POST", "/Users", "[]", 400, "invalidSyntax"],
      ["POST", "/Users", {}, 400, "invalidValue"],
      ["POST", "/Users", scimUser("no address"), 400, "invalidValue"],
      ["POST", "/Users", scimUser("three@example.com", { roles: "admin" }), 400, "invalidValue"],
      ["POST", "/Users", scimUser("three@example.com", { active: "perhaps" }), 400, "invalidValue"],
      ["POST", "/Users", scimUser("three@example.com", { name: "Ada" }), 400, "invalidValue"],
      ["POST", "/Users", scimUser("ONE@example.com"), 409, "uniqueness"],
      ["POST", "/Users", scimUser("three@example.com", { externalId: "2" }), 409, "uniqueness"],
      ["PATCH", user, patchOf({ op: "replace", path: "userName", value: "two@example.com" }), 409, "uniqueness"],
      ["PATCH", user, patchOf({ op: "replace", path: "active", value: null }), 400, "invalidValue"],
      ["PATCH", user, patchOf({ op: "remove", path: "active" }), 400, "mutability"],
      ["PATCH", user, patchOf({ op: "remove" }), 400, "invalidPath"],
      ["PATCH", user, patchOf({ op: "replace", path: "[x]", value: 1 }), 400, "invalidPath"],
      ["PATCH", user, patchOf({ op: "move", path: "active" }), 400, "invalidValue"],
      ["PATCH", user, patchOf(), 400, "invalidValue"],
      ["GET", "/Users?filter=userName%20sw%20%22a%22", undefined, 400, "invalidFilter"],
      ["GET", filterBy("userName", "\\u0000"), undefined, 400, "invalidFilter"],
      ["GET", "/Groups", undefined, 404],
      ["GET", "/Users/x%00y", undefined, 404],
    ];
    for (const [method, path, body, status, type] of cases) {
      const answer = await scim(method, path, body);
      expect([method, path, body, answer.status, answer.body?.scimType]).toEqual([method, path, body, status, type]);
      expect(answer.body).toMatchObject({ status: String(status), detail: expect.stringMatching(/\.$/) });
    }
    expect((await scim("GET", user)).body).toEqual(first);
  });
});
