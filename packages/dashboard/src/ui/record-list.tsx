import { Group } from "@mantine/core";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Card } from "./page.tsx";
import { type Column, RecordTable } from "./record-table.tsx";
import { ShowMore } from "./show-more.tsx";
import { EmptyState, ErrorState, LoadingState } from "./states.tsx";

type Props<Page, Row> = Readonly<{
  list: UseInfiniteQueryResult<InfiniteData<Page>>;
  rowsOf: (page: Page) => readonly Row[];
  label: string;
  columns: readonly Column[];
  /** Shown instead of a table without rows. */
  empty: Readonly<{ icon: ReactNode; title: string; text: string }>;
  children: (row: Row) => ReactNode;
}>;

/** A table that is loaded page by page, or its loading, error or empty state. */
export function RecordList<Page, Row>({ list, rowsOf, label, columns, empty, children }: Props<Page, Row>) {
  if (!list.data)
    return list.error ? <ErrorState error={list.error} onRetry={() => void list.refetch()} /> : <LoadingState />;
  const rows = list.data.pages.flatMap(rowsOf);
  if (rows.length === 0)
    return (
      <EmptyState icon={empty.icon} title={empty.title}>
        {empty.text}
      </EmptyState>
    );
  return (
    <>
      <Card flush>
        <RecordTable label={label} columns={columns}>
          {rows.map(children)}
        </RecordTable>
      </Card>
      <Group justify="center" mt="md">
        <ShowMore list={list} />
      </Group>
    </>
  );
}
