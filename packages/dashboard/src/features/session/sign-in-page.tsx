import type { SignInAnswer } from "@inkvoice/contract/dashboard";
import { Divider, PasswordInput, Stack, Text, TextInput } from "@mantine/core";
import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { sessionQuery } from "../../api/queries.ts";
import { Form, FormHead } from "../../ui/form.tsx";
import { FactorForm } from "../identity/factor-form.tsx";
import { ProviderButton } from "../identity/provider-button.tsx";
import { useEnter } from "./enter.ts";
import { ProviderTrouble } from "./provider-card.tsx";

export function SignInPage() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const { next, factor, problem } = useSearch({ from: "/outside/sign-in" });
  const enter = useEnter();
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
      <FactorForm path="/session/factor" submit="Sign in" onProven={() => void enter(next)}>
        <FormHead title="Second factor">{email}</FormHead>
      </FactorForm>
    );
  return (
    <Stack>
      <ProviderTrouble problem={problem} />
      <Form sending={signIn} submit="Sign in">
        <FormHead title="Sign in" />
        <TextInput
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          required
          autoFocus
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <PasswordInput
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </Form>
      {session.provider && (
        <>
          <Divider label="or" />
          <ProviderButton label={`Sign in with ${session.provider.name}`} purpose="sign_in" next={next} fullWidth />
        </>
      )}
      <Text size="xs" c="dimmed">
        Forgotten the password? An owner of your account can make you a link to set a new one, under Members.
      </Text>
    </Stack>
  );
}

function NotClaimed() {
  return (
    <Stack gap="sm">
      <FormHead title="This Inkvoice has no owner yet">
        When it started, it printed a link with a one-time token. Open that link to create the owner: nobody without it
        can.
      </FormHead>
      <Text size="sm" c="dimmed">
        Link lost? Start Inkvoice again and a fresh one is printed.
      </Text>
    </Stack>
  );
}
