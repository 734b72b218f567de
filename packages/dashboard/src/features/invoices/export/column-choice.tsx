import { MultiSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { exportColumnsQuery } from "../../../api/queries.ts";
import { messages } from "../../../messages/messages.ts";

type Props = Readonly<{ chosen: readonly string[]; onChange: (chosen: readonly string[]) => void }>;

/** Picks columns in the order of the export; no selection means all. */
export function ColumnChoice({ chosen, onChange }: Props) {
  const { data } = useQuery(exportColumnsQuery);
  return (
    <MultiSelect
      label={messages.exports.columns}
      description={messages.exports.columnsText}
      placeholder={chosen.length === 0 ? messages.exports.allColumns : ""}
      data={data?.columns.map(({ key, title }) => ({ value: key, label: title })) ?? []}
      value={[...chosen]}
      onChange={onChange}
      searchable
      clearable
      maxDropdownHeight={260}
      clearButtonProps={{ "aria-label": messages.exports.allColumns }}
    />
  );
}
