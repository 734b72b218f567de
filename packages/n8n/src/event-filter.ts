import type { WebhookEvent } from "@inkvoice/sdk";
import type { NodeProperty } from "./n8n.ts";

export type EventFilter = Readonly<{
  vendor?: string;
  currency?: string;
  totalFrom?: number;
  totalTo?: number;
  review?: readonly string[];
}>;

/** Parameter of the trigger. */
export const eventFilter: NodeProperty = {
  displayName: "Only Invoices With",
  name: "filter",
  type: "collection",
  placeholder: "Add condition",
  default: {},
  description:
    "Events of invoices that were read start the workflow only if all conditions hold; other events always do",
  options: [
    { displayName: "Vendor", name: "vendor", type: "string", default: "", description: "Part of its name" },
    { displayName: "Currency", name: "currency", type: "string", default: "", placeholder: "EUR" },
    { displayName: "Total From", name: "totalFrom", type: "number", default: 0 },
    { displayName: "Total To", name: "totalTo", type: "number", default: 0 },
    {
      displayName: "Review",
      name: "review",
      type: "multiOptions",
      default: ["approved"],
      options: ["open", "approved", "rejected"].map((value) => ({ name: value, value })),
    },
  ],
};

/** A condition on a value that was not read is false. */
export function matchesEventFilter(event: WebhookEvent, filter: EventFilter): boolean {
  const invoice = event.data;
  if (!invoice || !("extracted_data" in invoice) || !invoice.extracted_data) return true;
  const { vendor, currency, total_amount: total } = invoice.extracted_data;
  const { totalFrom, totalTo, review = [] } = filter;
  return (
    (!filter.vendor || includes(vendor?.name, filter.vendor)) &&
    (!filter.currency || currency === filter.currency.toUpperCase()) &&
    (totalFrom === undefined || (total !== undefined && total >= totalFrom)) &&
    (totalTo === undefined || (total !== undefined && total <= totalTo)) &&
    (review.length === 0 || review.includes(invoice.review ?? "open"))
  );
}

function includes(name: string | undefined, part: string): boolean {
  return name?.toLowerCase().includes(part.toLowerCase()) ?? false;
}
