import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Button, Group, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { type KeyboardEvent, useRef, useState } from "react";
import { messages } from "../../../messages/messages.ts";
import { FormAlert } from "../../../ui/forms/form-alert.tsx";
import { saveOnLeaving, useDraftSaver } from "../drafts/draft-saver.tsx";
import { newRowPath, useNewRow } from "../drafts/new-row.ts";
import { usePickedWords } from "../drafts/use-draft.ts";
import { choicesOf } from "../fields/field-text.ts";
import { isNumeric, type RowColumn, type RowSpec } from "../fields/row-model.ts";
import classes from "../viewer.module.css";
import { useViewer } from "../viewer-state.tsx";

type Props = Readonly<{ detail: InvoiceDetail; spec: RowSpec; columns: readonly RowColumn[] }>;

/** Adds a row: type its values, or click them on the page one after the other. */
export function RowForm({ detail, spec, columns: usual }: Props) {
  const viewer = useViewer();
  const saver = useDraftSaver();
  const form = useRef<HTMLDivElement>(null);
  const { cells, error, change, discard } = useNewRow(detail, spec.list);
  const [all, setAll] = useState(false);
  // Custom columns can be filled after the row is added.
  const columns = all ? spec.columns : usual.filter(({ key }) => spec.columns.some((column) => column.key === key));
  const [column, setColumn] = useState(columns[0]?.key ?? "");
  const add = async () => {
    if (await saver.save(newRowPath(spec.list))) leave();
  };
  const cancel = () => {
    discard();
    leave();
  };
  const leave = () => {
    viewer.edit(undefined);
    requestAnimationFrame(() => focusAddButton(spec.list));
  };
  usePickedWords(
    (text, location) => change(column, { text, location }),
    () => {
      const next = columns[columns.findIndex(({ key }) => key === column) + 1];
      form.current?.querySelector<HTMLInputElement>(`input[name="${next?.key ?? column}"]`)?.focus();
    },
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      cancel();
    }
    if (event.key === "Enter" && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      void add();
    }
  };
  const empty = Object.values(cells).every((cell) => cell.text.trim() === "");
  return (
    <Stack
      ref={form}
      className={classes.editor}
      gap="xs"
      onKeyDown={onKeyDown}
      onBlur={saveOnLeaving(saver, newRowPath(spec.list))}
      data-field={newRowPath(spec.list)}
    >
      <div className={classes.rowInputs}>
        {columns.map((each, index) => (
          <CellInput
            key={each.key}
            column={each}
            first={index === 0}
            text={cells[each.key]?.text ?? ""}
            onFocus={() => setColumn(each.key)}
            onChange={(text) => change(each.key, { text })}
          />
        ))}
      </div>
      <FormAlert error={error === undefined ? null : new Error(error)} />
      <Text size="xs" c="dimmed">
        {messages.invoice.howToAddRow}
      </Text>
      <Group gap="xs">
        <Button size="xs" onClick={() => void add()} disabled={empty}>
          {messages.invoice.add}
        </Button>
        <Button size="xs" variant="default" onClick={cancel}>
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

/** So that Enter adds the next row. */
function focusAddButton(list: RowSpec["list"]): void {
  document.querySelector<HTMLElement>(`[data-list="${list}"] [data-role=add-row]`)?.focus();
}

type InputProps = Readonly<{
  column: RowColumn;
  first: boolean;
  text: string;
  onFocus: () => void;
  onChange: (text: string) => void;
}>;

function CellInput({ column, first, text, onFocus, onChange }: InputProps) {
  const choices = choicesOf(column);
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
