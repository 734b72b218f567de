import { loadConfig, openForAdministration } from "@inkvoice/server";
import { type RawBuilder, sql } from "kysely";

type Environment = Readonly<Record<string, string>>;

async function onDatabase(environment: Environment, statements: readonly RawBuilder<unknown>[]) {
  const { db, close } = await openForAdministration(loadConfig({ ...environment, INKVOICE_DATABASE_SECONDS: "3600" }));
  try {
    const results: unknown[][] = [];
    for (const statement of statements) results.push((await statement.execute(db)).rows as unknown[]);
    return results;
  } finally {
    await close();
  }
}

/** Events of two years ago, each with a delivery and an attempt, of one account: three rows per event. */
export async function addOldEvents(environment: Environment, accountId: string, events: number): Promise<void> {
  const at = sql.lit(Date.now() - 730 * 86_400_000);
  const body = JSON.stringify({ status: "completed", extracted_data: { filler: "x".repeat(1500) } });
  const number = sql`cast(100000000 + i as text)`;
  const numbers = sql`with recursive numbers(i) as
    (select 0 union all select i + 1 from numbers where i + 1 < ${sql.lit(events)})`;
  await onDatabase(environment, [
    sql`insert into events (id, account_id, type, body, created_at) ${numbers}
      select 'evt_' || ${number}, ${accountId}, 'invoice.updated', ${body}, ${at} + i from numbers`,
    sql`insert into deliveries (id, account_id, event_id, receiver, url, host, round, state, attempts, due_at,
        last_status, created_at, ended_at) ${numbers}
      select 'dlv_' || ${number}, ${accountId}, 'evt_' || ${number}, 'r', 'https://a.example/', 'a.example', 1,
        'delivered', 1, ${at}, 200, ${at} + i, ${at} + i from numbers`,
    sql`insert into delivery_attempts (delivery_id, attempt, attempted_at, duration_ms, status) ${numbers}
      select 'dlv_' || ${number}, 1, ${at} + i, 40, 200 from numbers`,
    sql`analyze`,
  ]);
}

export async function eventsLeft(environment: Environment, accountId: string): Promise<number> {
  const counting = sql`select count(*) as count from events where account_id = ${accountId}`;
  const [rows] = (await onDatabase(environment, [counting])) as { count: number }[][];
  return Number(rows?.[0]?.count);
}

const grown = sql.join(["events", "deliveries", "delivery_attempts"].map((table) => sql.lit(table)));

/** Megabytes of the three tables with their indexes, and how often autovacuum has been through all of them. */
export async function postgresSizes(
  environment: Environment,
): Promise<Readonly<{ megabytes: number; vacuums: number }>> {
  const reading = sql`select sum(pg_total_relation_size(relid)) / 1048576.0 as megabytes, min(autovacuum_count) as vacuums
    from pg_stat_user_tables where relname in (${grown})`;
  const [rows] = (await onDatabase(environment, [reading])) as { megabytes: string; vacuums: number }[][];
  return { megabytes: Number(rows?.[0]?.megabytes), vacuums: Number(rows?.[0]?.vacuums) };
}
