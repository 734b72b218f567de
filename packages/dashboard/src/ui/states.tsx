import { Button, Center, Code, Loader, Stack, Text, ThemeIcon, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { type ErrorComponentProps, Link, useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ApiError } from "../api/client.ts";
import { messages } from "../messages/messages.ts";
import { WarningIcon } from "./icons.tsx";

/** Shown until the page to display is known. */
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

/** The id by which the operator finds the failed request in the logs. */
function RequestId({ error }: Readonly<{ error: Error }>) {
  if (!(error instanceof ApiError) || error.status < 500 || !error.requestId) return null;
  return (
    <Text size="xs" c="dimmed">
      {messages.ui.requestId} <Code>{error.requestId}</Code>
    </Text>
  );
}

export function ErrorState({ error, onRetry }: Readonly<{ error: Error; onRetry?: () => void }>) {
  // Trying again would not help: it was deleted, or is another account's.
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <Stack align="center" gap="sm" py={64} px="md" ta="center" role="alert">
      <ThemeIcon size={56} radius="xl" variant="light" color="red">
        <WarningIcon size={26} />
      </ThemeIcon>
      <Title order={2}>{isMissing ? messages.ui.notFoundTitle : messages.ui.loadFailed}</Title>
      <Text c="dimmed" maw={440} size="sm">
        {error.message}
      </Text>
      <RequestId error={error} />
      {isMissing && <ToInvoices />}
      {onRetry && !isMissing && (
        <Button variant="default" onClick={onRetry}>
          {messages.ui.tryAgain}
        </Button>
      )}
    </Stack>
  );
}

const ToInvoices = () => <Button renderRoot={(props) => <Link to="/" {...props} />}>{messages.ui.toInvoices}</Button>;

export function NotFoundPage() {
  useDocumentTitle(`${messages.ui.notFoundTitle} · Inkvoice`);
  return (
    <Stack align="center" gap="sm" py={96} px="md" ta="center">
      <Title order={1}>{messages.ui.notFoundTitle}</Title>
      <Text c="dimmed">{messages.ui.notFoundText}</Text>
      <ToInvoices />
    </Stack>
  );
}

/** A page that failed to load or to render; its failed request can be repeated. */
export function CrashPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  if (error instanceof ApiError) return <ErrorState error={error} onRetry={retry} />;
  return (
    <Stack align="center" gap="sm" py={96} px="md" ta="center" role="alert">
      <Title order={1}>{messages.ui.crashTitle}</Title>
      <Text c="dimmed">{messages.ui.crashText}</Text>
      <Code>{error instanceof Error ? error.message : String(error)}</Code>
      <Button onClick={() => location.reload()}>{messages.ui.reload}</Button>
    </Stack>
  );
}
