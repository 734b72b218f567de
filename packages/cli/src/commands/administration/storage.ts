import { adoptStorage, claimStorage } from "@inkvoice/server";
import type { Command } from "../../command.ts";
import { findAction, readFlagsOnly } from "../../read-flags.ts";
import { jsonFlag, print } from "../../remote.ts";
import { withMaintenance } from "../../service-data.ts";

const usage = `Usage:
  inkvoice storage status [--json]
  inkvoice storage adopt

Works on the database and the storage that the INKVOICE_* variables name.
A storage belongs to the installation, which is the database, that used it first; another refuses to start on it, because it
would take the files for nobody's. adopt makes the storage this database's: after a restore, or a move to another database.`;

const sentences = {
  own: "The storage belongs to this database.",
  foreign: "The storage belongs to another database. If this one replaces it, run: inkvoice storage adopt",
  unclaimed:
    "The storage holds files that this database does not know. If they are its own, run: inkvoice storage adopt",
} as const;

async function status(json: boolean | undefined): Promise<number> {
  return await withMaintenance(async (maintenance) => {
    const ownership = await claimStorage(maintenance);
    print(json, { ownership, message: sentences[ownership] }, sentences[ownership]);
    return ownership === "own" ? 0 : 1;
  });
}

async function adopt(json: boolean | undefined): Promise<number> {
  return await withMaintenance(async (maintenance) => {
    await adoptStorage(maintenance);
    print(json, { ownership: "own", message: sentences.own }, sentences.own);
    return 0;
  });
}

const actions: Readonly<Record<string, (json: boolean | undefined) => Promise<number>>> = { status, adopt };

async function run([name = "", ...args]: readonly string[]): Promise<number> {
  const action = findAction(actions, name);
  const { json } = readFlagsOnly(args, jsonFlag);
  return await action(json);
}

export const storageCommand: Command = {
  name: "storage",
  summary: "See whose the stored files are, and make them this database's",
  usage,
  run,
};
