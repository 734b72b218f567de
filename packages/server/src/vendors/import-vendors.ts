import type { IncomingMessage } from "node:http";
import { type CreateVendorBody, createVendorBody, limits, type VendorImport } from "@inkvoice/contract";
import { type RequestLine, requestLines } from "../http/request/request-lines.ts";
import { firstProblem } from "../http/request/validation-problems.ts";
import { vendorsNamed } from "../parties/match-vendor.ts";
import { changeVendor, createVendor, listIn, requireVendor, type VendorRow } from "../parties/vendor-store.ts";
import { ApiError, refused } from "../platform/api-error.ts";
import { lock } from "../platform/db/locks.ts";
import type { Database, Tx } from "../platform/db/schema.ts";
import { csvReader } from "./csv-rows.ts";

type Counts = { created: number; updated: number; failed: number; errors: VendorImport["errors"] };
type Row = Readonly<{ line: number; body: CreateVendorBody }>;
export type ImportRequest = Readonly<{
  accountId: string;
  format: "csv" | "json";
  now: number;
  audit(tx: Tx, stored: Readonly<{ created: number; updated: number }>): Promise<void>;
}>;

const rowsPerTransaction = 200;
const mostErrors = 1000;
const lineLimits = {
  bodyBytes: 256 * 1024 * 1024,
  lineBytes: limits.bulkLineBytes,
  // Headers, and empty lines between the rows.
  lines: 2 * limits.importedVendors + 2,
};

/**
 * Reads vendors while they arrive and stores them in chunks. Existing vendors are updated, so that an interrupted
 * import can be sent again. Invalid rows are skipped and reported.
 */
export async function importVendors(
  db: Database,
  request: IncomingMessage,
  wish: ImportRequest,
): Promise<VendorImport> {
  const counts: Counts = { created: 0, updated: 0, failed: 0, errors: [] };
  let read: ((line: string) => unknown) | undefined = wish.format === "json" ? parsedJson : undefined;
  let waiting: Row[] = [];
  let rows = 0;
  for await (const line of requestLines(request, lineLimits)) {
    if (!read) {
      read = csvReader(line.text);
      continue;
    }
    rows += 1;
    if (rows > limits.importedVendors) {
      await storeRows(db, wish, waiting, counts);
      throw refused("import_too_long", { most: limits.importedVendors });
    }
    const body = bodyOf(line, read, counts);
    if (body) waiting.push({ line: line.number, body });
    if (waiting.length < rowsPerTransaction) continue;
    await storeRows(db, wish, waiting, counts);
    waiting = [];
  }
  await storeRows(db, wish, waiting, counts);
  return counts;
}

/** Undefined for a line that is not JSON. */
function parsedJson(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}

function bodyOf(
  { number, text }: RequestLine,
  read: (line: string) => unknown,
  counts: Counts,
): CreateVendorBody | undefined {
  const value = read(text);
  if (value === undefined) return fail(counts, number, "", "is not well-formed");
  const outcome = createVendorBody.safeParse(value);
  if (outcome.success) return outcome.data;
  const { path, problem } = firstProblem(outcome.error);
  return fail(counts, number, path.join("."), problem);
}

function fail(counts: Counts, row: number, path: string, message: string): undefined {
  counts.failed += 1;
  if (counts.errors.length < mostErrors) counts.errors.push({ row, path, message });
}

/**
 * Locks the account's vendors, so that two concurrent imports do not create a vendor twice. Each transaction has its
 * own audit entry.
 */
async function storeRows(
  db: Database,
  { accountId, now, audit }: ImportRequest,
  rows: readonly Row[],
  counts: Counts,
): Promise<void> {
  if (rows.length === 0) return;
  const stored = await db.transaction().execute(async (tx) => {
    await lock(tx, "vendors", accountId);
    const outcomes: (readonly [Row, "created" | "updated" | ApiError])[] = [];
    for (const row of rows) outcomes.push([row, await storeRow(tx, accountId, row.body, now)]);
    const having = (what: "created" | "updated") => outcomes.filter(([, outcome]) => outcome === what).length;
    await audit(tx, { created: having("created"), updated: having("updated") });
    return outcomes;
  });
  for (const [{ line }, outcome] of stored) {
    if (outcome instanceof ApiError) fail(counts, line, "external_id", outcome.message);
    else counts[outcome] += 1;
  }
}

async function storeRow(
  tx: Tx,
  accountId: string,
  body: CreateVendorBody,
  now: number,
): Promise<"created" | "updated" | ApiError> {
  const known = await findKnown(tx, accountId, body);
  try {
    if (!known) await createVendor(tx, accountId, body, now);
    else await changeVendor(tx, known, withOldNames(known, body), now);
    return known ? "updated" : "created";
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
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

/** Names, tax numbers and bank accounts are added, never removed, by an import. */
function withOldNames(row: VendorRow, body: CreateVendorBody): CreateVendorBody {
  const aliases = [...listIn(row.aliases), row.name, ...(body.aliases ?? [])].filter((name) => name !== body.name);
  return {
    ...body,
    aliases: [...new Set(aliases)].slice(0, 50),
    tax_ids: [...new Set([...listIn(row.tax_ids), ...(body.tax_ids ?? [])])].slice(0, 50),
  };
}
