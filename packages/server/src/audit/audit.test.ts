import type { AuditRow } from "@inkvoice/contract/dashboard";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnEachBackend } from "../testing/backends.ts";
import {
  claimOwner,
  joinAs,
  newVisitor,
  ownerEmail,
  ownerPassword,
  startWithDashboard,
  type Visitor,
} from "../testing/clients/browser-visitor.ts";
import type { TestService } from "../testing/test-service.ts";

describeOnEachBackend("The audit log", (backend) => {
  let service: TestService;
  let owner: Visitor;
  beforeAll(async () => {
    service = await startWithDashboard(backend);
    owner = await claimOwner(service);
  });
  afterAll(() => service.stop());

  const entries = async (query = "", visitor = owner) =>
    (await visitor.ask<{ entries: AuditRow[] }>(`/api/audit${query}`)).data.entries;
  const actions = async (query = "") => (await entries(query)).map(({ action }) => action);

  it("D8: records actor, action, time and address", async () => {
    const key = await owner.ask<{ id: string; key: string }>("/api/keys", {
      body: { name: "For the log", scopes: ["invoices:read"] },
    });
    await owner.ask("/api/webhooks/secret/reveal", { method: "POST" });
    await owner.ask("/v1/account/webhooks/rotate-secret", { body: { overlap_hours: 1 } });
    await joinAs(service, owner, "member");
    const members = await owner.ask<{ members: { user_id: string; you: boolean }[] }>("/api/members");
    const member = members.data.members.find(({ you }) => !you)?.user_id;
    await owner.ask(`/api/members/${member}`, { method: "PATCH", body: { role: "viewer" } });
    await owner.ask("/v1/exports", { body: { format: "csv" } });
    await owner.ask(`/api/keys/${key.data.id}`, { method: "DELETE" });
    await owner.ask(`/api/members/${member}`, { method: "DELETE" });
    const upload = await service.upload();
    await service.untilEnded(upload.body.data.id);
    await service.api(`/v1/invoices/${upload.body.data.id}`, { method: "DELETE" });
    await newVisitor(service.url).ask("/api/session", { body: { email: ownerEmail, password: "a wrong password" } });
    await newVisitor(service.url).ask("/api/session", { body: { email: ownerEmail, password: ownerPassword } });
    expect((await actions()).toReversed()).toEqual([
      "member.joined",
      "key.created",
      "secret.revealed",
      "secret.rotated",
      "member.invited",
      "member.joined",
      "member.role",
      "invoices.exported",
      "key.revoked",
      "member.removed",
      "invoice.deleted",
      "session.refused",
      "session.started",
    ]);
    const [made] = await entries("?action=key.created");
    expect(made).toMatchObject({
      account_id: service.accountId,
      actor: { kind: "person", name: ownerEmail },
      subject: key.data.id,
      details: { name: "For the log" },
    });
    expect(made?.address).toMatch(/127\.0\.0\.1$/);
    expect(Math.abs(Date.parse(made?.at ?? "") - Date.now())).toBeLessThan(600_000);
    expect(JSON.stringify(await entries())).not.toContain(key.data.key);
  });

  it("records every change of webhooks by an API key", async () => {
    const url = "https://receiver.example.com/hook";
    const send = (method: string, path: string, body?: object) =>
      service.api<{ id: string }>(path, {
        method,
        ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
      });
    const { id } = (await send("POST", "/v1/webhooks", { url })).body.data;
    await send("PATCH", `/v1/webhooks/${id}`, { enabled: false });
    await send("DELETE", `/v1/webhooks/${id}`);
    await send("PATCH", "/v1/account/webhooks", { default_url: null });
    await send("PATCH", "/v1/webhooks/whk_1", { enabled: false });
    const changes = await entries("?action=webhook.changed");
    expect(changes.map(({ actor, subject, details }) => ({ by: actor.kind, subject, details })).toReversed()).toEqual([
      { by: "key", subject: id, details: { url } },
      { by: "key", subject: id, details: { url, enabled: false } },
      { by: "key", subject: id, details: { deleted: true } },
      { by: "key", subject: "default", details: { url: null } },
    ]);
  });

  it("names keys and people beside their ids, also after they are revoked or have left", async () => {
    const byKey = (await entries("?action=invoice.deleted"))[0];
    const keys = await owner.ask<{ keys: { id: string; name: string }[] }>("/api/keys");
    const used = keys.data.keys.find(({ id }) => id === byKey?.actor.id);
    expect(used?.name).toBeTruthy();
    expect(byKey?.names).toEqual({ [used?.id ?? ""]: used?.name });
    expect((await entries(`?action=invoice.deleted&actor=${encodeURIComponent(used?.name ?? "")}`)).length).toBe(1);
    const [revoked] = await entries("?action=key.revoked");
    expect(revoked?.names[revoked.subject]).toBe("For the log");
    expect(Object.values(revoked?.names ?? {}).join()).toContain(`(${ownerEmail})`);
    const [invited] = await entries("?action=member.invited");
    for (const action of ["member.role", "member.removed"]) {
      const [entry] = await entries(`?action=${action}`);
      expect(entry?.names[entry.subject]).toBe(invited?.subject);
    }
  });

  it("is filtered, paged and exported", async () => {
    const all = await entries();
    const [first, second] = await entries("?limit=2");
    expect((await entries(`?limit=2&before=${second?.id}`))[0]?.id).toBe(all[2]?.id);
    expect(first?.id).toBe(all[0]?.id);
    expect(await actions("?actor=nobody-of-that-name")).toEqual([]);
    expect(await actions("?from=2020-01-01&to=2020-12-31")).toEqual([]);
    expect(await entries("?actor=%25")).toHaveLength((await entries()).length);
    const lines = (await owner.ask("/api/audit/export?action=key.created")).text.trim().split("\n");
    expect(lines.map((line) => JSON.parse(line).action)).toEqual(["key.created"]);
    expect(await actions("?limit=1")).toEqual(["audit.exported"]);
  });

  it("can be read by owners only, and only that of their account", async () => {
    const viewer = await joinAs(service, owner, "viewer");
    expect((await viewer.ask("/api/audit")).status).toBe(403);
    expect((await viewer.ask("/api/operator/audit")).status).toBe(404);
    const opened = await owner.ask<{ id: string }>("/api/operator/accounts", { body: { name: "Tenant" } });
    expect(await actions("?action=account.opened")).toEqual([]);
    const all = await owner.ask<{ entries: AuditRow[] }>("/api/operator/audit?action=account.opened");
    expect(all.data.entries[0]).toMatchObject({ account_id: opened.data.id });
  });

  it("is append-only in the database itself", async () => {
    const { db } = service.running.services;
    const before = await entries("?limit=200");
    await expect(sql`update audit_log set actor_name = 'someone else'`.execute(db)).rejects.toThrow("append-only");
    await expect(sql`delete from audit_log`.execute(db)).rejects.toThrow("append-only");
    expect(await entries("?limit=200")).toEqual(before);
  });
});
