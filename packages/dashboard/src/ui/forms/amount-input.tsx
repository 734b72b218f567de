import { TextInput } from "@mantine/core";

type Props = Readonly<{ label: string; value: string | number; onChange: (text: string) => void }>;

/** A decimal number in the notation of the browser; its text has a decimal point, and is empty without a number. */
export function AmountInput({ label, value, onChange }: Props) {
  return (
    <TextInput
      type="number"
      step="any"
      label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
