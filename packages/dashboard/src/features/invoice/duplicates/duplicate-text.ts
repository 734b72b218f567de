import type { DuplicateRow } from "@inkvoice/contract/dashboard";
import { formatAgo } from "../../../format/format.ts";
import { messages } from "../../../messages/messages.ts";

/** "May be a duplicate of Nordwind 17, uploaded 2 days ago: the same file." */
export function duplicateText(other: DuplicateRow): string {
  const { notice, reasons } = messages.invoice.duplicate;
  const name = [other.vendor_name, other.invoice_number].filter(Boolean).join(" ") || other.filename || other.id;
  return notice(name, formatAgo(other.created_at), other.reasons.map((reason) => reasons[reason]).join(", "));
}
