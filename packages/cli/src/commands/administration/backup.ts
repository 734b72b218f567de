import { restoreBackup, StartProblem, takeBackup, verifyBackup } from "@inkvoice/server";
import { type Command, UsageError } from "../../command.ts";
import { readFlags } from "../../read-flags.ts";
import { withEmptyInstallation, withMaintenance } from "../../service-data.ts";

function folderOf(args: readonly string[], what: string): string {
  const { positionals } = readFlags(args, {});
  const [folder, ...rest] = positionals;
  if (folder === undefined || rest.length > 0) throw new UsageError(`Name one folder ${what}.`);
  return folder;
}

/** A sentence for whoever calls, instead of a stack. */
async function told(work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    console.error(error.message);
    return 1;
  }
}

export const backupCommand: Command = {
  name: "backup",
  summary: "Write every record and file into a folder, while the service runs",
  usage: `Usage: inkvoice backup FOLDER

Writes every record and every stored file into an empty folder, from the database and the storage that the INKVOICE_* variables name.
The service may go on meanwhile: the records are those of one moment. Each file is compared with its hash as it is copied.
The folder holds secrets, such as those that sign webhooks: keep it as you keep the database.`,
  run: (args) => {
    const folder = folderOf(args, "to write to");
    return withMaintenance((maintenance) =>
      told(async () => {
        const { tables, files, missing_files } = await takeBackup(maintenance, folder);
        const records = Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
        console.log(`${records} records and ${files} files are in ${folder}.`);
        if (missing_files.length === 0) return 0;
        console.error(
          `${missing_files.length} files are not in it: the storage does not have them, or not as they were uploaded.`,
        );
        return 1;
      }),
    );
  },
};

export const verifyBackupCommand: Command = {
  name: "verify-backup",
  summary: "Compare every record and file of a backup with what it says of itself",
  usage: `Usage: inkvoice verify-backup FOLDER

Reads the whole backup: every table against its hash, every file against the hash of its upload. Exits with 1 when anything differs.`,
  run: (args) =>
    told(async () => {
      const { records, files, problems } = await verifyBackup(folderOf(args, "to verify"));
      for (const problem of problems) console.error(problem);
      if (problems.length === 0) console.log(`${records} records and ${files} files are as they were written.`);
      return problems.length === 0 ? 0 : 1;
    }),
};

export const restoreCommand: Command = {
  name: "restore",
  summary: "Put a backup into an empty database and storage",
  usage: `Usage: inkvoice restore FOLDER

Puts a backup into the empty database and the empty storage that the INKVOICE_* variables name, which may be of the other kind:
a backup of SQLite and a folder restores into PostgreSQL and S3, and the other way round. Verify it first.`,
  run: (args) => {
    const folder = folderOf(args, "to restore from");
    return withEmptyInstallation((target) =>
      told(async () => {
        const { records, files } = await restoreBackup(target, folder);
        console.log(`${records} records and ${files} files were restored. Start the service with the same settings.`);
        return 0;
      }),
    );
  },
};
