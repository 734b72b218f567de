import { Button, PasswordInput, Stack, Text, TextInput, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { FormAlert } from "../../ui/form-alert.tsx";
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
    <form
      onSubmit={(event) => {
        event.preventDefault();
        claim.mutate();
      }}
    >
      <Stack>
        <div>
          <Title order={1} size="h2">
            Welcome
          </Title>
          <Text size="sm" c="dimmed" mt={4}>
            Create the owner of this Inkvoice. You can invite others afterwards.
          </Text>
        </div>
        <FormAlert error={claim.error} />
        <TextInput
          label="Your name"
          name="name"
          autoComplete="name"
          required
          autoFocus
          value={form.name}
          onChange={set("name")}
        />
        <TextInput
          label="Company"
          description="Optional; the name of the account"
          name="organization"
          autoComplete="organization"
          value={form.account_name}
          onChange={set("account_name")}
        />
        <TextInput
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          required
          value={form.email}
          onChange={set("email")}
        />
        <PasswordInput
          label="Password"
          description="At least 10 characters; a few words are fine"
          name="password"
          autoComplete="new-password"
          required
          minLength={10}
          value={form.password}
          onChange={set("password")}
        />
        <Button type="submit" loading={claim.isPending} fullWidth mt={4}>
          Create the owner
        </Button>
      </Stack>
    </form>
  );
}
