import { sql } from "kysely";
import type { Database, Executor } from "../../platform/db/schema.ts";
import {
  type EncryptionSettings,
  encryptionKeys,
  ensureEncryptionKeys,
  keyPath,
} from "../../platform/encryption/encryption-keys.ts";
import { type EncryptionKeys, encryptedWith, namesOfKey } from "../../platform/encryption/secret-box.ts";
import { ConfigError } from "../../platform/settings/config.ts";
import { isSecretTable, secretColumns } from "./secret-columns.ts";

/** Length of `sealed:1:` with the name of the key. */
const prefixLength = 17;

/** Names of the keys that stored secrets are encrypted with. */
async function storedKeyNames(db: Executor): Promise<string[]> {
  const names = new Set<string>();
  for (const table of Object.keys(secretColumns).filter(isSecretTable)) {
    const secret = sql.ref(secretColumns[table].column);
    const { rows } = await sql<{ text: string }>`
      select min(${secret}) as text from ${sql.table(table)} where ${secret} like 'sealed:1:%'
      group by substr(${secret}, 1, ${sql.lit(prefixLength)})`.execute(db);
    for (const { text } of rows) names.add(encryptedWith(text) ?? "");
  }
  names.delete("");
  return [...names];
}

/** Of the keys that stored secrets are encrypted with, the names of those not at hand. */
export async function missingKeyNames(db: Executor, { current, before }: EncryptionKeys): Promise<string[]> {
  const known = new Set([...before, ...(current ? [current] : [])].flatMap(namesOfKey));
  return (await storedKeyNames(db)).filter((name) => !known.has(name));
}

/** Says where the key is expected and what to do without it. */
export function missingKeyProblem({ databaseUrl, dataDir }: EncryptionSettings, names: readonly string[]): ConfigError {
  const [places, remedy] = databaseUrl
    ? ["", ""]
    : [`${keyPath(dataDir)}, `, `put your copy of ${keyPath(dataDir)} back, or `];
  return new ConfigError(
    `Secrets in the database are encrypted with a key (${names.join(", ")}) that is not in ${places}INKVOICE_SECRETS_KEY or INKVOICE_SECRETS_KEY_BEFORE: ${remedy}set INKVOICE_SECRETS_KEY to the key. If it is lost: inkvoice backup FOLDER, then inkvoice restore FOLDER --new-secrets into a new data folder or database, which lists what has to be entered again.`,
  );
}

/**
 * The keys of this installation. Creates the key file of a new one, under SQLite's write lock: of two processes that
 * start at once, the second reads the key of the first.
 */
export async function installationKeys(db: Database, config: EncryptionSettings): Promise<EncryptionKeys> {
  const given = encryptionKeys(config);
  if (given.current || config.databaseUrl) return given;
  return await db.transaction().execute(async (tx) => {
    const found = encryptionKeys(config);
    const missing = found.current ? [] : await missingKeyNames(tx, found);
    if (missing.length > 0) throw missingKeyProblem(config, missing);
    return ensureEncryptionKeys(config);
  });
}
