import type { Vendor, VendorImport } from "@inkvoice/contract";
import { Button, Checkbox, FileButton, Group, Table, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { v1 } from "../../api/client.ts";
import { vendorsQuery } from "../../api/queries.ts";
import { useMay } from "../../api/session.ts";
import { formatAgo } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import { FormAlert } from "../../ui/form-alert.tsx";
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
        <ImportButton />
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

function ImportButton() {
  const said = messages.vendors;
  const client = useQueryClient();
  const mayEdit = useMay("edit");
  const load = useMutation({
    mutationFn: async (file: File) => {
      const isJson = /\.(jsonl|ndjson)$/i.test(file.name);
      const type = isJson ? "application/x-ndjson" : "text/csv";
      return await v1.postText<VendorImport>("/vendors/import", { type, text: await file.text() });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ["vendors"] }),
  });
  if (!mayEdit) return null;
  return (
    <div>
      <FileButton accept=".csv,.jsonl,.ndjson" onChange={(file) => file && load.mutate(file)}>
        {(props) => (
          <Button {...props} variant="default" loading={load.isPending}>
            {said.import}
          </Button>
        )}
      </FileButton>
      <FormAlert error={load.error} />
      {load.data && (
        <Text size="sm" mt={4} role="status">
          {said.imported(load.data.created, load.data.updated, load.data.failed)}
          {load.data.errors.slice(0, 5).map(({ row, path, message }) => (
            <span key={row}>
              <br />
              {said.wrongRow(row, `${path} ${message}`)}
            </span>
          ))}
        </Text>
      )}
    </div>
  );
}
