import type { SignInAnswer } from "@inkvoice/contract/dashboard";
import { Divider, PasswordInput, Stack, Text, TextInput } from "@mantine/core";
import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { sessionQuery } from "../../api/queries.ts";
import { messages } from "../../messages/messages.ts";
import { Form, FormHead } from "../../ui/forms/form.tsx";
import { FactorForm } from "../identity/factor-form.tsx";
import { ProviderButton } from "../identity/provider-button.tsx";
import { ProviderError } from "./provider-card.tsx";
import { useEnterSession } from "./use-enter-session.ts";

export function SignInPage() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const { next, factor, problem } = useSearch({ from: "/outside/sign-in" });
  const enter = useEnterSession();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const signIn = useMutation({
    mutationFn: () => api.post<SignInAnswer>("/session", { email, password }),
    onSuccess: (answer) => {
      if (!answer.second_factor) void enter(next);
    },
  });
  if (!session.signed_in && !session.claimed) return <NotClaimed />;
  if (signIn.data?.second_factor || factor === "owed")
    return (
      <FactorForm path="/session/factor" submit={messages.session.signIn} onProven={() => void enter(next)}>
        <FormHead title={messages.session.secondFactor}>{email}</FormHead>
      </FactorForm>
    );
  return (
    <Stack>
      <ProviderError problem={problem} />
      <Form sending={signIn} submit={messages.session.signIn}>
        <FormHead title={messages.session.signIn} />
        <TextInput
          label={messages.ui.email}
          type="email"
          name="email"
          autoComplete="username"
          required
          autoFocus
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <PasswordInput
          label={messages.session.password}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </Form>
      {session.provider && (
        <>
          <Divider label={messages.session.or} />
          <ProviderButton
            label={messages.session.signInWith(session.provider.name)}
            purpose="sign_in"
            next={next}
            fullWidth
          />
        </>
      )}
      <Text size="xs" c="dimmed">
        {messages.session.forgotten}
      </Text>
    </Stack>
  );
}

function NotClaimed() {
  return (
    <Stack gap="sm">
      <FormHead title={messages.session.notClaimed.title}>{messages.session.notClaimed.text}</FormHead>
      <Text size="sm" c="dimmed">
        {messages.session.notClaimed.lost}
      </Text>
    </Stack>
  );
}
