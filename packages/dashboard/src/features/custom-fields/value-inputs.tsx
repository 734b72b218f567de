import type { CustomField } from "@inkvoice/contract";
import { NativeSelect, SimpleGrid, Text, TextInput } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { messages } from "../../messages/messages.ts";
import { AmountInput } from "../../ui/forms/amount-input.tsx";
import { customLabel } from "../invoice/fields/custom-columns.ts";
import { type CustomFieldInputs, choicesOf, documentFields } from "./entered-values.ts";

type Props = Readonly<{
  values: CustomFieldInputs;
  fields: readonly CustomField[];
  onChange: (values: CustomFieldInputs) => void;
}>;

/** Inputs for values of the account's custom fields, or a link to define the first. */
export function ValueInputs({ values, fields, onChange }: Props) {
  const said = messages.rules;
  const settable = documentFields(fields);
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
        <ValueInput
          key={field.id}
          field={field}
          value={values[field.name] ?? ""}
          onChange={(value) => onChange({ ...values, [field.name]: value })}
        />
      ))}
    </SimpleGrid>
  );
}

type InputProps = Readonly<{ field: CustomField; value: string; onChange: (value: string) => void }>;

function ValueInput({ field, value, onChange }: InputProps) {
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
