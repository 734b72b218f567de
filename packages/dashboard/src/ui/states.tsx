import { Button, Center, Code, Loader, Stack, Text, ThemeIcon, Title } from "@mantine/core";
import type { ErrorComponentProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { WarningIcon } from "./icons.tsx";

/** Shown while it is not yet known which page to show: nothing that could turn out to be the wrong one. */
export function Splash() {
  return (
    <Center mih="60vh" role="status" aria-label="Loading">
      <Loader type="dots" />
    </Center>
  );
}

export function EmptyState(
  props: Readonly<{ icon: ReactNode; title: string; children: ReactNode; action?: ReactNode }>,
) {
  return (
    <Stack align="center" gap="sm" py={64} px="md" ta="center">
      <ThemeIcon size={56} radius="xl" variant="light">
        {props.icon}
      </ThemeIcon>
      <Title order={2}>{props.title}</Title>
      <Text c="dimmed" maw={440} size="sm">
        {props.children}
      </Text>
      {props.action}
    </Stack>
  );
}

export function ErrorState({ error, onRetry }: Readonly<{ error: Error; onRetry?: () => void }>) {
  return (
    <Stack align="center" gap="sm" py={64} px="md" ta="center" role="alert">
      <ThemeIcon size={56} radius="xl" variant="light" color="red">
        <WarningIcon size={26} />
      </ThemeIcon>
      <Title order={2}>This could not be loaded</Title>
      <Text c="dimmed" maw={440} size="sm">
        {error.message}
      </Text>
      {onRetry && (
        <Button variant="default" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Stack>
  );
}

export function LostPage() {
  return (
    <Stack align="center" gap="sm" py={96} px="md" ta="center">
      <Title order={1}>There is no such page</Title>
      <Text c="dimmed">The address may be mistyped, or the page has moved.</Text>
      <Button component="a" href="/">
        To the invoices
      </Button>
    </Stack>
  );
}

export function CrashPage({ error }: ErrorComponentProps) {
  return (
    <Stack align="center" gap="sm" py={96} px="md" ta="center" role="alert">
      <Title order={1}>Something went wrong on this page</Title>
      <Text c="dimmed">Nothing is lost: what was saved is on the server.</Text>
      <Code>{error instanceof Error ? error.message : String(error)}</Code>
      <Button onClick={() => location.reload()}>Load again</Button>
    </Stack>
  );
}
