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

type Options = Readonly<{ graceMs?: number; quarantineMs?: number }>;

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
  const tidied = runExclusively(services, "orphaned-files", async () => ({
    place: "",
    value: await tidy(services, options),
  }));
  const outcome = (await tidied) ?? nothing;
  const { refused, ...counts } = outcome;
  if (refused !== undefined) services.logger.error({ reason: refused }, "storage is not tidied");
  for (const [what, count] of Object.entries(counts))
    if (count > 0) services.logger.warn({ count }, `stored files ${what}`);
  return outcome;
}

async function tidy(
  services: InvoiceServices,
  { graceMs = orphanGraceMs, quarantineMs }: Options,
): Promise<OrphanCleanup> {
  const ownership = await claimStorage(services);
  if (ownership !== "own") return { ...nothing, refused: `the storage is ${ownership}` };
  const { all, orphans } = await findOrphans(services, graceMs);
  const most = Math.max(mostOrphans, Math.floor(all * mostOrphansShare));
  if (orphans.length === all && all > 0) return { ...nothing, refused: `none of ${all} stored files is known` };
  if (orphans.length > most) return { ...nothing, refused: `${orphans.length} of ${all} stored files are not known` };
  for (const key of orphans) await services.blobs.move(key, "quarantine");
  const aged = await ageQuarantine(services, quarantineMs ?? services.config.quarantineDays * dayMs);
  return { quarantined: orphans.length, ...aged };
}

async function findOrphans(services: InvoiceServices, graceMs: number): Promise<{ all: number; orphans: string[] }> {
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
  for await (const { key, modifiedAt } of blobs.list()) {
    all += 1;
    if (clock.now() - modifiedAt >= graceMs) page.push(key);
    if (page.length === chunk) await sift();
  }
  await sift();
  return { all, orphans };
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
