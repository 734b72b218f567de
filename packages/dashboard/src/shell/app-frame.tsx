import {
  ActionIcon,
  AppShell,
  Badge,
  Burger,
  Group,
  NavLink,
  ScrollArea,
  Text,
  Tooltip,
  useComputedColorScheme,
  useMantineColorScheme,
} from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link, Outlet, useRouterState } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { liveUpdates } from "../api/live-updates.ts";
import { sessionQuery, toReviewCountQuery } from "../api/queries.ts";
import { SessionProvider, useSession } from "../api/session.ts";
import { ConfirmDialog } from "../features/identity/confirm-dialog.tsx";
import { UploadProvider, UploadStrip } from "../features/upload/upload-provider.tsx";
import { formatNumber } from "../format/format.ts";
import { messages } from "../messages/messages.ts";
import * as icons from "../ui/icons.tsx";
import { lastListSearch } from "../ui/last-list-search.ts";
import { Logo } from "../ui/logo.tsx";
import { LoadingState } from "../ui/states.tsx";
import { AccountMenu } from "./account-menu.tsx";
import classes from "./app-frame.module.css";
import { ConnectionNotice } from "./connection-notice.tsx";
import { FactorNotice } from "./factor-notice.tsx";
import { Notices } from "./notices.tsx";

/** Opens the sign-in page once the session has ended, with an empty cache. */
export function AppFrame() {
  const { data } = useSuspenseQuery(sessionQuery);
  useEffect(() => {
    if (!data.signed_in) location.assign(`/sign-in?next=${encodeURIComponent(location.pathname + location.search)}`);
  }, [data.signed_in]);
  if (!data.signed_in) return <LoadingState />;
  return (
    <SessionProvider value={data}>
      <SignedInFrame />
    </SessionProvider>
  );
}

function SignedInFrame() {
  const [opened, { toggle, close }] = useDisclosure(false);
  const path = useRouterState({ select: (state) => state.location.pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes whenever the page changes
  useEffect(close, [path]);
  useEffect(() => liveUpdates.start(), []);
  return (
    <UploadProvider>
      <ConfirmDialog />
      <a href="#main" className={classes.skip}>
        {messages.shell.skip}
      </a>
      <AppShell
        header={{ height: 56 }}
        navbar={{ width: 232, breakpoint: "sm", collapsed: { mobile: !opened } }}
        layout="alt"
        padding={0}
      >
        <AppShell.Header className={classes.header}>
          <Group h="100%" px="md" justify="space-between" wrap="nowrap">
            <Group gap="xs" wrap="nowrap">
              <Burger
                opened={opened}
                onClick={toggle}
                hiddenFrom="sm"
                size="sm"
                aria-label={opened ? messages.shell.closeMenu : messages.shell.openMenu}
              />
              <AccountName />
            </Group>
            <Group gap={4} wrap="nowrap">
              <ThemeToggle />
              <AccountMenu />
            </Group>
          </Group>
        </AppShell.Header>
        <AppShell.Navbar className={classes.navbar}>
          <Group h={56} px="md" justify="space-between">
            <Logo />
            <Burger opened={opened} onClick={toggle} hiddenFrom="sm" size="sm" aria-label={messages.shell.closeMenu} />
          </Group>
          <ScrollArea flex={1} px="xs" pb="md">
            <Navigation />
          </ScrollArea>
        </AppShell.Navbar>
        <AppShell.Main id="main" tabIndex={-1} className={classes.main}>
          <ConnectionNotice />
          <FactorNotice />
          <Notices />
          <UploadStrip />
          <Outlet />
        </AppShell.Main>
      </AppShell>
    </UploadProvider>
  );
}

function AccountName() {
  const { account } = useSession();
  return (
    <Text size="sm" fw={550} truncate maw={{ base: 160, xs: 320 }}>
      {account.name}
    </Text>
  );
}

function ThemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme("light", { getInitialValueInEffect: false }) === "dark";
  const label = dark ? messages.shell.lightTheme : messages.shell.darkTheme;
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} onClick={() => setColorScheme(dark ? "light" : "dark")}>
        {dark ? <icons.SunIcon /> : <icons.MoonIcon />}
      </ActionIcon>
    </Tooltip>
  );
}

