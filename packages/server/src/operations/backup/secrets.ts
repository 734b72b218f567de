import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isSecretTable, rowIdentity, secretColumns } from "../../access/secrets/secret-columns.ts";
import { availableKeys, type EncryptionSettings } from "../../platform/encryption/encryption-keys.ts";
import { encryptedWith, namesOfKey } from "../../platform/encryption/secret-box.ts";
import { unwrapKeys, wrapKeys } from "../../platform/encryption/wrapped-keys.ts";
import { privateFile } from "../../platform/private-files.ts";
import { StartProblem } from "../../platform/start-problem.ts";
import { readManifest } from "./manifest.ts";
import type { Row } from "./snapshot.ts";

export type EncryptedSecret = Readonly<{ column: string; text: string; rowIdentity: string; key: string }>;

/** The encrypted secret of a row, if any. */
export function encryptedSecret(table: string, row: Row): EncryptedSecret | undefined {
  if (!isSecretTable(table)) return undefined;
  const { column } = secretColumns[table];
  const text = row[column];
  const key = typeof text === "string" ? encryptedWith(text) : undefined;
  // Every table has the columns of its owner.
  return key === undefined
    ? undefined
    : { column, text: String(text), rowIdentity: rowIdentity(table, row as never), key };
}

const wrappedPath = (folder: string) => join(folder, "secrets-key.json");

/** Stores the keys with these names in the backup, wrapped. */
export async function writeWrappedKeys(
  folder: string,
  config: EncryptionSettings,
  { names, passphrase }: Readonly<{ names: readonly string[]; passphrase: string }>,
): Promise<void> {
  const keys = availableKeys(config).filter((key) => namesOfKey(key).some((name) => names.includes(name)));
  const missing = names.filter((name) => !keys.some((key) => namesOfKey(key).includes(name)));
  if (missing.length > 0)
    throw new StartProblem(
      `Secrets are encrypted with a key that is not at hand (${missing.join(", ")}), so it cannot be put into the backup. Set INKVOICE_SECRETS_KEY as the service has it.`,
    );
  await writeFile(wrappedPath(folder), wrapKeys(keys, passphrase), { mode: privateFile, flush: true });
}

/**
 * Keys for opening a backup here: the available ones and, with its passphrase, those it contains. Without encrypted
 * secrets no passphrase is needed.
 */
export async function keysFor(
  folder: string,
  config: EncryptionSettings,
  passphrase: string | undefined,
): Promise<Buffer[]> {
  if (passphrase === undefined) return availableKeys(config);
  const text = await readFile(wrappedPath(folder), "utf8").catch(() => undefined);
  if (text === undefined && (await readManifest(folder)).secret_keys.length === 0) return availableKeys(config);
  if (text === undefined)
    throw new StartProblem(`The backup in ${folder} holds no key: it was taken without --passphrase-file.`);
  const keys = unwrapKeys(text, passphrase);
  if (keys === undefined)
    throw new StartProblem("The passphrase is not the one the backup was taken with, or the key in it is damaged.");
  return [...availableKeys(config), ...keys];
}
