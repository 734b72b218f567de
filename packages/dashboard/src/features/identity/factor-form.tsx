import type { ConfirmBody, FactorChoices } from "@inkvoice/contract/dashboard";
import { Anchor, Button, PasswordInput, Stack, TextInput } from "@mantine/core";
import { startAuthentication } from "@simplewebauthn/browser";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type ChangeEvent, type ReactNode, useState } from "react";
import { api } from "../../api/client.ts";
import { messages } from "../../messages/messages.ts";
import { Form } from "../../ui/forms/form.tsx";
import { FormAlert } from "../../ui/forms/form-alert.tsx";
import { LoadingState } from "../../ui/states.tsx";
import { ProviderButton } from "./provider-button.tsx";

type Props = Readonly<{
  /** The route that checks the factor: second step of a sign-in, or confirmation within a session. */
  path: "/session/factor" | "/session/confirm";
  submit: string;
  onProven: () => void;
  onCancel?: () => void;
  children?: ReactNode;
}>;

type PasskeyOptions = Parameters<typeof startAuthentication>[0]["optionsJSON"];

/** Asks for a code, passkey or recovery code, or for the password if the person has no second factor. */
export function FactorForm(props: Props) {
  const choices = useQuery({
    queryKey: ["factor-choices"],
    queryFn: () => api.post<FactorChoices>("/session/factor/options"),
    gcTime: 0,
    retry: false,
  });
  if (choices.isPending) return <LoadingState />;
  if (choices.error) return <FormAlert error={choices.error} />;
  return <Proof {...props} choices={choices.data} />;
}

/** Input for the password, a code of the authenticator app, or a recovery code. */
type WrittenProof = "password" | "code" | "recovery_code";

function proofOf(kind: WrittenProof, text: string): ConfirmBody {
  if (kind === "password") return { password: text };
  return kind === "code" ? { code: text } : { recovery_code: text };
}

function Proof({ path, submit, onProven, onCancel, children, choices }: Props & Readonly<{ choices: FactorChoices }>) {
  const [text, setText] = useState("");
  const [printed, setPrinted] = useState(false);
  const prove = useMutation({
    mutationFn: (proof: ConfirmBody) => api.post(path, proof),
    onSuccess: onProven,
  });
  if (choices.provider) return <ProviderProof provider={choices.provider}>{children}</ProviderProof>;
  const withPassword = choices.kinds.length === 0;
  const kind: WrittenProof = withPassword ? "password" : printed ? "recovery_code" : "code";
  const isWritten = withPassword || printed || choices.kinds.includes("totp");
  return (
    <Stack>
      {children}
      {choices.passkey && <PasskeyButton options={choices.passkey as PasskeyOptions} onAnswer={prove.mutate} />}
      {isWritten ? (
        <Form
          sending={{
            mutate: () => prove.mutate(proofOf(kind, text)),
            isPending: prove.isPending,
            error: prove.error,
          }}
          submit={submit}
          {...(onCancel && { onCancel })}
        >
          <ProofInput kind={kind} text={text} onChange={setText} />
        </Form>
      ) : (
        <FormAlert error={prove.error} />
      )}
      {!withPassword && (
        <Anchor
          component="button"
          type="button"
          size="xs"
          onClick={() => {
            setText("");
            setPrinted(!printed);
          }}
        >
          {printed ? messages.identity.useFactor : messages.identity.useRecoveryCode}
        </Anchor>
      )}
    </Stack>
  );
}

function ProviderProof({ provider, children }: Readonly<{ provider: string; children: ReactNode }>) {
  const here = location.pathname + location.search;
  return (
    <Stack>
      {children}
      <ProviderButton label={messages.identity.confirmWith(provider)} purpose="confirm" next={here} fullWidth />
    </Stack>
  );
}

type ProofInputProps = Readonly<{ kind: WrittenProof; text: string; onChange: (text: string) => void }>;

function ProofInput({ kind, text, onChange }: ProofInputProps) {
  const common = {
    required: true,
    "data-autofocus": true,
    value: text,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.value),
  };
  if (kind === "password")
    return <PasswordInput label={messages.identity.yourPassword} autoComplete="current-password" {...common} />;
  const isPrinted = kind === "recovery_code";
  return (
    <TextInput
      label={isPrinted ? messages.identity.recoveryCode : messages.identity.appCode}
      autoComplete="one-time-code"
      inputMode={isPrinted ? "text" : "numeric"}
      autoFocus
      {...common}
    />
  );
}

type Answer = (proof: ConfirmBody) => void;

function PasskeyButton({ options, onAnswer }: Readonly<{ options: PasskeyOptions; onAnswer: Answer }>) {
  const use = useMutation({
    mutationFn: () => startAuthentication({ optionsJSON: options }),
    // Passed on unchanged.
    onSuccess: (passkey) => onAnswer({ passkey: { ...passkey } }),
  });
  return (
    <Stack gap="xs">
      <Button variant="default" fullWidth onClick={() => use.mutate()} loading={use.isPending}>
        {messages.identity.usePasskey}
      </Button>
      <FormAlert error={use.error && new Error(messages.identity.passkeyUnused)} />
    </Stack>
  );
}
