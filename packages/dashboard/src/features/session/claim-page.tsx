import { TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { Form, FormHead, NewPassword } from "../../ui/form.tsx";
import { words } from "../../words/words.ts";
import { useEnter } from "./enter.ts";
import { useTokenOnce } from "./token.ts";

export function ClaimPage() {
  const token = useTokenOnce();
  const enter = useEnter();
  const [form, setForm] = useState({ name: "", email: "", account_name: "", password: "" });
  const set = (key: keyof typeof form) => (event: React.ChangeEvent<HTMLInputElement>) =>
    setForm({ ...form, [key]: event.target.value });
  const claim = useMutation({
    mutationFn: () => api.post("/claim", { ...form, account_name: form.account_name || undefined, token }),
    onSuccess: () => enter(),
  });
  return (
    <Form sending={claim} submit={words.session.claim.submit}>
      <FormHead title={words.session.claim.title}>{words.session.claim.text}</FormHead>
      <TextInput
        label={words.session.yourName}
        name="name"
        autoComplete="name"
        required
        autoFocus
        value={form.name}
        onChange={set("name")}
      />
      <TextInput
        label={words.session.claim.company}
        description={words.session.claim.companyHint}
        name="organization"
        autoComplete="organization"
        value={form.account_name}
        onChange={set("account_name")}
      />
      <TextInput
        label={words.ui.email}
        type="email"
        name="email"
        autoComplete="username"
        required
        value={form.email}
        onChange={set("email")}
      />
      <NewPassword
        label={words.session.password}
        value={form.password}
        onChange={(password) => setForm({ ...form, password })}
      />
    </Form>
  );
}
