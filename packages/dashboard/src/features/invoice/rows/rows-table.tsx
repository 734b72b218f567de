import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { usePermission } from "../../../api/session.ts";
import { messages } from "../../../messages/messages.ts";
import { useKeyBindings } from "../../../ui/actions/key-bindings.ts";
import { FormAlert } from "../../../ui/forms/form-alert.tsx";
import { PlusIcon } from "../../../ui/icons.tsx";
import { FieldEditor } from "../fields/field-editor.tsx";
import { cellAt, columnsIn, emptyColumns, type Row, type RowSpec } from "../fields/row-model.ts";
import classes from "../viewer.module.css";
import { useViewer } from "../viewer-state.tsx";
import { RemovedRows } from "./removed-rows.tsx";
import { RowForm } from "./row-form.tsx";
import { Rows } from "./rows.tsx";
import { RowsTools } from "./rows-tools.tsx";
import { useLineNesting } from "./use-line-nesting.ts";
import { useRowRemoval } from "./use-row-removal.ts";

type Props = Readonly<{ detail: InvoiceDetail; spec: RowSpec; rows: readonly Row[] }>;

/** The line items, taxes or charges: cells can be corrected, rows added and removed. */
export function RowsTable({ detail, spec, rows }: Props) {
  const viewer = useViewer();
  const mayEdit = usePermission("edit");
  const removal = useRowRemoval(detail);
  const nesting = useLineNesting(detail);
  const adding = viewer.editing === `${spec.list}.new`;
  const isInPlace = spec.list === "line_items";
  const editing = isInPlace ? undefined : cellAt(rows, viewer.editing);
  const chosen = rows.find((row) => viewer.selected?.startsWith(`${row.path}.`));
  const isChanging = chosen && viewer.editing?.startsWith(`${chosen.path}.`);
  const removeChosen = () => (chosen && mayEdit && !isChanging ? removal.remove(chosen) : false);
  const moveChosen = (direction: "into" | "out") =>
    chosen && isInPlace && mayEdit && !isChanging ? nesting.move(chosen, direction) : false;
  const columns = columnsIn(spec, detail);
  const [isWhole, showWhole] = useState(false);
  const isEmpty = emptyColumns(spec, rows);
  const empty = columns.flatMap(({ key }) => (isEmpty.has(key) ? [key] : []));
  const isUsed = (key: string) => [viewer.selected, viewer.editing].some((path) => path?.endsWith(`.${key}`));
  const hidden = new Set(isInPlace && !isWhole ? empty.filter((key) => !isUsed(key)) : []);
  useKeyBindings([
    ["Delete", removeChosen],
    ["Backspace", removeChosen],
    [">", () => moveChosen("into")],
    ["<", () => moveChosen("out")],
  ]);
  return (
    <Stack gap="xs" className={classes.rows} data-list={spec.list}>
      {isInPlace && rows.length > 0 && (
        <RowsTools empty={empty.length} isWhole={isWhole} onWhole={() => showWhole(!isWhole)} />
      )}
      {editing && <FieldEditor key={editing.path} field={editing} detail={detail} />}
      {rows.length > 0 ? (
        <Rows
          detail={detail}
          spec={spec}
          rows={rows}
          hidden={hidden}
          nesting={isInPlace ? nesting : undefined}
          {...(mayEdit ? { onRemove: removal.remove } : {})}
        />
      ) : (
        !adding && (
          <Text c="dimmed" size="sm" px={10}>
            {spec.list === "line_items" ? messages.invoice.noLines : messages.invoice.noRows}
          </Text>
        )
      )}
      <FormAlert error={removal.error ?? nesting.error} />
      <RemovedRows detail={detail} spec={spec} />
      {adding && <RowForm detail={detail} spec={spec} columns={columns} />}
      {mayEdit && !adding && (
        <Button
          variant="subtle"
          size="xs"
          leftSection={<PlusIcon size={14} />}
          className={classes.addRow}
          data-role="add-row"
          onClick={() => viewer.edit(`${spec.list}.new`)}
        >
          {messages.fields.addRow[spec.list]}
        </Button>
      )}
    </Stack>
  );
}
