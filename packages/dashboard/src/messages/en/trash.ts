import { countIn } from "../plural.ts";

const count = countIn("en");

export const trash = {
  title: "Trash",
  lead: "Deleted invoices. Restore them until they are permanently deleted.",
  none: "The trash is empty",
  atOnce: "On this server, deleted invoices are permanently deleted immediately.",
  waits: (days: number) =>
    count(days, {
      one: "Deleted invoices stay here for # day before they are permanently deleted.",
      other: "Deleted invoices stay here for # days before they are permanently deleted.",
    }),
  list: "Deleted invoices",
  columns: { invoice: "Invoice", total: "Total", deleted: "Deleted" },
  deletedBy: (ago: string, who: string) => `${ago} by ${who}`,
  goneOn: (day: string) => `Will be permanently deleted on ${day}`,
  empty: "Empty trash",
  emptyTitle: "Empty trash?",
  emptyText: "All invoices in the trash and their files are permanently deleted. This can't be undone.",
  restore: "Restore",
  restoreOne: (name: string) => `Restore ${name}`,
  restored: (name: string) => `${name} restored.`,
  discard: "Delete permanently",
  discardTitle: "Delete this invoice permanently?",
  discardText: (name: string) => `${name} and its file are permanently deleted. This can't be undone.`,
};
