import type { BankAccountStatus } from "@inkvoice/contract";
import { messages } from "../../messages/messages.ts";
import { ColoredBadge } from "../../ui/colored-badge.tsx";

const colors = { confirmed: "green", seen: "yellow", blocked: "red" } as const;

/** `label` replaces the status, where it is not beside its account. */
export function BankAccountBadge({ status, label }: Readonly<{ status: BankAccountStatus; label?: string }>) {
  return <ColoredBadge color={colors[status]} text={label ?? messages.vendors.statuses[status]} />;
}
