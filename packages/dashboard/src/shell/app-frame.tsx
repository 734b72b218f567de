import {
  ActionIcon,
  AppShell,
  Burger,
  Group,
  NavLink,
  ScrollArea,
  Text,
  Tooltip,
  useComputedColorScheme,
  useMantineColorScheme,
} from "@mantine/core";
import { useDisclosure, useLocalStorage } from "@mantine/hooks";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Outlet, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { liveUpdates } from "../api/live-updates.ts";
import { sessionQuery } from "../api/queries.ts";
import { SessionProvider, useSession } from "../api/session.ts";
import { ConfirmDialog } from "../features/identity/confirm-dialog.tsx";
import { UploadProvider, UploadStrip } from "../features/upload/upload-provider.tsx";
import { messages } from "../messages/messages.ts";
import { palette } from "../ui/actions/global-dialogs.ts";
import { keepFocus } from "../ui/actions/keep-focus.ts";
import * as icons from "../ui/icons.tsx";
import { Logo } from "../ui/logo.tsx";
import { LoadingState } from "../ui/states.tsx";
import { AccountMenu } from "./account-menu.tsx";
import classes from "./app-frame.module.css";
import { ConnectionNotice } from "./connection-notice.tsx";
import { FactorNotice } from "./factor-notice.tsx";
import { useFrameKeys } from "./frame-keys.ts";
import { Navigation } from "./navigation.tsx";
import { Notices } from "./notices.tsx";
import { Palette } from "./palette.tsx";
import { ShortcutsModal } from "./shortcuts-modal.tsx";

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
  const [isFolded, fold] = useLocalStorage({
    key: "inkvoice-menu-folded",
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  useFrameKeys();
  const path = useRouterState({ select: (state) => state.location.pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes whenever the page changes
  useEffect(close, [path]);
  useEffect(() => liveUpdates.start(), []);
  useEffect(keepFocus, []);
  return (
    <UploadProvider>
      <ConfirmDialog />
      <Palette />
      <ShortcutsModal />
      <a href="#main" className={classes.skip}>
        {messages.shell.skip}
      </a>
      <AppShell
        header={{ height: 56 }}
        navbar={{ width: isFolded ? 60 : 232, breakpoint: "sm", collapsed: { mobile: !opened } }}
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
              <PaletteButton />
              <ThemeToggle />
              <AccountMenu />
            </Group>
          </Group>
        </AppShell.Header>
        <AppShell.Navbar className={classes.navbar} data-folded={isFolded || undefined}>
          <Group h={56} px="md" justify="space-between" className={classes.brand ?? ""}>
            <Logo />
            <Burger opened={opened} onClick={toggle} hiddenFrom="sm" size="sm" aria-label={messages.shell.closeMenu} />
          </Group>
          <ScrollArea flex={1} px="xs" pb="md">
            <Navigation />
          </ScrollArea>
          <FoldButton isFolded={isFolded} onClick={() => fold(!isFolded)} />
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

/** For people who do not know Ctrl+K. */
function PaletteButton() {
  return (
    <Tooltip label={messages.shell.goToTip}>
      <ActionIcon aria-label={messages.shell.goTo} onClick={palette.open}>
        <icons.SearchIcon />
      </ActionIcon>
    </Tooltip>
  );
}

function FoldButton({ isFolded, onClick }: Readonly<{ isFolded: boolean; onClick: () => void }>) {
  const label = isFolded ? messages.shell.unfoldMenu : messages.shell.foldMenu;
  return (
    <NavLink
      component="button"
      label={label}
      title={label}
      aria-expanded={!isFolded}
      leftSection={isFolded ? <icons.UnfoldIcon /> : <icons.FoldIcon />}
      className={`${classes.link} ${classes.fold}`}
      onClick={onClick}
    />
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
