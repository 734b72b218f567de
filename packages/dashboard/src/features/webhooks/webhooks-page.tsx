import type { WebhookEndpoint, WebhookSettings } from "@inkvoice/contract";
import { Anchor, Button, Group, Stack, Text, TextInput, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { v1 } from "../../api/client.ts";
import { endpointsQuery } from "../../api/queries.ts";
import { messages } from "../../messages/messages.ts";
import { FormAlert } from "../../ui/forms/form-alert.tsx";
import { UnsavedChanges } from "../../ui/forms/unsaved-changes.tsx";
import { PlusIcon } from "../../ui/icons.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { QueryResult } from "../../ui/query-result.tsx";
import { EndpointCard } from "./endpoint-card.tsx";
import { EndpointModal } from "./endpoint-modal.tsx";
import { SecretCard } from "./secret-card.tsx";

export function WebhooksPage() {
  const view = useQuery(endpointsQuery);
  return (
    <Page
      title={messages.webhooks.title}
      lead={
        <>
          {messages.webhooks.lead}{" "}
          <Anchor inherit underline="always" renderRoot={(props) => <Link to="/deliveries" {...props} />}>
            {messages.webhooks.seeDeliveries}
          </Anchor>
        </>
      }
    >
      <QueryResult query={view}>{(settings) => <Settings view={settings} />}</QueryResult>
    </Page>
  );
}

function Settings({ view }: Readonly<{ view: WebhookSettings & { endpoints: WebhookEndpoint[] } }>) {
  const [adding, modal] = useDisclosure(false);
  return (
    <Stack gap="lg">
      <Card>
        <DefaultUrl key={view.default_url} url={view.default_url} />
      </Card>
      <Card>
        <SecretCard previousUntil={view.previous_secret_until} />
      </Card>
      <div>
        <Group justify="space-between" mb="sm">
          <div>
            <Title order={2}>{messages.webhooks.endpoints}</Title>
            <Text size="sm" c="dimmed">
              {messages.webhooks.endpointsText}
            </Text>
          </div>
          <Button variant="default" leftSection={<PlusIcon />} onClick={modal.open}>
            {messages.webhooks.add}
          </Button>
        </Group>
        <Stack gap="sm">
          {view.endpoints.length === 0 && (
            <Card>
              <Text size="sm" c="dimmed">
                {messages.webhooks.none}
              </Text>
            </Card>
          )}
          {view.endpoints.map((endpoint) => (
            <EndpointCard key={endpoint.id} endpoint={endpoint} />
          ))}
        </Stack>
      </div>
      <EndpointModal opened={adding} onClose={modal.close} />
    </Stack>
  );
}

function DefaultUrl({ url }: Readonly<{ url: string | null }>) {
  const client = useQueryClient();
  const [text, setText] = useState(url ?? "");
  const save = useMutation({
    mutationFn: () => v1.patch("/account/webhooks", { default_url: text.trim() || null }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["endpoints"] }),
  });
  const isChanged = text.trim() !== (url ?? "");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <UnsavedChanges exist={isChanged && !save.isPending} />
      <Stack gap="sm">
        <div>
          <Title order={2}>{messages.webhooks.defaultAddress}</Title>
          <Text size="sm" c="dimmed">
            {messages.webhooks.defaultText}
          </Text>
        </div>
        <FormAlert error={save.error} />
        <Group align="flex-end">
          <TextInput
            flex={1}
            miw={220}
            label={messages.webhooks.defaultUrl}
            placeholder={messages.webhooks.urlPlaceholder}
            inputMode="url"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={save.isPending} disabled={!isChanged}>
            {messages.ui.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
