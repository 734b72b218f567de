import type { FactorsView, NewRecoveryCodes, TotpSetup } from "@inkvoice/contract/dashboard";
import { Badge, Button, Code, Group, SimpleGrid, Stack, Table, Text, TextInput, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { browserSupportsWebAuthn, startRegistration } from "@simplewebauthn/browser";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { factorsQuery } from "../../api/queries.ts";
import { formatAgo } from "../../format/format.ts";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { Dialog, type DialogProps, Form, Handed } from "../../ui/form.tsx";
import { FormAlert } from "../../ui/form-alert.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Card } from "../../ui/page.tsx";
import { QrCode } from "../../ui/qr-code.tsx";
import { Records } from "../../ui/records.tsx";
import { SecretBox } from "../../ui/secret-box.tsx";

export function SecondFactors() {
  const factors = useQuery(factorsQuery);
  return <Loaded query={factors}>{(view) => <FactorList view={view} />}</Loaded>;
}

function FactorList({ view }: Readonly<{ view: FactorsView }>) {
  const [addingApp, appDialog] = useDisclosure(false);
  const [addingPasskey, passkeyDialog] = useDisclosure(false);
  return (
    <div>
      <Group justify="space-between" mb="sm">
        <Group gap={8}>
          <Title order={2}>Second factor</Title>
          {view.factors.length === 0 ? (
            <Badge variant="default">Off</Badge>
          ) : (
            <Badge variant="light">{view.recovery_codes_left} recovery codes left</Badge>
          )}
        </Group>
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={appDialog.open}>
            Add an authenticator app
          </Button>
          {browserSupportsWebAuthn() && (
            <Button size="xs" variant="default" onClick={passkeyDialog.open}>
              Add a passkey
            </Button>
          )}
        </Group>
      </Group>
      {view.factors.length === 0 ? (
        <Card>
          <Text size="sm">
            With a second factor, whoever learns your password still cannot sign in. It is asked again before secrets,
            keys and roles are changed.
          </Text>
        </Card>
      ) : (
        <Card flush>
          <Records label="Second factors">
            {view.factors.map((factor) => (
              <FactorLine key={factor.id} factor={factor} />
            ))}
          </Records>
        </Card>
      )}
      <Dialog title="Add an authenticator app" opened={addingApp} onClose={appDialog.close}>
        <AppForm onClose={appDialog.close} />
      </Dialog>
      <Dialog title="Add a passkey" opened={addingPasskey} onClose={passkeyDialog.close}>
        <PasskeyForm onClose={passkeyDialog.close} />
      </Dialog>
    </div>
  );
}

function FactorLine({ factor }: Readonly<{ factor: FactorsView["factors"][number] }>) {
  const refresh = useRefresh();
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm" fw={550}>
          {factor.name}
        </Text>
        <Text size="xs" c="dimmed">
          {factor.kind === "totp" ? "Authenticator app" : "Passkey"}, added {formatAgo(factor.created_at)}
          {factor.last_used_at ? `, used ${formatAgo(factor.last_used_at)}` : ""}
        </Text>
      </Table.Td>
      <Table.Td ta="right">
        <ConfirmButton
          label="Remove"
          title={`Remove ${factor.name}?`}
          text="It can no longer be used to sign in. Without any second factor the password alone is enough."
          onConfirm={() => api.delete(`/second-factors/${factor.id}`).then(refresh)}
        />
      </Table.Td>
    </Table.Tr>
  );
}

function useRefresh(): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: ["factors"] });
    void client.invalidateQueries({ queryKey: ["sessions"] });
  };
}

type Close = Pick<DialogProps, "onClose">;

function AppForm({ onClose }: Close) {
  const setup = useQuery({
    queryKey: ["totp-setup"],
    queryFn: () => api.post<TotpSetup>("/second-factors/totp"),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
  });
  if (setup.error) return <FormAlert error={setup.error} />;
  return setup.data ? <AppCode setup={setup.data} onClose={onClose} /> : null;
}

function AppCode({ setup, onClose }: Readonly<{ setup: TotpSetup }> & Close) {
  const refresh = useRefresh();
  const [code, setCode] = useState("");
  const [name, setName] = useState("Phone");
  const confirm = useMutation({
    mutationFn: () => api.post<NewRecoveryCodes>("/second-factors/totp/confirm", { code, name }),
    onSuccess: refresh,
  });
  if (confirm.data) return <Added codes={confirm.data.recovery_codes} onClose={onClose} />;
  return (
    <Form sending={confirm} submit="Turn it on" onCancel={onClose}>
      <Text size="sm">Scan this with an authenticator app, or type the key into it.</Text>
      <Group align="flex-start" wrap="nowrap">
        <QrCode text={setup.uri} label="Code for the authenticator app" />
        <Stack gap="xs" flex={1}>
          <SecretBox secret={setup.secret} label="key" />
        </Stack>
      </Group>
      <NameInput value={name} onChange={setName} />
      <TextInput
        label="The code the app shows now"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        data-autofocus
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
    </Form>
  );
}

type RegistrationOptions = Parameters<typeof startRegistration>[0]["optionsJSON"];

function PasskeyForm({ onClose }: Close) {
  const refresh = useRefresh();
  const [name, setName] = useState("This device");
  const add = useMutation({
    mutationFn: async () => {
      const { options } = await api.post<{ options: RegistrationOptions }>("/second-factors/passkey/options");
      const response = await startRegistration({ optionsJSON: options });
      return api.post<NewRecoveryCodes>("/second-factors/passkey", { name, response });
    },
    onSuccess: refresh,
  });
  if (add.data) return <Added codes={add.data.recovery_codes} onClose={onClose} />;
  return (
    <Form sending={add} submit="Go on" onCancel={onClose}>
      <Text size="sm">
        Your browser asks for a fingerprint, a face, a PIN or a security key, and keeps the passkey.
      </Text>
      <NameInput value={name} onChange={setName} />
    </Form>
  );
}

function NameInput({ value, onChange }: Readonly<{ value: string; onChange: (name: string) => void }>) {
  return (
    <TextInput
      label="Name"
      description="Only for you to tell them apart"
      required
      maxLength={60}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function Added({ codes, onClose }: Readonly<{ codes: string[] | null }> & Close) {
  return (
    <Handed onDone={onClose}>
      <Text size="sm">The second factor is on. Elsewhere you are signed out.</Text>
      {codes && (
        <>
          <Text size="sm">
            Print these recovery codes or keep them in a safe place. Each signs you in once without the phone; they are
            not shown again.
          </Text>
          <SimpleGrid cols={2} spacing="xs" aria-label="Recovery codes" role="group">
            {codes.map((code) => (
              <Code key={code}>{code}</Code>
            ))}
          </SimpleGrid>
        </>
      )}
    </Handed>
  );
}
