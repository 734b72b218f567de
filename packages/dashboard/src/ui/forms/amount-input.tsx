import { TextInput, type TextInputProps } from "@mantine/core";

type Props = Readonly<{ label: string; value: string | number; onChange: (text: string) => void }> &
  Pick<TextInputProps, "description" | "error" | "onBlur" | "mt"> &
  Readonly<{ "data-problem"?: string }>;

/** A decimal number in the notation of the browser; its text has a decimal point, and is empty without a number. */
export function AmountInput({ onChange, ...input }: Props) {
  return <TextInput type="number" step="any" {...input} onChange={(event) => onChange(event.currentTarget.value)} />;
}
