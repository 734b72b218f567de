import type { ListTab } from "@inkvoice/contract/dashboard";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { tabCountsQuery } from "../../../api/queries.ts";
import { formatNumber } from "../../../format/format.ts";
import { messages } from "../../../messages/messages.ts";
import classes from "../invoices.module.css";
import type { ListSearch } from "./filter.ts";
import { inTab, listTabs, tabOf } from "./list-tabs.ts";

/** The tabs of the list with the number of their invoices; each has its own address. */
export function TabBar({ search }: Readonly<{ search: ListSearch }>) {
  const { data } = useQuery(tabCountsQuery);
  const present = tabOf(search);
  const countOf = (tab: ListTab) => {
    const count = data?.[tab];
    return count && `${formatNumber(count.value)}${count.capped ? "+" : ""}`;
  };
  // Invoices wait for others only in accounts with rules that require several approvals.
  const isShown = (tab: ListTab) => tab !== "waiting" || tab === present || (data?.waiting.value ?? 0) > 0;
  return (
    <nav className={classes.tabs} aria-label={messages.invoices.tabs.label}>
      {listTabs.filter(isShown).map((tab) => (
        <Link
          key={tab}
          to="/"
          search={inTab(search, tab)}
          className={classes.tab}
          data-tab={tab}
          data-active={tab === present || undefined}
          aria-current={tab === present ? "page" : undefined}
        >
          {messages.invoices.tabs.names[tab]} <span className={classes.tabCount}>{countOf(tab)}</span>
        </Link>
      ))}
    </nav>
  );
}
