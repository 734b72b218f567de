import { Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { vendorQuery, vendorsQuery } from "../../api/queries.ts";
import { messages } from "../../messages/messages.ts";

type Props = Readonly<{ value: string; onChange: (vendorId: string) => void }>;

/** Picks one of the account's vendors, which are searched while typing. */
export function VendorSelect({ value, onChange }: Props) {
  const said = messages.rules;
  const [text, setText] = useState("");
  const chosen = useQuery({ ...vendorQuery(value), enabled: value !== "" });
  // The name of the chosen vendor is not a search text.
  const [searched] = useDebouncedValue(text === chosen.data?.name ? "" : text.trim(), 200);
  const list = useInfiniteQuery(vendorsQuery(searched, false));
  const found = list.data?.pages[0]?.vendors ?? [];
  const vendors = chosen.data && value !== "" ? [chosen.data, ...found.filter(({ id }) => id !== value)] : found;
  return (
    <Select
      label={said.vendor}
      placeholder={said.anyVendor}
      nothingFoundMessage={said.noVendor}
      data={vendors.map(({ id, name }) => ({ value: id, label: name }))}
      // Not filtered here: the server searches names, aliases and tax numbers.
      filter={({ options }) => options}
      searchable
      clearable
      searchValue={text}
      onSearchChange={setText}
      value={value === "" ? null : value}
      onChange={(id) => onChange(id ?? "")}
    />
  );
}
