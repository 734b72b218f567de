import type { WebhooksView } from "@inkvoice/contract/dashboard";
import { Anchor, Button, Group, Stack, Text, TextInput, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { endpointsQuery } from "../../api/queries.ts";
import { FormAlert } from "../../ui/form-alert.tsx";
import { PlusIcon } from "../../ui/icons.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { words } from "../../words/words.ts";
import { EndpointCard } from "./endpoint-card.tsx";
import { EndpointModal } from "./endpoint-modal.tsx";
import { SecretCard } from "./secret-card.tsx";

export function WebhooksPage() {
  const view = useQuery(endpointsQuery);
  return (
    <Page
      title={words.webhooks.title}
      lead={
        <>
          {words.webhooks.lead}{" "}
          <Anchor inherit underline="always" renderRoot={(props) => <Link to="/deliveries" {...props} />}>
            {words.webhooks.seeDeliveries}
          </Anchor>
        </>
      }
    >
      <Loaded query={view}>{(settings) => <Settings view={settings} />}</Loaded>
    </Page>
  );
}

function Settings({ view }: Readonly<{ view: WebhooksView }>) {
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
            <Title order={2}>{words.webhooks.endpoints}</Title>
            <Text size="sm" c="dimmed">
              {words.webhooks.endpointsText}
            </Text>
          </div>
          <Button variant="default" leftSection={<PlusIcon />} onClick={modal.open}>
            {words.webhooks.add}
          </Button>
        </Group>
        <Stack gap="sm">
          {view.endpoints.length === 0 && (
            <Card>
              <Text size="sm" c="dimmed">
                {words.webhooks.none}
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
    mutationFn: () => api.put("/webhooks/default-url", { default_url: text.trim() || null }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["endpoints"] }),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <Stack gap="sm">
        <div>
          <Title order={2}>{words.webhooks.defaultAddress}</Title>
          <Text size="sm" c="dimmed">
            {words.webhooks.defaultText}
          </Text>
        </div>
        <FormAlert error={save.error} />
        <Group align="flex-end">
          <TextInput
            flex={1}
            miw={220}
            label={words.webhooks.defaultUrl}
            placeholder={words.webhooks.urlPlaceholder}
            inputMode="url"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={save.isPending} disabled={text.trim() === (url ?? "")}>
            {words.ui.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
