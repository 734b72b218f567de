import type { Location } from "@inkvoice/contract";
import type { AddRowBody, InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Button, Group, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { api } from "../../../api/client.ts";
import { messages } from "../../../messages/messages.ts";
import { FormAlert } from "../../../ui/form-alert.tsx";
import { choicesOf, isNumeric, type RowColumn, type RowSpec } from "../fields/field-model.ts";
import { useShowChanged } from "../fields/use-show-changed.ts";
import classes from "../viewer.module.css";
import { type Picked, useViewer } from "../viewer-state.tsx";

type Cell = Readonly<{ text: string; location?: Location }>;
type Cells = Readonly<Record<string, Cell>>;

function bodyOf(spec: RowSpec, cells: Cells): AddRowBody {
  const filled = Object.entries(cells).filter(([, cell]) => cell.text.trim() !== "");
  const value = ([column, { text, location }]: [string, Cell]) =>
    [column, { value: text, ...(location ? { location } : {}) }] as const;
  return { list: spec.list, cells: Object.fromEntries(filled.map(value)) };
}

type Props = Readonly<{ detail: InvoiceDetail; spec: RowSpec; columns: readonly RowColumn[] }>;

/** Adds a row: type its values, or click them on the page one after the other. */
export function RowForm({ detail, spec, columns: usual }: Props) {
  const viewer = useViewer();
  const showChanged = useShowChanged();
  const form = useRef<HTMLDivElement>(null);
  const [cells, setCells] = useState<Cells>({});
  const [all, setAll] = useState(false);
  const columns = all ? spec.columns : usual;
  const [column, setColumn] = useState(columns[0]?.key ?? "");
  const save = useMutation({
    mutationFn: () => api.post<InvoiceDetail>(`/invoices/${detail.row.id}/rows`, bodyOf(spec, cells)),
    onSuccess: showChanged,
  });
  const take = useEffectEvent(({ text, location }: Picked) => {
    setCells({ ...cells, [column]: { text, location } });
    const next = columns[columns.findIndex(({ key }) => key === column) + 1];
    if (next) form.current?.querySelector<HTMLInputElement>(`input[name="${next.key}"]`)?.focus();
  });
  useEffect(() => {
    if (viewer.picked) take(viewer.picked);
  }, [viewer.picked]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      viewer.edit(undefined);
    }
    if (event.key === "Enter" && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      save.mutate();
    }
  };
  const empty = Object.values(cells).every((cell) => cell.text.trim() === "");
  return (
    <Stack ref={form} className={classes.editor} gap="xs" onKeyDown={onKeyDown} data-field={`${spec.list}.new`}>
      <div className={classes.rowInputs}>
        {columns.map((each, index) => (
          <CellInput
            key={each.key}
            column={each}
            first={index === 0}
            text={cells[each.key]?.text ?? ""}
            onFocus={() => setColumn(each.key)}
            onChange={(text) => setCells({ ...cells, [each.key]: { text } })}
          />
        ))}
      </div>
      <FormAlert error={save.error} />
      <Text size="xs" c="dimmed">
        {messages.invoice.howToAddRow}
      </Text>
      <Group gap="xs">
        <Button size="xs" onClick={() => save.mutate()} loading={save.isPending} disabled={empty}>
          {messages.invoice.add}
        </Button>
        <Button size="xs" variant="default" onClick={() => viewer.edit(undefined)}>
          {messages.ui.cancel}
        </Button>
        {columns.length < spec.columns.length && (
          <Button size="xs" variant="subtle" onClick={() => setAll(true)}>
            {messages.invoice.moreValues}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

type InputProps = Readonly<{
  column: RowColumn;
  first: boolean;
  text: string;
  onFocus: () => void;
  onChange: (text: string) => void;
}>;

function CellInput({ column, first, text, onFocus, onChange }: InputProps) {
  const choices = choicesOf(column.type);
  const common = { label: column.label, name: column.key, size: "xs", autoFocus: first, onFocus, value: text } as const;
  if (choices) {
    const data = ["", ...Object.keys(choices)].map((value) => ({ value, label: choices[value] ?? "" }));
    return <NativeSelect {...common} data={data} onChange={(event) => onChange(event.currentTarget.value)} />;
  }
  return (
    <TextInput
      {...common}
      {...(column.type === "text" && classes.wide ? { className: classes.wide } : {})}
      inputMode={isNumeric(column.type) ? "decimal" : "text"}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
