import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { storedBytes } from "../../access/usage.ts";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { claimOwner, startWithDashboard, type Visitor } from "../../testing/clients/browser-visitor.ts";
import { correctDetail } from "../../testing/clients/invoice-pages.ts";
import { documentThat, type TestService } from "../../testing/test-service.ts";
import { quarantineOrphans } from "../files/orphaned-files.ts";
import { emptyTrash } from "./scheduled-removal.ts";
import { tablesOfInvoice } from "./trash.ts";

const dayMs = 86_400_000;

describeOnEachBackend("the trash", (backend) => {
  let service: TestService;
  let owner: Visitor;
  beforeAll(async () => {
    service = await startWithDashboard(backend);
    owner = await claimOwner(service);
  });
  afterAll(() => service.stop());

  async function read(does = "complete"): Promise<string> {
    const { id } = (await service.upload({ files: [{ bytes: documentThat(does, 10 + randomBytes(1)[0]!) }] })).body
      .data;
    await service.untilEnded(id);
    return id;
  }

  it("answers a repeated deletion as done, with one entry and one event, and an unknown id with 404", async () => {
    const { db } = service.running.services;
    const remove = (id: string, key?: string) =>
      service.api(`/v1/invoices/${id}`, { method: "DELETE", ...(key && { key }) });
    const traces = async (id: string) => [
      (await db.selectFrom("audit_log").select("action").where("subject", "=", id).execute()).length,
      (await db.selectFrom("events").select("id").where("invoice_id", "=", id).execute()).length,
    ];
    const id = await read();
    const done = { id, deleted: true };
    expect((await remove(id)).body.data).toEqual(done);
    const once = await traces(id);
    expect((await remove(id)).body.data).toEqual(done);
    expect(await traces(id)).toEqual(once);
    const { key } = await service.newAccount();
    expect((await remove(id, key)).status).toBe(404);
    expect((await remove(`${id.slice(0, -4)}0000`)).status).toBe(404);
    await owner.ask(`/api/trash/${id}`, { method: "DELETE" });
    expect((await remove(id)).body.data).toEqual(done);
    expect((await remove(id, key)).status).toBe(404);
  });

  async function everythingOf(id: string): Promise<Record<string, unknown>> {
    const { db } = service.running.services;
    const rows: Record<string, unknown> = {
      invoices: await db.selectFrom("invoices").selectAll().where("id", "=", id).execute(),
      // That it was deleted stays on record.
      events: await db
        .selectFrom("events")
        .selectAll()
        .where("invoice_id", "=", id)
        .where("type", "!=", "invoice.deleted")
        .execute(),
    };
    for (const table of tablesOfInvoice) {
      const own = sql`select * from ${sql.table(table)} where invoice_id = ${id} order by 1, 2, 3`;
      rows[table] = (await own.execute(db)).rows;
    }
    return rows;
  }

  const filesKept = async () => {
    const keys: string[] = [];
    for await (const { key } of service.running.services.blobs.list()) keys.push(key);
    return keys;
  };
  const counted = async () =>
    (await service.api<{ pagination: { total: number } }>("/v1/invoices?limit=1")).body.data.pagination.total;

  it("includes every table that refers to an invoice", async () => {
    const { db, dialect } = service.running.services;
    const referring =
      dialect.name === "sqlite"
        ? sql<{ name: string }>`select m.name from sqlite_master m join pragma_foreign_key_list(m.name) f
            where m.type = 'table' and f."table" = 'invoices'`
        : sql<{ name: string }>`select conrelid::regclass::text as name from pg_constraint
            where contype = 'f' and confrelid = 'invoices'::regclass`;
    const found = (await referring.execute(db)).rows.map(({ name }) => name);
    expect(found.sort()).toEqual([...tablesOfInvoice].sort());
  });

  it("removes an invoice from every list and restores every row, body and file", async () => {
    const twin = documentThat("complete", 7);
    const [first, second] = [
      (await service.upload({ files: [{ bytes: twin }] })).body.data.id,
      (await service.upload({ files: [{ bytes: twin }] })).body.data.id,
    ];
    await Promise.all([service.untilEnded(first), service.untilEnded(second)]);
    const body = { field: "invoice_number", value: "X-1", remember: false };
    expect((await correctDetail(owner, first, body)).status).toBe(200);
    const before = {
      rows: await everythingOf(first),
      total: await counted(),
      record: await service.api(`/v1/invoices/${first}`),
    };
    const twinFacts = () =>
      service.running.services.db
        .selectFrom("invoice_facts")
        .select("duplicates")
        .where("invoice_id", "=", second)
        .executeTakeFirstOrThrow();
    expect((await twinFacts()).duplicates).toBe(1);

    expect((await owner.ask(`/v1/invoices/${first}`, { method: "DELETE" })).status).toBe(200);
    expect((await service.api(`/v1/invoices/${first}`)).status).toBe(404);
    expect((await service.api(`/files/${first}`)).status).toBe(404);
    expect(await counted()).toBe(before.total - 1);
    expect((await twinFacts()).duplicates).toBe(0);
    const { events } = (await everythingOf(first)) as { events: { body: string | null }[] };
    expect(events.every((event) => event.body === null)).toBe(true);
    const trash = await owner.ask<{ invoices: { id: string; deleted_by: string }[] }>("/api/trash");
    expect(trash.data.invoices).toMatchObject([{ id: first, deleted_by: "Olga Owner" }]);

    expect((await owner.ask(`/api/trash/${first}/restore`, { method: "POST" })).status).toBe(200);
    expect(await everythingOf(first)).toEqual(before.rows);
    expect(await counted()).toBe(before.total);
    expect((await twinFacts()).duplicates).toBe(1);
    expect((await service.api(`/v1/invoices/${first}`)).body.data.extracted_data).toEqual(
      before.record.body.data.extracted_data,
    );
    expect((await service.api(`/files/${first}`)).text).toBe(Buffer.from(twin).toString());
    expect((await owner.ask(`/api/trash/${first}/restore`, { method: "POST" })).status).toBe(404);

    await service.api(`/v1/invoices/${second}`, { method: "DELETE" });
    const byProgram = await owner.ask<{ invoices: { id: string; deleted_by: string }[] }>("/api/trash");
    expect(byProgram.data.invoices).toMatchObject([{ id: second, deleted_by: "First key" }]);
    expect((await owner.ask(`/api/trash/${second}/restore`, { method: "POST" })).status).toBe(200);
  });

  it("restores a document that was processing to the queue, and it ends once", async () => {
    const { id } = (await service.upload({ files: [{ bytes: documentThat("sleep 400") }] })).body.data;
    expect((await owner.ask(`/v1/invoices/${id}`, { method: "DELETE" })).status).toBe(200);
    expect((await owner.ask(`/api/trash/${id}/restore`, { method: "POST" })).status).toBe(200);
    expect((await service.untilEnded(id)).status).toBe("completed");
    const { events } = (await everythingOf(id)) as { events: unknown[] };
    expect(events).toHaveLength(1);
  });

  it("is visible to its account only", async () => {
    const id = await read();
    await owner.ask(`/v1/invoices/${id}`, { method: "DELETE" });
    const other = await service.newAccount();
    const { db } = service.running.services;
    const account = (accountId: string) => ({ account_id: accountId });
    await db.updateTable("trashed_invoices").set(account(other.accountId)).where("invoice_id", "=", id).execute();
    expect((await owner.ask(`/api/trash/${id}/restore`, { method: "POST" })).status).toBe(404);
    expect((await owner.ask(`/api/trash/${id}`, { method: "DELETE" })).status).toBe(404);
    await db.updateTable("trashed_invoices").set(account(service.accountId)).where("invoice_id", "=", id).execute();
    expect((await owner.ask(`/api/trash/${id}`, { method: "DELETE" })).status).toBe(200);
  });

  it("keeps files until the grace period is over, and counts their storage until then", async () => {
    const { services } = service.running;
    const [kept, over] = [await read(), await read()];
    const files = await filesKept();
    const bytes = await storedBytes(services.db, service.accountId);
    for (const id of [kept, over]) await owner.ask(`/v1/invoices/${id}`, { method: "DELETE" });
    await quarantineOrphans(services, { graceMs: 0 });
    expect((await filesKept()).sort()).toEqual(files.sort());
    expect(await storedBytes(services.db, service.accountId)).toBe(bytes);

    const longAgo = services.clock.now() - 8 * dayMs;
    await services.db
      .updateTable("trashed_invoices")
      .set({ deleted_at: longAgo })
      .where("invoice_id", "=", over)
      .execute();
    expect(await emptyTrash(services)).toBe(1);
    expect(await filesKept()).toHaveLength(files.length - 1);
    expect(await storedBytes(services.db, service.accountId)).toBeLessThan(bytes);
    expect((await owner.ask(`/api/trash/${over}/restore`, { method: "POST" })).status).toBe(404);
    expect((await owner.ask(`/api/trash/${kept}/restore`, { method: "POST" })).status).toBe(200);
  });

  it("keeps invoices when the clock jumps ahead by days (F27)", async () => {
    const id = await read();
    await owner.ask(`/v1/invoices/${id}`, { method: "DELETE" });
    const { services } = service.running;
    const ahead = { ...services, clock: { ...services.clock, now: () => services.clock.now() + 30 * dayMs } };
    // The hourly run stores the time from which the clock then jumps.
    expect(await emptyTrash(services)).toBe(0);
    expect(await emptyTrash(ahead)).toBe(0);
    expect((await owner.ask(`/api/trash/${id}/restore`, { method: "POST" })).status).toBe(200);
  });

  it("is emptied by an owner at once", async () => {
    const id = await read();
    await owner.ask(`/v1/invoices/${id}`, { method: "DELETE" });
    const emptied = await owner.ask<{ discarded: number }>("/api/trash", { method: "DELETE" });
    expect(emptied.data.discarded).toBe(1);
    expect((await owner.ask<{ invoices: unknown[] }>("/api/trash")).data.invoices).toEqual([]);
  });
});
