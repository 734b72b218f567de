import { sql } from "kysely";
import { type DatabaseSettings, discardCounterDatabase, openCounterDatabase, type Prepared } from "../db/database.ts";
import type { Dialect } from "../db/dialect.ts";
import type { Logger } from "../logger.ts";
import { migrate } from "../migrations/migrate.ts";
import type { Migration } from "../migrations/migration.ts";
import { openFallbackWindowStore } from "./fallback-window-store.ts";
import type { WindowRequest, WindowState, WindowStore } from "./rate-windows.ts";

type CounterTables = {
  rate_windows: { subject: string; hour: number };
};

const rateWindows: Migration = {
  name: "rate-windows",
  async up(tx, { createUnlogged, bigint }) {
    await sql`${createUnlogged} rate_windows (
      subject text primary key,
      minute_limit integer not null,
      hour_limit integer not null,
      minute ${bigint} not null,
      minute_count ${bigint} not null,
      hour ${bigint} not null,
      hour_count ${bigint} not null,
      granted integer not null
    )`.execute(tx);
  },
};

/**
 * Updates both counters and the grant in one upsert. A stored window one ahead of ours belongs to a process with a
 * slightly fast clock and is kept, so that no window is granted twice.
 */
function takeStatement({ least, greatest }: Dialect) {
  const inMinute = sql`(case when w.minute in (excluded.minute, excluded.minute + 1) then w.minute_count else 0 end)`;
  const inHour = sql`(case when w.hour in (excluded.hour, excluded.hour + 1) then w.hour_count else 0 end)`;
  const left = sql`${least}(excluded.minute_limit - ${inMinute}, excluded.hour_limit - ${inHour})`;
  const granted = sql`${greatest}(0, ${least}(excluded.granted, ${left}))`;
  return sql<WindowRow>`insert into rate_windows as w
      (subject, minute_limit, hour_limit, minute, hour, minute_count, hour_count, granted)
    values (${""}, ${0}, ${0}, ${0}, ${0}, ${0}, ${0}, ${0})
    on conflict (subject) do update set
      minute_limit = excluded.minute_limit,
      hour_limit = excluded.hour_limit,
      minute = case when w.minute = excluded.minute + 1 then w.minute else excluded.minute end,
      hour = case when w.hour = excluded.hour + 1 then w.hour else excluded.hour end,
      minute_count = ${inMinute} + ${granted},
      hour_count = ${inHour} + ${granted},
      granted = ${granted}
    returning minute, minute_count, hour, hour_count, granted`;
}

type WindowRow = { minute: number; minute_count: number; hour: number; hour_count: number; granted: number };

function parametersOf({ subject, wanted, windows, minute, hour }: WindowRequest): unknown[] {
  const first = Math.min(wanted, windows.perMinute, windows.perHour);
  return [subject, windows.perMinute, windows.perHour, minute, hour, first, first, first];
}

/** The counters shared by all processes of this database, with a fallback to local counting. */
export function openWindowStore(settings: DatabaseSettings, logger: Logger): Promise<WindowStore> {
  const discard = settings.databaseUrl ? undefined : () => discardCounterDatabase(settings);
  return openFallbackWindowStore({ open: () => openSharedStore(settings), ...(discard && { discard }) }, logger);
}

async function openSharedStore(settings: DatabaseSettings): Promise<WindowStore> {
  const { db, dialect, prepare, close } = openCounterDatabase<CounterTables>(settings);
  await migrate(db, dialect, [rateWindows]).catch(async (error: unknown) => {
    await close().catch(() => undefined);
    throw error;
  });
  const take = takeWith(prepare(takeStatement(dialect).compile(db)));
  return {
    take,
    async sweep(beforeHour) {
      await db.deleteFrom("rate_windows").where("hour", "<", beforeHour).execute();
    },
    close,
  };
}

function takeWith(run: Prepared<WindowRow>) {
  return async (request: WindowRequest): Promise<WindowState> => {
    const row = (await run(parametersOf(request)))[0];
    if (!row) throw new Error("The window upsert returned no row");
    return {
      minute: row.minute,
      minuteCount: row.minute_count,
      hour: row.hour,
      hourCount: row.hour_count,
      granted: row.granted,
    };
  };
}
