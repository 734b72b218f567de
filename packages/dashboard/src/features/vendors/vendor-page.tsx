import type { Vendor } from "@inkvoice/contract";
import { Button, Group, Stack, Table, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { v1 } from "../../api/client.ts";
import { vendorQuery } from "../../api/queries.ts";
import { usePermission } from "../../api/session.ts";
import { formatAgo } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import { ConfirmButton } from "../../ui/actions/confirm-button.tsx";
import { FormAlert } from "../../ui/forms/form-alert.tsx";
import { InvoiceIcon } from "../../ui/icons.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { QueryResult } from "../../ui/query-result.tsx";
import { RecordTable } from "../../ui/record-table.tsx";
import { nameOfField } from "../invoice/fields/field-text.ts";
import { BankAccountBadge } from "./bank-account-status.tsx";
import { useVendorChange } from "./use-vendor-change.ts";
import { VendorDefaults } from "./vendor-defaults.tsx";

/** One vendor: its bank accounts to confirm or block, its defaults, and its vendor memory. */
export function VendorPage() {
  const { id } = useParams({ from: "/inside/vendors/$id" });
  const vendor = useQuery(vendorQuery(id));
  return <QueryResult query={vendor}>{(data) => <VendorView vendor={data} />}</QueryResult>;
}

function VendorView({ vendor }: Readonly<{ vendor: Vendor }>) {
  const said = messages.vendors;
  return (
    <Page
      title={vendor.name}
      lead={[...vendor.tax_ids, vendor.address].filter(Boolean).join(" · ")}
      actions={vendor.invoices > 0 && <InvoicesLink vendor={vendor} />}
    >
      <Stack gap="lg">
        {vendor.aliases.length > 0 && <Text size="sm">{said.alsoCalled(vendor.aliases.join(", "))}</Text>}
        <section>
          <Title order={2} mb="xs">
            {said.bankAccounts}
          </Title>
          {vendor.bank_accounts.length === 0 ? (
            <Text size="sm" c="dimmed">
              {said.noAccounts}
            </Text>
          ) : (
            <Card flush>
              <RecordTable label={said.bankAccounts}>
                {vendor.bank_accounts.map((account) => (
                  <AccountLine key={account.iban ?? account.account} vendor={vendor} account={account} />
                ))}
              </RecordTable>
            </Card>
          )}
        </section>
        <VendorDefaults vendor={vendor} />
        <MemorySection vendor={vendor} />
      </Stack>
    </Page>
  );
}

/** Leads to the list of invoices, searched by the vendor's name. */
function InvoicesLink({ vendor }: Readonly<{ vendor: Vendor }>) {
  return (
    <Button
      variant="default"
      leftSection={<InvoiceIcon />}
      renderRoot={(props) => <Link to="/" search={{ q: vendor.name }} {...props} />}
    >
      {messages.vendors.invoices}
    </Button>
  );
}

type Account = Vendor["bank_accounts"][number];

function AccountLine({ vendor, account }: Readonly<{ vendor: Vendor; account: Account }>) {
  const said = messages.vendors;
  const mayEdit = usePermission("edit");
  const { iban, account: number, bic, status } = account;
  const set = useVendorChange(vendor.id, (next: "confirmed" | "blocked") =>
    v1.patch(`/vendors/${vendor.id}`, {
      bank_accounts: [{ ...(iban === undefined ? { account: number } : { iban }), status: next }],
    }),
  );
  return (
    <Table.Tr>
      <Table.Td data-wide>
        <Text size="sm" fw={550} className="numbers">
          {iban?.replace(/(.{4})(?=.)/g, "$1 ") ?? number}
        </Text>
        <Text size="xs" c="dimmed">
          {bic}
        </Text>
      </Table.Td>
      <Table.Td>
        <BankAccountBadge status={status} />
      </Table.Td>
      <Table.Td>
        <Text size="xs" c="dimmed">
          {formatAgo(account.first_seen_at)}{" "}
          {account.invoice_id !== null && (
            <Link to="/invoices/$id" params={{ id: account.invoice_id }}>
              {said.firstInvoice}
            </Link>
          )}
        </Text>
      </Table.Td>
      <Table.Td>
        <FormAlert error={set.error} />
        {mayEdit && (
          <Group justify="flex-end" gap="xs" wrap="nowrap">
            {status !== "confirmed" && (
              <ConfirmButton
                label={said.confirm}
                title={said.confirmTitle}
                text={said.confirmText}
                onConfirm={() => set.mutateAsync("confirmed")}
              />
            )}
            {status !== "blocked" && (
              <Button size="xs" variant="default" loading={set.isPending} onClick={() => set.mutate("blocked")}>
                {said.block}
              </Button>
            )}
          </Group>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

function MemorySection({ vendor }: Readonly<{ vendor: Vendor }>) {
  const said = messages.vendors;
  const mayEdit = usePermission("edit");
  const forget = useVendorChange(vendor.id, (field: string) =>
    v1.delete(`/vendors/${vendor.id}/memory/${encodeURIComponent(field)}`),
  );
  const memory = vendor.memory ?? [];
  if (memory.length === 0) return null;
  return (
    <section>
      <Title order={2} mb="xs">
        {said.memory}
      </Title>
      <Card flush>
        <RecordTable label={said.memory}>
          {memory.map(({ field, value, learned_at: learnedAt }) => (
            <Table.Tr key={field}>
              <Table.Td>{nameOfField(field)}</Table.Td>
              <Table.Td data-wide>{value ?? messages.memory.atPosition}</Table.Td>
              <Table.Td>{formatAgo(learnedAt)}</Table.Td>
              <Table.Td>
                {mayEdit && (
                  <ConfirmButton
                    label={messages.memory.forget}
                    title={messages.memory.forgetTitle}
                    text={messages.memory.forgetText}
                    onConfirm={() => forget.mutateAsync(field)}
                  />
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </RecordTable>
      </Card>
    </section>
  );
}
