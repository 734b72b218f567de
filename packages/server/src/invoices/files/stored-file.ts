import type { Executor } from "../../platform/db/schema.ts";

export type StoredFile = Readonly<{
  accountId: string;
  blobKey: string;
  contentType: string;
  filename: string;
  size: number;
  sha256: string;
}>;

/** File of an invoice. Without `accountId` the caller has verified a signature for this invoice. */
export async function findStoredFile(
  executor: Executor,
  id: string,
  accountId?: string,
): Promise<StoredFile | undefined> {
  let query = executor
    .selectFrom("invoices")
    .select(["account_id", "blob_key", "content_type", "filename", "size", "content_sha256"])
    .where("id", "=", id)
    .where("file_removed_at", "is", null);
  if (accountId !== undefined) query = query.where("account_id", "=", accountId);
  const row = await query.executeTakeFirst();
  if (!row) return undefined;
  return {
    accountId: row.account_id,
    blobKey: row.blob_key,
    contentType: row.content_type,
    filename: row.filename,
    size: row.size,
    sha256: row.content_sha256,
  };
}

/** Whether an invoice (trash included) references the file. */
export async function isFileReferenced(executor: Executor, blobKey: string): Promise<boolean> {
  const held = await executor.selectFrom("invoices").select("id").where("blob_key", "=", blobKey).executeTakeFirst();
  if (held) return true;
  const trashed = executor.selectFrom("trashed_invoices").select("invoice_id").where("blob_key", "=", blobKey);
  return (await trashed.executeTakeFirst()) !== undefined;
}
