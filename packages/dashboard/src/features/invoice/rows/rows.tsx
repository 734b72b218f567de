import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Table } from "@mantine/core";
import { useRef } from "react";
import { messages } from "../../../messages/messages.ts";
import { columnsIn, type Row, type RowColumn, type RowSpec } from "../fields/row-model.ts";
import classes from "../viewer.module.css";
import { useViewer } from "../viewer-state.tsx";
import { Cell } from "./cell.tsx";
import { RowActions } from "./row-actions.tsx";
import type { LineNesting } from "./use-line-nesting.ts";
import { useVirtualRows } from "./use-virtual-rows.ts";

type Props = Readonly<{
  detail: InvoiceDetail;
  spec: RowSpec;
  rows: readonly Row[];
  /** Keys of columns that are not shown. */
  hidden: ReadonlySet<string>;
  onRemove?: (row: Row) => void;
  /** Of line items: lines and their parts. */
  nesting?: LineNesting | undefined;
}>;

/** A table of cells, virtualised when long. */
export function Rows({ detail, spec, rows, hidden, onRemove, nesting }: Props) {
  const viewer = useViewer();
  const columns = columnsIn(spec, detail).filter(({ key }) => !hidden.has(key));
  const body = useRef<HTMLTableSectionElement>(null);
  const chosen = rows.findIndex((row) => viewer.selected?.startsWith(`${row.path}.`));
  const { from, to, before, after, isWindowed } = useVirtualRows(body, rows.length, chosen);
  const isLines = spec.list === "line_items";
  return (
    <Table.ScrollContainer minWidth={isLines ? 320 : 240}>
      <Table
        className={classes.lines}
        data-windowed={isWindowed || undefined}
        verticalSpacing={6}
        withRowBorders={isLines}
        aria-label={messages.fields.lists[spec.list]}
        aria-rowcount={rows.length}
      >
        <Head columns={columns} isNumbered={isLines} isRemovable={onRemove !== undefined} />
        <Table.Tbody ref={body}>
          {before > 0 && <tr style={{ height: before }} />}
          {rows.slice(from, to).map((row, offset) => {
            const index = from + offset;
            const line = nesting?.lines[index];
            return (
              <Table.Tr key={row.path} className={classes.rowOfCells} aria-rowindex={index + 1}>
                {isLines && <NumberCell index={index} parent={rows[line?.parent ?? -1]} />}
                <Cells detail={detail} row={row} rows={rows} columns={columns} depth={line?.depth ?? 0} />
                {onRemove && <RowActions row={row} index={index} onRemove={onRemove} nesting={nesting} />}
              </Table.Tr>
            );
          })}
          {after > 0 && <tr style={{ height: after }} />}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

type HeadProps = Readonly<{ columns: readonly RowColumn[]; isNumbered: boolean; isRemovable: boolean }>;

function Head({ columns, isNumbered, isRemovable }: HeadProps) {
  return (
    <Table.Thead>
      <Table.Tr>
        {isNumbered && <Table.Th className={classes.rowNumber}>#</Table.Th>}
        {columns.map((column) => (
          <Table.Th key={column.key} ta={column.align}>
            {column.label}
          </Table.Th>
        ))}
        {isRemovable && (
          <Table.Th w={36}>
            <span className="visually-hidden">{messages.invoice.remove}</span>
          </Table.Th>
        )}
      </Table.Tr>
    </Table.Thead>
  );
}

function NumberCell({ index, parent }: Readonly<{ index: number; parent: Row | undefined }>) {
  return (
    <Table.Td className={classes.rowNumber}>
      {index + 1}
      {parent && <span className="visually-hidden">, {messages.invoice.partOf(parent.name)}</span>}
    </Table.Td>
  );
}

type CellsProps = Readonly<{
  detail: InvoiceDetail;
  row: Row;
  rows: readonly Row[];
  columns: readonly RowColumn[];
  depth: number;
}>;

/** Pixels by which a part is indented. */
const indent = 18;

function Cells({ detail, row, rows, columns, depth }: CellsProps) {
  return columns.map(({ key, align }, column) => {
    const field = row.fields.find(({ path }) => path === `${row.path}.${key}`);
    return field ? (
      <Table.Td
        key={key}
        ta={align}
        p={2}
        {...(column === 0 && depth > 0 ? { pl: 2 + depth * indent, "data-part": true } : {})}
      >
        <Cell field={field} detail={detail} rows={rows} />
      </Table.Td>
    ) : null;
  });
}
