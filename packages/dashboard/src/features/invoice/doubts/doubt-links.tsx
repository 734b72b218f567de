import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Button, Group } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { messages } from "../../../messages/messages.ts";
import { BuildingIcon, OrderIcon } from "../../../ui/icons.tsx";
import type { Doubt } from "./doubts.ts";

type Props = Readonly<{ detail: InvoiceDetail; doubt: Doubt }>;

/** Links to the pages where a doubt is settled: the vendor of a bank account, the comparison with an order. */
export function DoubtLinks({ detail, doubt }: Props) {
  const codes = doubt.reasons.flatMap((reason) => (reason.kind === "issue" ? [reason.issue.code] : []));
  const { vendor_id: vendor, row } = detail;
  const isAboutAccount = vendor !== null && codes.some((code) => code.startsWith("BANK_ACCOUNT_"));
  const isAboutOrder = codes.includes("ORDER_MISMATCH");
  if (!isAboutAccount && !isAboutOrder) return null;
  return (
    <Group gap="xs" mb={4}>
      {isAboutAccount && (
        <Button
          size="xs"
          variant="default"
          leftSection={<BuildingIcon size={15} />}
          renderRoot={(props) => <Link to="/vendors/$id" params={{ id: vendor }} {...props} />}
        >
          {messages.vendors.openVendor}
        </Button>
      )}
      {isAboutOrder && (
        <Button
          size="xs"
          variant="default"
          leftSection={<OrderIcon size={15} />}
          renderRoot={(props) => <Link to="/invoices/$id/match" params={{ id: row.id }} {...props} />}
        >
          {messages.orders.compare}
        </Button>
      )}
    </Group>
  );
}
