import { Table } from "@mantine/core";
import type { ReactNode } from "react";
import { messages } from "../messages/messages.ts";
import classes from "./record-table.module.css";

export type Column = Readonly<{ name: string; align?: "right" }>;
type Props = Readonly<{
  label: string;
  columns?: readonly Column[];
  /** Whether a last column without a heading holds buttons or a state. */
  hasActions?: boolean;
  children: ReactNode;
}>;

/** A table of records with actions for each; narrow screens show every record as a block. */
export function RecordTable({ label, columns, hasActions = true, children }: Props) {
  return (
    <Table horizontalSpacing="lg" data-rows aria-label={label} className={classes.records}>
      {columns && (
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ name, align }) => (
              <Table.Th key={name} ta={align ?? "left"}>
                {name}
              </Table.Th>
            ))}
            {hasActions && (
              <Table.Th>
                <span className="visually-hidden">{messages.ui.actions}</span>
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
      )}
      <Table.Tbody>{children}</Table.Tbody>
    </Table>
  );
}
