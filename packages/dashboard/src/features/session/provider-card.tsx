import type { ProviderProblem } from "@inkvoice/contract/dashboard";
import { Group, Text, Title } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { useSession } from "../../api/session.ts";
import { messages } from "../../messages/messages.ts";
import { ConfirmButton } from "../../ui/actions/confirm-button.tsx";
import { FormAlert } from "../../ui/forms/form-alert.tsx";
import { Card } from "../../ui/page.tsx";
import { ProviderButton } from "../identity/provider-button.tsx";

/** The error of a failed sign-in with the provider. */
export function ProviderError({ problem }: Readonly<{ problem: ProviderProblem | undefined }>) {
  return <FormAlert error={problem ? new Error(messages.session.provider.problems[problem]) : null} />;
}

/** Connects or disconnects the sign-in provider. */
export function ProviderCard() {
  const { provider, has_password: hasPassword } = useSession();
  const client = useQueryClient();
  if (!provider) return null;
  return (
    <Card>
      <Group justify="space-between">
        <div>
          <Title order={2}>{provider.name}</Title>
          <Text size="sm" c="dimmed" mt={4}>
            {provider.connected ? messages.session.provider.connected : messages.session.provider.notConnected}
          </Text>
        </div>
        {!provider.connected && <ProviderButton label={messages.session.provider.connect} purpose="link" size="xs" />}
        {provider.connected && hasPassword && (
          <ConfirmButton
            label={messages.session.provider.disconnect}
            title={messages.session.provider.disconnectTitle(provider.name)}
            text={messages.session.provider.disconnectText}
            onConfirm={() => api.delete("/oidc").then(() => client.invalidateQueries({ queryKey: ["session"] }))}
          />
        )}
      </Group>
    </Card>
  );
}
