import { sql } from "kysely";
import { expect, it } from "vitest";
import { describeOnEachBackend, prepareFixture } from "../../testing/backends.ts";
import { openDatabase } from "../db/database.ts";
import type { Tables } from "../db/schema.ts";
import { createLogger } from "../logger.ts";
import { loadConfig } from "../settings/config.ts";
import { dashboardLists } from "./0062-dashboard-lists.ts";
import { plainLetters } from "./0113-plain-letters.ts";
import { migrations } from "./index.ts";
import { estimateSentence, migrate, missingMigrations } from "./migrate.ts";
import { migrateAtStart } from "./migrate-at-start.ts";

describeOnEachBackend("a migration", (backend) => {
  it("accepts impossible totals, on which an earlier migration failed (F19)", async () => {
    const fixture = await prepareFixture(backend);
    const { db, dialect, close } = openDatabase<Tables>(loadConfig({ NODE_ENV: "test", ...fixture.environment }));
    const before = migrations.slice(0, migrations.indexOf(dashboardLists));
    await migrate(db, dialect, before);
    await sql`insert into accounts (id, name, plan, api_access, webhook_secret, created_at)
      values ('acc_1', 'A', 'free', 1, '', 0)`.execute(db);
    for (const [index, total] of [1e17, 1e300, -1e17, 101.15].entries()) {
      const id = `inv_${index}`;
      await sql`insert into invoices (id, account_id, status, version, filename, content_type, content_sha256, size, blob_key,
          line_items, created_at, queue_tag, attempts, lease_until)
        values (${id}, 'acc_1', 'completed', '1.2.0', 'a', 'a', 'a', 1, ${id}, 1, 0, 0, 0, 0)`.execute(db);
      await sql`insert into invoice_facts (invoice_id, account_id, issue_date, total_amount, sure_fields, read_fields,
          failed_checks, needs_look, duplicates, corrected)
        values (${id}, 'acc_1', '2026-10-02', ${total}, 0, 0, 0, 0, 0, 0)`.execute(db);
    }
    await migrate(db, dialect);
    const keys = await db.selectFrom("duplicate_keys").select("key").execute();
    expect(keys).toEqual([{ key: "sum:2026-10-02:10115" }]);
    await close();
    fixture.remove();
  });

  it("that fails leaves the database unchanged, and names the failed step (F29)", async () => {
    const fixture = await prepareFixture(backend);
    const { db, dialect, close } = openDatabase<Tables>(loadConfig({ NODE_ENV: "test", ...fixture.environment }));
    const before = migrations.slice(0, migrations.indexOf(dashboardLists));
    await migrate(db, dialect, before);
    // A table that a step takes for its own: the step fails after others have changed much.
    await sql`create table retired_secrets (other text)`.execute(db);
    await expect(migrate(db, dialect)).rejects.toThrow(/step 0088-webhook-secrets failed \(.*retired_secrets/);
    const { steps, seconds } = await missingMigrations(db);
    expect(steps).toEqual(migrations.slice(before.length).map(({ name }) => name));
    expect(seconds).toBe(0);
    await sql`drop table retired_secrets`.execute(db);
    expect(await migrate(db, dialect)).toHaveLength(migrations.length - before.length);
    await close();
    fixture.remove();
  });

  it("are estimated by the number of invoices, and announced before they begin", async () => {
    const fixture = await prepareFixture(backend);
    const { db, dialect, unlimited, close } = openDatabase<Tables>(
      loadConfig({ NODE_ENV: "test", ...fixture.environment }),
    );
    expect(await missingMigrations(db)).toMatchObject({ seconds: 0 });
    await migrate(db, dialect, migrations.slice(0, migrations.indexOf(dashboardLists)));
    await sql`insert into accounts (id, name, plan, api_access, webhook_secret, created_at)
      values ('acc_1', 'A', 'free', 1, '', 0)`.execute(db);
    await sql`with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < 10000)
      insert into invoices (id, account_id, status, version, filename, content_type, content_sha256, size, blob_key,
        line_items, created_at, queue_tag, attempts, lease_until)
      select 'inv_' || cast(i as text), 'acc_1', 'failed', '1.2.0', 'a', 'a', 'a', 1, 'b' || cast(i as text), 1, 0, 0, 0, 0
        from numbers`.execute(db);
    const perMillion = migrations.reduce((sum, step) => sum + (step.secondsPerMillionInvoices ?? 0), 0);
    expect(perMillion).toBeGreaterThan(0);
    const missing = await missingMigrations(db);
    expect([missing.seconds, missing.invoices]).toEqual([Math.ceil(perMillion / 100), 10_000]);
    expect(estimateSentence(missing)).toMatch(
      /^\d+ migrations of a database with 10000 invoices take at most about \d+ min/,
    );
    const lines: string[] = [];
    const logger = createLogger("warn", { write: (line) => void lines.push(line) });
    await migrateAtStart({ db, dialect, unlimited }, { logger, limitMs: 60_000 }, async () => undefined);
    await migrateAtStart({ db, dialect, unlimited }, { logger, limitMs: 60_000 }, async () => undefined);
    expect(lines.filter((line) => line.includes("with 10000 invoices take at most"))).toHaveLength(1);
    await close();
    fixture.remove();
  });

  it("converts stored search terms to the current form", async () => {
    const fixture = await prepareFixture(backend);
    const { db, dialect, close } = openDatabase<Tables>(loadConfig({ NODE_ENV: "test", ...fixture.environment }));
    await migrate(db, dialect, migrations.slice(0, migrations.indexOf(plainLetters)));
    await sql`insert into accounts (id, name, plan, api_access, webhook_secret, created_at)
      values ('acc_1', 'A', 'free', 1, '', 0)`.execute(db);
    for (const id of ["inv_1", "inv_2"]) {
      await sql`insert into invoices (id, account_id, status, version, filename, content_type, content_sha256, size, blob_key,
          line_items, created_at, queue_tag, attempts, lease_until)
        values (${id}, 'acc_1', 'completed', '1.2.0', 'a', 'a', 'a', 1, ${id}, 1, 0, 0, 0, 0)`.execute(db);
    }
    const words = ["łodz", "lodz", "δρομος", "vendor:name:łodz", "weiß"];
    for (const word of words) {
      await sql`insert into invoice_words (account_id, word, invoice_id) values ('acc_1', ${word}, 'inv_1')`.execute(
        db,
      );
    }
    await sql`insert into invoice_words (account_id, word, invoice_id) values ('acc_1', 'łodz', 'inv_2')`.execute(db);
    await sql`insert into word_parts (account_id, part, word) values ('acc_1', 'ομος', 'δρομος')`.execute(db);
    await migrate(db, dialect);
    const kept = await db.selectFrom("invoice_words").select(["invoice_id", "word"]).execute();
    expect(kept.map(({ invoice_id, word }) => `${invoice_id} ${word}`).sort()).toEqual(
      ["inv_1 lodz", "inv_1 vendor:name:łodz", "inv_1 weiss", "inv_1 δρομοσ", "inv_2 lodz"].sort(),
    );
    const parts = await db.selectFrom("word_parts").select("part").where("word", "=", "δρομοσ").execute();
    expect(parts.map(({ part }) => part).sort()).toEqual(["ρομοσ", "ομοσ", "μοσ"].sort());
    await close();
    fixture.remove();
  });

  it("is refused in one sentence if the database is newer than the program (F26)", async () => {
    const fixture = await prepareFixture(backend);
    const { db, dialect, close } = openDatabase<Tables>(loadConfig({ NODE_ENV: "test", ...fixture.environment }));
    await migrate(db, dialect);
    await sql`insert into migrations (name) values ('9999-from-the-future')`.execute(db);
    await expect(migrate(db, dialect)).rejects.toThrow(/newer version of Inkvoice \(9999-from-the-future\)/);
    await close();
    fixture.remove();
  });
});
