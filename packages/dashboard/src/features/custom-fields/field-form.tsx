import type { CustomField } from "@inkvoice/contract";
import { Checkbox, Group, NativeSelect, Stack, Text, Textarea, TextInput } from "@mantine/core";
import type { UseMutationResult } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { messages } from "../../messages/messages.ts";
import { Form } from "../../ui/forms/form.tsx";
import { problemInput, useFormProblems } from "../../ui/forms/form-problems.ts";
import { selectOptions } from "./entered-values.ts";
import type { FieldDraft } from "./field-draft.ts";

type Props = Readonly<{
  draft: FieldDraft;
  /** Name, type and level of a stored field cannot be changed. */
  isStored: boolean;
  onChange: (draft: FieldDraft) => void;
  sending: Pick<UseMutationResult<unknown, Error, void>, "mutate" | "isPending" | "error">;
}>;

export function FieldForm({ draft, isStored, onChange, sending }: Props) {
  const navigate = useNavigate();
  const said = messages.customFields;
  const problems = useFormProblems(draft.name.trim() === "" ? ["name"] : []);
  const set = (change: Partial<FieldDraft>) => onChange({ ...draft, ...change });
  return (
    <Form
      sending={sending}
      problems={problems}
      submit={messages.ui.save}
      onCancel={() => void navigate({ to: "/fields" })}
    >
      <div ref={problems.root}>
        <TextInput
          label={said.name}
          description={said.nameHint}
          required
          value={draft.name}
          disabled={isStored}
          {...problemInput(problems, "name", messages.ui.missing.name)}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
      </div>
      <Group grow align="flex-start">
        <NativeSelect
          label={said.type}
          data={selectOptions(said.types)}
          value={draft.type}
          disabled={isStored}
          onChange={(event) => set({ type: event.currentTarget.value as CustomField["type"] })}
        />
        <NativeSelect
          label={said.level}
          data={selectOptions(said.levels)}
          value={draft.level}
          disabled={isStored}
          onChange={(event) => set({ level: event.currentTarget.value as CustomField["level"] })}
        />
      </Group>
      <Lines
        label={said.captions}
        hint={said.captionsHint}
        value={draft.captions}
        onChange={(captions) => set({ captions })}
      />
      {draft.type === "choice" && (
        <Lines
          label={said.choices}
          hint={said.choicesHint}
          value={draft.choices}
          onChange={(text) => set({ choices: text })}
        />
      )}
      {draft.level === "document" && (
        <Checkbox
          label={said.required}
          description={said.requiredHint}
          checked={draft.required}
          onChange={(event) => set({ required: event.currentTarget.checked })}
        />
      )}
      <RareInputs draft={draft} set={set} />
    </Form>
  );
}

type RareProps = Readonly<{ draft: FieldDraft; set: (change: Partial<FieldDraft>) => void }>;

/** Inputs that most fields do not need, closed at first. */
function RareInputs({ draft, set }: RareProps) {
  const said = messages.customFields;
  return (
    <details>
      <Text component="summary" size="sm" c="dimmed">
        {said.more}
      </Text>
      <Stack mt="sm">
        <TextInput
          label={said.pattern}
          description={said.patternHint}
          value={draft.pattern}
          onChange={(event) => set({ pattern: event.currentTarget.value })}
        />
        <Lines
          label={said.vendors}
          hint={said.vendorsHint}
          value={draft.vendors}
          onChange={(vendors) => set({ vendors })}
        />
        {draft.level === "document" && (
          <NativeSelect
            label={said.near}
            data={selectOptions(said.nearChoices)}
            value={draft.near}
            onChange={(event) => set({ near: event.currentTarget.value as FieldDraft["near"] })}
          />
        )}
        <TextInput
          label={said.description}
          value={draft.description}
          onChange={(event) => set({ description: event.currentTarget.value })}
        />
      </Stack>
    </details>
  );
}

type LinesProps = Readonly<{ label: string; hint: string; value: string; onChange: (text: string) => void }>;

/** A list of texts, one per line. */
function Lines({ label, hint, value, onChange }: LinesProps) {
  return (
    <Textarea
      label={label}
      description={hint}
      autosize
      minRows={2}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
