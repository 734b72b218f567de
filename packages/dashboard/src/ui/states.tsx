import { Button, Center, Code, Loader, Stack, Text, ThemeIcon, Title } from "@mantine/core";
import type { ErrorComponentProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { messages } from "../messages/messages.ts";
import { WarningIcon } from "./icons.tsx";

/** Shown until it is known which page to show. */
export function LoadingState() {
  return (
    <Center mih="60vh" role="status" aria-label={messages.ui.loading}>
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
      <Title order={2}>{messages.ui.loadFailed}</Title>
      <Text c="dimmed" maw={440} size="sm">
        {error.message}
      </Text>
      {onRetry && (
        <Button variant="default" onClick={onRetry}>
          {messages.ui.tryAgain}
        </Button>
      )}
    </Stack>
  );
}

export function NotFoundPage() {
  return (
    <Stack align="center" gap="sm" py={96} px="md" ta="center">
      <Title order={1}>{messages.ui.notFoundTitle}</Title>
      <Text c="dimmed">{messages.ui.notFoundText}</Text>
      <Button component="a" href="/">
        {messages.ui.toInvoices}
      </Button>
    </Stack>
  );
}

export function CrashPage({ error }: ErrorComponentProps) {
  return (
    <Stack align="center" gap="sm" py={96} px="md" ta="center" role="alert">
      <Title order={1}>{messages.ui.crashTitle}</Title>
      <Text c="dimmed">{messages.ui.crashText}</Text>
      <Code>{error instanceof Error ? error.message : String(error)}</Code>
      <Button onClick={() => location.reload()}>{messages.ui.reload}</Button>
    </Stack>
  );
}
