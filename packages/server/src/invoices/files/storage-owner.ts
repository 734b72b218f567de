import type { BlobStore } from "../../platform/blobs/blob-store.ts";
import type { Database } from "../../platform/db/schema.ts";
import { StartProblem } from "../../platform/start-problem.ts";

/** Owner of the blob storage, relative to one database. */
export type Ownership = "own" | "foreign" | "unclaimed";

export type StorageContext = Readonly<{ db: Database; blobs: BlobStore; installation: string }>;

const sampleSize = 200;

/** Whether at least half of a sample of stored files is referenced by this database. Empty storage counts as ours. */
async function holdsOurFiles({ db, blobs }: StorageContext): Promise<boolean> {
  const sample: string[] = [];
  for await (const { key } of blobs.list()) {
    sample.push(key);
    if (sample.length === sampleSize) break;
  }
  if (sample.length === 0) return true;
  const known = new Set<string>();
  for (const table of ["invoices", "trashed_invoices"] as const) {
    const rows = await db.selectFrom(table).select("blob_key").where("blob_key", "in", sample).execute();
    for (const row of rows) known.add(row.blob_key);
  }
  return known.size * 2 >= sample.length;
}

/** Unowned storage is claimed if it is empty or holds our files. */
export async function claimStorage(storage: StorageContext): Promise<Ownership> {
  const { blobs, installation } = storage;
  const owner = await blobs.owner();
  if (owner !== undefined) return owner === installation ? "own" : "foreign";
  if (!(await holdsOurFiles(storage))) return "unclaimed";
  await blobs.setOwner(installation);
  // Two installations may claim at once: the last write wins for both.
  return (await blobs.owner()) === installation ? "own" : "foreign";
}

/** Each of two databases over one storage would delete the other's files as orphans. */
export function foreignStorageProblem(ownership: Exclude<Ownership, "own">): StartProblem {
  const found =
    ownership === "foreign" ? "belongs to another installation" : "holds files that this database does not know";
  return new StartProblem(
    `The storage ${found}. Give this installation a bucket or data folder of its own or, if this database replaces the one the files belonged to, run: inkvoice storage adopt`,
  );
}

/** For an operator who knows that the files belong to this database. */
export async function adoptStorage({
  blobs,
  installation,
}: Pick<StorageContext, "blobs" | "installation">): Promise<void> {
  await blobs.setOwner(installation);
}
