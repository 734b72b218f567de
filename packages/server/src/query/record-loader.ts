import type { InvoiceListItem, InvoiceRecord } from "@inkvoice/contract";
import { readRows } from "../catalogue/list/list-row.ts";
import { recordColumns } from "../invoices/record/record-columns.ts";
import { listItem, recordJson } from "../invoices/record/record-json.ts";
import type { InvoiceServices } from "../invoices/services.ts";
import { belongsTo } from "../platform/db/belongs-to.ts";

type Waiting<Value> = { ids: Set<string>; values: Promise<ReadonlyMap<string, Value>> };

/** Combines ids requested in the same tick into one query. */
function inOneQuery<Value>(read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Value>>) {
  let waiting: Waiting<Value> | undefined;
  const known = new Map<string, Promise<Value | undefined>>();
  function begin(): Waiting<Value> {
    const ids = new Set<string>();
    const values = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      waiting = undefined;
      return read([...ids]);
    });
    return { ids, values };
  }
  return (id: string): Promise<Value | undefined> => {
    const before = known.get(id);
    if (before) return before;
    waiting ??= begin();
    waiting.ids.add(id);
    const value = waiting.values.then((values) => values.get(id));
    known.set(id, value);
    return value;
  };
}

/** Records of one query, each read once; those of other accounts are missing. */
export type Records = Readonly<{
  record(id: string): Promise<InvoiceRecord | undefined>;
  item(id: string): Promise<InvoiceListItem | undefined>;
}>;

export function createRecords({ db, fileUrls }: InvoiceServices, accountId: string): Records {
  return {
    record: inOneQuery(async (ids) => {
      const rows = await db
        .selectFrom("invoices")
        .select(recordColumns)
        .where("id", "in", ids)
        .where(belongsTo("account_id", accountId))
        .execute();
      return new Map(rows.map((row) => [row.id, JSON.parse(recordJson(row, fileUrls.sign(row.id))) as InvoiceRecord]));
    }),
    item: inOneQuery(async (ids) => {
      const rows = await readRows(db, accountId, ids);
      return new Map(rows.map((row) => [row.id, listItem(row)]));
    }),
  };
}
