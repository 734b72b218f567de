import { type ProviderProblem, providerProblems } from "@inkvoice/contract/dashboard";
import { Group, Text, Title } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { useSession } from "../../api/session.ts";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { FormAlert } from "../../ui/form-alert.tsx";
import { Card } from "../../ui/page.tsx";
import { ProviderButton } from "../identity/provider-button.tsx";

/** What the server says of a sign-in by the provider that went wrong. */
export function ProviderTrouble({ problem }: Readonly<{ problem: ProviderProblem | undefined }>) {
  return <FormAlert error={problem ? new Error(providerProblems[problem]) : null} />;
}

/** Whether this sign-in may be opened by the provider, and the way to change it. */
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
            {provider.connected
              ? "You can sign in with it."
              : "Connect it to sign in without your password. It must know you by the same address."}
          </Text>
        </div>
        {!provider.connected && <ProviderButton label="Connect" purpose="link" size="xs" />}
        {provider.connected && hasPassword && (
          <ConfirmButton
            label="Disconnect"
            title={`Disconnect ${provider.name}?`}
            text="From then on you sign in with your password."
            onConfirm={() => api.delete("/oidc").then(() => client.invalidateQueries({ queryKey: ["session"] }))}
          />
        )}
      </Group>
    </Card>
  );
}
