import { Table, UnstyledButton } from "@mantine/core";
import { SortIcon } from "../../ui/icons.tsx";
import { type ListOrder, nextSort, type SortColumn } from "./filter/filter.ts";
import classes from "./invoices.module.css";

type Props = Readonly<{
  column: SortColumn;
  label: string;
  order: ListOrder | undefined;
  right?: boolean;
  className?: string | undefined;
}>;

/** A column heading that sorts; without `order` only a name. */
export function SortHeader({ column, label, order, right, className }: Props) {
  const align = right ? "right" : "left";
  if (!order) {
    return (
      <Table.Th ta={align} className={className ?? ""}>
        {label}
      </Table.Th>
    );
  }
  const { sort, onSort } = order;
  const isSorted = sort.replace("-", "") === column;
  const direction = sort.startsWith("-") ? "descending" : "ascending";
  return (
    <Table.Th ta={align} className={className ?? ""} aria-sort={isSorted ? direction : "none"}>
      <UnstyledButton
        className={classes.sort}
        data-sorted={isSorted || undefined}
        onClick={() => onSort(nextSort(sort, column))}
      >
        {label}
        <SortIcon size={13} data-direction={isSorted ? direction : undefined} />
      </UnstyledButton>
    </Table.Th>
  );
}
