import { countIn } from "../plural.ts";

const count = countIn("en");

export const vendors = {
  title: "Vendors",
  lead: "Who sends you invoices, and which bank accounts are right. A new bank account on an invoice is flagged before you pay.",
  search: "Search",
  onlyNew: "Only with a new bank account",
  none: "No vendors",
  noneText: "Approve an invoice or import a list: its vendors appear here.",
  notFound: "No vendor found",
  notFoundText: "Search by part of the name, the tax number or your own number.",
  name: "Vendor",
  taxIds: "Tax numbers",
  invoices: "Invoices",
  lastInvoice: "Last invoice",
  import: "Import",
  imported: (created: number, updated: number, failed: number) =>
    `${created} created, ${updated} updated, ${failed} left out.`,
  wrongRow: (row: number, problem: string) => `Line ${row}: ${problem}`,
  moreRows: (rows: number) => count(rows, { one: "and # more row", other: "and # more rows" }),
  alsoCalled: (names: string) => `Also called: ${names}`,
  openVendor: "Open the vendor",
  bankAccounts: "Bank accounts",
  noAccounts: "No bank account is known.",
  firstInvoice: "first invoice",
  newAccount: "New bank account",
  confirm: "Confirm",
  confirmTitle: "Confirm this bank account?",
  confirmText:
    "Ask the vendor by a phone number that you already know, never by one on the invoice. Invoices with this account need no review for it any more.",
  block: "Block",
  defaults: "Defaults",
  defaultsText:
    "Filled in on this vendor's invoices where nothing was read. They apply to invoices that are read from now on; rules and people's values take precedence.",
  defaultCurrency: "Currency",
  defaultsSaved: "Defaults saved.",
  memory: "Learned from corrections",
  statuses: { confirmed: "Confirmed", seen: "New", blocked: "Blocked" },
};
