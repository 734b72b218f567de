import { countIn } from "../plural.ts";

const count = countIn("en");

export const trash = {
  title: "Trash",
  lead: "Deleted invoices, out of every list. They come back as they were, until they are removed for good.",
  none: "Nothing in the trash",
  atOnce: "On this server a deleted invoice is removed at once.",
  waits: (days: number) =>
    count(days, {
      one: "A deleted invoice waits here for a day before it is removed for good.",
      other: "A deleted invoice waits here for # days before it is removed for good.",
    }),
  list: "Deleted invoices",
  columns: { invoice: "Invoice", total: "Total", deleted: "Deleted" },
  deletedBy: (ago: string, who: string) => `${ago} by ${who}`,
  goneOn: (day: string) => `Removed for good on ${day}`,
  empty: "Empty the trash",
  emptyTitle: "Empty the trash?",
  emptyText: "Every invoice in it is removed with its file. Nothing brings them back.",
  restore: "Restore",
  restoreOne: (name: string) => `Restore ${name}`,
  restored: (name: string) => `${name} is back among the invoices.`,
  discard: "Delete for good",
  discardTitle: "Delete this invoice for good?",
  discardText: (name: string) => `${name} is removed with its file. Nothing brings it back.`,
};
