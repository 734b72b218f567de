import type { ExtractedData } from "@inkvoice/contract";
import { cachedStatement } from "../platform/db/cached-statement.ts";
import type { Executor } from "../platform/db/schema.ts";
import { contentLookupKeys, numberLookupKeys, printedNumbers } from "./order-keys.ts";

export type SearchedInvoice = Readonly<{
  accountId: string;
  data: Partial<ExtractedData>;
  vendorId: string | null;
}>;

/** Orders by number: one list for each printed number that is known. */
export type NumberedOrders = readonly (readonly string[])[];

/** Limit of orders that are compared by content. */
const mostCandidates = 20;
const newestOfVendor = 10;
const mostRows = 400;

type Row = Readonly<{ key: string; order_id: string }>;

const findKeys = cachedStatement<{ accountId: string; key: string }, Row>(["accountId", "key"], (db, rows) =>
  db
    .selectFrom("order_keys")
    .select(["key", "order_id"])
    .where("account_id", "=", rows[0]!.accountId)
    .where(
      "key",
      "in",
      rows.map((row) => row.key),
    )
    .limit(mostRows),
);

const findNewest = cachedStatement<{ accountId: string; key: string }, Row>(["accountId", "key"], (db, [row]) =>
  db
    .selectFrom("order_keys")
    .select(["key", "order_id"])
    .where("account_id", "=", row!.accountId)
    .where("key", "=", row!.key)
    .orderBy("order_id", "desc")
    .limit(newestOfVendor),
);

async function lookUp(executor: Executor, accountId: string, keys: readonly string[]): Promise<readonly Row[]> {
  if (keys.length === 0) return [];
  return await findKeys(
    executor,
    keys.map((key) => ({ accountId, key })),
  );
}

/** Orders with the printed number, or with its digits where no order has exactly this number. */
export async function findByNumber(executor: Executor, { accountId, data }: SearchedInvoice): Promise<NumberedOrders> {
  if (data.purchase_order === undefined) return [];
  const numbers = printedNumbers(data.purchase_order).map(numberLookupKeys);
  const keys = numbers.flatMap(({ exact, digits }) => [exact, digits]).filter((key) => key !== undefined);
  const found = Map.groupBy(await lookUp(executor, accountId, [...new Set(keys)]), ({ key }) => key);
  const idsOf = (key: string | undefined) => (found.get(key ?? "") ?? []).map((row) => row.order_id);
  const [whole = [], ...parts] = numbers.map(({ exact, digits }) => {
    const ids = idsOf(exact);
    return ids.length > 0 ? ids : idsOf(digits);
  });
  if (whole.length > 0) return [whole];
  return parts.filter((ids) => ids.length > 0);
}

/** Open orders of the vendor, those with the same articles or total first. */
export async function findByContent(
  executor: Executor,
  { accountId, data, vendorId }: SearchedInvoice,
): Promise<string[]> {
  const keys = contentLookupKeys(data, vendorId);
  const hits = Map.groupBy(await lookUp(executor, accountId, keys.content), (row) => row.order_id);
  const ranked = [...hits].toSorted(([a, x], [b, y]) => y.length - x.length || (a < b ? 1 : -1)).map(([id]) => id);
  const newest: string[] = [];
  for (const key of keys.vendor) {
    const rows = await findNewest(executor, [{ accountId, key }]);
    newest.push(...rows.map((row) => row.order_id));
  }
  return [...new Set([...ranked, ...newest])].slice(0, mostCandidates);
}
