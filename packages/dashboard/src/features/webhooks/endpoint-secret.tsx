import type { WebhookEndpoint } from "@inkvoice/contract";
import type { SecretView } from "@inkvoice/contract/dashboard";
import { Button, Group, Stack, Text } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { endpointsQuery } from "../../api/queries.ts";
import { formatMoment } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import { FormAlert } from "../../ui/forms/form-alert.tsx";
import { SecretBox } from "../../ui/forms/secret-box.tsx";

/** Hours until a new secret replaces the old one. */
const overlapHours = 24;

/** Chooses the signing secret of an endpoint: the account's, or a separate one. */
export function EndpointSecret({ endpoint }: Readonly<{ endpoint: WebhookEndpoint }>) {
  const client = useQueryClient();
  const said = messages.webhooks.endpoint;
  const [secret, setSecret] = useState<string>();
  const path = `/webhooks/${endpoint.id}/secret`;
  const refresh = () => client.invalidateQueries({ queryKey: endpointsQuery.queryKey });
  const show = { onSuccess: (view: SecretView) => setSecret(view.secret), onSettled: refresh };
  const reveal = useMutation({ mutationFn: () => api.post<SecretView>(`${path}/reveal`), ...show });
  const rotate = useMutation({
    mutationFn: () => api.post<SecretView>(`${path}/rotate`, { overlap_hours: overlapHours }),
    ...show,
  });
  const drop = useMutation({
    mutationFn: () => api.delete(path),
    onSuccess: () => setSecret(undefined),
    onSettled: refresh,
  });
  const hidden = () => (secret === undefined ? reveal.mutate() : setSecret(undefined));
  return (
    <Stack gap={6} mt="sm">
      <Group gap="xs">
        <Text size="sm" c="dimmed">
          {endpoint.own_secret ? said.ownSecret : said.accountSecret}
        </Text>
        {endpoint.own_secret && (
          <Button size="compact-xs" variant="subtle" onClick={hidden} loading={reveal.isPending}>
            {secret === undefined ? messages.webhooks.secret.reveal : messages.webhooks.secret.hide}
          </Button>
        )}
        <Button size="compact-xs" variant="subtle" onClick={() => rotate.mutate()} loading={rotate.isPending}>
          {endpoint.own_secret ? messages.webhooks.secret.rotate : said.giveSecret}
        </Button>
        {endpoint.own_secret && (
          <Button size="compact-xs" variant="subtle" onClick={() => drop.mutate()} loading={drop.isPending}>
            {said.dropSecret}
          </Button>
        )}
      </Group>
      <FormAlert error={reveal.error ?? rotate.error ?? drop.error} />
      {secret && <SecretBox secret={secret} label={messages.webhooks.secret.name} />}
      {endpoint.previous_secret_until && (
        <Text size="xs" c="dimmed">
          {messages.webhooks.secret.previousUntil(formatMoment(endpoint.previous_secret_until))}
        </Text>
      )}
    </Stack>
  );
}
