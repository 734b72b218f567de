import type { BankAccountStatus } from "@inkvoice/contract";
import { Badge } from "@mantine/core";
import { messages } from "../../messages/messages.ts";

const colors: Readonly<Record<BankAccountStatus, string>> = { confirmed: "green", seen: "yellow", blocked: "red" };

export function BankAccountBadge({ status }: Readonly<{ status: BankAccountStatus }>) {
  return (
    <Badge variant="light" color={colors[status]} c={`var(--mantine-color-${colors[status]}-light-color)`}>
      {messages.vendors.statuses[status]}
    </Badge>
  );
}
