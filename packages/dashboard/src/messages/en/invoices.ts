import { countIn } from "../plural.ts";

const count = countIn("en");

/** The list of invoices. `number` is a count as text, with a plus where there are more than are counted. */
export const invoices = {
  title: "Invoices",
  upload: "Upload",
  search: "Search invoices",
  searchFor: "Vendor, number, amount, file…",
  loading: "Loading invoices",
  shownOf: (shown: string, all: string) => `${shown} of ${all}`,
  nothingYet: "No invoices yet",
  nothingYetText:
    "Drop PDFs or photos of invoices anywhere in this window, many at once. They are read within seconds, here on this server.",
  first: {
    trySample: "Try a sample invoice",
    label: "First steps",
    upload: "Drop an invoice here, or try the sample: it is read within seconds.",
    check: "Open it: every value shows its place on the page and how sure it is. Click one to correct it.",
    connect: "Let your programs do the same: make a key, and be told by webhook when an invoice is read.",
  },
  chooseFiles: "Choose files",
  nothingMatches: "Nothing matches",
  nothingMatchesText: "No invoice fits these filters together. Try fewer of them, or another word.",
  clearAll: "Clear all filters",
  columns: {
    vendor: "Vendor",
    number: "Number",
    dated: "Dated",
    total: "Total",
    reading: "Reading",
    uploaded: "Uploaded",
  },
  vendorNotRead: "Vendor not read",
  notReadYet: "Not read yet",
  notRead: "not read",
  duplicate: "Duplicate?",
  looksLike: (documents: number) =>
    count(documents, { one: "Looks like another document", other: "Looks like # other documents" }),
  choose: (name: string) => `Select ${name}`,
  chooseShown: "Select all rows shown",
  status: { label: "Status", all: "All", completed: "Read", processing: "Reading", failed: "Failed" },
  state: {
    reading: "Reading…",
    failed: "Failed",
    approved: "Approved",
    rejected: "Rejected",
    checksFail: (checks: number) => count(checks, { one: "A check fails", other: "# checks fail" }),
  },
  sort: {
    label: "Order",
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
    dated: { from: "Dated from", to: "until" },
    uploaded: { from: "Uploaded from", to: "until" },
    total: { from: "Total from", to: "to" },
    any: "Any",
    review: "Review",
    reviews: { open: "Open", approved: "Approved", rejected: "Rejected" },
    confidence: "Least sure field",
    duplicates: "Possible duplicates only",
    clear: "Clear these filters",
  },
  views: {
    title: "Views",
    none: "Filter and sort the list, then save it here to come back to it.",
    save: "Save this list",
    name: "Name of the view",
    explain: "The search, the filters and the order are kept. A name that is taken is replaced.",
    remove: (name: string) => `Remove the view ${name}`,
  },
  bulk: {
    label: "Selected invoices",
    clear: "Clear the selection",
    chosen: (_: number, number: string) => `${number} selected`,
    chooseAll: (number: string) => `Select all ${number} that match`,
    approve: "Approve",
    reread: "Read again",
    rereadTitle: (invoices: number, number: string) =>
      `Read ${number} ${invoices === 1 ? "invoice" : "invoices"} again?`,
    rereadText:
      "What was corrected and approved on them is withdrawn, and each is read as if it had just been uploaded.",
    delete: "Delete",
    deleteTitle: (invoices: number, number: string) => `Delete ${number} ${invoices === 1 ? "invoice" : "invoices"}?`,
    deleteText: "They go to the trash, from where they can be restored for some days.",
    progress: (done: string, all: string) => `${done} of ${all}`,
    stop: "Stop",
    undo: "Undo",
    did: {
      approve: (n: number) => count(n, { one: "# invoice approved.", other: "# invoices approved." }),
      reopen: (n: number) => count(n, { one: "# invoice is open again.", other: "# invoices are open again." }),
      delete: (n: number) => count(n, { one: "# invoice is in the trash.", other: "# invoices are in the trash." }),
      restore: (n: number) => count(n, { one: "# invoice restored.", other: "# invoices restored." }),
      reread: (n: number) =>
        count(n, { one: "# invoice is being read again.", other: "# invoices are being read again." }),
    },
    left: (n: number, reason: string) =>
      count(n, {
        one: `One was left as it is: ${reason}`,
        other: `# were left as they are, the first because: ${reason}`,
      }),
  },
};
