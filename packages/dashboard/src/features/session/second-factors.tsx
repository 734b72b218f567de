import type { FactorsView, NewRecoveryCodes, TotpSetup } from "@inkvoice/contract/dashboard";
import { Badge, Button, Code, Group, SimpleGrid, Stack, Table, Text, TextInput, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { browserSupportsWebAuthn, startRegistration } from "@simplewebauthn/browser";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { factorsQuery } from "../../api/queries.ts";
import { formatAgo } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import { ConfirmButton } from "../../ui/actions/confirm-button.tsx";
import { Dialog, type DialogProps } from "../../ui/forms/dialog.tsx";
import { Form, OneTimeResult } from "../../ui/forms/form.tsx";
import { FormAlert } from "../../ui/forms/form-alert.tsx";
import { QrCode } from "../../ui/forms/qr-code.tsx";
import { SecretBox } from "../../ui/forms/secret-box.tsx";
import { Card } from "../../ui/page.tsx";
import { QueryResult } from "../../ui/query-result.tsx";
import { RecordTable } from "../../ui/record-table.tsx";

export function SecondFactors() {
  const factors = useQuery(factorsQuery);
  return <QueryResult query={factors}>{(view) => <FactorList view={view} />}</QueryResult>;
}

function FactorList({ view }: Readonly<{ view: FactorsView }>) {
  const [addingApp, appDialog] = useDisclosure(false);
  const [addingPasskey, passkeyDialog] = useDisclosure(false);
  return (
    <div>
      <Group justify="space-between" mb="sm">
        <Group gap={8}>
          <Title order={2}>{messages.session.secondFactor}</Title>
          {view.factors.length === 0 ? (
            <Badge variant="default">{messages.session.factors.off}</Badge>
          ) : (
            <Badge variant="light">{messages.session.factors.codesLeft(view.recovery_codes_left)}</Badge>
          )}
        </Group>
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={appDialog.open}>
            {messages.session.factors.addApp}
          </Button>
          {browserSupportsWebAuthn() && (
            <Button size="xs" variant="default" onClick={passkeyDialog.open}>
              {messages.session.factors.addPasskey}
            </Button>
          )}
        </Group>
      </Group>
      {view.factors.length === 0 ? (
        <Card>
          <Text size="sm">{messages.session.factors.why}</Text>
        </Card>
      ) : (
        <Card flush>
          <RecordTable label={messages.session.factors.list}>
            {view.factors.map((factor) => (
              <FactorLine key={factor.id} factor={factor} />
            ))}
          </RecordTable>
        </Card>
      )}
      <Dialog title={messages.session.factors.addApp} opened={addingApp} onClose={appDialog.close}>
        <AppForm onClose={appDialog.close} />
      </Dialog>
      <Dialog title={messages.session.factors.addPasskey} opened={addingPasskey} onClose={passkeyDialog.close}>
        <PasskeyForm onClose={passkeyDialog.close} />
      </Dialog>
    </div>
  );
}

type Factor = FactorsView["factors"][number];

function originOf({ kind, created_at, last_used_at }: Factor): string {
  const { kinds, added, addedAndUsed } = messages.session.factors;
  const ago = formatAgo(created_at);
  return last_used_at ? addedAndUsed(kinds[kind], ago, formatAgo(last_used_at)) : added(kinds[kind], ago);
}

function FactorLine({ factor }: Readonly<{ factor: Factor }>) {
  const refresh = useRefresh();
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm" fw={550}>
          {factor.name}
        </Text>
        <Text size="xs" c="dimmed">
          {originOf(factor)}
        </Text>
      </Table.Td>
      <Table.Td ta="right">
        <ConfirmButton
          label={messages.session.factors.remove}
          title={messages.session.factors.removeTitle(factor.name)}
          text={messages.session.factors.removeText}
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
  const [name, setName] = useState(messages.session.factors.phone);
  const confirm = useMutation({
    mutationFn: () => api.post<NewRecoveryCodes>("/second-factors/totp/confirm", { code, name }),
    onSuccess: refresh,
  });
  if (confirm.data) return <Added codes={confirm.data.recovery_codes} onClose={onClose} />;
  return (
    <Form sending={confirm} submit={messages.session.factors.turnOn} onCancel={onClose}>
      <Text size="sm">{messages.session.factors.scan}</Text>
      <Group align="flex-start" wrap="nowrap">
        <QrCode text={setup.uri} label={messages.session.factors.qr} />
        <Stack gap="xs" flex={1}>
          <SecretBox secret={setup.secret} label={messages.session.factors.key} />
        </Stack>
      </Group>
      <NameInput value={name} onChange={setName} />
      <TextInput
        label={messages.session.factors.codeNow}
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
  const [name, setName] = useState(messages.session.factors.thisDevice);
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
    <Form sending={add} submit={messages.session.factors.goOn} onCancel={onClose}>
      <Text size="sm">{messages.session.factors.passkeyText}</Text>
      <NameInput value={name} onChange={setName} />
    </Form>
  );
}

function NameInput({ value, onChange }: Readonly<{ value: string; onChange: (name: string) => void }>) {
  return (
    <TextInput
      label={messages.ui.name}
      description={messages.session.factors.nameHint}
      required
      maxLength={60}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function Added({ codes, onClose }: Readonly<{ codes: string[] | null }> & Close) {
  return (
    <OneTimeResult onDone={onClose}>
      <Text size="sm">{messages.session.factors.isOn}</Text>
      {codes && (
        <>
          <Text size="sm">{messages.session.factors.printCodes}</Text>
          <SimpleGrid cols={2} spacing="xs" aria-label={messages.session.factors.codes} role="group">
            {codes.map((code) => (
              <Code key={code}>{code}</Code>
            ))}
          </SimpleGrid>
        </>
      )}
    </OneTimeResult>
  );
}
