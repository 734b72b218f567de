import { runExclusively } from "../../platform/db/exclusive-task.ts";
import type { InvoiceServices } from "../services.ts";
import { claimStorage } from "./storage-owner.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** A file is stored before its row is written, so a younger one may belong to an upload in progress. */
const orphanGraceMs = hourMs;
const chunk = 200;
/** Crashes leave few orphans. More than this means that the files belong to another database. */
const mostOrphans = 5;
const mostOrphansShare = 0.1;

export type OrphanCleanup = Readonly<{ quarantined: number; restored: number; removed: number; refused?: string }>;

const nothing: OrphanCleanup = { quarantined: 0, restored: 0, removed: 0 };

/** Files looked at per run; the next run, of whichever process, goes on after them. */
const filesPerRun = 200_000;

type Options = Readonly<{ graceMs?: number; quarantineMs?: number; most?: number }>;

/** Keys still referenced by an invoice (trash included) or by a bulk. */
async function referencedKeys({ db }: InvoiceServices, keys: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (let start = 0; start < keys.length; start += chunk) {
    const some = keys.slice(start, start + chunk);
    const held = db.selectFrom("invoices").select("blob_key").where("blob_key", "in", some);
    const trashed = db.selectFrom("trashed_invoices").select("blob_key").where("blob_key", "in", some);
    for (const { blob_key } of await held.where("file_removed_at", "is", null).execute()) known.add(blob_key);
    for (const { blob_key } of await trashed.execute()) known.add(blob_key);
    const archives = db.selectFrom("bulks").select("blob_key").where("blob_key", "in", some);
    for (const { blob_key } of await archives.execute()) if (blob_key !== null) known.add(blob_key);
  }
  return known;
}

/**
 * Quarantines stored files without a reference, which a crash between storing and recording leaves behind, and deletes
 * those that were quarantined long ago. One process at a time does it. A quarantined file that is referenced again, as
 * after a restore, is moved back.
 */
export async function quarantineOrphans(services: InvoiceServices, options: Options = {}): Promise<OrphanCleanup> {
  const tidied = runExclusively(services, "orphaned-files", (after) => tidy(services, after, options));
  const outcome = (await tidied) ?? nothing;
  const { refused, ...counts } = outcome;
  if (refused !== undefined) services.logger.error({ reason: refused }, "storage is not tidied");
  for (const [what, count] of Object.entries(counts))
    if (count > 0) services.logger.warn({ count }, `stored files ${what}`);
  return outcome;
}

type Run = Readonly<{ cursor: string; value: OrphanCleanup }>;

/** Looks at the next files after a key, and at the whole quarantine. */
async function tidy(
  services: InvoiceServices,
  after: string,
  { graceMs = orphanGraceMs, quarantineMs, most = filesPerRun }: Options,
): Promise<Run> {
  const stopped = (refused: string): Run => ({ cursor: "", value: { ...nothing, refused } });
  const ownership = await claimStorage(services);
  if (ownership !== "own") return stopped(`the storage is ${ownership}`);
  const { all, orphans, cursor } = await findOrphans(services, { after, graceMs, most });
  const isWhole = after === "" && cursor === "";
  if (isWhole && orphans.length === all && all > 0) return stopped(`none of ${all} stored files is known`);
  if (orphans.length > Math.max(mostOrphans, Math.floor(all * mostOrphansShare)))
    return stopped(`${orphans.length} of ${all} stored files are not known`);
  for (const key of orphans) await services.blobs.move(key, "quarantine");
  const aged = await ageQuarantine(services, quarantineMs ?? services.config.quarantineDays * dayMs);
  return { cursor, value: { quarantined: orphans.length, ...aged } };
}

type Found = Readonly<{ all: number; orphans: readonly string[]; cursor: string }>;

/** `cursor` is the last key; empty at the end of the storage, where the next run begins again. */
async function findOrphans(
  services: InvoiceServices,
  { after, graceMs, most }: Readonly<{ after: string; graceMs: number; most: number }>,
): Promise<Found> {
  const { blobs, clock } = services;
  const orphans: string[] = [];
  let all = 0;
  // A page of keys at a time: of millions of files only those without a reference are kept in memory.
  let page: string[] = [];
  const sift = async () => {
    const known = await referencedKeys(services, page);
    orphans.push(...page.filter((key) => !known.has(key)));
    page = [];
  };
  let cursor = "";
  for await (const { key, modifiedAt } of blobs.list("files", after)) {
    if (all === most) {
      await sift();
      return { all, orphans, cursor };
    }
    all += 1;
    cursor = key;
    if (clock.now() - modifiedAt >= graceMs) page.push(key);
    if (page.length === chunk) await sift();
  }
  await sift();
  return { all, orphans, cursor: "" };
}

async function ageQuarantine(
  services: InvoiceServices,
  quarantineMs: number,
): Promise<Pick<OrphanCleanup, "restored" | "removed">> {
  const { blobs, clock } = services;
  const held: { key: string; modifiedAt: number }[] = [];
  for await (const blob of blobs.list("quarantine")) held.push(blob);
  const wanted = await referencedKeys(
    services,
    held.map(({ key }) => key),
  );
  for (const key of wanted) await blobs.move(key, "files");
  const over = held.filter(({ key, modifiedAt }) => !wanted.has(key) && clock.now() - modifiedAt >= quarantineMs);
  for (const { key } of over) await blobs.remove(key, "quarantine");
  return { restored: wanted.size, removed: over.length };
}
