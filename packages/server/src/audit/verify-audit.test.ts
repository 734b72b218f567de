import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnEachBackend } from "../testing/backends.ts";
import { claimOwner, startWithDashboard, type Visitor } from "../testing/clients/browser-visitor.ts";
import type { TestService } from "../testing/test-service.ts";
import { recordAudit } from "./record-audit.ts";
import { removeOldEntries } from "./remove-old-entries.ts";
import { verifyAudit } from "./verify-audit.ts";

describeOnEachBackend("The chain of audit entries", (backend) => {
  let service: TestService;
  let owner: Visitor;
  beforeAll(async () => {
    service = await startWithDashboard(backend);
    owner = await claimOwner(service);
  });
  afterAll(() => service.stop());

  const verify = (agesOut = false) => verifyAudit(service.running.services.db, { agesOut });
  const actor = { kind: "key", id: null, name: "a program" } as const;

  async function write(accountId: string, subject: string, at = Date.now()): Promise<void> {
    const { db } = service.running.services;
    const entry = { accountId, actor, action: "invoice.deleted", subject, address: "" } as const;
    await db.transaction().execute((tx) => recordAudit(tx, entry, at));
  }

  /** As an attacker with access to the database, who can disable the triggers. */
  async function tamper(change: (accountId: string) => Promise<unknown>): Promise<unknown> {
    const { db } = service.running.services;
    const { accountId } = await service.newAccount();
    for (const subject of ["one", "two", "three"]) await write(accountId, subject);
    const isSqlite = backend === "sqlite and a folder";
    const triggers = isSqlite ? ["audit_log_kept", "audit_log_not_deleted"] : ["audit_log_kept"];
    const kept = isSqlite
      ? (await sql<{ sql: string }>`select sql from sqlite_master where type = 'trigger'`.execute(db)).rows
      : [];
    for (const name of triggers)
      await (isSqlite
        ? sql`drop trigger ${sql.id(name)}`
        : sql`alter table audit_log disable trigger ${sql.id(name)}`
      ).execute(db);
    await change(accountId);
    for (const { sql: text } of kept.filter((each) => each.sql.includes("audit_log"))) await sql.raw(text).execute(db);
    if (!isSqlite) await sql`alter table audit_log enable trigger audit_log_kept`.execute(db);
    const { faults } = await verify();
    const found = faults.filter(({ chain }) => chain === accountId).map(({ position, problem }) => [position, problem]);
    await db.deleteFrom("audit_heads").where("chain", "=", accountId).execute();
    await sql`insert into audit_gate values (1)`.execute(db);
    await sql`delete from audit_log where chain = ${accountId}`.execute(db);
    await sql`delete from audit_gate`.execute(db);
    return found;
  }

  it("is valid with many concurrent writers, in the order of their commits", async () => {
    const { accountId } = await service.newAccount();
    await Promise.all(Array.from({ length: 25 }, (_, index) => write(accountId, `${index}`)));
    const { db } = service.running.services;
    const rows = await db.selectFrom("audit_log").select("position").where("chain", "=", accountId).execute();
    expect(rows.map(({ position }) => position).sort((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 25 }, (_, index) => index + 1),
    );
    expect((await verify()).faults).toEqual([]);
  });

  it("reveals a changed, a removed, an inserted and a truncated entry", async () => {
    const { db } = service.running.services;
    const of = (accountId: string, position: number) => sql`chain = ${accountId} and position = ${position}`;
    expect(
      await tamper((id) => sql`update audit_log set actor_name = 'someone else' where ${of(id, 2)}`.execute(db)),
    ).toEqual([[2, "was changed"]]);
    expect(await tamper((id) => sql`delete from audit_log where ${of(id, 2)}`.execute(db))).toEqual([
      [3, "entries before this one are missing"],
    ]);
    expect(await tamper((id) => sql`delete from audit_log where ${of(id, 1)}`.execute(db))).toEqual([
      [2, "entries before this one are missing"],
    ]);
    expect(await tamper((id) => sql`delete from audit_log where ${of(id, 3)}`.execute(db))).toEqual([
      [3, "the last entries are missing"],
    ]);
    expect(await tamper((id) => sql`delete from audit_heads where chain = ${id}`.execute(db))).toEqual([
      [0, "the end of the chain is not recorded"],
    ]);
    expect((await verify()).faults).toEqual([]);
  });

  it("starts later once old entries have been removed", async () => {
    const { accountId } = await service.newAccount();
    const day = 86_400_000;
    // The second clock is behind: times within a chain do not go back.
    for (const at of [day, day - 5000, 3 * day]) await write(accountId, "old", at);
    await removeOldEntries(service.running.services.db, 2 * day);
    expect((await verify(true)).faults).toEqual([]);
    expect((await verify(false)).faults).toEqual([
      { chain: accountId, position: 3, problem: "entries before this one are missing" },
    ]);
    await removeOldEntries(service.running.services.db, 4 * day);
    expect((await verify(true)).faults).toEqual([]);
    await service.running.services.db.deleteFrom("audit_heads").where("chain", "=", accountId).execute();
  });

  it("keeps the operator's entries about a deleted account, and the last hash of its log", async () => {
    const { db } = service.running.services;
    const opened = await owner.ask<{ id: string }>("/api/operator/accounts", { body: { name: "Leaving" } });
    const { id } = opened.data;
    await write(id, "its own");
    const { hash } = await db
      .selectFrom("audit_heads")
      .select("hash")
      .where("chain", "=", id)
      .executeTakeFirstOrThrow();
    const path = `/api/operator/accounts/${id}`;
    expect((await owner.ask(path, { method: "DELETE", body: { name: "Leaving" } })).status).toBe(200);
    const rest = db.selectFrom("audit_log").selectAll().where("account_id", "=", id).orderBy("position");
    expect((await rest.execute()).map(({ action }) => action)).toEqual(["account.opened", "account.access"]);
    const deleted = db.selectFrom("audit_log").select("details").where("action", "=", "account.deleted");
    const { details } = await deleted.where("subject", "=", id).executeTakeFirstOrThrow();
    expect(JSON.parse(details)).toEqual({ name: "Leaving", entries: 1, last_hash: hash });
    expect((await verify()).faults).toEqual([]);
  });
});
