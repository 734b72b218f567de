import { Fieldset, Stack, Text, TextInput, Title } from "@mantine/core";
import type { UseMutationResult } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { usePermission } from "../../api/session.ts";
import { messages } from "../../messages/messages.ts";
import { Form } from "../../ui/forms/form.tsx";
import { useFormProblems } from "../../ui/forms/form-problems.ts";
import { Card } from "../../ui/page.tsx";
import { ConditionInputs } from "./condition-inputs.tsx";
import { EffectInputs } from "./effect-inputs.tsx";
import { problemProps } from "./problem-props.ts";
import { type DraftProps, problemsOf } from "./rule-draft.ts";

type Props = DraftProps &
  Readonly<{ sending: Pick<UseMutationResult<unknown, Error, void>, "mutate" | "isPending" | "error"> }>;

export function RuleForm({ draft, fields, onChange, sending }: Props) {
  const navigate = useNavigate();
  const said = messages.rules;
  const mayEdit = usePermission("edit");
  const problems = useFormProblems(problemsOf(draft, fields));
  return (
    <Form
      sending={sending}
      problems={problems}
      submit={messages.ui.save}
      onCancel={() => void navigate({ to: "/rules" })}
      disabled={!mayEdit}
    >
      <Fieldset variant="unstyled" disabled={!mayEdit}>
        <Stack ref={problems.root}>
          <TextInput
            label={said.name}
            description={said.nameHint}
            required
            maxLength={100}
            value={draft.name}
            {...problemProps(problems, "name")}
            onChange={(event) => onChange({ ...draft, name: event.currentTarget.value })}
          />
          <Section title={said.when} hint={said.whenHint}>
            <ConditionInputs draft={draft} problems={problems} onChange={onChange} />
          </Section>
          <Section title={said.then} hint={said.thenHint} data-problem="action">
            <EffectInputs draft={draft} fields={fields} onChange={onChange} />
            {problems.isShown("action") && (
              <Text size="sm" c="var(--band-unsure-text)" role="alert">
                {said.problems.action}
              </Text>
            )}
          </Section>
        </Stack>
      </Fieldset>
    </Form>
  );
}

type SectionProps = Readonly<{ title: string; hint: string; "data-problem"?: string; children: ReactNode }>;

function Section({ title, hint, children, ...rest }: SectionProps) {
  return (
    <Card>
      <Title order={2}>{title}</Title>
      <Text size="sm" c="dimmed" mb="sm">
        {hint}
      </Text>
      <Stack gap="sm" {...rest}>
        {children}
      </Stack>
    </Card>
  );
}
