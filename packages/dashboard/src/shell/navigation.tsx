import { Badge, NavLink, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useRouterState } from "@tanstack/react-router";
import { tabCountsQuery } from "../api/queries.ts";
import { useSession } from "../api/session.ts";
import { formatNumber } from "../format/format.ts";
import { messages } from "../messages/messages.ts";
import { BookIcon } from "../ui/icons.tsx";
import { lastListSearch } from "../ui/invoice/last-list-search.ts";
import classes from "./app-frame.module.css";
import { type PageLink, pageLinks } from "./page-links.tsx";

export function Navigation() {
  return (
    <nav aria-label={messages.shell.navigation}>
      {pageLinks(useSession()).map(({ id, title, links }) => (
        <div key={id} className={classes.section}>
          {title && (
            <Text size="xs" fw={600} c="dimmed" px="sm" pb={4} className={classes.sectionTitle ?? ""}>
              {title}
            </Text>
          )}
          {links.map((link) => (
            <Entry key={link.to} link={link} />
          ))}
          {id === "developers" && <Documentation />}
        </div>
      ))}
    </nav>
  );
}

function Entry({ link: { to, label, icon } }: Readonly<{ link: PageLink }>) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const isActive = to === "/" ? path === "/" || path.startsWith("/invoices/") : path === to;
  // Leads back to the list with its last filters; from the list itself, to the unfiltered list.
  const search = to === "/" && path !== "/" ? lastListSearch.search() : {};
  return (
    <NavLink
      renderRoot={(props) => <Link to={to} search={search} {...props} />}
      label={label}
      title={label}
      leftSection={icon}
      rightSection={to === "/review" && <ToReviewBadge />}
      active={isActive}
      aria-current={isActive ? "page" : undefined}
      className={classes.link}
    />
  );
}

function Documentation() {
  return (
    <NavLink
      component="a"
      href="/docs"
      target="_blank"
      rel="noreferrer"
      label={messages.shell.documentation}
      title={messages.shell.documentation}
      leftSection={<BookIcon />}
      className={classes.link}
    />
  );
}

/** Invoices that this person can review; not those that wait for others' approval. */
function ToReviewBadge() {
  const count = useQuery(tabCountsQuery).data?.to_review;
  if (!count || count.value === 0) return null;
  const text = count.capped ? `${formatNumber(count.value)}+` : formatNumber(count.value);
  return (
    <Badge
      size="sm"
      variant="light"
      color="yellow"
      c="var(--band-check-text)"
      aria-label={messages.shell.invoicesToReview(text)}
    >
      {text}
    </Badge>
  );
}
