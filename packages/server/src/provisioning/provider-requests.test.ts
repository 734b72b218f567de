import { afterAll, beforeAll, expect, it } from "vitest";
import { findOrAddPerson } from "../sessions/provider/find-or-add-person.ts";
import { startSession } from "../sessions/session-store.ts";
import { describeOnEachBackend } from "../testing/backends.ts";
import { claimOwner, joinAs, startWithDashboard, type Visitor } from "../testing/clients/browser-visitor.ts";
import {
  filterBy,
  patchOf,
  type ScimClient,
  scimClient,
  scimUser,
  userSchema,
} from "../testing/clients/scim-client.ts";
import type { TestService } from "../testing/test-service.ts";

describeOnEachBackend("Provisioning by SCIM", (backend) => {
  let service: TestService;
  let owner: Visitor;
  let scim: ScimClient;
  beforeAll(async () => {
    service = await startWithDashboard(backend);
    owner = await claimOwner(service);
    const body = { name: "Directory", scopes: ["members:write"] };
    const { key } = (await owner.ask<{ key: string }>("/api/keys", { body })).data;
    scim = scimClient(service, key);
  });
  afterAll(() => service.stop());

  const rules = { oidcJoin: new Map<string, "viewer">(), oidcDomains: [] };
  /** The person signs in at the OpenID Connect provider for the first time, or again. */
  const signInAtProvider = (email: string, subject = email, settings = rules) => {
    const { db, clock } = service.running.services;
    const identity = { issuer: "https://login.example.com", subject, email, name: "Ada Example", sid: undefined };
    return db
      .transaction()
      .execute((tx) => findOrAddPerson(tx, settings, { identity, linkId: null, now: clock.now() }));
  };
  const membershipOf = async (email: string) => {
    const { members } = (await owner.ask<{ members: { email: string; role: string }[] }>("/api/members")).data;
    return members.find((member) => member.email === email)?.role;
  };
  const auditOf = async (subject: string) => {
    const rows = service.running.services.db.selectFrom("audit_log").select(["action", "actor_kind"]);
    return await rows.where("subject", "=", subject).orderBy("at").execute();
  };

  it("describes itself", async () => {
    const config = await scim("GET", "/ServiceProviderConfig?aadOptscim062020");
    expect([config.status, config.headers.get("content-type")]).toEqual([200, "application/scim+json; charset=utf-8"]);
    expect(config.body).toMatchObject({ patch: { supported: true }, bulk: { supported: false } });
    const types = await scim("GET", "/ResourceTypes");
    expect(types.body.Resources).toMatchObject([{ id: "User", endpoint: "/Users", schema: userSchema }]);
    const [schema] = (await scim("GET", "/Schemas")).body.Resources;
    expect((await scim("GET", `/Schemas/${userSchema}`)).body).toEqual(schema);
    expect((await scim("GET", "/ResourceTypes/User")).body).toEqual(types.body.Resources[0]);
    expect((await scim("GET", "/ResourceTypes/Group")).status).toBe(404);
  });

  it("follows Okta: test, look up, create, update, deactivate, activate", async () => {
    const email = "ada@example.com";
    expect((await scim("GET", "/Users?startIndex=1&count=2")).body).toMatchObject({ totalResults: 1, startIndex: 1 });
    const missing = await scim("GET", `${filterBy("userName", email)}&startIndex=1&count=100`);
    expect([missing.status, missing.body.totalResults, missing.body.Resources]).toEqual([200, 0, []]);
    const created = await scim("POST", "/Users", scimUser(email, { externalId: "00u1", password: "secret" }));
    const { id } = created.body;
    expect([created.status, created.headers.get("location")]).toEqual([201, created.body.meta.location]);
    expect(created.body).toMatchObject({
      userName: email,
      externalId: "00u1",
      active: true,
      name: { givenName: "Ada", familyName: "Example" },
      roles: [{ value: "viewer" }],
      emails: [{ value: email, primary: true }],
    });
    expect(created.text).not.toContain("secret");
    expect((await scim("GET", `/Users/${id}`)).body).toEqual(created.body);

    const renamed = scimUser(email, { id, name: { givenName: "Ada", familyName: "Lovelace" }, roles: ["member"] });
    expect((await scim("PUT", `/Users/${id}`, renamed)).body).toMatchObject({
      externalId: "00u1",
      name: { familyName: "Lovelace" },
      roles: [{ value: "member" }],
    });
    const { userId, joined } = await signInAtProvider(email);
    expect(joined).toMatchObject([{ accountId: service.accountId, role: "member" }]);
    const { db, clock } = service.running.services;
    const visitor = { address: "192.0.2.1", userAgent: "test" };
    await startSession(db, { userId, accountId: service.accountId }, visitor, clock.now());
    expect((await scim("GET", `/Users/${id}`)).body).toMatchObject({ active: true, roles: [{ value: "member" }] });

    const off = await scim("PATCH", `/Users/${id}`, patchOf({ op: "replace", value: { active: false } }));
    expect([off.status, off.body.active]).toEqual([200, false]);
    expect(await membershipOf(email)).toBeUndefined();
    expect(await db.selectFrom("sessions").selectAll().where("user_id", "=", userId).execute()).toEqual([]);
    expect((await signInAtProvider(email)).joined).toEqual([]);
    expect((await scim("GET", filterBy("userName", "ADA@example.com"))).body.Resources).toEqual([off.body]);

    const on = await scim("PUT", `/Users/${id}`, scimUser(email, { id }));
    expect(on.body).toMatchObject({ active: true, roles: [{ value: "member" }] });
    expect(await membershipOf(email)).toBe("member");
    const acts = [...(await auditOf(email)), ...(await auditOf(userId))];
    expect(acts.map(({ action }) => action).sort()).toEqual(
      [
        "member.invited",
        "member.changed",
        "member.invited",
        "member.removed",
        "member.changed",
        "member.restored",
      ].sort(),
    );
    expect(new Set(acts.map(({ actor_kind: kind }) => kind))).toEqual(new Set(["key"]));
  });

  it("follows Entra ID: look up, create, patch by path, disable with a text, delete", async () => {
    const email = "bea@example.com";
    expect((await scim("GET", filterBy("externalId", "b-1"))).body.totalResults).toBe(0);
    const { body } = await scim("POST", "/Users", scimUser(email, { externalId: "b-1", active: "True" }));
    const user = `/Users/${body.id}`;
    expect((await scim("GET", filterBy("externalId", "b-1"))).body.Resources).toEqual([body]);
    const changed = await scim(
      "PATCH",
      user,
      patchOf(
        { op: "Replace", path: "displayName", value: "Bea B." },
        { op: "Add", path: "name.familyName", value: "Boone" },
        { op: "Replace", path: 'emails[type eq "work"].value', value: "other@example.com" },
        { op: "Add", path: 'roles[primary eq "True"].value', value: "member" },
        { op: "Add", path: "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department", value: "Sales" },
        { op: "Replace", path: "urn:ietf:params:scim:schemas:core:2.0:User:userName", value: "bea.boone@example.com" },
      ),
    );
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { userName: "bea.boone@example.com", displayName: "Bea B.", name: { familyName: "Boone" }, active: true },
    ]);
    expect((await signInAtProvider("bea.boone@example.com", "bea")).joined).toMatchObject([{ role: "member" }]);
    await expect(signInAtProvider(email, "old")).rejects.toMatchObject({ problem: "not_invited" });
    // After the first sign-in the provider's subject identifies a person, whatever the address.
    await scim("PATCH", user, patchOf({ op: "Replace", path: "userName", value: "bea.smith@example.com" }));
    const off = await scim("PATCH", user, patchOf({ op: "Replace", path: "active", value: "False" }));
    expect(off.body).toMatchObject({ active: false, userName: "bea.smith@example.com" });
    expect(await membershipOf("bea.boone@example.com")).toBeUndefined();
    const on = await scim("PATCH", user, patchOf({ op: "Replace", path: "active", value: "True" }));
    expect(on.body.active).toBe(true);
    expect(await membershipOf("bea.boone@example.com")).toBe("member");
    const gone = await scim("DELETE", user);
    expect([gone.status, gone.text]).toEqual([204, ""]);
    expect(await membershipOf("bea.boone@example.com")).toBeUndefined();
    for (const method of ["GET", "DELETE"]) {
      const { status, body: error } = await scim(method, user);
      expect([status, error.schemas, error.status]).toEqual([404, [expect.stringContaining(":Error")], "404"]);
    }
    // Created again, the person joins with the sign-in they have.
    await scim("POST", "/Users", scimUser("bea.boone@example.com"));
    expect((await signInAtProvider("bea.boone@example.com", "bea")).joined).toMatchObject([{ role: "viewer" }]);
  });

  it("withdraws the invitation of a person who leaves before joining", async () => {
    const { body } = await scim("POST", "/Users", scimUser("cy@example.com"));
    const { invitations } = (await owner.ask<{ invitations: { email: string }[] }>("/api/members")).data;
    expect(invitations.map(({ email }) => email)).toContain("cy@example.com");
    await scim("PATCH", `/Users/${body.id}`, patchOf({ op: "replace", path: "active", value: false }));
    const open = { ...rules, oidcJoin: new Map([[service.accountId, "viewer" as const]]) };
    for (const settings of [rules, open])
      await expect(signInAtProvider("cy@example.com", "cy", settings)).rejects.toMatchObject({
        problem: "not_invited",
      });
    expect((await scim("GET", `/Users/${body.id}`)).body.active).toBe(false);
    await scim("PATCH", `/Users/${body.id}`, patchOf({ op: "replace", path: "active", value: true }));
    expect((await signInAtProvider("cy@example.com")).joined).toMatchObject([{ role: "viewer" }]);
  });

  it("manages members who joined by an owner's invitation, and shows an owner's removal", async () => {
    const visitor = await joinAs(service, owner, "member", "dan@example.com");
    const [dan] = (await scim("GET", filterBy("userName", "dan@example.com"))).body.Resources;
    expect(dan).toMatchObject({ active: true, roles: [{ value: "member" }] });
    expect((await scim("POST", "/Users", scimUser("dan@example.com"))).status).toBe(409);
    const user = `/Users/${dan.id}`;
    expect((await scim("PUT", user, scimUser("dan@example.com", { externalId: "d-1" }))).body).toMatchObject({
      id: dan.id,
      externalId: "d-1",
      roles: [{ value: "member" }],
    });
    await scim("PATCH", user, patchOf({ op: "remove", path: "roles" }));
    expect(await membershipOf("dan@example.com")).toBe("viewer");
    expect((await visitor.ask("/api/members")).status).toBe(200);
    await scim("PATCH", user, patchOf({ op: "replace", value: { active: false } }));
    expect((await visitor.ask("/api/members")).status).toBe(401);
    await scim("PATCH", user, patchOf({ op: "replace", value: { active: true } }));
    await owner.ask(`/api/members/${dan.id}`, { method: "DELETE" });
    expect((await scim("GET", user)).body.active).toBe(false);
  });

  it("forgets a person who deletes their sign-in", async () => {
    const visitor = await joinAs(service, owner, "member", "eve@example.com");
    const [eve] = (await scim("GET", filterBy("userName", "eve@example.com"))).body.Resources;
    await scim("PATCH", `/Users/${eve.id}`, patchOf({ op: "add", path: "externalId", value: "e-1" }));
    await visitor.ask("/api/person", { method: "DELETE", body: { name: "eve@example.com" } });
    expect((await scim("GET", `/Users/${eve.id}`)).status).toBe(404);
    const { db } = service.running.services;
    const rows = db.selectFrom("provisioned_people").selectAll().where("external_id", "=", "e-1");
    expect(await rows.execute()).toEqual([]);
  });

  it("pages through everybody once", async () => {
    const all = (await scim("GET", "/Users")).body;
    const ids: string[] = [];
    for (let startIndex = 1; startIndex <= all.totalResults; startIndex += 2)
      ids.push(...(await scim("GET", `/Users?startIndex=${startIndex}&count=2`)).body.Resources.map(idOf));
    expect(ids).toEqual(all.Resources.map(idOf));
    expect(new Set(ids).size).toBe(all.totalResults);
    expect((await scim("GET", "/Users?count=0")).body).toMatchObject({ itemsPerPage: 0, totalResults: ids.length });
  });
});

const idOf = ({ id }: { id: string }) => id;
