import type { BlobStore } from "../../platform/blobs/blob-store.ts";
import type { Database } from "../../platform/db/schema.ts";
import { StartProblem } from "../../platform/start-problem.ts";

/** Whose the storage is, as seen from one database. */
export type Ownership = "own" | "foreign" | "unclaimed";

export type StorageOf = Readonly<{ db: Database; blobs: BlobStore; installation: string }>;

const sampleSize = 200;

/**
 * Files that an invoice of this database speaks of are its own; most of a sample must be. A storage with nothing in it
 * is anybody's.
 */
async function holdsOurFiles({ db, blobs }: StorageOf): Promise<boolean> {
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

/** Whose the storage is. One that nobody has claimed becomes ours when it is empty or holds our files. */
export async function claimStorage(storage: StorageOf): Promise<Ownership> {
  const { blobs, installation } = storage;
  const owner = await blobs.owner();
  if (owner !== undefined) return owner === installation ? "own" : "foreign";
  if (!(await holdsOurFiles(storage))) return "unclaimed";
  await blobs.setOwner(installation);
  // Another installation may have done the same in this moment: the later word counts for both.
  return (await blobs.owner()) === installation ? "own" : "foreign";
}

/** Two databases over one storage would each see the other's files as nobody's. */
export function foreignStorage(ownership: Exclude<Ownership, "own">): StartProblem {
  const found =
    ownership === "foreign" ? "belongs to another installation" : "holds files that this database does not know";
  return new StartProblem(
    `The storage ${found}. Give this installation a bucket or data folder of its own or, if this database replaces the one the files belonged to, run: inkvoice storage adopt`,
  );
}

/** For an operator who knows that the files are this database's. */
export async function adoptStorage({ blobs, installation }: Pick<StorageOf, "blobs" | "installation">): Promise<void> {
  await blobs.setOwner(installation);
}
