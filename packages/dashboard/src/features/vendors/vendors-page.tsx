import type { Vendor } from "@inkvoice/contract";
import { Checkbox, Group, Table, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { vendorsQuery } from "../../api/queries.ts";
import { formatAgo } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import { ImportButton } from "../../ui/actions/import-button.tsx";
import { BuildingIcon } from "../../ui/icons.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { RecordTable } from "../../ui/record-table.tsx";
import { ShowMore } from "../../ui/show-more.tsx";
import { EmptyState, ErrorState, LoadingState } from "../../ui/states.tsx";
import { BankAccountBadge } from "./bank-account-status.tsx";

/** All vendors by name, with a search and a filter for new bank accounts. */
export function VendorsPage() {
  const said = messages.vendors;
  const [q, setQ] = useState("");
  const [isNew, setNew] = useState(false);
  const [searched] = useDebouncedValue(q.trim(), 200);
  const list = useInfiniteQuery(vendorsQuery(searched, isNew));
  const rows = list.data?.pages.flatMap((page) => page.vendors) ?? [];
  return (
    <Page title={said.title} lead={said.lead}>
      <Group mb="md" align="flex-end" justify="space-between">
        <Group align="flex-end">
          <TextInput label={said.search} value={q} onChange={(event) => setQ(event.currentTarget.value)} />
          <Checkbox
            label={said.onlyNew}
            checked={isNew}
            mb={8}
            onChange={(event) => setNew(event.currentTarget.checked)}
          />
        </Group>
        <ImportButton path="/vendors/import" accept=".csv,.jsonl,.ndjson" queryKey={["vendors"]} />
      </Group>
      {list.error && !list.data && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <LoadingState />}
      {list.data && rows.length === 0 && (
        <EmptyState icon={<BuildingIcon size={26} />} title={said.none}>
          {said.noneText}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <Card flush>
          <RecordTable
            label={said.title}
            columns={[
              { name: said.name },
              { name: said.taxIds },
              { name: said.invoices, align: "right" },
              { name: said.lastInvoice },
            ]}
          >
            {rows.map((vendor) => (
              <VendorLine key={vendor.id} vendor={vendor} />
            ))}
          </RecordTable>
        </Card>
      )}
      <Group justify="center" mt="md">
        <ShowMore list={list} />
      </Group>
    </Page>
  );
}

function VendorLine({ vendor }: Readonly<{ vendor: Vendor }>) {
  const hasNew = vendor.bank_accounts.some(({ status }) => status === "seen");
  return (
    <Table.Tr>
      <Table.Td>
        <Link to="/vendors/$id" params={{ id: vendor.id }}>
          {vendor.name}
        </Link>
        <Text size="xs" c="dimmed">
          {vendor.address}
        </Text>
      </Table.Td>
      <Table.Td>{vendor.tax_ids.join(", ")}</Table.Td>
      <Table.Td ta="right" className="numbers">
        {vendor.invoices}
      </Table.Td>
      <Table.Td>{vendor.last_invoice_at && formatAgo(vendor.last_invoice_at)}</Table.Td>
      <Table.Td>{hasNew && <BankAccountBadge status="seen" />}</Table.Td>
    </Table.Tr>
  );
}
