import { type CreateVendorBody, createVendorBody, limits, type RowImport } from "@inkvoice/contract";
import { type ImportRow, importRows, outcomeOf, type RowOutcome } from "../http/request/import-rows.ts";
import { vendorsNamed } from "../parties/match-vendor.ts";
import {
  changeVendor,
  createVendor,
  joinedDefaults,
  listIn,
  requireVendor,
  type VendorRow,
} from "../parties/vendor-store.ts";
import { lock } from "../platform/db/locks.ts";
import type { Database, Tx } from "../platform/db/schema.ts";
import { csvReader } from "./csv-rows.ts";

export type ImportRequest = Readonly<{
  accountId: string;
  format: "csv" | "json";
  now: number;
  audit(tx: Tx, stored: Readonly<{ created: number; updated: number }>): Promise<void>;
}>;

/** Existing vendors are updated, so that an interrupted import can be sent again. */
export function importVendors(db: Database, packets: AsyncIterable<Buffer>, wish: ImportRequest): Promise<RowImport> {
  return importRows(packets, {
    schema: createVendorBody,
    readHeader: wish.format === "csv" ? csvReader : undefined,
    mostRows: limits.importedVendors,
    lineBytes: limits.bulkLineBytes,
    store: (rows) => storeRows(db, wish, rows),
  });
}

/**
 * Locks the account's vendors, so that two concurrent imports do not create a vendor twice. Each transaction has its
 * own audit entry.
 */
function storeRows(
  db: Database,
  { accountId, now, audit }: ImportRequest,
  rows: readonly ImportRow<CreateVendorBody>[],
): Promise<RowOutcome[]> {
  return db.transaction().execute(async (tx) => {
    await lock(tx, "vendors", accountId);
    const outcomes: RowOutcome[] = [];
    for (const { body } of rows) outcomes.push(await outcomeOf(() => storeRow(tx, accountId, body, now)));
    const having = (what: "created" | "updated") => outcomes.filter((outcome) => outcome === what).length;
    await audit(tx, { created: having("created"), updated: having("updated") });
    return outcomes;
  });
}

async function storeRow(
  tx: Tx,
  accountId: string,
  body: CreateVendorBody,
  now: number,
): Promise<"created" | "updated"> {
  const known = await findKnown(tx, accountId, body);
  if (!known) await createVendor(tx, accountId, body, now);
  else await changeVendor(tx, known, withOldNames(known, body), now);
  return known ? "updated" : "created";
}

/** The existing vendor: by external id, else by tax number, else by equal name; never by a similar name. */
async function findKnown(tx: Tx, accountId: string, body: CreateVendorBody): Promise<VendorRow | undefined> {
  if (body.external_id != null) {
    const query = tx.selectFrom("vendors").selectAll().where("account_id", "=", accountId);
    const row = await query.where("external_id", "=", body.external_id).executeTakeFirst();
    if (row) return row;
  }
  for (const tax_id of body.tax_ids ?? []) {
    const [id, ...more] = await vendorsNamed(tx, accountId, { tax_id });
    if (id !== undefined && more.length === 0) return await unlessOtherId(tx, accountId, id, body);
  }
  const [id, ...more] = await vendorsNamed(tx, accountId, { name: body.name });
  if (id === undefined || more.length > 0) return undefined;
  const row = await unlessOtherId(tx, accountId, id, body);
  // The same name with another tax number is another vendor.
  const isOther = (body.tax_ids ?? []).length > 0 && row !== undefined && listIn(row.tax_ids).length > 0;
  return isOther ? undefined : row;
}

/** A vendor with another external id is another vendor. */
async function unlessOtherId(
  tx: Tx,
  accountId: string,
  id: string,
  body: CreateVendorBody,
): Promise<VendorRow | undefined> {
  const row = await requireVendor(tx, accountId, id);
  return row.external_id !== null && body.external_id != null && row.external_id !== body.external_id ? undefined : row;
}

/** Names, tax numbers, bank accounts and defaults are added, never removed, by an import. */
function withOldNames(row: VendorRow, body: CreateVendorBody): CreateVendorBody {
  const aliases = [...listIn(row.aliases), row.name, ...(body.aliases ?? [])].filter((name) => name !== body.name);
  return {
    ...body,
    aliases: [...new Set(aliases)].slice(0, 50),
    tax_ids: [...new Set([...listIn(row.tax_ids), ...(body.tax_ids ?? [])])].slice(0, 50),
    defaults: joinedDefaults(row, body.defaults),
  };
}
