import type { unlearnedReasons } from "@inkvoice/contract/dashboard";
import { countIn } from "../plural.ts";

const count = countIn("en");

/** The review queue, and the texts about a doubt wherever it is shown. */
export const review = {
  nothingToReview: "Nothing to review",
  nothingToReviewText: "All invoices are reviewed. New ones appear here automatically.",
  waitingForOthers: (waiting: number) =>
    count(waiting, {
      one: "# invoice waits for approval by others.",
      other: "# invoices wait for approval by others.",
    }),
  position: (position: number, total: number) => `${position} of ${total}`,
  showQueue: "Queue",
  queueTitle: (waiting: number) => count(waiting, { one: "# document waiting", other: "# documents waiting" }),
  why: {
    failed: "Could not be read",
    checks: (failing: number) => count(failing, { one: "# check failed", other: "# checks failed" }),
    approvals: (given: number, required: number, people: string) => `${given} of ${required} approvals: ${people}`,
    unsure: "A value is missing or uncertain",
    skipped: (reason: string) => `${reason} · skipped`,
  },
  doubt: "To review",
  wholeDocument: "The whole document",
  doubtOf: (doubt: number, doubts: number) => `${doubt} of ${doubts}`,
  itemsToCheck: (doubts: number) => count(doubts, { one: "# item to check", other: "# items to check" }),
  startReview: "Review",
  allChecked: "All items checked.",
  skippedItems: (doubts: number) => count(doubts, { one: "# item skipped.", other: "# items skipped." }),
  checkedButFailing: "All checked, but the totals still don't add up.",
  checkedButCheckFails: (checks: string) => `All checked, but still: ${checks}.`,
  approve: "Approve",
  approveAndNext: "Approve & next",
  skip: "Skip",
  undo: "Undo",
  saved: (field: string) => `${field} saved.`,
  changedMeanwhile: (value: string, who?: string) =>
    `${who ? `${who} changed this` : "This was changed"} to “${value || "nothing"}” meanwhile. Save again to replace it, or cancel to keep it.`,
  useSuggestion: "Use the suggestion",
  decided: {
    approved: (name: string) => `${name} approved.`,
    rejected: (name: string) => `${name} rejected.`,
  },
  approvals: {
    needed: (missing: number) =>
      count(missing, { one: "# approval needed.", other: "# approvals by different people needed." }),
    soFar: (people: string, missing: number) =>
      `Approved by ${people}; ${count(missing, { one: "# more approval needed.", other: "# more approvals needed." })}`,
    complete: (people: string) => `Approved by ${people}.`,
    byYou: "Approved by you",
    othersMust: "You have approved already: somebody else must approve now.",
    given: (name: string, missing: number) =>
      `${name}: your approval is stored. ${count(missing, { one: "# more approval needed.", other: "# more approvals needed." })}`,
  },
  reopening: {
    action: "Reopen",
    withdraw: "Withdraw my approval",
    title: "Reopen this invoice?",
    exported: "It has been exported. Reopening does not change the exported file.",
    approvalsVoid: (approvals: number) => count(approvals, { other: "Its # approvals become void." }),
    reopened: (name: string) => `${name} reopened.`,
    withdrawn: (name: string) => `${name}: your approval is withdrawn.`,
  },
  approveAnyway: {
    title: "Approve anyway?",
    newAccount: "The bank account is new for the vendor. Approving confirms it for payments.",
    missing: (field: string) => `${field} is required and missing.`,
    duplicate: (others: number) =>
      count(others, {
        one: "It may be a duplicate of another invoice.",
        other: "It may be a duplicate of # other invoices.",
      }),
    confirm: "Approve anyway",
  },
  save: "Save",
  keepAsIs: "Keep as is",
  notOnDocument: "Not on the document",
  next: "Next",
  takeFromPage: "or click the right word on the page",
  suggestions: "Suggestions",
  makesTotalsFit: "makes the totals add up",
  makesTotalsFitAs: (field: string) => `makes the totals add up as ${field}`,
  alsoOnPage: "also on the page",
  alsoPossible: "also possible",
  readFrom: { page: "Page", code: "Barcode", xml: "XML" },
  reasons: {
    missing: "Required, but not found.",
    unsure: (percent: string) => `Low confidence (${percent}).`,
    xmlDiffers: "The page and the XML differ.",
    codeDiffers: "The page and its barcode differ.",
    allDiffer: "Page, barcode and XML differ.",
  },
  issues: {
    CODE_INVALID: "A barcode on the page is invalid: it may be damaged or forged.",
    SPLIT_DOUBTFUL: "It is unclear where one invoice ends and the next begins in this file.",
    NOT_ADDRESSED_TO_US: "None of your companies is named as the customer.",
    BANK_ACCOUNT_NEW: "This bank account is new for the vendor. Check it with the vendor before you pay.",
    BANK_ACCOUNT_BLOCKED: "This bank account is blocked. Do not pay.",
    VENDOR_NEW: "This vendor is new.",
    ORDER_MISMATCH: "This invoice differs from its order. Compare both before you approve it.",
    XML_UNUSABLE: "The XML in this file could not be used, so the page was read instead.",
    XML_PAGE_MISMATCH: "The page and the XML have different lines.",
  },
  faults: {
    product: (line: string, quantity: string, price: string, total: string) =>
      `Line ${line}: ${quantity} × ${price} is not ${total}.`,
    lines: (sum: string, said: string) => `The lines add up to ${sum}, but the document says ${said}.`,
    total: (subtotal: string, tax: string, sum: string, total: string) =>
      `${subtotal} plus ${tax} tax is ${sum}, but the total is ${total}.`,
    rate: (rate: string, base: string, expected: string, amount: string) =>
      `${rate} % of ${base} is ${expected}, not ${amount}.`,
    taxes: (sum: string, said: string) => `Taxes add up to ${sum}, but the tax total is ${said}.`,
    due: (due: string, date: string) => `The due date ${due} is before the invoice date ${date}.`,
  },
  checks: {
    lines_to_subtotal: {
      passed: "The lines add up to the subtotal",
      failed: "The lines don't add up to the subtotal",
    },
    subtotal_and_tax_to_total: {
      passed: "Subtotal plus tax equals the total",
      failed: "Subtotal plus tax doesn't equal the total",
    },
    quantity_times_price: {
      passed: "Quantity × price matches each line total",
      failed: "Quantity × price doesn't match the line total",
    },
    tax_by_rate: { passed: "Each tax matches its rate", failed: "Tax doesn't match its rate" },
    taxes_to_total_tax: { passed: "Taxes add up to the tax total", failed: "Taxes don't add up to the tax total" },
    due_date_not_before_date: {
      passed: "The due date is not before the invoice date",
      failed: "The due date is before the invoice date",
    },
    vendor_tax_id_check_digits: {
      passed: "The vendor's tax number is valid",
      failed: "The vendor's tax number has wrong check digits",
    },
    customer_tax_id_check_digits: {
      passed: "The customer's tax number is valid",
      failed: "The customer's tax number has wrong check digits",
    },
    iban_check_digits: { passed: "The IBAN is valid", failed: "The IBAN has wrong check digits" },
    currency_beside_total: {
      passed: "The currency is printed next to the total",
      failed: "The currency is not printed next to the total",
    },
  },
  assign: "Assign",
  assignedTo: (name: string) => `Assigned to ${name}`,
  unassign: "Unassign",
  reject: "Reject",
  rejectTitle: "Reject this invoice",
  rejectReason: "Reason",
  rejectHint: "Shown in the record, its history and the webhook event.",
  rejectedBy: (who: string) => `Rejected by ${who}`,
  comment: "Comment",
  commentHint: "For the next reviewer",
  postComment: "Post",
  notes: {
    comment: (who: string) => `${who} commented`,
    assigned: (to: string, who: string) => `Assigned to ${to} by ${who}`,
    assignedByRule: (to: string, rule: string) => `Assigned to ${to} by the rule “${rule}”`,
    unassigned: (who: string) => `Unassigned by ${who}`,
    approved: (who: string) => `Approved by ${who}`,
    approvedOf: (who: string, number: string) => `Approved by ${who} (${number})`,
    rejected: (who: string) => `Rejected by ${who}`,
    reopened: (who: string) => `Reopened by ${who}`,
  },
  memory: {
    value: (field: string, vendor: string) => `${field} is remembered for ${vendor}.`,
    place: (field: string, vendor: string) => `The position of ${field} is remembered for ${vendor}.`,
    beside: (field: string, vendor: string, anchor: string) =>
      `${field} is remembered for ${vendor}: next to “${anchor}”.`,
    notLearned: (field: string, why: string) => `${field} saved, but not remembered: ${why}`,
    why: {
      vendor_unknown: "the vendor is unknown.",
      taken_away: "a removed value cannot be remembered.",
      differs_each_time: "it differs on every document and has no fixed position.",
      wrong_check_digits: "its check digits are wrong.",
      place_unknown: "its position on the page is unknown. Click the value on the page to remember its position.",
      not_possible_now: "the page could not be read at the moment.",
    } satisfies Record<(typeof unlearnedReasons)[number], string>,
  },
  sources: { rule: "from a rule", vendor: "vendor’s default", xml: "from XML", code: "from barcode" },
  origin: {
    xml: (name: string) => `From ${name}`,
    code: (names: string) => `With the barcode on the page (${names})`,
  },
  failure: {
    title: "This document could not be read",
    noValuesGuessed: "No values were guessed.",
    replaced: "The new picture is being read. The old one is in the trash.",
    reject: "Reject",
    ways: {
      "by-hand": "Enter manually",
      "as-invoice": "Read as an invoice anyway",
      reread: "Read again",
      replace: "Upload a better picture",
    },
    whatWasRead: "What was read",
    wordsOnPage: (words: number, page: number) =>
      `${count(words, { one: "# word", other: "# words" })} read on page ${page}`,
  },
};
