import { Group, NativeSelect, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { messages } from "../../../messages/messages.ts";
import { SearchIcon } from "../../../ui/icons.tsx";
import classes from "../invoices.module.css";
import { type ListSearch, listSearch, withSort } from "./filter.ts";
import { MoreFilters } from "./more-filters.tsx";
import { ViewsMenu } from "./views-menu.tsx";

type Props = Readonly<{ search: ListSearch; onChange: (search: ListSearch) => void }>;

export function FilterBar({ search, onChange }: Props) {
  const patch = (change: Record<string, unknown>) => onChange(listSearch({ ...search, ...change }));
  return (
    <Group gap="sm" mb="md" className={classes.filters}>
      <SearchField value={search.q ?? ""} onChange={(q) => patch({ q })} />
      <MoreFilters search={search} onChange={onChange} />
      <ViewsMenu search={search} onOpen={onChange} />
      <SortSelect search={search} onChange={onChange} />
    </Group>
  );
}

/** For narrow screens: cards have no column headings to sort by. */
function SortSelect({ search, onChange }: Props) {
  const said = messages.invoices.sort;
  return (
    <NativeSelect
      className={classes.sortSelect ?? ""}
      aria-label={said.label}
      value={search.sort ?? "-created_at"}
      onChange={(event) => onChange(withSort(search, event.currentTarget.value as NonNullable<ListSearch["sort"]>))}
      data={(["-created_at", "created_at", "vendor", "-date", "date", "-total_amount", "total_amount"] as const).map(
        (value) => ({ value, label: said.orders[value] }),
      )}
    />
  );
}

function SearchField({ value, onChange }: Readonly<{ value: string; onChange: (text: string) => void }>) {
  const [text, setText] = useState(value);
  const tell = useDebouncedCallback(onChange, 250);
  useEffect(() => setText((now) => (now.trim() === value ? now : value)), [value]);
  return (
    <TextInput
      type="search"
      className={classes.search}
      placeholder={messages.invoices.searchFor}
      aria-label={messages.invoices.search}
      leftSection={<SearchIcon size={16} />}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        tell(event.currentTarget.value);
      }}
    />
  );
}
