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
import { jsonFlag, print } from "../../remote.ts";
import { reportingProblems, withEmptyInstallation, withMaintenance } from "../../service-data.ts";

const options = { "passphrase-file": { type: "string" }, "new-secrets": { type: "boolean" }, ...jsonFlag } as const;
type Options = Readonly<{
  folder: string;
  passphrase: string | undefined;
  newSecrets: boolean;
  json: boolean | undefined;
}>;

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
    json: values.json,
  };
}

const keyIsApart = `THE KEY OF THE SECRETS IS NOT IN THIS BACKUP. Keep a copy of it elsewhere (data/secrets.key, or INKVOICE_SECRETS_KEY): without it
webhook secrets and second factors cannot be restored. With --passphrase-file FILE the key is put into the backup, encrypted.`;

const isUnencrypted = `THE SECRETS ARE STORED UNENCRYPTED NOW: INKVOICE_SECRETS_KEY is not set, and PostgreSQL has no other key. Set it before the start
(openssl rand -hex 32), which encrypts them, and keep a copy of it elsewhere.`;

export const backupCommand: Command = {
  name: "backup",
  summary: "Write every record and file into a folder, while the service runs",
  usage: `Usage: inkvoice backup FOLDER [--passphrase-file FILE] [--json]

Writes every record and every stored file into an empty folder, from the database and the storage that the INKVOICE_* variables name.
The service may go on meanwhile: the records are those of one moment. Each file is compared with its hash as it is copied.
Only its owner can read the folder: it holds documents, and secrets as the database has them.

  --passphrase-file FILE   put the key of the secrets into the backup, encrypted with the passphrase in the file's first line
  --json                   the counts as one JSON object`,
  run: (args) =>
    reportingProblems(async () => {
      const { folder, passphrase, json } = optionsOf(args, "to write to");
      return await withMaintenance(async (maintenance) => {
        const manifest = await takeBackup(maintenance, folder, { passphrase });
        const { tables, files, missing_files, secret_keys, holds_keys } = manifest;
        const records = Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
        const counts = { folder, records, files, missing_files: missing_files.length, holds_keys };
        const withKey = holds_keys ? "\nThe key of the secrets is in it, encrypted with the passphrase." : "";
        print(json, counts, `${records} records and ${files} files are in ${folder}.${withKey}`);
        if (!holds_keys && secret_keys.length > 0) console.error(keyIsApart);
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
  usage: `Usage: inkvoice verify-backup FOLDER [--passphrase-file FILE] [--json]

Reads the whole backup: every table against its hash, every file against the hash of its upload, and every secret with the key at hand (that of the
INKVOICE_* variables and the data folder, or the backup's own). Exits with 1 when anything differs, or when no key opens the secrets.

  --passphrase-file FILE   the passphrase that the backup was taken with
  --json                   the counts and problems as one JSON object`,
  run: (args) =>
    reportingProblems(async () => {
      const { folder, passphrase, json } = optionsOf(args, "to verify");
      const keys = await keysFor(folder, loadConfig(process.env), passphrase);
      const { records, files, secrets, missingKeys, problems } = await verifyBackup(folder, keys);
      for (const problem of problems) console.error(problem);
      if (missingKeys.length > 0) console.error(missingKeySentence(missingKeys));
      const sentences = [
        ...(problems.length === 0 ? [`${records} records and ${files} files are as they were written.`] : []),
        ...(missingKeys.length === 0 && secrets > 0 ? [`The key at hand opens all ${secrets} secrets.`] : []),
      ];
      const found = { folder, records, files, secrets, missing_keys: missingKeys, problems };
      if (json || sentences.length > 0) print(json, found, sentences.join("\n"));
      return problems.length + missingKeys.length === 0 ? 0 : 1;
    }),
};

export const restoreCommand: Command = {
  name: "restore",
  summary: "Put a backup into an empty database and storage",
  usage: `Usage: inkvoice restore FOLDER [--passphrase-file FILE] [--new-secrets] [--json]

Puts a backup into the empty database and the empty storage that the INKVOICE_* variables name, which may be of the other kind:
a backup of SQLite and a folder restores into PostgreSQL and S3, and the other way round. All of it is compared with its hashes before
anything is written. Secrets come under this installation's key: INKVOICE_SECRETS_KEY or, with SQLite, the key in its data folder.

  --passphrase-file FILE   the passphrase that the backup was taken with
  --new-secrets            go on without the secrets that no key opens, and list what has to be entered again
  --json                   the counts, and what has to be entered again, as one JSON object`,
  run: (args) =>
    reportingProblems(async () => {
      const { folder, passphrase, newSecrets, json } = optionsOf(args, "to restore from");
      return await withEmptyInstallation(async (target) => {
        const keys = await keysFor(folder, target.config, passphrase);
        const { records, files, tasks, unencrypted } = await restoreBackup(target, folder, { keys, newSecrets });
        const restored = `${records} records and ${files} files were restored. Start the service with the same settings.`;
        const again = tasks.length > 0 ? ["To be entered again:", ...tasks.map((task) => `  ${task}`)] : [];
        print(json, { folder, records, files, tasks, unencrypted }, [restored, ...again].join("\n"));
        if (unencrypted) console.error(isUnencrypted);
        return 0;
      });
    }),
};
