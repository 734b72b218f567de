import { type ExtractedData, plainAccountNumber, type VendorMatch } from "@inkvoice/contract";
import { cachedStatement } from "../platform/db/cached-statement.ts";
import type { Executor } from "../platform/db/schema.ts";
import { digitsOf, similarity, sketchKeys, trigramsOf } from "./name-sketch.ts";
import { bankKey, nameKeys, taxLookupKeys } from "./vendor-keys.ts";

const kinds = ["tax_id", "iban", "name"] as const;
type Kind = (typeof kinds)[number];

/**
 * Confidence of each kind of match. A name counts more than a bank account: fraudsters change the account, not the
 * name. A name counts less if the vendor has another tax number than the invoice.
 */
const weights: Readonly<Record<Kind, number>> = { tax_id: 0.99, name: 0.9, iban: 0.85 };
const otherTaxNumber = 0.6;
/** Below this share of common trigrams two names are different vendors. */
const similarEnough = 0.7;
/** Limit of compared vendors; more vendors of one name could not be told apart anyway. */
const mostCandidates = 50;

export type MatchedVendor = Readonly<{ vendorId: string; match: VendorMatch }>;
type Found = Map<string, Map<Kind, number>>;
type Read = Partial<ExtractedData>;

/** The account's vendor of an invoice; undefined if none matches, or several match equally. */
export async function matchVendor(
  executor: Executor,
  accountId: string,
  data: Read,
): Promise<MatchedVendor | undefined> {
  const lookups = lookupsOf(data);
  const found: Found = new Map();
  // One query each: of a bank account that thousands of vendors share, the rows would crowd out the tax number's.
  for (const kind of kinds) {
    const keys = [...lookups].filter(([, each]) => each === kind).map(([key]) => key);
    for (const { vendor_id } of await lookUp(executor, accountId, keys)) add(found, vendor_id, kind, weights[kind]);
  }
  await weighNames(executor, accountId, found, data);
  return bestOf(found, data);
}

/** The vendors that have exactly this name or tax number, whatever else is known of them. */
export async function vendorsNamed(executor: Executor, accountId: string, vendor: Read["vendor"]): Promise<string[]> {
  const rows = await lookUp(executor, accountId, [...lookupsOf({ vendor }).keys()]);
  return [...new Set(rows.map(({ vendor_id }) => vendor_id))];
}

/** The keys of an invoice's vendor: tax numbers, bank account and name. */
function lookupsOf({ vendor, payment }: Read): ReadonlyMap<string, Kind> {
  const iban = plainAccountNumber(payment?.iban ?? "");
  return new Map<string, Kind>([
    ...nameKeys(vendor?.name ?? "").map((key) => [key, "name"] as const),
    ...(iban ? [[bankKey(iban), "iban"] as const] : []),
    ...taxLookupKeys(vendor?.tax_id ?? "").map((key) => [key, "tax_id"] as const),
  ]);
}

function add(found: Found, vendorId: string, kind: Kind, weight: number): void {
  found.set(vendorId, (found.get(vendorId) ?? new Map<Kind, number>()).set(kind, weight));
}

/** Compares tax numbers of vendors with this name; where there are none, takes vendors with similar names. */
async function weighNames(executor: Executor, accountId: string, found: Found, { vendor }: Read): Promise<void> {
  const { name, tax_id: taxId } = vendor ?? {};
  if (!name) return;
  const named = [...found].filter(([, by]) => by.has("name") && !by.has("tax_id")).map(([id]) => id);
  const isNamed = [...found.values()].some((by) => by.has("name"));
  const similar = isNamed ? [] : await lookUp(executor, accountId, sketchKeys(name));
  const ids = [...new Set([...named, ...similar.map(({ vendor_id }) => vendor_id)])].slice(0, mostCandidates);
  for (const candidate of await vendorsById(executor, ids)) {
    const isOther = taxId !== undefined && candidate.tax_ids !== "[]";
    const isNew = !found.get(candidate.id)?.has("name");
    const share = isNew ? similarityTo(name, candidate) : 1;
    if (share < similarEnough || (isNew && isOther)) continue;
    add(found, candidate.id, "name", (isOther ? otherTaxNumber : weights.name) * share);
  }
}

type Candidate = Readonly<{ id: string; name: string; aliases: string; tax_ids: string }>;

async function vendorsById(executor: Executor, ids: readonly string[]): Promise<Candidate[]> {
  if (ids.length === 0) return [];
  const query = executor.selectFrom("vendors").select(["id", "name", "aliases", "tax_ids"]);
  return await query.where("id", "in", ids).execute();
}

/** Names with misread letters are similar; `Depot 12` and `Depot 13` are two vendors. */
function similarityTo(name: string, { name: known, aliases }: Candidate): number {
  const digits = digitsOf(name);
  const names = [known, ...(JSON.parse(aliases) as string[])].filter((other) => digitsOf(other) === digits);
  return Math.max(0, ...names.map((other) => similarity(trigramsOf(name), trigramsOf(other))));
}

function bestOf(found: Found, { source }: Read): MatchedVendor | undefined {
  const doubtOf = (by: ReadonlyMap<Kind, number>) =>
    [...by.values()].reduce((doubt, weight) => doubt * (1 - weight), 1);
  const ranked = [...found]
    .map(([vendorId, by]) => ({ vendorId, by, doubt: doubtOf(by) }))
    .toSorted((a, b) => a.doubt - b.doubt);
  const [best, second] = ranked;
  if (!best || second?.doubt === best.doubt) return undefined;
  const isRemembered = [source?.vendor?.name, source?.vendor?.tax_id].includes("memory");
  const by: VendorMatch["by"] = [
    ...kinds.filter((kind) => best.by.has(kind)),
    ...(isRemembered ? ["memory" as const] : []),
  ];
  return { vendorId: best.vendorId, match: { by, confidence: Math.round((1 - best.doubt) * 10_000) / 10_000 } };
}

type Row = Readonly<{ key: string; vendor_id: string }>;

function lookUp(executor: Executor, accountId: string, keys: readonly string[]): Promise<readonly Row[]> {
  if (keys.length === 0) return Promise.resolve([]);
  return findKeys(
    executor,
    keys.map((key) => ({ accountId, key })),
  );
}

/** Limited, so that a name shared by thousands of vendors stays cheap. Cached because every extraction runs it. */
const findKeys = cachedStatement<{ accountId: string; key: string }, Row>(["accountId", "key"], (db, rows) =>
  db
    .selectFrom("vendor_keys")
    .select(["key", "vendor_id"])
    .where("account_id", "=", rows[0]!.accountId)
    .where(
      "key",
      "in",
      rows.map((row) => row.key),
    )
    .limit(4 * mostCandidates),
);
