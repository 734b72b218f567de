import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { ActionIcon, Button, Stack, Table, Text, Tooltip, UnstyledButton } from "@mantine/core";
import { useMay } from "../../api/session.ts";
import { BandMark } from "../../ui/band.tsx";
import { FormAlert } from "../../ui/form-alert.tsx";
import { PlusIcon, TrashIcon } from "../../ui/icons.tsx";
import { usePageKeys } from "../../ui/keys.ts";
import { words } from "../../words/words.ts";
import { FieldEditor } from "./field-editor.tsx";
import { columnsIn, displayValue, type Field, isNumeric, type Row, type RowSpec } from "./field-model.ts";
import { RemovedRows } from "./removed-rows.tsx";
import { RowForm } from "./row-form.tsx";
import { useRowRemoval } from "./use-row-removal.ts";
import classes from "./viewer.module.css";
import { useViewer } from "./viewer-state.tsx";

type Props = Readonly<{ detail: InvoiceDetail; spec: RowSpec; rows: readonly Row[] }>;

/** The lines, taxes or charges of a document: every cell corrected like a field, rows added and taken away. */
export function RowsTable({ detail, spec, rows }: Props) {
  const viewer = useViewer();
  const mayEdit = useMay("edit");
  const removal = useRowRemoval(detail);
  const adding = viewer.editing === `${spec.list}.new`;
  const editing = rows.flatMap((row) => row.fields).find((field) => field.path === viewer.editing);
  const chosen = rows.find((row) => viewer.selected?.startsWith(`${row.path}.`));
  const removeChosen = () => (chosen && mayEdit && !viewer.editing ? removal.remove(chosen) : false);
  usePageKeys([
    ["Delete", removeChosen],
    ["Backspace", removeChosen],
  ]);
  return (
    <Stack gap="xs" className={classes.rows} data-list={spec.list}>
      {editing && <FieldEditor key={editing.path} field={editing} detail={detail} />}
      {rows.length > 0 ? (
        <Rows detail={detail} spec={spec} rows={rows} {...(mayEdit ? { onRemove: removal.remove } : {})} />
      ) : (
        !adding && (
          <Text c="dimmed" size="sm" px={10}>
            {spec.list === "line_items" ? words.invoice.noLines : words.invoice.noRows}
          </Text>
        )
      )}
      <FormAlert error={removal.error} />
      <RemovedRows detail={detail} spec={spec} />
      {adding && <RowForm detail={detail} spec={spec} columns={columnsIn(spec, detail)} />}
      {mayEdit && !adding && (
        <Button
          variant="subtle"
          size="xs"
          leftSection={<PlusIcon size={14} />}
          className={classes.addRow}
          onClick={() => viewer.edit(`${spec.list}.new`)}
        >
          {words.fields.addRow[spec.list]}
        </Button>
      )}
    </Stack>
  );
}

function Rows({ detail, spec, rows, onRemove }: Props & Readonly<{ onRemove?: (row: Row) => void }>) {
  const columns = columnsIn(spec, detail);
  return (
    <Table.ScrollContainer minWidth={spec.list === "line_items" ? 320 : 240}>
      <Table
        className={classes.lines}
        verticalSpacing={6}
        withRowBorders={spec.list === "line_items"}
        aria-label={words.fields.lists[spec.list]}
      >
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column.key} ta={column.align}>
                {column.label}
              </Table.Th>
            ))}
            {onRemove && (
              <Table.Th w={36}>
                <span className="visually-hidden">{words.invoice.takeAway}</span>
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.path} className={classes.rowOfCells}>
              {columns.map(({ key, align }, index) => {
                const field = row.fields[index];
                return field ? (
                  <Table.Td key={key} ta={align} p={2}>
                    <Cell field={field} detail={detail} />
                  </Table.Td>
                ) : null;
              })}
              {onRemove && (
                <Table.Td p={2} ta="right">
                  <Tooltip label={words.invoice.takeRowAway(row.name)}>
                    <ActionIcon
                      size="sm"
                      className={classes.removeRow}
                      aria-label={words.invoice.takeRowAway(row.name)}
                      onClick={() => onRemove(row)}
                    >
                      <TrashIcon size={15} />
                    </ActionIcon>
                  </Tooltip>
                </Table.Td>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** The currency stands with the sums: in a column of amounts it would only take room. */
const inTable = (field: Field) => displayValue(field, null);

function Cell({ field, detail }: Readonly<{ field: Field; detail: InvoiceDetail }>) {
  const viewer = useViewer();
  const mayEdit = useMay("edit");
  const chosen = viewer.selected === field.path;
  return (
    <UnstyledButton
      className={classes.cell}
      data-field={field.path}
      data-chosen={chosen || undefined}
      data-faulty={field.faulty || undefined}
      data-lit={viewer.hovered === field.path || undefined}
      aria-label={words.invoice.valueOf(field.label, displayValue(field, detail.data) || words.invoice.notRead)}
      onClick={() => {
        if (chosen && mayEdit) viewer.edit(field.path);
        else viewer.select(field.path);
        if (field.location) viewer.setPage(field.location.page);
      }}
      onFocus={() => viewer.hover(field.path)}
      onBlur={() => viewer.hover(undefined)}
      onMouseEnter={() => viewer.hover(field.path)}
      onMouseLeave={() => viewer.hover(undefined)}
    >
      {field.band && field.band !== "sure" && <BandMark band={field.band} size={8} />}
      <span className={`${classes.value} ${isNumeric(field.type) ? "numbers" : ""}`}>{inTable(field) || "–"}</span>
    </UnstyledButton>
  );
}
