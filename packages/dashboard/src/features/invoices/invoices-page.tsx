import { Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { invoicesQuery } from "../../api/queries.ts";
import { InvoiceIcon, SearchIcon, UploadIcon } from "../../ui/icons.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { ShowMore } from "../../ui/show-more.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { useUploads } from "../upload/upload-provider.tsx";
import { ExportMenu } from "./export-menu.tsx";
import type { InvoiceFilter } from "./filter.ts";
import { FilterBar } from "./filter-bar.tsx";
import { InvoiceTable } from "./invoice-table.tsx";

export function InvoicesPage() {
  const filter = useSearch({ from: "/inside/" });
  const navigate = useNavigate({ from: "/" });
  const uploads = useUploads();
  const setFilter = (next: InvoiceFilter) => void navigate({ search: next, replace: true });
  return (
    <Page
      title="Invoices"
      wide
      actions={
        <>
          <ExportMenu filter={filter} />
          {uploads.allowed && (
            <Button leftSection={<UploadIcon />} onClick={uploads.choose}>
              Upload
            </Button>
          )}
        </>
      }
    >
      <FilterBar filter={filter} onChange={setFilter} />
      <InvoiceList filter={filter} onClear={() => setFilter({})} />
    </Page>
  );
}

function InvoiceList({ filter, onClear }: Readonly<{ filter: InvoiceFilter; onClear: () => void }>) {
  const list = useInfiniteQuery(invoicesQuery(filter));
  if (list.isPending) return <ListSkeleton />;
  if (list.isError && !list.data) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  const rows = list.data.pages.flatMap((page) => page.invoices);
  const count = list.data.pages[0]?.count;
  if (rows.length === 0) return Object.keys(filter).length > 0 ? <NothingMatches onClear={onClear} /> : <NothingYet />;
  return (
    <Stack gap="sm">
      <Card flush>
        <InvoiceTable rows={rows} />
      </Card>
      <Group justify="space-between">
        <Text size="sm" c="dimmed" role="status">
          {count ? `${rows.length} of ${count.value}${count.capped ? "+" : ""}` : ""}
        </Text>
        <ShowMore list={list} />
      </Group>
    </Stack>
  );
}

function ListSkeleton() {
  return (
    <Card>
      <Stack gap="md" role="status" aria-label="Loading invoices">
        {Array.from({ length: 8 }, (_, row) => (
          <Skeleton key={String(row)} height={22} width={`${94 - ((row * 7) % 20)}%`} />
        ))}
      </Stack>
    </Card>
  );
}

function NothingYet() {
  const uploads = useUploads();
  return (
    <EmptyState
      icon={<InvoiceIcon size={26} />}
      title="No invoices yet"
      action={
        uploads.allowed && (
          <Button leftSection={<UploadIcon />} onClick={uploads.choose} mt="xs">
            Choose files
          </Button>
        )
      }
    >
      Drop PDFs or photos of invoices anywhere in this window, many at once. They are read within seconds, here on this
      server.
    </EmptyState>
  );
}

function NothingMatches({ onClear }: Readonly<{ onClear: () => void }>) {
  return (
    <EmptyState
      icon={<SearchIcon size={26} />}
      title="Nothing matches"
      action={
        <Button variant="default" onClick={onClear} mt="xs">
          Clear all filters
        </Button>
      }
    >
      No invoice fits these filters together. Try fewer of them, or another word.
    </EmptyState>
  );
}
