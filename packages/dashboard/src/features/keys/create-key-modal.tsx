import { Checkbox, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { Dialog, type DialogProps, Form, Handed } from "../../ui/form.tsx";
import { SecretBox } from "../../ui/secret-box.tsx";

export const scopeChoices = [
  { value: "invoices:read", label: "Read invoices" },
  { value: "invoices:write", label: "Upload and delete invoices" },
  { value: "webhooks:read", label: "Read webhooks and events" },
  { value: "webhooks:write", label: "Change webhooks, send again" },
] as const;

const lifetimes = [
  { value: "", label: "Never, until it is revoked" },
  { value: "30", label: "In 30 days" },
  { value: "90", label: "In 90 days" },
  { value: "365", label: "In one year" },
];

export function CreateKeyModal(dialog: DialogProps) {
  return (
    <Dialog title="New API key" {...dialog}>
      <CreateKeyForm onClose={dialog.onClose} />
    </Dialog>
  );
}

function CreateKeyForm({ onClose }: Readonly<{ onClose: () => void }>) {
  const client = useQueryClient();
  const [name, setName] = useState("");
  const [chosen, setChosen] = useState<string[]>(scopeChoices.map((scope) => scope.value));
  const [days, setDays] = useState("");
  const [addresses, setAddresses] = useState("");
  const create = useMutation({
    mutationFn: () =>
      api.post<{ key: string }>("/keys", {
        name,
        scopes: chosen,
        ...(days ? { expires_in_days: Number(days) } : {}),
        ...(addresses.trim() ? { addresses: addresses.trim().split(/[\s,]+/) } : {}),
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["keys"] }),
  });
  if (create.data) {
    return (
      <Handed onDone={onClose}>
        <Text size="sm">Copy the key now. It is not shown again.</Text>
        <SecretBox secret={create.data.key} label="API key" />
      </Handed>
    );
  }
  return (
    <Form sending={create} submit="Make the key" onCancel={onClose} disabled={chosen.length === 0}>
      <TextInput
        label="Name"
        description="What will use it; only for you to tell keys apart"
        placeholder="Bookkeeping import"
        required
        data-autofocus
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Checkbox.Group label="It is allowed to" value={chosen} onChange={setChosen}>
        <Stack gap={8} mt={6}>
          {scopeChoices.map((scope) => (
            <Checkbox key={scope.value} value={scope.value} label={scope.label} />
          ))}
        </Stack>
      </Checkbox.Group>
      <NativeSelect
        label="It expires"
        data={lifetimes}
        value={days}
        onChange={(event) => setDays(event.currentTarget.value)}
      />
      <TextInput
        label="It works from"
        description="Addresses or ranges such as 198.51.100.0/24; empty is from anywhere"
        placeholder="Anywhere"
        value={addresses}
        onChange={(event) => setAddresses(event.currentTarget.value)}
      />
    </Form>
  );
}
