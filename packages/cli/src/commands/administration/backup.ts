import { readFileSync } from "node:fs";
import {
  keysFor,
  loadConfig,
  missingKeySentence,
  restoreBackup,
  StartProblem,
  takeBackup,
  verifyBackup,
} from "@inkvoice/server";
import { type Command, UsageError } from "../../command.ts";
import { readFlags } from "../../read-flags.ts";
import { withEmptyInstallation, withMaintenance } from "../../service-data.ts";

const options = { "passphrase-file": { type: "string" }, "new-secrets": { type: "boolean" } } as const;
type Options = Readonly<{ folder: string; passphrase: string | undefined; newSecrets: boolean }>;

const shortestPassphrase = 12;

function passphraseIn(path: string): string {
  const [line = ""] = readFileSync(path, "utf8").split("\n");
  if (line.trim().length >= shortestPassphrase) return line.trim();
  throw new StartProblem(
    `The first line of ${path} must be a passphrase of at least ${shortestPassphrase} characters.`,
  );
}

function optionsOf(args: readonly string[], what: string): Options {
  const { positionals, values } = readFlags(args, options);
  const [folder, ...rest] = positionals;
  if (folder === undefined || rest.length > 0) throw new UsageError(`Name one folder ${what}.`);
  const path = values["passphrase-file"];
  return {
    folder,
    passphrase: path === undefined ? undefined : passphraseIn(path),
    newSecrets: values["new-secrets"] ?? false,
  };
}

/** Reports problems in one sentence instead of a stack. */
async function told(work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    console.error(error.message);
    return 1;
  }
}

const keyIsApart = `THE KEY OF THE SECRETS IS NOT IN THIS BACKUP. Keep a copy of it elsewhere (data/secrets.key, or INKVOICE_SECRETS_KEY): without it
webhook secrets and second factors cannot be restored. With --passphrase-file FILE the key is put into the backup, encrypted.`;

export const backupCommand: Command = {
  name: "backup",
  summary: "Write every record and file into a folder, while the service runs",
  usage: `Usage: inkvoice backup FOLDER [--passphrase-file FILE]

Writes every record and every stored file into an empty folder, from the database and the storage that the INKVOICE_* variables name.
The service may go on meanwhile: the records are those of one moment. Each file is compared with its hash as it is copied.
Only its owner can read the folder: it holds documents, and secrets as the database has them.

  --passphrase-file FILE   put the key of the secrets into the backup, encrypted with the passphrase in the file's first line`,
  run: (args) =>
    told(async () => {
      const { folder, passphrase } = optionsOf(args, "to write to");
      return await withMaintenance(async (maintenance) => {
        const manifest = await takeBackup(maintenance, folder, { passphrase });
        const { tables, files, missing_files, secret_keys, holds_keys } = manifest;
        const records = Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
        console.log(`${records} records and ${files} files are in ${folder}.`);
        if (holds_keys) console.log("The key of the secrets is in it, encrypted with the passphrase.");
        else if (secret_keys.length > 0) console.error(keyIsApart);
        if (missing_files.length === 0) return 0;
        console.error(
          `${missing_files.length} files are not in it: the storage does not have them, or not as they were uploaded.`,
        );
        return 1;
      });
    }),
};

export const verifyBackupCommand: Command = {
  name: "verify-backup",
  summary: "Compare every record and file of a backup with what it says of itself",
  usage: `Usage: inkvoice verify-backup FOLDER [--passphrase-file FILE]

Reads the whole backup: every table against its hash, every file against the hash of its upload, and every secret with the key at hand (that of the
INKVOICE_* variables and the data folder, or the backup's own). Exits with 1 when anything differs, or when no key opens the secrets.

  --passphrase-file FILE   the passphrase that the backup was taken with`,
  run: (args) =>
    told(async () => {
      const { folder, passphrase } = optionsOf(args, "to verify");
      const keys = await keysFor(folder, loadConfig(process.env), passphrase);
      const { records, files, secrets, missingKeys, problems } = await verifyBackup(folder, keys);
      for (const problem of problems) console.error(problem);
      if (problems.length === 0) console.log(`${records} records and ${files} files are as they were written.`);
      if (missingKeys.length > 0) console.error(missingKeySentence(missingKeys));
      else if (secrets > 0) console.log(`The key at hand opens all ${secrets} secrets.`);
      return problems.length + missingKeys.length === 0 ? 0 : 1;
    }),
};

export const restoreCommand: Command = {
  name: "restore",
  summary: "Put a backup into an empty database and storage",
  usage: `Usage: inkvoice restore FOLDER [--passphrase-file FILE] [--new-secrets]

Puts a backup into the empty database and the empty storage that the INKVOICE_* variables name, which may be of the other kind:
a backup of SQLite and a folder restores into PostgreSQL and S3, and the other way round. All of it is compared with its hashes before
anything is written. Secrets come under this installation's key: INKVOICE_SECRETS_KEY or, with SQLite, the key in its data folder.

  --passphrase-file FILE   the passphrase that the backup was taken with
  --new-secrets            go on without the secrets that no key opens, and list what has to be entered again`,
  run: (args) =>
    told(async () => {
      const { folder, passphrase, newSecrets } = optionsOf(args, "to restore from");
      return await withEmptyInstallation(async (target) => {
        const keys = await keysFor(folder, target.config, passphrase);
        const { records, files, tasks } = await restoreBackup(target, folder, { keys, newSecrets });
        console.log(`${records} records and ${files} files were restored. Start the service with the same settings.`);
        if (tasks.length > 0) console.log(`To be entered again:\n${tasks.map((task) => `  ${task}`).join("\n")}`);
        return 0;
      });
    }),
};
