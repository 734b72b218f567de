import { defaultScopes, scopes } from "@inkvoice/contract";
import { Checkbox, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { messages } from "../../messages/messages.ts";
import { CopyableBlock } from "../../ui/forms/copyable-block.tsx";
import { Dialog, type DialogProps } from "../../ui/forms/dialog.tsx";
import { Form, OneTimeResult } from "../../ui/forms/form.tsx";
import { problemInput, useFormProblems } from "../../ui/forms/form-problems.ts";
import { SecretBox } from "../../ui/forms/secret-box.tsx";

function lifetimes() {
  const { never, month, quarter, year } = messages.keys.create.lifetimes;
  return [
    { value: "", label: never },
    { value: "30", label: month },
    { value: "90", label: quarter },
    { value: "365", label: year },
  ];
}

export function CreateKeyModal(dialog: DialogProps) {
  return (
    <Dialog title={messages.keys.create.title} {...dialog}>
      <CreateKeyForm onClose={dialog.onClose} />
    </Dialog>
  );
}

function CreateKeyForm({ onClose }: Readonly<{ onClose: () => void }>) {
  const client = useQueryClient();
  const [name, setName] = useState("");
  const [chosen, setChosen] = useState<string[]>([...defaultScopes]);
  const [days, setDays] = useState("");
  const [addresses, setAddresses] = useState("");
  const missing = { name: name.trim() === "", scopes: chosen.length === 0 };
  const problems = useFormProblems((["name", "scopes"] as const).filter((input) => missing[input]));
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
      <OneTimeResult onDone={onClose}>
        <Text size="sm">{messages.keys.create.copyNow}</Text>
        <SecretBox secret={create.data.key} label={messages.keys.create.apiKey} />
        <CopyableBlock label={messages.keys.create.tryIt} text={curlWith(create.data.key)} />
      </OneTimeResult>
    );
  }
  return (
    <Form sending={create} problems={problems} submit={messages.keys.create.submit} onCancel={onClose}>
      <Stack ref={problems.root}>
        <TextInput
          label={messages.ui.name}
          description={messages.keys.create.nameHint}
          placeholder={messages.keys.create.namePlaceholder}
          required
          data-autofocus
          maxLength={80}
          value={name}
          {...problemInput(problems, "name", messages.ui.missing.name)}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Checkbox.Group
          label={messages.keys.create.allowed}
          value={chosen}
          {...problemInput(problems, "scopes", messages.ui.missing.choice)}
          onChange={setChosen}
        >
          <Stack gap={8} mt={6}>
            {scopes.map((scope) => (
              <Checkbox key={scope} value={scope} label={messages.keys.scopes[scope]} />
            ))}
          </Stack>
        </Checkbox.Group>
        <NativeSelect
          label={messages.keys.create.expires}
          data={lifetimes()}
          value={days}
          onChange={(event) => setDays(event.currentTarget.value)}
        />
        <TextInput
          label={messages.keys.create.allowedIps}
          description={messages.keys.create.allowedIpsHint}
          placeholder={messages.keys.create.anywhere}
          value={addresses}
          onChange={(event) => setAddresses(event.currentTarget.value)}
        />
      </Stack>
    </Form>
  );
}

/** A curl command that works with the new key and any file. */
const curlWith = (key: string) =>
  `curl ${location.origin}/v1/invoices/extract \\\n  -H "Authorization: Bearer ${key}" \\\n  -F file=@invoice.pdf`;
