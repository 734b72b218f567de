import type { DeliveryDetail, LoggedAttempt } from "@inkvoice/contract/dashboard";
import { Anchor, Button, Drawer, Group, Stack, Text, Title } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api } from "../../api/client.ts";
import { deliveryQuery } from "../../api/queries.ts";
import { usePermission } from "../../api/session.ts";
import { formatMoment, formatNumber } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import { CopyableBlock } from "../../ui/forms/copyable-block.tsx";
import { RefreshIcon } from "../../ui/icons.tsx";
import { QueryResult } from "../../ui/query-result.tsx";
import { StateBadge } from "./state-badge.tsx";

export function DeliveryDrawer({ id, onClose }: Readonly<{ id: string | undefined; onClose: () => void }>) {
  return (
    <Drawer
      opened={id !== undefined}
      onClose={onClose}
      position="right"
      size="lg"
      title={messages.webhooks.deliveries.one}
    >
      {id && <Content id={id} />}
    </Drawer>
  );
}

function Content({ id }: Readonly<{ id: string }>) {
  return <QueryResult query={useQuery(deliveryQuery(id))}>{(detail) => <Detail detail={detail} />}</QueryResult>;
}

function Detail({ detail }: Readonly<{ detail: DeliveryDetail }>) {
  const client = useQueryClient();
  const mayEdit = usePermission("edit");
  const again = useMutation({
    mutationFn: () => api.post(`/deliveries/${detail.id}/redeliver`),
    onSuccess: () => {
      notifications.show({ message: messages.webhooks.deliveries.sentAgain });
      void client.invalidateQueries({ queryKey: ["deliveries"] });
    },
    onError: (error) => notifications.show({ message: error.message, color: "red" }),
  });
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start">
        <div style={{ minWidth: 0, flex: 1 }}>
          <Group gap="xs">
            <Text fw={600}>{detail.event_type}</Text>
            <StateBadge state={detail.state} />
          </Group>
          <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
            {detail.url}
          </Text>
          {detail.invoice_id && (
            <Anchor
              size="sm"
              renderRoot={(props) => <Link to="/invoices/$id" params={{ id: detail.invoice_id ?? "" }} {...props} />}
            >
              {messages.webhooks.deliveries.seeInvoice}
            </Anchor>
          )}
        </div>
        {mayEdit && detail.body !== null && (
          <Button
            variant="default"
            leftSection={<RefreshIcon />}
            onClick={() => again.mutate()}
            loading={again.isPending}
          >
            {messages.webhooks.deliveries.sendAgain}
          </Button>
        )}
      </Group>
      <div>
        <Title order={2} size="h4" mb="xs">
          {messages.webhooks.deliveries.attemptsTitle}
        </Title>
        <Stack gap="sm">
          {detail.attempts_made.length === 0 && (
            <Text size="sm" c="dimmed">
              {messages.webhooks.deliveries.noAttempts}
            </Text>
          )}
          {detail.attempts_made.map((attempt) => (
            <Attempt key={attempt.attempt} attempt={attempt} />
          ))}
          {detail.next_attempt_at && (
            <Text size="sm" c="dimmed">
              {messages.webhooks.deliveries.next(formatMoment(detail.next_attempt_at))}
            </Text>
          )}
        </Stack>
      </div>
      {detail.body === null ? (
        <Text size="sm" c="dimmed">
          {messages.webhooks.deliveries.bodyGone}
        </Text>
      ) : (
        <CopyableBlock label={messages.webhooks.deliveries.body} text={pretty(detail.body)} height={420} />
      )}
    </Stack>
  );
}

function Attempt({ attempt }: Readonly<{ attempt: LoggedAttempt }>) {
  const said = messages.webhooks.deliveries;
  const failures: Readonly<Record<string, string>> = messages.terms.deliveryFailures;
  const good = attempt.status !== null && attempt.status >= 200 && attempt.status < 300;
  return (
    <div>
      <Group gap="xs">
        <Text size="sm" fw={600} c={good ? "var(--band-sure-text)" : "var(--band-unsure-text)"}>
          {attempt.status ?? messages.webhooks.deliveries.noAnswer}
        </Text>
        <Text size="sm">
          {messages.webhooks.deliveries.attempt(
            formatNumber(attempt.attempt),
            formatMoment(attempt.attempted_at),
            formatNumber(attempt.duration_ms),
          )}
        </Text>
      </Group>
      {attempt.error && (
        <Text size="sm" c="dimmed">
          {failures[attempt.error.code] ?? attempt.error.message}
        </Text>
      )}
      <Stack gap="xs" mt={6}>
        {attempt.request_headers && (
          <CopyableBlock label={said.requestHeaders} text={linesOf(attempt.request_headers)} height={140} />
        )}
        {attempt.response_headers && (
          <CopyableBlock label={said.responseHeaders} text={linesOf(attempt.response_headers)} height={140} />
        )}
        {attempt.response && <CopyableBlock label={said.answer} text={attempt.response} height={120} />}
      </Stack>
    </div>
  );
}

const linesOf = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");

function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
