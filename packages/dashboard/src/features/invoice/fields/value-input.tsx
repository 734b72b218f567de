import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { messages } from "../../../messages/messages.ts";
import type { Field } from "./field-model.ts";
import { choicesOf } from "./field-text.ts";
import { isNumeric } from "./row-model.ts";

type Props = Readonly<{
  field: Field;
  text: string;
  onChange: (text: string) => void;
  autoFocus?: boolean;
  /** Why the value was refused. */
  error?: string | undefined;
  /** Accessible name, if there is no visible label. */
  name?: string;
}>;

/** The input for a field's value, by its type. */
export function ValueInput({ field, text, onChange, autoFocus = false, name, error }: Props) {
  const common = { ...(name ? { "aria-label": name } : { label: field.label }), value: text, autoFocus, error };
  const choices = choicesOf(field);
  if (choices) {
    const known = Object.entries(choices).map(([value, label]) => ({ value, label }));
    const data = [{ value: "", label: messages.invoice.unknown }, ...known];
    return <NativeSelect {...common} data={data} onChange={(event) => onChange(event.currentTarget.value)} />;
  }
  if (field.path.endsWith("address") || field.path.endsWith("description")) {
    return (
      <Textarea
        {...common}
        autosize
        minRows={2}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  const hint = field.type === "date" ? messages.invoice.dateHint : field.type === "currency" ? "EUR" : undefined;
  return (
    <TextInput
      {...common}
      {...(hint ? { placeholder: hint } : {})}
      inputMode={isNumeric(field.type) ? "decimal" : "text"}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
