import { sql } from "kysely";
import type { Dialect } from "../platform/db/dialect.ts";
import type { Database } from "../platform/db/schema.ts";
import type { EventRow } from "../platform/db/tables/events.ts";

/** A position in the order in which an account's events became visible. */
type Position = Readonly<{ sequence: number; id: string }>;

export type CursorStart = Readonly<{
  accountId: string;
  /** The client's last event; undefined for new events only. */
  lastEventId: string | undefined;
}>;

const pageSize = 100;
const beforeEveryId = "";
/** Resume position of a client that connected before the first event. */
const beforeEveryEvent = "evt_0";

/** Reads an account's events in order, each once and without gaps, from a client's position on. */
export class EventCursor {
  readonly #access: { db: Database; dialect: Dialect };
  readonly #accountId: string;
  #position: Position;

  private constructor(access: { db: Database; dialect: Dialect }, accountId: string, position: Position) {
    this.#access = access;
    this.#accountId = accountId;
    this.#position = position;
  }

  static async open(access: { db: Database; dialect: Dialect }, start: CursorStart): Promise<EventCursor> {
    const end = await readableEnd(access);
    const last = start.lastEventId === undefined ? undefined : await positionOf(access.db, start);
    // A restored database numbers its transactions anew, so a position beyond the end is invalid.
    return new EventCursor(access, start.accountId, last && last.sequence < end.sequence ? last : end);
  }

  /** The event id with which a client resumes here. */
  async place(): Promise<string> {
    const { sequence, id } = this.#position;
    const last = await this.#access.db
      .selectFrom("events")
      .select("id")
      .where("account_id", "=", this.#accountId)
      .where((eb) =>
        eb.or([eb("sequence", "<", sequence), eb.and([eb("sequence", "=", sequence), eb("id", "<=", id)])]),
      )
      .orderBy("sequence", "desc")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    return last?.id ?? beforeEveryEvent;
  }

  /** Events that became visible since the last call, up to a page. */
  async next(): Promise<EventRow[]> {
    const { sequence, id } = this.#position;
    const end = await readableEnd(this.#access);
    const rows = await this.#access.db
      .selectFrom("events")
      .selectAll()
      .where("account_id", "=", this.#accountId)
      .where((eb) => eb.or([eb("sequence", ">", sequence), eb.and([eb("sequence", "=", sequence), eb("id", ">", id)])]))
      .where("sequence", "<", end.sequence)
      .orderBy("sequence")
      .orderBy("id")
      .limit(pageSize)
      .execute();
    const last = rows.at(-1);
    if (last) this.#position = { sequence: last.sequence, id: last.id };
    return rows;
  }
}

async function positionOf(db: Database, { accountId, lastEventId = "" }: CursorStart): Promise<Position | undefined> {
  if (lastEventId === beforeEveryEvent) return { sequence: 0, id: beforeEveryId };
  return await db
    .selectFrom("events")
    .select(["sequence", "id"])
    .where("id", "=", lastEventId)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

/** All earlier transactions are committed or rolled back. */
async function readableEnd({ db, dialect }: { db: Database; dialect: Dialect }): Promise<Position> {
  const query =
    dialect.name === "sqlite"
      ? sql<{ sequence: number }>`select coalesce(max(sequence), 0) + 1 as sequence from events`
      : sql<{ sequence: number }>`select (pg_snapshot_xmin(pg_current_snapshot())::text)::bigint as sequence`;
  const { rows } = await query.execute(db);
  return { sequence: rows[0]?.sequence ?? 0, id: beforeEveryId };
}
