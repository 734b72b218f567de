import { formatTimestamp, newId } from "@inkvoice/contract";
import type { MemoryRow } from "@inkvoice/contract/dashboard";
import { cachedStatement } from "../../platform/db/cached-statement.ts";
import type { Executor, Tables } from "../../platform/db/schema.ts";
import type { RememberedLocation } from "./remembered-location.ts";

export type Lesson = Readonly<{
  accountId: string;
  vendorKey: string;
  /** The invoice whose correction teaches it. */
  invoiceId: string;
  vendorName: string;
  field: string;
  who: string;
}> &
  (
    | Readonly<{ kind: "value"; value: string | number; before: unknown }>
    | Readonly<{ kind: "place"; place: RememberedLocation }>
  );

type Row = Tables["vendor_memories"];

/** A remembered value, and the extracted value that it replaced. */
type KeptValue = Readonly<{ value: string | number; before: unknown }>;

export const rememberedValue = (row: Row) => JSON.parse(row.value ?? "null") as KeptValue;
export const rememberedLocation = (row: Row) => JSON.parse(row.place ?? "null") as RememberedLocation;

/** One memory per field and vendor: the latest correction wins. */
export async function rememberLesson(executor: Executor, lesson: Lesson, now: number): Promise<void> {
  const learnt = {
    vendor_name: lesson.vendorName,
    kind: lesson.kind,
    value:
      lesson.kind === "value"
        ? JSON.stringify({ value: lesson.value, before: lesson.before } satisfies KeptValue)
        : null,
    place: lesson.kind === "place" ? JSON.stringify(lesson.place) : null,
    user_name: lesson.who,
    invoice_id: lesson.invoiceId,
    created_at: now,
  };
  await executor
    .insertInto("vendor_memories")
    .values({
      id: newId("request", now).replace("req_", "mem_"),
      account_id: lesson.accountId,
      vendor_key: lesson.vendorKey,
      field: lesson.field,
      used: 0,
      corrections: 1,
      ...learnt,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "vendor_key", "field"])
        .doUpdateSet(({ eb, ref }) => ({ ...learnt, corrections: eb(ref("vendor_memories.corrections"), "+", 1) })),
    )
    .execute();
}

export function memoriesOf(executor: Executor, accountId: string, vendorKey: string): Promise<Row[]> {
  return findMemories(executor, [{ accountId, vendorKey }]);
}

/** Cached because every extraction runs it. */
const findMemories = cachedStatement<{ accountId: string; vendorKey: string }, Row>(
  ["accountId", "vendorKey"],
  (db, rows) =>
    db
      .selectFrom("vendor_memories")
      .selectAll()
      .where("account_id", "=", rows[0]!.accountId)
      .where("vendor_key", "=", rows[0]!.vendorKey)
      .orderBy("id"),
);

/** Memories stored under any of these vendor keys, by field. */
export async function memoriesOfKeys(executor: Executor, accountId: string, keys: readonly string[]): Promise<Row[]> {
  if (keys.length === 0) return [];
  const query = executor.selectFrom("vendor_memories").selectAll().where("account_id", "=", accountId);
  return await query.where("vendor_key", "in", keys).orderBy("field").orderBy("id").execute();
}

/** Returns whether there was anything to forget. */
export async function forgetMemoriesOf(
  executor: Executor,
  accountId: string,
  keys: readonly string[],
  field: string,
): Promise<boolean> {
  if (keys.length === 0) return false;
  const gone = executor.deleteFrom("vendor_memories").where("account_id", "=", accountId).where("field", "=", field);
  return (await gone.where("vendor_key", "in", keys).executeTakeFirst()).numDeletedRows > 0n;
}

export async function noteUse(executor: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await executor
    .updateTable("vendor_memories")
    .set((set) => ({ used: set("used", "+", 1) }))
    .where("id", "in", ids)
    .execute();
}

export async function listMemories(executor: Executor, accountId: string): Promise<MemoryRow[]> {
  const rows = await executor
    .selectFrom("vendor_memories")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("vendor_name")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    vendor_name: row.vendor_name,
    field: row.field,
    kind: row.kind,
    value: row.kind === "value" ? rememberedValue(row).value : null,
    anchor: row.kind === "place" ? (rememberedLocation(row).anchor?.text ?? null) : null,
    used: row.used,
    created_at: formatTimestamp(row.created_at),
    who: row.user_name,
  }));
}

export function findMemory(executor: Executor, accountId: string, id: string): Promise<Row | undefined> {
  return executor
    .selectFrom("vendor_memories")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

export async function changeMemoryValue(executor: Executor, row: Row, value: string | number): Promise<void> {
  await executor
    .updateTable("vendor_memories")
    .set({ value: JSON.stringify({ ...rememberedValue(row), value } satisfies KeptValue) })
    .where("id", "=", row.id)
    .where("account_id", "=", row.account_id)
    .execute();
}

export async function forgetMemory(executor: Executor, accountId: string, id: string): Promise<boolean> {
  const result = await executor
    .deleteFrom("vendor_memories")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
