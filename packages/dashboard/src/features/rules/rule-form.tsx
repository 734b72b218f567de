import { Fieldset, Stack, Text, TextInput, Title } from "@mantine/core";
import type { UseMutationResult } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useMay } from "../../api/session.ts";
import { messages } from "../../messages/messages.ts";
import { Form } from "../../ui/forms/form.tsx";
import { Card } from "../../ui/page.tsx";
import { ConditionInputs } from "./condition-inputs.tsx";
import { EffectInputs } from "./effect-inputs.tsx";
import { type DraftProps, problemOf } from "./rule-draft.ts";

type Props = DraftProps &
  Readonly<{ sending: Pick<UseMutationResult<unknown, Error, void>, "mutate" | "isPending" | "error"> }>;

export function RuleForm({ draft, fields, onChange, sending }: Props) {
  const navigate = useNavigate();
  const said = messages.rules;
  const mayEdit = useMay("edit");
  const problem = problemOf(draft, fields);
  return (
    <Form
      sending={sending}
      submit={messages.ui.save}
      onCancel={() => void navigate({ to: "/rules" })}
      disabled={!mayEdit || problem !== undefined}
    >
      <Fieldset variant="unstyled" disabled={!mayEdit}>
        <Stack>
          <TextInput
            label={said.name}
            description={said.nameHint}
            required
            maxLength={100}
            value={draft.name}
            onChange={(event) => onChange({ ...draft, name: event.currentTarget.value })}
          />
          <Section title={said.when} hint={said.whenHint}>
            <ConditionInputs draft={draft} onChange={onChange} />
          </Section>
          <Section title={said.then} hint={said.thenHint}>
            <EffectInputs draft={draft} fields={fields} onChange={onChange} />
          </Section>
        </Stack>
      </Fieldset>
      {mayEdit && problem && (
        <Text size="sm" c="var(--band-check-text)" role="status">
          {said.problems[problem]}
        </Text>
      )}
    </Form>
  );
}

function Section({ title, hint, children }: Readonly<{ title: string; hint: string; children: ReactNode }>) {
  return (
    <Card>
      <Title order={2}>{title}</Title>
      <Text size="sm" c="dimmed" mb="sm">
        {hint}
      </Text>
      <Stack gap="sm">{children}</Stack>
    </Card>
  );
}
