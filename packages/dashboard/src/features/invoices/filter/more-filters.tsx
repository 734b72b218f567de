import { Badge, Button, Group, NativeSelect, Popover, Stack, Switch, TextInput } from "@mantine/core";
import { messages } from "../../../messages/messages.ts";
import { AmountInput } from "../../../ui/forms/amount-input.tsx";
import { FilterIcon } from "../../../ui/icons.tsx";
import { countFilters, type ListSearch, listSearch, withoutFilters } from "./filter.ts";

type Props = Readonly<{ search: ListSearch; onChange: (search: ListSearch) => void }>;
type Patch = (change: Record<string, unknown>) => void;
type FieldsProps = Readonly<{ search: ListSearch; patch: Patch }>;

/** Less common filters behind a button that shows how many are set. */
export function MoreFilters({ search, onChange }: Props) {
  const said = messages.invoices.filters;
  const count = countFilters(search);
  const patch: Patch = (change) => onChange(listSearch({ ...search, ...change }));
  return (
    <Popover width={340} position="bottom-end" shadow="md" trapFocus radius="md">
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<FilterIcon size={16} />}
          rightSection={
            count > 0 && (
              <Badge size="sm" circle>
                {count}
              </Badge>
            )
          }
        >
          {said.title}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm">
          <Days search={search} patch={patch} from="dated_from" to="dated_to" labels={said.dated} />
          <Days search={search} patch={patch} from="from" to="to" labels={said.uploaded} />
          <Amounts search={search} patch={patch} />
          <Judged search={search} patch={patch} />
          <Switch
            label={said.duplicates}
            checked={search.duplicates === "true"}
            onChange={(event) => patch({ duplicates: event.currentTarget.checked ? "true" : undefined })}
          />
          {count > 0 && (
            <Button variant="subtle" onClick={() => onChange(withoutFilters(search))}>
              {said.clear}
            </Button>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

type DaysProps = FieldsProps &
  Readonly<{
    from: "from" | "dated_from";
    to: "to" | "dated_to";
    labels: Readonly<{ from: string; to: string }>;
  }>;

function Days({ search, patch, from, to, labels }: DaysProps) {
  return (
    <Group grow gap="xs">
      <TextInput
        type="date"
        label={labels.from}
        value={search[from] ?? ""}
        onChange={(event) => patch({ [from]: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={labels.to}
        value={search[to] ?? ""}
        onChange={(event) => patch({ [to]: event.currentTarget.value })}
      />
    </Group>
  );
}

function Amounts({ search, patch }: FieldsProps) {
  const said = messages.invoices.filters.total;
  return (
    <Group grow gap="xs">
      <AmountInput label={said.from} value={search.min ?? ""} onChange={(min) => patch({ min })} />
      <AmountInput label={said.to} value={search.max ?? ""} onChange={(max) => patch({ max })} />
    </Group>
  );
}

function Judged({ search, patch }: FieldsProps) {
  const said = messages.invoices.filters;
  const { confidence: bands } = messages.terms;
  return (
    <Group grow gap="xs" align="flex-end">
      <NativeSelect
        label={said.confidence}
        value={search.band ?? ""}
        onChange={(event) => patch({ band: event.currentTarget.value })}
        data={[
          { value: "", label: said.any },
          ...(["sure", "check", "unsure"] as const).map((value) => ({ value, label: bands[value] })),
        ]}
      />
    </Group>
  );
}
