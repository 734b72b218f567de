import type { LinkInfo } from "@inkvoice/contract/dashboard";
import { Button, PasswordInput, Stack, Text, TextInput, Title } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { Splash } from "../../shell/states.tsx";
import { FormAlert } from "../../ui/form-alert.tsx";
import { useEnter } from "./enter.ts";
import { useTokenOnce } from "./token.ts";

/** Where invitations and password resets arrive. */
export function LinkPage() {
  const token = useTokenOnce();
  const link = useQuery({
    queryKey: ["link", token],
    queryFn: () => api.post<LinkInfo>("/links/inspect", { token }),
    retry: false,
  });
  if (link.isPending) return <Splash />;
  if (link.error) {
    return (
      <Stack gap="sm">
        <Title order={1} size="h2">
          This link no longer works
        </Title>
        <Text size="sm" c="dimmed">
          {link.error.message} Ask an owner of the account for a new one.
        </Text>
        <Button component="a" href="/sign-in" variant="default">
          To the sign-in page
        </Button>
      </Stack>
    );
  }
  return <LinkForm info={link.data} token={token} />;
}

function LinkForm({ info, token }: Readonly<{ info: LinkInfo; token: string }>) {
  const enter = useEnter();
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const fresh = info.kind === "invitation" && !info.has_user;
  const accept = useMutation({
    mutationFn: () => api.post("/links/accept", { token, password, ...(fresh ? { name } : {}) }),
    onSuccess: () => enter(),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        accept.mutate();
      }}
    >
      <Stack>
        <div>
          <Title order={1} size="h2">
            {info.kind === "invitation" ? `Join ${info.account_name}` : "Set a new password"}
          </Title>
          <Text size="sm" c="dimmed" mt={4}>
            {info.email}
            {info.role ? ` · invited as ${info.role}` : ""}
          </Text>
        </div>
        <FormAlert error={accept.error} />
        {fresh && (
          <TextInput
            label="Your name"
            autoComplete="name"
            required
            autoFocus
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        )}
        <PasswordInput
          label={info.kind === "invitation" && info.has_user ? "Your password" : "New password"}
          description={
            info.has_user && info.kind === "invitation"
              ? "You already have a sign-in here"
              : "At least 10 characters; a few words are fine"
          }
          autoComplete={info.has_user && info.kind === "invitation" ? "current-password" : "new-password"}
          required
          minLength={10}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" loading={accept.isPending} fullWidth mt={4}>
          {info.kind === "invitation" ? "Join" : "Save and sign in"}
        </Button>
      </Stack>
    </form>
  );
}
