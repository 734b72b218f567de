import { createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { recordByCommand } from "../../audit/record-audit.ts";
import { zipOf } from "../../catalogue/export/zip.ts";
import { type ExportSource, exportAccount } from "./export-account.ts";

/** Writes an account's archive into a new file and returns its size; undefined if there is no such account. */
export async function writeAccountArchive(
  source: ExportSource,
  accountId: string,
  path: string,
): Promise<number | undefined> {
  const { db } = source;
  const account = await db.selectFrom("accounts").select("id").where("id", "=", accountId).executeTakeFirst();
  if (!account) return undefined;
  const entry = { accountId, action: "account.exported", subject: accountId } as const;
  await db.transaction().execute((tx) => recordByCommand(tx, entry, Date.now()));
  // Never overwrites, and is private, because it contains documents.
  const output = createWriteStream(path, { flags: "wx", mode: 0o600, flush: true });
  await pipeline(zipOf(exportAccount(source, accountId)), output);
  return (await stat(path)).size;
}
