import {
  Badge,
  Button,
  Group,
  NativeSelect,
  NumberInput,
  Popover,
  SegmentedControl,
  Stack,
  Switch,
  TextInput,
} from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { FilterIcon, SearchIcon } from "../../ui/icons.tsx";
import { usePageKeys } from "../../ui/keys.ts";
import { countFilters, type InvoiceFilter, invoiceFilter } from "./filter.ts";
import classes from "./invoices.module.css";

type Props = Readonly<{ filter: InvoiceFilter; onChange: (filter: InvoiceFilter) => void }>;

const statusChoices = [
  { value: "", label: "All" },
  { value: "completed", label: "Read" },
  { value: "processing", label: "Reading" },
  { value: "failed", label: "Failed" },
];

export function FilterBar({ filter, onChange }: Props) {
  const patch = (change: Record<string, unknown>) => onChange(invoiceFilter({ ...filter, ...change }));
  return (
    <Group gap="sm" mb="md" className={classes.filters}>
      <SearchField value={filter.q ?? ""} onChange={(q) => patch({ q })} />
      <SegmentedControl
        data={statusChoices}
        value={filter.status ?? ""}
        onChange={(status) => patch({ status })}
        aria-label="Status"
        className={classes.status}
      />
      <MoreFilters filter={filter} onChange={onChange} />
    </Group>
  );
}

function SearchField({ value, onChange }: Readonly<{ value: string; onChange: (text: string) => void }>) {
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const tell = useDebouncedCallback(onChange, 250);
  usePageKeys([["/", () => input.current?.focus()]]);
  useEffect(() => setText((now) => (now.trim() === value ? now : value)), [value]);
  return (
    <TextInput
      ref={input}
      type="search"
      className={classes.search}
      placeholder="Vendor, number, file name…"
      aria-label="Search invoices"
      leftSection={<SearchIcon size={16} />}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        tell(event.currentTarget.value);
      }}
    />
  );
}

function MoreFilters({ filter, onChange }: Props) {
  const count = countFilters(filter);
  const patch = (change: Record<string, unknown>) => onChange(invoiceFilter({ ...filter, ...change }));
  return (
    <Popover width={320} position="bottom-end" shadow="md" trapFocus radius="md">
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
          Filters
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm">
          <Group grow gap="xs">
            <TextInput
              type="date"
              label="Uploaded from"
              value={filter.from ?? ""}
              onChange={(event) => patch({ from: event.currentTarget.value })}
            />
            <TextInput
              type="date"
              label="until"
              value={filter.to ?? ""}
              onChange={(event) => patch({ to: event.currentTarget.value })}
            />
          </Group>
          <Group grow gap="xs">
            <NumberInput
              label="Total from"
              value={filter.min ?? ""}
              onChange={(min) => patch({ min })}
              hideControls
              decimalScale={2}
            />
            <NumberInput
              label="to"
              value={filter.max ?? ""}
              onChange={(max) => patch({ max })}
              hideControls
              decimalScale={2}
            />
          </Group>
          <NativeSelect
            label="Confidence of the least sure field"
            value={filter.band ?? ""}
            onChange={(event) => patch({ band: event.currentTarget.value })}
            data={[
              { value: "", label: "Any" },
              { value: "sure", label: "Sure" },
              { value: "check", label: "Check" },
              { value: "unsure", label: "Unsure" },
            ]}
          />
          <Switch
            label="Possible duplicates only"
            checked={filter.duplicates === "true"}
            onChange={(event) => patch({ duplicates: event.currentTarget.checked ? "true" : undefined })}
          />
          {count > 0 && (
            <Button variant="subtle" onClick={() => onChange(invoiceFilter({ q: filter.q, status: filter.status }))}>
              Clear these filters
            </Button>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