type Entry = Readonly<{ to: string; label: string; icon: ReactNode; badge?: ReactNode }>;

function Navigation() {
  const { role, user } = useSession();
  return (
    <nav aria-label={messages.shell.navigation}>
      <Section
        entries={[
          { to: "/", label: messages.shell.invoices, icon: <icons.InvoiceIcon /> },
          { to: "/review", label: messages.shell.toReview, icon: <icons.EyeIcon />, badge: <LookBadge /> },
          { to: "/exports", label: messages.shell.exports, icon: <icons.DownloadIcon /> },
          { to: "/memory", label: messages.shell.memory, icon: <icons.MemoryIcon /> },
          { to: "/trash", label: messages.shell.trash, icon: <icons.TrashIcon /> },
        ]}
      />
      <Section
        title={messages.shell.developers}
        entries={[
          ...(role === "owner" ? [{ to: "/keys", label: messages.shell.keys, icon: <icons.KeyIcon /> }] : []),
          ...(role === "owner"
            ? [{ to: "/webhooks", label: messages.shell.webhooks, icon: <icons.WebhookIcon /> }]
            : []),
          { to: "/deliveries", label: messages.shell.deliveries, icon: <icons.DeliveryIcon /> },
          { to: "/usage", label: messages.shell.usage, icon: <icons.ChartIcon /> },
        ]}
      >
        <NavLink
          component="a"
          href="/docs"
          target="_blank"
          rel="noreferrer"
          label={messages.shell.documentation}
          leftSection={<icons.BookIcon />}
          className={classes.link}
        />
      </Section>
      <Section
        title={messages.shell.account}
        entries={[
          { to: "/fields", label: messages.customFields.title, icon: <icons.TagIcon /> },
          { to: "/review-settings", label: messages.shell.reviewSettings, icon: <icons.FilterIcon /> },
          { to: "/members", label: messages.shell.members, icon: <icons.PeopleIcon /> },
          { to: "/companies", label: messages.shell.companies, icon: <icons.BuildingIcon /> },
          ...(role === "owner" ? [{ to: "/audit", label: messages.shell.audit, icon: <icons.ShieldIcon /> }] : []),
          { to: "/settings", label: messages.shell.profile, icon: <icons.SettingsIcon /> },
          ...(user.operator
            ? [
                { to: "/operator", label: messages.shell.allAccounts, icon: <icons.BuildingIcon /> },
                { to: "/jobs", label: messages.shell.jobs, icon: <icons.RefreshIcon /> },
              ]
            : []),
        ]}
      />
    </nav>
  );
}

function Section({ title, entries, children }: Readonly<{ title?: string; entries: Entry[]; children?: ReactNode }>) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const active = (to: string) => (to === "/" ? path === "/" || path.startsWith("/invoices/") : path === to);
  // Leads back to the list with its last filters; from the list itself, to the unfiltered list.
  const searchFor = (to: string) => (to === "/" && path !== "/" ? lastListSearch.search() : {});
  return (
    <div className={classes.section}>
      {title && (
        <Text size="xs" fw={600} c="dimmed" px="sm" pb={4}>
          {title}
        </Text>
      )}
      {entries.map((entry) => (
        <NavLink
          key={entry.to}
          renderRoot={(props) => <Link to={entry.to} search={searchFor(entry.to)} {...props} />}
          label={entry.label}
          leftSection={entry.icon}
          rightSection={entry.badge}
          active={active(entry.to)}
          aria-current={active(entry.to) ? "page" : undefined}
          className={classes.link}
        />
      ))}
      {children}
    </div>
  );
}

function LookBadge() {
  const { data } = useQuery(toReviewCountQuery);
  if (!data || data.count.value === 0) return null;
  const text = data.count.capped ? `${formatNumber(data.count.value)}+` : formatNumber(data.count.value);
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
