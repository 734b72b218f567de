import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnEachBackend } from "../testing/backends.ts";
import {
  claimOwner,
  joinAs,
  newVisitor,
  ownerPassword,
  startWithDashboard,
  tokenOf,
  type Visitor,
} from "../testing/clients/browser-visitor.ts";
import { documentThat, type TestService } from "../testing/test-service.ts";
import { createApiKey } from "./keys/api-keys.ts";

describeOnEachBackend("Deletion", (backend) => {
  let service: TestService;
  let operator: Visitor;
  beforeAll(async () => {
    service = await startWithDashboard(backend, { environment: { INKVOICE_WEBHOOK_ALLOW: "127.0.0.0/8" } });
    operator = await claimOwner(service);
  });
  afterAll(() => service.stop());

  /** Rows of an account per table, for every table with an account column. */
  async function rowsOf(accountId: string): Promise<Record<string, number>> {
    const { db, dialect, requestLog } = service.running.services;
    await requestLog.flush();
    const tables =
      dialect.name === "sqlite"
        ? sql<{ name: string }>`select m.name from sqlite_master m join pragma_table_info(m.name) c
            where m.type = 'table' and c.name = 'account_id'`
        : sql<{ name: string }>`select table_name as name from information_schema.columns
            where table_schema = 'public' and column_name = 'account_id'`;
    const counts: Record<string, number> = {};
    for (const { name } of (await tables.execute(db)).rows) {
      const own = sql<{ n: number }>`select count(*) as n from ${sql.table(name)} where account_id = ${accountId}`;
      const count = Number((await own.execute(db)).rows[0]?.n ?? 0);
      if (count > 0) counts[name] = count;
    }
    return counts;
  }

  it("an account is deleted with all its data and files, and nothing of another account is", async () => {
    const opened = await operator.ask<{ id: string }>("/api/operator/accounts", { body: { name: "Leaving" } });
    const accountId = opened.data.id;
    const invite = async (email: string) => {
      const path = `/api/operator/accounts/${accountId}/invitations`;
      const link = await operator.ask<{ url: string }>(path, { body: { email, role: "owner" } });
      const visitor = newVisitor(service.url);
      const body = { token: tokenOf(link.data), name: "Leaving", password: ownerPassword };
      expect((await visitor.ask("/api/links/accept", { body })).status).toBe(200);
      return visitor;
    };
    const owner = await invite("leaving@example.com");
    const body = { name: "Program", scopes: ["invoices:read", "invoices:write", "webhooks:read", "webhooks:write"] };
    const { id: keyId, key } = (await owner.ask<{ id: string; key: string }>("/api/keys", { body })).data;
    await owner.ask("/v1/webhooks", {
      body: { url: "http://127.0.0.1:9/hook", events: ["invoice.completed"], description: "x" },
    });
    const { db, blobs } = service.running.services;
    const scopes = ["orders:write", "rules:write", "vendors:write", "members:write"] as const;
    const { key: payables } = await createApiKey(db, { accountId, name: "Payables", scopes: [...scopes] }, 1);
    for (const [path, sent] of [
      ["/v1/vendors", { name: "Nordwind GmbH", defaults: { currency: "EUR" } }],
      ["/v1/orders", { number: "PO-1", currency: "EUR", lines: [], total: 100 }],
      ["/v1/rules", { name: "Two approvals", when: {}, then: { approvals: 2 } }],
      ["/scim/v2/Users", { userName: "ada@example.com" }],
    ] as const) {
      const headers = { "content-type": "application/json" };
      const wish = { method: "POST", key: payables, headers, body: JSON.stringify(sent) };
      expect([path, (await service.api(path, wish)).status]).toEqual([path, 201]);
    }
    const printed = { purchase_order: "PO-1", total_amount: 100, confidence: {} };
    const files = [{ bytes: documentThat(`data ${JSON.stringify(printed)}`) }];
    const { id } = (await service.upload({ key, files })).body.data;
    await service.untilEnded(id);
    expect((await owner.ask(`/v1/invoices/${id}/approve`, { body: {} })).status).toBe(200);
    const { blob_key } = await db
      .selectFrom("invoices")
      .select("blob_key")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const others = await rowsOf(service.accountId);
    expect(Object.keys(await rowsOf(accountId))).toEqual(
      expect.arrayContaining([
        ...["invoices", "events", "audit_log", "vendors", "rules", "provisioned_people", "review_notes"],
        ...["orders", "order_keys", "order_invoices"],
      ]),
    );

    const remove = (name: string) =>
      operator.ask(`/api/operator/accounts/${accountId}`, { method: "DELETE", body: { name } });
    expect((await remove("Not its name")).status).toBe(400);
    expect(
      (await owner.ask(`/api/operator/accounts/${accountId}`, { method: "DELETE", body: { name: "Leaving" } })).status,
    ).toBe(404);
    expect((await remove("Leaving")).status).toBe(200);
    // A request of the key that was answered before the deletion and is logged after it.
    const request = { method: "GET", path: "/v1/invoices", status: 200, duration_ms: 1, request_id: "late" };
    service.running.services.requestLog.add({ account_id: accountId, key_id: keyId, at: Date.now(), ...request });
    // The operator's entries about the account: opened, invited, access ended for the deletion.
    expect(await rowsOf(accountId)).toEqual({ audit_log: 3 });
    expect(await blobs.localCopy(blob_key)).toBeUndefined();
    expect(await db.selectFrom("users").select("id").where("email", "=", "leaving@example.com").execute()).toEqual([]);
    expect((await service.api("/v1/invoices", { key })).status).toBe(401);
    expect((await owner.ask("/api/sessions")).status).toBe(401);
    const after = await rowsOf(service.accountId);
    expect(after).toEqual({ ...others, audit_log: (others.audit_log ?? 0) + 1 });
  });

  it("a person is deleted with all sign-in data; the last owner and the operator cannot be", async () => {
    const member = await joinAs(service, operator, "member", "leaver@example.com");
    const { accountId } = service;
    const promoted = service.running.services.db.updateTable("memberships").set({ role: "owner" });
    await promoted.where("account_id", "=", accountId).execute();
    const key = (await member.ask<{ key: string }>("/api/keys", { body: { name: "Kept", scopes: ["invoices:read"] } }))
      .data.key;
    const invited = await member.ask<{ url: string }>("/api/invitations", {
      body: { email: "accomplice@example.com", role: "owner" },
    });
    const token = new URL(invited.data.url).hash.replace("#token=", "");
    const leave = (visitor: Visitor, name: string) => visitor.ask("/api/person", { method: "DELETE", body: { name } });
    expect((await leave(member, "somebody@example.com")).status).toBe(400);
    expect((await leave(member, "leaver@example.com")).status).toBe(200);
    expect((await member.ask("/api/sessions")).status).toBe(401);
    const { db } = service.running.services;
    expect(await db.selectFrom("users").select("id").where("email", "=", "leaver@example.com").execute()).toEqual([]);
    expect((await service.api("/v1/invoices", { key })).status).toBe(401);
    expect((await member.ask("/api/links/inspect", { body: { token } })).status).toBe(400);
    expect((await leave(operator, "owner@example.com")).status).toBe(400);
  });
});
