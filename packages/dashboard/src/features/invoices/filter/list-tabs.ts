import type { ListTab } from "@inkvoice/contract/dashboard";
import type { ListSearch } from "./filter.ts";

type TabFilter = Pick<ListSearch, "status" | "look" | "awaiting" | "review" | "exported">;

/** INDEX of the tabs of the list, in the order of a clerk's work, each with the filters that it stands for. */
export const tabFilters: Readonly<Record<ListTab, TabFilter>> = {
  all: {},
  to_review: { awaiting: "me" },
  waiting: { awaiting: "others" },
  ready: { look: "false", review: "open" },
  approved: { review: "approved", exported: "false" },
  rejected: { review: "rejected" },
  exported: { exported: "true" },
  failed: { status: "failed" },
};
export const listTabs = Object.keys(tabFilters) as ListTab[];

const tabKeys = ["status", "look", "awaiting", "review", "exported"] as const;

/** The tab of an address; undefined if its filters match none, as in an older bookmark. */
export function tabOf(search: ListSearch): ListTab | undefined {
  return listTabs.find((tab) => tabKeys.every((key) => tabFilters[tab][key] === search[key]));
}

/** The same search in another tab. */
export function inTab(search: ListSearch, tab: ListTab): ListSearch {
  const rest = Object.entries(search).filter(([key]) => !tabKeys.some((own) => own === key));
  return { ...Object.fromEntries(rest), ...tabFilters[tab] };
}
