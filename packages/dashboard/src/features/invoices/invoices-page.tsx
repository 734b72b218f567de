import type { InvoicePage } from "@inkvoice/contract/dashboard";
import { Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useMemo } from "react";
import { invoicesQuery } from "../../api/queries.ts";
import { formatNumber } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import { SearchIcon, UploadIcon } from "../../ui/icons.tsx";
import { lastListSearch } from "../../ui/invoice/last-list-search.ts";
import { Card, Page } from "../../ui/page.tsx";
import { ShowMore } from "../../ui/show-more.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { useUploads } from "../upload/upload-provider.tsx";
import { ExportButton } from "./export/export-button.tsx";
import { isFiltered, type ListSearch, withSort } from "./filter/filter.ts";
import { FilterBar } from "./filter/filter-bar.tsx";
import { TabBar } from "./filter/tab-bar.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { InvoiceTable } from "./invoice-table.tsx";
import { useSelection } from "./selection/selection.ts";
import { SelectionBar } from "./selection/selection-bar.tsx";

export function InvoicesPage() {
  const search = useSearch({ from: "/inside/" });
  const navigate = useNavigate({ from: "/" });
  const uploads = useUploads();
  const change = (next: ListSearch) => void navigate({ search: next, replace: true });
  useEffect(() => lastListSearch.remember(search), [search]);
  return (
    <Page
      title={messages.invoices.title}
      wide
      actions={
        <>
          <ExportButton search={search} />
          {uploads.allowed && (
            <Button leftSection={<UploadIcon />} onClick={uploads.choose}>
              {messages.invoices.upload}
            </Button>
          )}
        </>
      }
    >
      <TabBar search={search} />
      <FilterBar search={search} onChange={change} />
      <InvoiceList search={search} onChange={change} />
    </Page>
  );
}

type ListProps = Readonly<{ search: ListSearch; onChange: (search: ListSearch) => void }>;

function InvoiceList({ search, onChange }: ListProps) {
  const list = useInfiniteQuery(invoicesQuery(search));
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.invoices) ?? [], [list.data]);
  const shown = useMemo(() => rows.map((row) => row.id), [rows]);
  const selection = useSelection(shown, JSON.stringify(search));
  if (list.isPending) return <ListSkeleton />;
  if (list.isError && !list.data) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  const count = list.data.pages[0]?.count ?? { value: rows.length, capped: false };
  if (rows.length === 0) return isFiltered(search) ? <NothingMatches onClear={() => onChange({})} /> : <FirstSteps />;
  return (
    <Stack gap="sm">
      {(selection.everything || selection.ids.size > 0) && (
        <SelectionBar selection={selection} search={search} shown={rows.length} count={count} />
      )}
      <Card flush>
        <InvoiceTable
          rows={rows}
          selection={selection}
          order={{ sort: search.sort ?? "-created_at", onSort: (sort) => onChange(withSort(search, sort)) }}
        />
      </Card>
      <Group justify="space-between">
        <Text size="sm" c="dimmed" role="status">
          {shownOf(rows.length, count)}
        </Text>
        <ShowMore list={list} />
      </Group>
    </Stack>
  );
}

function shownOf(rows: number, { value, capped }: InvoicePage["count"]): string {
  return messages.invoices.shownOf(formatNumber(rows), `${formatNumber(value)}${capped ? "+" : ""}`);
}

function ListSkeleton() {
  return (
    <Card>
      <Stack gap="md" role="status" aria-label={messages.invoices.loading}>
        {Array.from({ length: 8 }, (_, row) => (
          <Skeleton key={String(row)} height={22} width={`${94 - ((row * 7) % 20)}%`} />
        ))}
      </Stack>
    </Card>
  );
}

function NothingMatches({ onClear }: Readonly<{ onClear: () => void }>) {
  return (
    <EmptyState
      icon={<SearchIcon size={26} />}
      title={messages.invoices.nothingMatches}
      action={
        <Button variant="default" onClick={onClear} mt="xs">
          {messages.invoices.clearAll}
        </Button>
      }
    >
      {messages.invoices.nothingMatchesText}
    </EmptyState>
  );
}
