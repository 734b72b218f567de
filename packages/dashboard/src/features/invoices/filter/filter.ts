import type { AwaitedPeople, InvoiceStatus, ReviewState, SortOrder } from "@inkvoice/contract";
import type { ConfidenceBand } from "@inkvoice/contract/confidence-bands";

/** The list's filters as in the address bar, so that a filtered list can be bookmarked and shared. */
type InvoiceFilter = {
  status?: InvoiceStatus;
  from?: string;
  to?: string;
  dated_from?: string;
  dated_to?: string;
  q?: string;
  min?: number;
  max?: number;
  band?: ConfidenceBand;
  review?: ReviewState;
  look?: "true" | "false";
  awaiting?: AwaitedPeople;
  duplicates?: "true";
  exported?: "true" | "false";
};
/** Filters and sort order; the default order (newest first) is left out. */
export type ListSearch = InvoiceFilter & { sort?: SortOrder };

const statuses = new Set(["processing", "completed", "failed"]);
const bands = new Set(["sure", "check", "unsure"]);
const reviews = new Set(["open", "approved", "rejected"]);
const sorts = new Set(["created_at", "date", "-date", "total_amount", "-total_amount", "vendor", "-vendor"]);
const day = /^\d{4}-\d{2}-\d{2}$/;

/** Parses the address; unknown and malformed parameters are ignored. */
export function listSearch(search: Record<string, unknown>): ListSearch {
  const text = (key: string) => (search[key] === undefined || search[key] === null ? "" : String(search[key]).trim());
  const among = <Value extends string>(key: string, known: ReadonlySet<string>) =>
    known.has(text(key)) ? { [key]: text(key) as Value } : {};
  const date = (key: string) => (day.test(text(key)) ? { [key]: text(key) } : {});
  const amount = (key: string) =>
    text(key) !== "" && Number.isFinite(Number(text(key))) ? { [key]: Number(text(key)) } : {};
  return {
    ...among<InvoiceStatus>("status", statuses),
    ...date("from"),
    ...date("to"),
    ...date("dated_from"),
    ...date("dated_to"),
    ...(text("q") ? { q: text("q").slice(0, 200) } : {}),
    ...amount("min"),
    ...amount("max"),
    ...among<ConfidenceBand>("band", bands),
    ...among<ReviewState>("review", reviews),
    ...(text("duplicates") === "true" ? { duplicates: "true" as const } : {}),
    ...among<"true" | "false">("look", new Set(["true", "false"])),
    ...among<AwaitedPeople>("awaiting", new Set(["me", "others"])),
    ...among<"true" | "false">("exported", new Set(["true", "false"])),
    ...among<SortOrder>("sort", sorts),
  };
}

/** Counts the filters that are hidden behind the button: those of the tabs are not. */
export function countFilters(search: ListSearch): number {
  return Object.keys(search).length - Object.keys(withoutFilters(search)).length;
}

/** The search without the filters behind the button: words, tab and order stay. */
export function withoutFilters({ q, sort, status, look, awaiting, review, exported }: ListSearch): ListSearch {
  return listSearch({ q, sort, status, look, awaiting, review, exported });
}

/** Whether any filter is set. */
export const isFiltered = ({ sort: _sort, ...filter }: ListSearch) => Object.keys(filter).length > 0;

/** The sort order of a list and the callback that changes it. */
export type ListOrder = Readonly<{ sort: SortOrder; onSort: (sort: SortOrder) => void }>;

export type SortColumn = "vendor" | "date" | "total_amount" | "created_at";
/** The first sort direction of a column: names from A, newest date and largest amount first. */
const first: Readonly<Record<SortColumn, SortOrder>> = {
  vendor: "vendor",
  date: "-date",
  total_amount: "-total_amount",
  created_at: "-created_at",
};

/** Reverses the order if the list is sorted by this column already. */
export function nextSort(present: SortOrder, column: SortColumn): SortOrder {
  if (present.replace("-", "") !== column) return first[column];
  return present.startsWith("-") ? column : `-${column}`;
}

export function withSort(search: ListSearch, sort: SortOrder): ListSearch {
  const { sort: _sort, ...filter } = search;
  return sort === "-created_at" ? filter : { ...filter, sort };
}
