import type { Vendor } from "@inkvoice/contract";
import { Table, Text } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { vendorsQuery } from "../../api/queries.ts";
import { formatAgo, formatNumber } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import { ImportButton, ImportProblems, notifyImported, useRowImport } from "../../ui/actions/row-import.tsx";
import { ListSearchInputs, useListSearch } from "../../ui/forms/list-search.tsx";
import { BuildingIcon } from "../../ui/icons.tsx";
import { Page } from "../../ui/page.tsx";
import { RecordList } from "../../ui/record-list.tsx";
import { BankAccountBadge } from "./bank-account-status.tsx";

/** All vendors by name, with a search and a filter for new bank accounts. */
export function VendorsPage() {
  const said = messages.vendors;
  const search = useListSearch();
  const { searched, isNarrowed } = search;
  const list = useInfiniteQuery(vendorsQuery(searched, isNarrowed));
  const load = useRowImport({
    path: "/vendors/import",
    queryKey: ["vendors"],
    columns: said.columns,
    onDone: notifyImported,
  });
  const isFiltered = searched !== "" || isNarrowed;
  return (
    <Page
      title={said.title}
      lead={said.lead}
      actions={<ImportButton accept=".csv,.jsonl,.ndjson" isPending={load.isPending} onFile={load.mutate} />}
    >
      <ImportProblems outcome={load.data} error={load.error} onClose={load.reset} />
      <ListSearchInputs search={search} label={said.search} narrowLabel={said.onlyNew} />
      <RecordList
        list={list}
        rowsOf={({ vendors }) => vendors}
        label={said.title}
        columns={[
          { name: said.name },
          { name: said.taxIds },
          { name: said.invoices, align: "right" },
          { name: said.lastInvoice },
        ]}
        empty={{
          icon: <BuildingIcon size={26} />,
          title: isFiltered ? said.notFound : said.none,
          text: isFiltered ? said.notFoundText : said.noneText,
        }}
      >
        {(vendor) => <VendorLine key={vendor.id} vendor={vendor} />}
      </RecordList>
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
      <Table.Td ta="right" className="numbers" data-label={messages.vendors.invoices}>
        {formatNumber(vendor.invoices)}
      </Table.Td>
      <Table.Td>{vendor.last_invoice_at && formatAgo(vendor.last_invoice_at)}</Table.Td>
      <Table.Td data-right>{hasNew && <BankAccountBadge status="seen" label={messages.vendors.newAccount} />}</Table.Td>
    </Table.Tr>
  );
}
