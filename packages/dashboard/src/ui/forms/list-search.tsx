import { Checkbox, Group, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";

export type ListSearch = Readonly<{
  text: string;
  /** The text once typing has paused. */
  searched: string;
  isNarrowed: boolean;
  setText: (text: string) => void;
  narrow: (isNarrowed: boolean) => void;
}>;

/** A text to search for, and one switch that narrows the list. */
export function useListSearch(): ListSearch {
  const [text, setText] = useState("");
  const [isNarrowed, narrow] = useState(false);
  const [searched] = useDebouncedValue(text.trim(), 200);
  return { text, searched, isNarrowed, setText, narrow };
}

type Props = Readonly<{ search: ListSearch; label: string; narrowLabel: string }>;

export function ListSearchInputs({ search, label, narrowLabel }: Props) {
  return (
    <Group mb="md" align="flex-end">
      <TextInput
        label={label}
        type="search"
        value={search.text}
        onChange={(event) => search.setText(event.currentTarget.value)}
      />
      <Checkbox
        label={narrowLabel}
        mb={8}
        checked={search.isNarrowed}
        onChange={(event) => search.narrow(event.currentTarget.checked)}
      />
    </Group>
  );
}
