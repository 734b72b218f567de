import { ActionIcon, Group, Table } from "@mantine/core";
import type { ReactNode } from "react";
import { messages } from "../../../messages/messages.ts";
import { ChevronLeftIcon, ChevronRightIcon, TrashIcon } from "../../../ui/icons.tsx";
import { LazyTooltip } from "../../../ui/lazy-tooltip.tsx";
import type { Row } from "../fields/row-model.ts";
import classes from "../viewer.module.css";
import type { LineNesting } from "./use-line-nesting.ts";

type Props = Readonly<{
  row: Row;
  index: number;
  onRemove: (row: Row) => void;
  nesting?: LineNesting | undefined;
}>;

/** Buttons that move a line into or out of another, and remove a row. */
export function RowActions({ row, index, onRemove, nesting }: Props) {
  const line = nesting?.lines[index];
  return (
    <Table.Td p={2}>
      <Group gap={0} wrap="nowrap" justify="flex-end">
        {line?.out !== undefined && (
          <Action label={messages.invoice.moveOut(row.name)} onClick={() => nesting?.move(row, "out")}>
            <ChevronLeftIcon size={15} />
          </Action>
        )}
        {line?.into !== undefined && (
          <Action label={messages.invoice.moveInto(row.name)} onClick={() => nesting?.move(row, "into")}>
            <ChevronRightIcon size={15} />
          </Action>
        )}
        <Action label={messages.invoice.removeRow(row.name)} onClick={() => onRemove(row)}>
          <TrashIcon size={15} />
        </Action>
      </Group>
    </Table.Td>
  );
}

type ActionProps = Readonly<{ label: string; onClick: () => void; children: ReactNode }>;

function Action({ label, onClick, children }: ActionProps) {
  return (
    <LazyTooltip label={label}>
      <ActionIcon size="sm" className={classes.removeRow} aria-label={label} onClick={onClick}>
        {children}
      </ActionIcon>
    </LazyTooltip>
  );
}
