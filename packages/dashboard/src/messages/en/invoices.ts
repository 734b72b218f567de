import type { ListTab } from "@inkvoice/contract/dashboard";
import { countIn } from "../plural.ts";

const count = countIn("en");

/** The list of invoices. `number` is a count as text, with a plus if counting stopped at its limit. */
export const invoices = {
  title: "Invoices",
  upload: "Upload",
  search: "Search invoices",
  searchFor: "Vendor, number, amount, file…",
  loading: "Loading invoices",
  shownOf: (shown: string, all: string) => `${shown} of ${all}`,
  nothingYet: "No invoices yet",
  nothingYetText:
    "Drop PDFs or photos of invoices anywhere in this window, many at once. They are read within seconds, on this server.",
  first: {
    trySample: "Try a sample invoice",
    label: "First steps",
    upload: "Drop an invoice here, or try the sample: it is read within seconds.",
    check: "Open it: each value shows its position on the page and its confidence. Click a value to correct it.",
    connect: "Connect your programs: create an API key, and receive a webhook when an invoice has been read.",
  },
  chooseFiles: "Choose files",
  nothingMatches: "No matching invoices",
  nothingMatchesText: "No invoice matches all these filters. Remove some, or try another search.",
  clearAll: "Clear all filters",
  columns: {
    vendor: "Vendor",
    number: "Number",
    dated: "Date",
    total: "Total",
    reading: "Status",
    checks: "Checks",
    confidence: "Confidence",
    uploaded: "Uploaded",
  },
  vendorNotFound: "Vendor not found",
  notReadYet: "Not read yet",
  notFound: "not found",
  duplicate: "Duplicate?",
  similarTo: (documents: number) =>
    count(documents, { one: "Similar to another document", other: "Similar to # other documents" }),
  choose: (name: string) => `Select ${name}`,
  chooseShown: "Select all rows shown",
  tabs: {
    label: "Views by state",
    names: {
      all: "All",
      to_review: "To review",
      waiting: "Waiting for others",
      ready: "Ready",
      approved: "Approved",
      rejected: "Rejected",
      exported: "Exported",
      failed: "Failed",
    } satisfies Record<ListTab, string>,
  },
  checks: { passed: "Passed", failed: (checks: number) => count(checks, { one: "# failed", other: "# failed" }) },
  sort: {
    label: "Sort by",
    orders: {
      "-created_at": "Newest first",
      created_at: "Oldest first",
      vendor: "By vendor",
      "-date": "Latest date first",
      date: "Earliest date first",
      "-total_amount": "Largest total first",
      total_amount: "Smallest total first",
    },
  },
  filters: {
    title: "Filters",
    dated: { from: "Invoice date from", to: "to" },
    uploaded: { from: "Uploaded from", to: "to" },
    total: { from: "Total from", to: "to" },
    any: "Any",
    confidence: "Lowest confidence",
    duplicates: "Possible duplicates only",
    clear: "Clear these filters",
  },
  views: {
    title: "Views",
    none: "Filter and sort the list, then save it here to come back to it.",
    save: "Save this list",
    name: "Name of the view",
    explain: "The search, filters and sort order are saved. A view with the same name is replaced.",
    remove: (name: string) => `Remove the view ${name}`,
  },
  bulk: {
    label: "Selected invoices",
    clear: "Clear selection",
    chosen: (_: number, number: string) => `${number} selected`,
    chooseAll: (number: string) => `Select all ${number} matching`,
    approve: "Approve",
    reread: "Read again",
    rereadTitle: (invoices: number, number: string) =>
      `Read ${number} ${invoices === 1 ? "invoice" : "invoices"} again?`,
    rereadText: "Corrections and approvals are discarded, and each invoice is read as if it had just been uploaded.",
    delete: "Delete",
    deleteTitle: (invoices: number, number: string) => `Delete ${number} ${invoices === 1 ? "invoice" : "invoices"}?`,
    deleteText: "They are moved to trash and can be restored for some days.",
    progress: (done: string, all: string) => `${done} of ${all}`,
    stop: "Stop",
    undo: "Undo",
    did: {
      approve: (n: number) => count(n, { one: "# invoice approved.", other: "# invoices approved." }),
      reopen: (n: number) => count(n, { one: "# invoice reopened.", other: "# invoices reopened." }),
      delete: (n: number) => count(n, { one: "# invoice moved to trash.", other: "# invoices moved to trash." }),
      restore: (n: number) => count(n, { one: "# invoice restored.", other: "# invoices restored." }),
      reread: (n: number) =>
        count(n, { one: "# invoice is being read again.", other: "# invoices are being read again." }),
    },
    approvedBefore: (n: number) => count(n, { one: "# was approved already.", other: "# were approved already." }),
    didAndWait: (approved: number, waiting: number) =>
      `${count(approved, { one: "# approved", other: "# approved" })}, ${count(waiting, { one: "# waits for another approval.", other: "# wait for another approval." })}`,
    wait: (n: number) =>
      count(n, {
        one: "# invoice waits for another approval.",
        other: "# invoices wait for another approval.",
      }),
    question: {
      title: (approved: number, questioned: number) => {
        if (approved === 0)
          return count(questioned, { one: "# invoice needs a look", other: "# invoices need a look" });
        const needs = count(questioned, { one: "# needs a look", other: "# need a look" });
        return `${count(approved, { one: "# approved", other: "# approved" })}, ${needs}`;
      },
      text: (questioned: number) =>
        count(questioned, {
          one: "This one is not approved yet. Open it, or approve it anyway.",
          other: "These are not approved yet. Open them one by one, or approve all of them anyway.",
        }),
      list: "Invoices that need a look",
      more: (n: number) => count(n, { one: "and # more", other: "and # more" }),
    },
    left: (n: number, reason: string) =>
      count(n, {
        one: `# unchanged: ${reason}`,
        other: `# unchanged, the first because: ${reason}`,
      }),
  },
};
