import { randomBytes } from "node:crypto";
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";
import { join } from "node:path";
import { makeDataFolder } from "../data-folder.ts";
import { privateFile } from "../private-files.ts";
import { ConfigError } from "../settings/config.ts";
import type { EncryptionKeys } from "./secret-box.ts";

const keyBytes = 32;
const fileName = "secrets.key";

export type EncryptionSettings = Readonly<{
  secretsKey: Buffer | undefined;
  secretsKeyBefore: readonly Buffer[];
  databaseUrl: string | undefined;
  dataDir: string;
}>;

export const keyPath = (dataDir: string) => join(dataDir, fileName);

/** The key of a single machine with SQLite, in its own file beside the database; undefined where there is no file. */
function keyFromFile(dataDir: string): Buffer | undefined {
  const path = keyPath(dataDir);
  let text: string;
  try {
    text = readFileSync(path, "utf8").trim();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
  const key = Buffer.from(text, "hex");
  if (key.length === keyBytes) return key;
  throw new ConfigError(
    `${path} ${text === "" ? "is empty" : `does not hold ${keyBytes} bytes in hexadecimal`}. It is the key of the stored secrets: put your copy of the file back, or remove the file if this installation is new.`,
  );
}

/** A power cut leaves the whole file or none. */
function createKeyFile(dataDir: string): Buffer {
  makeDataFolder(dataDir);
  const key = randomBytes(keyBytes);
  const path = keyPath(dataDir);
  const file = openSync(`${path}.new`, "w", privateFile);
  writeSync(file, `${key.toString("hex")}\n`);
  fsyncSync(file);
  closeSync(file);
  renameSync(`${path}.new`, path);
  const folder = openSync(dataDir, "r");
  fsyncSync(folder);
  closeSync(folder);
  return key;
}

/**
 * The operator's key, or with SQLite the one in the data folder; undefined where that is not created yet. Machines that
 * share a PostgreSQL must share a key, which only the operator can provide; without it secrets are stored unencrypted.
 */
export function encryptionKeys(settings: EncryptionSettings): EncryptionKeys {
  const { secretsKey, secretsKeyBefore, databaseUrl, dataDir } = settings;
  if (secretsKey) return { current: secretsKey, before: [...secretsKeyBefore, ...fileKeyBefore(settings)] };
  return { current: databaseUrl ? undefined : keyFromFile(dataDir), before: secretsKeyBefore };
}

/**
 * Creates the key file of an installation on SQLite that has none. Callers check first that the database has no secrets
 * encrypted with a lost key, which a new file would hide, and hold SQLite's write lock.
 */
export function ensureEncryptionKeys(settings: EncryptionSettings): EncryptionKeys {
  const keys = encryptionKeys(settings);
  if (keys.current || settings.databaseUrl) return keys;
  return { ...keys, current: createKeyFile(settings.dataDir) };
}

/** Every key that this installation was given, by the operator or in its data folder. */
export function availableKeys(settings: EncryptionSettings): Buffer[] {
  const { secretsKey, secretsKeyBefore } = settings;
  return [...(secretsKey ? [secretsKey] : []), ...secretsKeyBefore, ...fileKeyBefore(settings)];
}

/** The former file key stays valid after the operator sets a key. A damaged file is as none. */
function fileKeyBefore({ databaseUrl, dataDir }: EncryptionSettings): Buffer[] {
  if (databaseUrl) return [];
  try {
    const key = keyFromFile(dataDir);
    return key ? [key] : [];
  } catch {
    return [];
  }
}
