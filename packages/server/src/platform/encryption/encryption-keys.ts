import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeDataFolder } from "../data-folder.ts";
import { privateFile } from "../private-files.ts";
import type { EncryptionKeys } from "./secret-box.ts";

const keyBytes = 32;
const fileName = "secrets.key";

export type EncryptionSettings = Readonly<{
  secretsKey: Buffer | undefined;
  secretsKeyBefore: readonly Buffer[];
  databaseUrl: string | undefined;
  dataDir: string;
}>;

/** The key of a single machine with SQLite: created once, in its own file beside the database. */
function keyFromFile(dataDir: string): Buffer {
  makeDataFolder(dataDir);
  const path = join(dataDir, fileName);
  try {
    // Fails if the file exists: two processes that start at once then read the same key.
    writeFileSync(path, `${randomBytes(keyBytes).toString("hex")}\n`, { mode: privateFile, flag: "wx" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  const key = Buffer.from(readFileSync(path, "utf8").trim(), "hex");
  if (key.length !== keyBytes) throw new Error(`${path} does not hold ${keyBytes} bytes in hexadecimal`);
  return key;
}

/**
 * The operator's key, or with SQLite one in the data folder. Machines that share a PostgreSQL must share a key, which
 * only the operator can provide; without it secrets are stored unencrypted.
 */
export function encryptionKeys(settings: EncryptionSettings): EncryptionKeys {
  const { secretsKey, secretsKeyBefore, databaseUrl, dataDir } = settings;
  if (secretsKey) return { current: secretsKey, before: [...secretsKeyBefore, ...fileKeyBefore(settings)] };
  return { current: databaseUrl ? undefined : keyFromFile(dataDir), before: secretsKeyBefore };
}

/** Every key that this installation was given, by the operator or in its data folder; none is made. */
export function availableKeys(settings: EncryptionSettings): Buffer[] {
  const { secretsKey, secretsKeyBefore } = settings;
  return [...(secretsKey ? [secretsKey] : []), ...secretsKeyBefore, ...fileKeyBefore(settings)];
}

/** The former file key stays valid after the operator sets a key. */
function fileKeyBefore({ databaseUrl, dataDir }: EncryptionSettings): Buffer[] {
  if (databaseUrl) return [];
  try {
    return [Buffer.from(readFileSync(join(dataDir, fileName), "utf8").trim(), "hex")].filter(
      ({ length }) => length === keyBytes,
    );
  } catch {
    return [];
  }
}
