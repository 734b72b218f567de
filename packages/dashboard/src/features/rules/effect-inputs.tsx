import type { CustomField } from "@inkvoice/contract";
import { NativeSelect, SimpleGrid, TagsInput, Text, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { membersQuery } from "../../api/queries.ts";
import { messages } from "../../messages/messages.ts";
import { AmountInput } from "../../ui/forms/amount-input.tsx";
import { customLabel } from "../invoice/fields/custom-columns.ts";
import { type DraftProps, type RuleDraft, settableFields } from "./rule-draft.ts";
import { choicesOf } from "./rule-text.ts";

const approvalChoices = [1, 2, 3];

/** Inputs for a rule's effects: values of custom fields, number of approvals, a reviewer and tags. */
export function EffectInputs({ draft, fields, onChange }: DraftProps) {
  const said = messages.rules;
  const members = useQuery(membersQuery);
  const set = (change: Partial<RuleDraft>) => onChange({ ...draft, ...change });
  const reviewers = members.data?.members.filter(({ role }) => role !== "viewer") ?? [];
  return (
    <>
      <FieldInputs draft={draft} fields={fields} onChange={onChange} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <NativeSelect
          label={said.approvals}
          value={draft.approvals}
          data={[
            { value: "", label: said.approvalsUnchanged },
            ...approvalChoices.map((count) => ({ value: String(count), label: said.approvalCount(count) })),
          ]}
          onChange={(event) => set({ approvals: event.currentTarget.value })}
        />
        <NativeSelect
          label={said.assignTo}
          value={draft.assignTo}
          data={[
            { value: "", label: said.nobody },
            ...reviewers.map(({ user_id: value, name: label }) => ({ value, label })),
          ]}
          onChange={(event) => set({ assignTo: event.currentTarget.value })}
        />
      </SimpleGrid>
      <TagsInput
        label={said.tags}
        description={said.tagsHint}
        value={[...draft.tags]}
        acceptValueOnBlur
        maxTags={20}
        onChange={(tags) => set({ tags })}
      />
    </>
  );
}

function FieldInputs({ draft, fields, onChange }: DraftProps) {
  const said = messages.rules;
  const settable = settableFields(fields);
  if (settable.length === 0)
    return (
      <Text size="sm">
        {said.noFields}{" "}
        <Link to="/fields/$id" params={{ id: "new" }}>
          {said.defineField}
        </Link>
      </Text>
    );
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      {settable.map((field) => (
        <FieldInput
          key={field.id}
          field={field}
          value={draft.values[field.name] ?? ""}
          onChange={(value) => onChange({ ...draft, values: { ...draft.values, [field.name]: value } })}
        />
      ))}
    </SimpleGrid>
  );
}

type FieldProps = Readonly<{ field: CustomField; value: string; onChange: (value: string) => void }>;

function FieldInput({ field, value, onChange }: FieldProps) {
  const label = customLabel(field.name);
  const choices = choicesOf(field);
  if (choices)
    return (
      <NativeSelect
        label={label}
        value={value}
        data={[{ value: "", label: messages.rules.unset }, ...choices]}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  if (field.type === "amount" || field.type === "number")
    return <AmountInput label={label} value={value} onChange={onChange} />;
  return (
    <TextInput
      label={label}
      type={field.type === "date" ? "date" : "text"}
      maxLength={500}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
