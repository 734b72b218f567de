import {
  type AdminDatabase,
  emptyTrashOf,
  listAccounts,
  listTrash,
  recordByCommand,
  restoreFromTrash,
  StartProblem,
} from "@inkvoice/server";
import type { Command } from "../../command.ts";
import { readFlagsOnly, required, runAction } from "../../read-flags.ts";
import { jsonFlag, print } from "../../remote.ts";
import { day, withMaintenance } from "../../service-data.ts";
import { printEntries } from "../../table.ts";

const usage = `Usage:
  inkvoice trash list --account acc_… [--json]
  inkvoice trash restore --account acc_… --invoice inv_… [--json]
  inkvoice trash empty --account acc_… [--json]

Works on the database and the storage that the INKVOICE_* variables name, also beside a running service.
A deleted invoice waits in the trash for INKVOICE_TRASH_DAYS; restore brings it back as it was. empty removes everything in it for
good, with its files. Both are written into the audit log.`;

const mostListed = 1000;

async function requireAccount(db: AdminDatabase["db"], id: string): Promise<void> {
  if ((await listAccounts(db)).some((account) => account.id === id)) return;
  throw new StartProblem(`There is no account ${id}.`);
}

async function list(args: readonly string[]): Promise<number> {
  const flags = readFlagsOnly(args, { account: { type: "string" }, ...jsonFlag });
  const account = required("account", flags.account);
  return await withMaintenance(async ({ db }) => {
    await requireAccount(db, account);
    const { entries, next } = await listTrash(db, account, { limit: mostListed });
    const deleted = entries.map((entry) => ({
      id: entry.invoice_id,
      deleted_at: new Date(entry.deleted_at).toISOString(),
      deleted_by: entry.deleted_by || null,
      vendor_name: entry.vendor_name,
      filename: entry.filename,
    }));
    printEntries(deleted, {
      json: flags.json,
      headings: ["INVOICE", "DELETED (UTC)", "BY", "VENDOR", "FILE"],
      row: (each) => [
        each.id,
        day(Date.parse(each.deleted_at)),
        each.deleted_by ?? "-",
        each.vendor_name ?? "-",
        each.filename,
      ],
    });
    if (next !== null) console.error(`Only the ${mostListed} that were deleted last are shown.`);
    return 0;
  });
}

async function restore(args: readonly string[]): Promise<number> {
  const flags = readFlagsOnly(args, { account: { type: "string" }, invoice: { type: "string" }, ...jsonFlag });
  const target = { accountId: required("account", flags.account), invoiceId: required("invoice", flags.invoice) };
  return await withMaintenance(async (maintenance) => {
    const { accountId, invoiceId: subject } = target;
    const restored = await restoreFromTrash(maintenance, target, (tx) =>
      recordByCommand(tx, { accountId, action: "invoice.restored", subject }, Date.now()),
    );
    if (!restored) {
      console.error(`${target.invoiceId} is not in the trash of ${target.accountId}.`);
      return 1;
    }
    print(flags.json, { id: subject, restored: true }, `${subject} is back.`);
    return 0;
  });
}

async function empty(args: readonly string[]): Promise<number> {
  const flags = readFlagsOnly(args, { account: { type: "string" }, ...jsonFlag });
  const account = required("account", flags.account);
  return await withMaintenance(async (maintenance) => {
    await requireAccount(maintenance.db, account);
    const removed = await emptyTrashOf(maintenance, account, (tx, subject) =>
      recordByCommand(tx, { accountId: account, action: "invoice.discarded", subject }, Date.now()),
    );
    print(flags.json, { account_id: account, removed }, `${removed} invoices were removed for good.`);
    return 0;
  });
}

const actions: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = { list, restore, empty };

export const trashCommand: Command = {
  name: "trash",
  summary: "List deleted invoices, bring them back or remove them for good",
  usage,
  run: (args) => runAction(actions, args),
};
