import type { unlearnedReasons } from "@inkvoice/contract/dashboard";
import { countIn } from "../plural.ts";

const count = countIn("en");

/** The queue of what needs a look, and what is said of a doubt wherever it is shown. */
export const review = {
  allClear: "All clear",
  nothingWaits: "Nothing needs a look. New doubts appear here by themselves.",
  place: (position: number, total: number) => `${position} of ${total}`,
  showQueue: "What waits",
  queueTitle: (waiting: number) => count(waiting, { one: "One document waits", other: "# documents wait" }),
  why: {
    failed: "Could not be read",
    checks: (failing: number) => count(failing, { one: "A check fails", other: "# checks fail" }),
    unsure: "A value is missing or unsure",
    skipped: (reason: string) => `${reason} · skipped`,
  },
  doubt: "What needs a look",
  wholeDocument: "The whole document",
  doubtOf: (doubt: number, doubts: number) => `${doubt} of ${doubts}`,
  doubtsAhead: (doubts: number) => count(doubts, { one: "One thing needs a look.", other: "# things need a look." }),
  goThrough: "Go through them",
  allSeen: "Everything doubtful was looked at.",
  passedOver: (doubts: number) =>
    count(doubts, { one: "One thing was passed over.", other: "# things were passed over." }),
  seenThoughFailing: "Everything doubtful was looked at. The sums still do not fit.",
  looksRight: "Looks right",
  looksRightNext: "Looks right, next",
  skip: "Skip",
  undo: "One step back",
  save: "Save",
  rightAsItIs: "Right as it is",
  notOnDocument: "Not on this document",
  later: "Next",
  takeFromPage: "or click the right word on the page",
  suggestions: "What it might be",
  wouldFit: "would fit",
  otherWouldFit: (field: string) => `would fit as ${field}`,
  alsoRead: "also on the page",
  witness: { page: "Page", code: "Code", xml: "XML" },
  reasons: {
    missing: "Needed, but not read on this document.",
    unsure: (percent: string) => `Read, but not sure (${percent}).`,
    xmlDiffers: "The page and the XML say different things.",
    codeDiffers: "The page and its code say different things.",
    allDiffer: "Page, code and XML say different things.",
  },
  issues: {
    CODE_INVALID: "A code on the page breaks the rules of its kind: it may be damaged or forged.",
    SPLIT_DOUBTFUL: "It is not certain where one invoice ends and the next begins in this file.",
    XML_UNUSABLE: "The XML in this file could not be used, so the page was read instead.",
    XML_PAGE_MISMATCH: "The page and the XML have different lines.",
  },
  faults: {
    product: (line: string, quantity: string, price: string, total: string) =>
      `Line ${line}: ${quantity} × ${price} is not ${total}.`,
    lines: (sum: string, said: string) => `The lines add up to ${sum}, the document says ${said}.`,
    total: (subtotal: string, tax: string, sum: string, total: string) =>
      `${subtotal} and ${tax} tax make ${sum}, the total says ${total}.`,
    rate: (rate: string, base: string, expected: string, amount: string) =>
      `${rate} % of ${base} is ${expected}, not ${amount}.`,
    taxes: (sum: string, said: string) => `The taxes add up to ${sum}, the tax says ${said}.`,
    due: (due: string, date: string) => `The due date ${due} is before the date ${date}.`,
  },
  checks: {
    lines_to_subtotal: {
      passed: "The lines add up to the subtotal",
      failed: "The lines do not add up to the subtotal",
    },
    subtotal_and_tax_to_total: {
      passed: "Subtotal and tax make the total",
      failed: "Subtotal and tax do not make the total",
    },
    quantity_times_price: {
      passed: "Quantity times price is each line's total",
      failed: "Quantity times price is not each line's total",
    },
    tax_by_rate: { passed: "Each tax is its rate of its base", failed: "A tax is not its rate of its base" },
    taxes_to_total_tax: { passed: "The taxes add up", failed: "The taxes do not add up" },
    due_date_not_before_date: {
      passed: "The due date follows the date",
      failed: "The due date is before the date",
    },
    vendor_tax_id_check_digits: {
      passed: "The vendor's tax number is well formed",
      failed: "The vendor's tax number has wrong check digits",
    },
    customer_tax_id_check_digits: {
      passed: "The customer's tax number is well formed",
      failed: "The customer's tax number has wrong check digits",
    },
    iban_check_digits: { passed: "The IBAN is well formed", failed: "The IBAN has wrong check digits" },
    currency_beside_total: {
      passed: "The currency stands beside the total",
      failed: "The currency does not stand beside the total",
    },
  },
  assign: "Give to a member",
  assignedTo: (name: string) => `Given to ${name}`,
  assignNobody: "Back to everybody",
  reject: "Reject",
  rejectTitle: "Reject this invoice",
  rejectReason: "Why",
  rejectHint: "Stands in the record, in its history and in the event.",
  rejectedBy: (who: string) => `Rejected by ${who}`,
  comment: "Comment",
  commentHint: "For whoever looks at it next",
  sendComment: "Say it",
  notes: {
    comment: (who: string) => `${who} says`,
    assigned: (to: string, who: string) => `Given to ${to} by ${who}`,
    unassigned: (who: string) => `Given back to everybody by ${who}`,
    approved: (who: string) => `Approved by ${who}`,
    rejected: (who: string) => `Rejected by ${who}`,
    reopened: (who: string) => `Opened again by ${who}`,
  },
  memory: {
    value: (field: string, vendor: string) => `${field} is remembered for ${vendor}.`,
    place: (field: string, vendor: string) => `Where ${field} stands is remembered for ${vendor}.`,
    beside: (field: string, vendor: string, anchor: string) =>
      `${field} is remembered for ${vendor}: it stands beside “${anchor}”.`,
    notLearned: (field: string, why: string) => `${field} is corrected, but not remembered: ${why}`,
    why: {
      vendor_unknown: "the vendor is not known.",
      taken_away: "a value that is not there teaches nothing.",
      differs_each_time: "it is different on every document and has no fixed place.",
      place_unknown: "it is not known where it stands. Click it on the page, and its place is remembered.",
      not_possible_now: "the page could not be read at the moment.",
    } satisfies Record<(typeof unlearnedReasons)[number], string>,
  },
  sources: { xml: "from XML", code: "from code" },
  origin: {
    xml: (name: string) => `From ${name}`,
    code: (names: string) => `With the code on the page (${names})`,
  },
  failure: {
    title: "This document could not be read",
    nothingGuessed: "Nothing was guessed.",
    readAgain: "Read again",
    betterPicture: "Upload a better picture",
    replaced: "The new picture is being read. The old one is in the trash.",
    byHand: "Enter by hand",
    leave: "Leave it unread",
  },
};
