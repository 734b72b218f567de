import type { EventDetail, WebhookEndpoint } from "@inkvoice/contract";
import { Badge, Button, Group, Switch, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { v1 } from "../../api/client.ts";
import { messages } from "../../messages/messages.ts";
import { ConfirmButton } from "../../ui/actions/confirm-button.tsx";
import { Card } from "../../ui/page.tsx";
import { EndpointModal } from "./endpoint-modal.tsx";
import { EndpointSecret } from "./endpoint-secret.tsx";
import { TestResult } from "./test-result.tsx";

export function EndpointCard({ endpoint }: Readonly<{ endpoint: WebhookEndpoint }>) {
  const client = useQueryClient();
  const [changing, modal] = useDisclosure(false);
  const refresh = () => client.invalidateQueries({ queryKey: ["endpoints"] });
  const path = `/webhooks/${endpoint.id}`;
  const enable = useMutation({ mutationFn: (enabled: boolean) => v1.patch(path, { enabled }), onSuccess: refresh });
  const remove = useMutation({ mutationFn: () => v1.delete(path), onSuccess: refresh });
  const test = useMutation({
    mutationFn: () => v1.post<EventDetail>(`${path}/test`),
    onError: (error) => notifications.show({ message: error.message, color: "red" }),
  });
  return (
    <Card>
      <Group justify="space-between" align="flex-start" gap="sm">
        <div style={{ minWidth: 0, flex: "1 1 260px" }}>
          <Text size="sm" fw={600} style={{ overflowWrap: "anywhere" }}>
            {endpoint.url}
          </Text>
          {endpoint.description && (
            <Text size="sm" c="dimmed">
              {endpoint.description}
            </Text>
          )}
          <Group gap={6} mt={8}>
            {endpoint.events.map((event) => (
              <Badge key={event} variant="default" tt="none" fw={500}>
                {event}
              </Badge>
            ))}
          </Group>
          {endpoint.disabled_reason && (
            <Text size="xs" c="var(--band-check-text)" mt={6}>
              {messages.webhooks.endpoint.disabled[endpoint.disabled_reason]}
            </Text>
          )}
        </div>
        <Group gap="xs">
          <Switch
            checked={endpoint.enabled}
            onChange={(event) => enable.mutate(event.currentTarget.checked)}
            aria-label={messages.webhooks.endpoint.deliverTo(endpoint.url)}
          />
          <Button size="xs" variant="default" onClick={() => test.mutate()} loading={test.isPending}>
            {messages.webhooks.endpoint.sendTest}
          </Button>
          <Button size="xs" variant="default" onClick={modal.open}>
            {messages.webhooks.endpoint.change}
          </Button>
          <ConfirmButton
            label={messages.webhooks.endpoint.remove}
            title={messages.webhooks.endpoint.removeTitle}
            text={messages.webhooks.endpoint.removeText}
            onConfirm={() => remove.mutateAsync()}
          />
        </Group>
      </Group>
      {test.data && <TestResult eventId={test.data.id} />}
      <EndpointSecret endpoint={endpoint} />
      <EndpointModal opened={changing} onClose={modal.close} endpoint={endpoint} />
    </Card>
  );
}
