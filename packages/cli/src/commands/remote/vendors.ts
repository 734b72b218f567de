import type { Inkvoice, Vendor } from "@inkvoice/sdk";
import { type Command, UsageError } from "../../command.ts";
import { findAction, readFlags } from "../../read-flags.ts";
import { readInputFile } from "../../read-input-file.ts";
import { jsonFlag, print, remoteClient, remoteFlags, remoteUsage, withService } from "../../remote.ts";
import { printEntries } from "../../table.ts";

const usage = `Usage:
  inkvoice vendors list    [--q TEXT] [--country DE] [--new-bank-account] [--limit 20] [--json]
  inkvoice vendors show    ven_… [--json]
  inkvoice vendors import  FILE [--json]
  inkvoice vendors confirm ven_… IBAN [--json]
  inkvoice vendors block   ven_… IBAN [--json]
  inkvoice vendors merge   ven_FROM ven_INTO [--json]
  inkvoice vendors forget  ven_… FIELD
  inkvoice vendors delete  ven_…

Vendors with their bank accounts. An invoice of a known vendor that shows a bank account which nobody has confirmed needs review.

  FILE                 CSV with a header line, or JSON Lines (.jsonl, .ndjson); docs/payables.md names the columns
  --new-bank-account   only vendors with a bank account that nobody has confirmed
  --json               one JSON object a line
${remoteUsage}`;

const flags = {
  q: { type: "string" },
  country: { type: "string" },
  "new-bank-account": { type: "boolean" },
  limit: { type: "string" },
  ...jsonFlag,
  ...remoteFlags,
} as const;

const readArguments = (args: readonly string[]) => readFlags(args, flags);
type Options = ReturnType<typeof readArguments>["values"];
type Action = (client: Inkvoice, options: Options, subjects: readonly string[]) => Promise<void>;

function named(subjects: readonly string[], index: number, what: string): string {
  const subject = subjects[index];
  if (subject) return subject;
  throw new UsageError(`Name ${what}.`);
}

const accountsOf = ({ bank_accounts: accounts }: Vendor) =>
  accounts.map(({ iban, account, status }) => `${iban ?? account} (${status})`).join(", ");

const sentenceOf = (vendor: Vendor) =>
  [vendor.id, vendor.name, vendor.tax_ids.join(", "), accountsOf(vendor)].filter(Boolean).join("  ");

const setStatus =
  (status: "confirmed" | "blocked"): Action =>
  async (client, { json }, subjects) => {
    const id = named(subjects, 0, "the vendor: ven_…");
    const iban = named(subjects, 1, "the bank account by its IBAN");
    const vendor = await client.vendors.change(id, { bank_accounts: [{ iban, status }] });
    print(json, vendor, sentenceOf(vendor));
  };

const actions: Readonly<Record<string, Action>> = {
  async list(client, { q, country, limit = "20", json, ...options }) {
    const isNew = options["new-bank-account"];
    const { vendors } = await client.vendors.list({
      ...(q !== undefined && { q }),
      ...(country !== undefined && { country }),
      ...(isNew && { hasNewBankAccount: true }),
      limit: Number(limit),
    });
    printEntries(vendors, {
      json,
      headings: ["VENDOR", "NAME", "TAX NUMBERS", "INVOICES", "BANK ACCOUNTS"],
      row: (vendor) => [vendor.id, vendor.name, vendor.tax_ids.join(", "), String(vendor.invoices), accountsOf(vendor)],
    });
  },
  async show(client, { json }, subjects) {
    const vendor = await client.vendors.get(named(subjects, 0, "the vendor: ven_…"));
    const learned = (vendor.memory ?? []).map(({ field, kind, value }) => `  ${field}: ${value ?? kind}`);
    print(json, vendor, [sentenceOf(vendor), ...learned].join("\n"));
  },
  async import(client, { json }, subjects) {
    const path = named(subjects, 0, "the file");
    const body = (await readInputFile(path)).toString("utf8");
    const type = /\.(jsonl|ndjson)$/i.test(path) ? "application/x-ndjson" : "text/csv";
    const counts = await client.request<Awaited<ReturnType<Inkvoice["vendors"]["importCsv"]>>>({
      method: "POST",
      path: "/vendors/import",
      text: { type, body },
    });
    const problems = counts.errors.map(({ row, path: member, message }) => `  line ${row}: ${member} ${message}`);
    const sentence = `${counts.created} created, ${counts.updated} updated, ${counts.failed} left out`;
    print(json, counts, [sentence, ...problems].join("\n"));
  },
  confirm: setStatus("confirmed"),
  block: setStatus("blocked"),
  async merge(client, { json }, subjects) {
    const from = named(subjects, 0, "both vendors: ven_FROM ven_INTO");
    const vendor = await client.vendors.merge(from, named(subjects, 1, "both vendors: ven_FROM ven_INTO"));
    print(json, vendor, sentenceOf(vendor));
  },
  async forget(client, { json }, subjects) {
    const [id, field] = [named(subjects, 0, "the vendor: ven_…"), named(subjects, 1, "the field, such as currency")];
    print(json, await client.vendors.forget(id, field), `${field} of ${id} is forgotten.`);
  },
  async delete(client, { json }, subjects) {
    const id = named(subjects, 0, "the vendor: ven_…");
    print(json, await client.vendors.delete(id), `${id} is deleted.`);
  },
};

async function run([name = "", ...args]: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args);
  const action = findAction(actions, name);
  const client = remoteClient(values);
  return await withService(async () => {
    await action(client, values, positionals);
    return 0;
  });
}

export const vendorsCommand: Command = {
  name: "vendors",
  summary: "Manage vendors and their bank accounts",
  usage,
  run,
};
