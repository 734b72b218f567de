import type { LinkView } from "@inkvoice/contract/dashboard";
import { NativeSelect, Text, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { messages } from "../../messages/messages.ts";
import { Dialog, type DialogProps } from "../../ui/forms/dialog.tsx";
import { Form, OneTimeResult } from "../../ui/forms/form.tsx";
import { LinkForm } from "../members/link-form.tsx";
import { planChoices } from "./plan-choices.ts";

/** For people in several accounts: an account's owner may not reset their password. */
export function ResetForm({ onClose }: Readonly<{ onClose: () => void }>) {
  const make = (email: string) => api.post<LinkView>("/operator/reset-links", { email });
  return <LinkForm make={make} onClose={onClose} />;
}

/** For a person who lost both phone and recovery codes. */
export function LostFactorsForm({ onClose }: Readonly<{ onClose: () => void }>) {
  const [email, setEmail] = useState("");
  const remove = useMutation({
    mutationFn: () => api.post<{ removed: number }>("/operator/lost-factors", { email }),
  });
  if (remove.data)
    return (
      <OneTimeResult onDone={onClose}>
        <Text size="sm">
          {remove.data.removed === 0 ? messages.operator.hadNoFactor(email) : messages.operator.factorsRemoved(email)}
        </Text>
      </OneTimeResult>
    );
  return (
    <Form sending={remove} submit={messages.operator.removeFactors} onCancel={onClose}>
      <Text size="sm">{messages.operator.removeFactorsText}</Text>
      <TextInput
        label={messages.ui.email}
        type="email"
        required
        data-autofocus
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
    </Form>
  );
}

export function NewAccount(dialog: DialogProps) {
  return (
    <Dialog title={messages.operator.newAccount} {...dialog}>
      <NewAccountForm onClose={dialog.onClose} />
    </Dialog>
  );
}

function NewAccountForm({ onClose }: Readonly<{ onClose: () => void }>) {
  const client = useQueryClient();
  const [name, setName] = useState("");
  const [plan, setPlan] = useState("free");
  const create = useMutation({
    mutationFn: () => api.post("/operator/accounts", { name, plan }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ["operator"] });
      onClose();
    },
  });
  return (
    <Form sending={create} submit={messages.operator.open} onCancel={onClose}>
      <TextInput
        label={messages.ui.name}
        required
        data-autofocus
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <NativeSelect
        label={messages.operator.plan}
        data={planChoices()}
        value={plan}
        onChange={(event) => setPlan(event.currentTarget.value)}
      />
    </Form>
  );
}
