import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { StartProblem } from "../../platform/start-problem.ts";

const tableSchema = z.object({ rows: z.number(), sha256: z.string() });

const manifestSchema = z.object({
  format: z.literal(1),
  taken_at: z.string(),
  /** Migrations of the database at the time of the backup. */
  migrations: z.array(z.string()),
  tables: z.record(z.string(), tableSchema),
  files: z.number(),
  /** Files whose record was deleted during the backup, or that the storage lacked. */
  missing_files: z.array(z.string()),
  /** Names of the keys that encrypt secrets; empty in backups of earlier versions. */
  secret_keys: z.array(z.string()).default([]),
  /** Whether those keys are in the backup, wrapped with a passphrase. */
  holds_keys: z.boolean().default(false),
});

/** Written last, so that a backup without it is incomplete. */
export type Manifest = z.infer<typeof manifestSchema>;

export const manifestPath = (folder: string) => join(folder, "manifest.json");
export const tablePath = (folder: string, table: string) => join(folder, "records", `${table}.jsonl`);
export const filePath = (folder: string, key: string) => join(folder, "files", key.slice(0, 2), key);

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestPath(folder), "utf8").catch(() => undefined);
  if (text === undefined) throw new StartProblem(`There is no finished backup in ${folder}: manifest.json is missing.`);
  const outcome = manifestSchema.safeParse(parsed(text));
  if (outcome.success) return outcome.data;
  throw new StartProblem(`The backup in ${folder} is damaged, or not of a kind that this version can read.`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
