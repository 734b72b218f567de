import type { RowImport, Vendor } from "@inkvoice/sdk";
import { readInputFile } from "../../../read-input-file.ts";
import { jsonFlag, print, remoteUsage } from "../../../remote.ts";
import { printImport, type RemoteActions, remoteCommand, requireSubject } from "../../../remote-command.ts";
import { printEntries } from "../../../table.ts";

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
} as const;

type Actions = RemoteActions<typeof flags>;

const accountsOf = ({ bank_accounts: accounts }: Vendor) =>
  accounts.map(({ iban, account, status }) => `${iban ?? account} (${status})`).join(", ");

const sentenceOf = (vendor: Vendor) =>
  [vendor.id, vendor.name, vendor.tax_ids.join(", "), accountsOf(vendor)].filter(Boolean).join("  ");

const setStatus =
  (status: "confirmed" | "blocked"): Actions[string] =>
  async (client, { json }, subjects) => {
    const id = requireSubject(subjects, "the vendor: ven_…");
    const iban = requireSubject(subjects, "the bank account by its IBAN", 1);
    const vendor = await client.vendors.change(id, { bank_accounts: [{ iban, status }] });
    print(json, vendor, sentenceOf(vendor));
  };

const actions: Actions = {
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
    const vendor = await client.vendors.get(requireSubject(subjects, "the vendor: ven_…"));
    const learned = (vendor.memory ?? []).map(({ field, kind, value }) => `  ${field}: ${value ?? kind}`);
    print(json, vendor, [sentenceOf(vendor), ...learned].join("\n"));
  },
  async import(client, { json }, subjects) {
    const path = requireSubject(subjects, "the file");
    const body = (await readInputFile(path)).toString("utf8");
    const type = /\.(jsonl|ndjson)$/i.test(path) ? "application/x-ndjson" : "text/csv";
    const counts = await client.request<RowImport>({ method: "POST", path: "/vendors/import", text: { type, body } });
    printImport(json, counts);
  },
  confirm: setStatus("confirmed"),
  block: setStatus("blocked"),
  async merge(client, { json }, subjects) {
    const both = "both vendors: ven_FROM ven_INTO";
    const vendor = await client.vendors.merge(requireSubject(subjects, both), requireSubject(subjects, both, 1));
    print(json, vendor, sentenceOf(vendor));
  },
  async forget(client, { json }, subjects) {
    const [id, field] = [
      requireSubject(subjects, "the vendor: ven_…"),
      requireSubject(subjects, "the field, such as currency", 1),
    ];
    print(json, await client.vendors.forget(id, field), `${field} of ${id} is forgotten.`);
  },
  async delete(client, { json }, subjects) {
    const id = requireSubject(subjects, "the vendor: ven_…");
    print(json, await client.vendors.delete(id), `${id} is deleted.`);
  },
};

export const vendorsCommand = remoteCommand({
  name: "vendors",
  summary: "Manage vendors and their bank accounts",
  usage,
  flags,
  actions,
});
