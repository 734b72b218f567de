import { Button, Group, PasswordInput, Stack, Text } from "@mantine/core";
import type { UseMutationResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { messages } from "../../messages/messages.ts";
import { useFormState, useShownOnce } from "./dialog.tsx";
import { FormAlert } from "./form-alert.tsx";
import type { FormProblems } from "./form-problems.ts";

type Sending = Pick<UseMutationResult<unknown, Error, void>, "mutate" | "isPending" | "error">;

type FormProps = Readonly<{
  sending: Sending;
  /** Label of the submit button. */
  submit: string;
  /** With it the buttons are right-aligned, as in a dialog; without it the submit button takes the full width. */
  onCancel?: () => void;
  disabled?: boolean;
  /** Shown at their inputs in the language of the page, instead of the browser's messages. */
  problems?: Pick<FormProblems<never>, "attempt">;
  children: ReactNode;
}>;

/** Inputs, the server's error and the submit button. */
export function Form({ sending, submit, onCancel, disabled, problems, children }: FormProps) {
  const state = useFormState<HTMLFormElement>(sending.isPending);
  return (
    <form
      {...state}
      noValidate={problems !== undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (problems) problems.attempt(() => sending.mutate());
        else sending.mutate();
      }}
    >
      <Stack>
        {children}
        <FormAlert error={sending.error} />
        {onCancel ? (
          <Group justify="flex-end">
            <Button variant="default" onClick={onCancel}>
              {messages.ui.cancel}
            </Button>
            <Button type="submit" loading={sending.isPending} disabled={disabled ?? false}>
              {submit}
            </Button>
          </Group>
        ) : (
          <Button type="submit" loading={sending.isPending} disabled={disabled ?? false} fullWidth mt={4}>
            {submit}
          </Button>
        )}
      </Stack>
    </form>
  );
}

/** Replaces a form by its result, which is shown once: a key or a link. */
export function OneTimeResult({ children, onDone }: Readonly<{ children: ReactNode; onDone: () => void }>) {
  useShownOnce();
  return (
    <Stack>
      {children}
      <Group justify="flex-end">
        <Button onClick={onDone}>{messages.ui.done}</Button>
      </Group>
    </Stack>
  );
}

type NewPasswordProps = Readonly<{ label: string; value: string; onChange: (password: string) => void }>;

export function NewPassword({ label, value, onChange }: NewPasswordProps) {
  return (
    <PasswordInput
      label={label}
      description={messages.ui.passwordRule}
      name="password"
      autoComplete="new-password"
      required
      minLength={10}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** Heading and explanation of a form that fills a page. */
export function FormHead({ title, children }: Readonly<{ title: string; children?: ReactNode }>) {
  return (
    <div>
      <Text component="h1" fz="h2" fw={650} lh={1.25}>
        {title}
      </Text>
      {children && (
        <Text size="sm" c="dimmed" mt={6}>
          {children}
        </Text>
      )}
    </div>
  );
}
