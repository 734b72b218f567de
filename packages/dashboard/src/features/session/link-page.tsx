import type { LinkInfo, SignInAnswer } from "@inkvoice/contract/dashboard";
import { Button, PasswordInput, Stack, TextInput } from "@mantine/core";
import { useMutation, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { sessionQuery } from "../../api/queries.ts";
import { messages } from "../../messages/messages.ts";
import { Form, FormHead, NewPassword } from "../../ui/forms/form.tsx";
import { LoadingState } from "../../ui/states.tsx";
import { FactorForm } from "../identity/factor-form.tsx";
import { ProviderButton } from "../identity/provider-button.tsx";
import { useEnterSession } from "./use-enter-session.ts";
import { useLinkToken } from "./use-link-token.ts";

/** The page that invitation and password links open. */
export function LinkPage() {
  const token = useLinkToken();
  const link = useQuery({
    queryKey: ["link", token],
    queryFn: () => api.post<LinkInfo>("/links/inspect", { token }),
    retry: false,
  });
  if (link.isPending) return <LoadingState />;
  if (link.error) {
    return (
      <Stack gap="sm">
        <FormHead title={messages.session.link.dead}>{messages.session.link.askForNew(link.error.message)}</FormHead>
        <Button component="a" href="/sign-in" variant="default">
          {messages.session.link.toSignIn}
        </Button>
      </Stack>
    );
  }
  return <LinkForm info={link.data} token={token} />;
}

function LinkForm({ info, token }: Readonly<{ info: LinkInfo; token: string }>) {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const enter = useEnterSession();
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const isInvitation = info.kind === "invitation";
  const [joinsAsKnown, setJoinsAsKnown] = useState(info.has_user);
  const fresh = isInvitation && !joinsAsKnown;
  const accept = useMutation({
    mutationFn: () => api.post<SignInAnswer>("/links/accept", { token, password, ...(fresh ? { name } : {}) }),
    onSuccess: (answer) => {
      if (!answer.second_factor) void enter();
    },
  });
  if (accept.data?.second_factor)
    return (
      <FactorForm path="/session/factor" submit={messages.session.signIn} onProven={() => void enter()}>
        <FormHead title={messages.session.secondFactor}>{info.email}</FormHead>
      </FactorForm>
    );
  return (
    <Form sending={accept} submit={isInvitation ? messages.session.link.join : messages.session.link.saveAndSignIn}>
      <FormHead
        title={isInvitation ? messages.session.link.joinAccount(info.account_name) : messages.session.link.setPassword}
      >
        {info.email}
        {info.role ? ` · ${messages.session.link.invitedAs(messages.terms.roles[info.role])}` : ""}
      </FormHead>
      {fresh && (
        <TextInput
          label={messages.session.yourName}
          autoComplete="name"
          required
          autoFocus
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      )}
      {isInvitation && joinsAsKnown ? (
        <PasswordInput
          label={messages.session.yourPassword}
          description={info.has_user ? messages.session.link.known : messages.session.link.sameAddress}
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      ) : (
        <NewPassword label={messages.session.newPassword} value={password} onChange={setPassword} />
      )}
      {isInvitation && !info.has_user && (
        <Button variant="subtle" onClick={() => setJoinsAsKnown(fresh)}>
          {fresh ? messages.session.link.iHaveSignIn : messages.session.link.iAmNew}
        </Button>
      )}
      {isInvitation && session.provider && (
        <ProviderButton
          label={messages.session.link.joinWith(session.provider.name)}
          purpose="sign_in"
          token={token}
          fullWidth
        />
      )}
    </Form>
  );
}
