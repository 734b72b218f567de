import { TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { messages } from "../../messages/messages.ts";
import { Form, FormHead, NewPassword } from "../../ui/forms/form.tsx";
import { useEnterSession } from "./use-enter-session.ts";
import { useLinkToken } from "./use-link-token.ts";

export function ClaimPage() {
  const token = useLinkToken();
  const enter = useEnterSession();
  const [form, setForm] = useState({ name: "", email: "", account_name: "", password: "" });
  const set = (key: keyof typeof form) => (event: React.ChangeEvent<HTMLInputElement>) =>
    setForm({ ...form, [key]: event.target.value });
  const claim = useMutation({
    mutationFn: () => api.post("/claim", { ...form, account_name: form.account_name || undefined, token }),
    onSuccess: () => enter(),
  });
  return (
    <Form sending={claim} submit={messages.session.claim.submit}>
      <FormHead title={messages.session.claim.title}>{messages.session.claim.text}</FormHead>
      <TextInput
        label={messages.session.yourName}
        name="name"
        autoComplete="name"
        required
        autoFocus
        value={form.name}
        onChange={set("name")}
      />
      <TextInput
        label={messages.session.claim.company}
        description={messages.session.claim.companyHint}
        name="organization"
        autoComplete="organization"
        value={form.account_name}
        onChange={set("account_name")}
      />
      <TextInput
        label={messages.ui.email}
        type="email"
        name="email"
        autoComplete="username"
        required
        value={form.email}
        onChange={set("email")}
      />
      <NewPassword
        label={messages.session.password}
        value={form.password}
        onChange={(password) => setForm({ ...form, password })}
      />
    </Form>
  );
}
