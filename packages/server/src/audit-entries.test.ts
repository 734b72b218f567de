import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { setQueuePause } from "./invoices/queue/jobs.ts";
import { apiRoutes, scimRoutes, webRoutes } from "./routes.ts";
import { auditedActs, type OwnedService } from "./testing/audited-acts.ts";
import { describeOnEachBackend } from "./testing/backends.ts";
import { claimOwner, startWithDashboard } from "./testing/clients/browser-visitor.ts";
import { foldAllCounters } from "./testing/fold-all-counters.ts";
import type { TestService } from "./testing/test-service.ts";

/** Operations that change something and write no entry: work on documents, and settings of one person. */
const withoutEntry = [
  "POST /v1/invoices/extract",
  "PATCH /v1/invoices/:id",
  "POST /v1/invoices/:id/approve",
  "POST /v1/invoices/:id/reject",
  "POST /v1/invoices/:id/reopen",
  "POST /v1/invoices/:id/reread",
  "POST /v1/bulk",
  "DELETE /v1/bulk/:id",
  "POST /v1/fields",
  "PATCH /v1/fields/:id",
  "DELETE /v1/fields/:id",
  "POST /v1/query",
  "POST /v1/rules/try",
  "POST /v1/webhooks/:id/test",
  "POST /v1/events/:id/redeliver",
  "POST /api/deliveries/:id/redeliver",
  "POST /api/session/factor/options",
  "POST /api/session/confirmation",
  "POST /api/session/account",
  "POST /api/links/inspect",
  "POST /api/second-factors/totp",
  "POST /api/second-factors/passkey/options",
  "DELETE /api/sessions/:id",
  "DELETE /api/sessions",
  "POST /api/views",
  "DELETE /api/views/:id",
  "POST /api/notices/dismiss",
  "POST /api/invoices/:id/comments",
  "PUT /api/invoices/:id/assignee",
  "PUT /api/invoices/:id/division",
  "POST /api/invoices/:id/try-field",
  "POST /api/invoices/:id/caption",
  "PATCH /api/memory/:id",
  "DELETE /api/memory/:id",
];

/**
 * Audited too, but tested elsewhere: sessions/provider/provider.test.ts has a provider, e2e/dashboard an authenticator,
 * and an installation is claimed once.
 */
const testedElsewhere = [
  "POST /api/oidc/start",
  "POST /api/oidc/logout",
  "DELETE /api/oidc",
  "POST /api/second-factors/passkey",
  "POST /api/claim",
];

/** Change with every request, or in the background. */
const volatileTables = [
  // Written some time after the answer, for refused requests as well.
  "key_requests",
  "sign_in_attempts",
  "background_tasks",
  "workers",
  "clock_watch",
  "believed_time",
  "write_probe",
];
const volatileColumns = ["last_seen_at", "last_used_at", "last_step"];

describeOnEachBackend("Every operation with an audit entry", (backend) => {
  let service: TestService;
  let world: OwnedService;
  beforeAll(async () => {
    service = await startWithDashboard(backend);
    const owner = await claimOwner(service);
    const people: string[] = [];
    const email = () => `person${people.push("") + 1}@example.com`;
    world = { service, owner, email };
    await setQueuePause(service.running.services.db, { since: 1, by: "this test" });
  });
  afterAll(() => service.stop());

  async function state(): Promise<string[]> {
    const { db } = service.running.services;
    // Otherwise the background step may fold changes between two looks.
    await foldAllCounters(db);
    const names = (await db.introspection.getTables()).map(({ name }) => name);
    const rows = names
      .filter((name) => !volatileTables.includes(name) && !name.startsWith("rate_"))
      .map(async (name) => {
        const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
        for (const row of rows) for (const column of volatileColumns) delete row[column];
        return rows.map((row) => `${name} ${JSON.stringify(row)}`);
      });
    return (await Promise.all(rows)).flat().sort();
  }

  async function breakAuditLog(): Promise<void> {
    const { db } = service.running.services;
    if (backend === "sqlite and a folder") {
      await sql`create trigger audit_fails before insert on audit_log
        begin select raise(abort, 'the audit log cannot be written'); end`.execute(db);
      return;
    }
    await sql`create or replace function audit_fails() returns trigger language plpgsql as $$
      begin raise exception 'the audit log cannot be written'; end $$`.execute(db);
    await sql`create trigger audit_fails before insert on audit_log
      for each row execute function audit_fails()`.execute(db);
  }

  async function mendAuditLog(): Promise<void> {
    const on = backend === "sqlite and a folder" ? sql`` : sql` on audit_log`;
    await sql`drop trigger audit_fails${on}`.execute(service.running.services.db);
  }

  const entries = async () => {
    const rows = await service.running.services.db.selectFrom("audit_log").select("id").execute();
    return new Set(rows.map(({ id }) => id));
  };

  it.each(Object.entries(auditedActs))("%s is committed with its audit entry or not at all", async (_name, prepare) => {
    const act = await prepare(world);
    const before = await state();
    await breakAuditLog();
    const failed = await act().finally(mendAuditLog);
    expect([failed.status, await state()]).toEqual([500, before]);
    const earlier = await entries();
    const done = await act();
    expect([done.status < 300, done.text]).toEqual([true, done.text]);
    expect([...(await entries())].filter((id) => !earlier.has(id))).not.toEqual([]);
  });

  it("is tested here, or listed among the operations without an audit entry", () => {
    const changing = [...apiRoutes, ...scimRoutes, ...webRoutes].filter(({ method }) => method !== "GET");
    const known = new Set([...Object.keys(auditedActs), ...withoutEntry, ...testedElsewhere]);
    const names = changing.map(({ method, path }) => `${method} ${path}`);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });
});
