import type { InvoiceStatus } from "@inkvoice/contract";
import type { ConfidenceBand } from "@inkvoice/contract/confidence-bands";

/** The list's filters as they stand in the address bar, so that a filtered list can be bookmarked and shared. */
export type InvoiceFilter = {
  status?: InvoiceStatus;
  from?: string;
  to?: string;
  q?: string;
  min?: number;
  max?: number;
  band?: ConfidenceBand;
  duplicates?: "true";
};

const statuses = new Set(["processing", "completed", "failed"]);
const bands = new Set(["sure", "check", "unsure"]);
const day = /^\d{4}-\d{2}-\d{2}$/;

/** Reads whatever stands in the address: unknown or malformed filters are left out, never an error page. */
export function invoiceFilter(search: Record<string, unknown>): InvoiceFilter {
  const text = (key: string) => (search[key] === undefined || search[key] === null ? "" : String(search[key]).trim());
  const amount = (key: string) =>
    text(key) !== "" && Number.isFinite(Number(text(key))) ? Number(text(key)) : undefined;
  const min = amount("min");
  const max = amount("max");
  return {
    ...(statuses.has(text("status")) ? { status: text("status") as InvoiceStatus } : {}),
    ...(day.test(text("from")) ? { from: text("from") } : {}),
    ...(day.test(text("to")) ? { to: text("to") } : {}),
    ...(text("q") ? { q: text("q").slice(0, 200) } : {}),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(bands.has(text("band")) ? { band: text("band") as ConfidenceBand } : {}),
    ...(text("duplicates") === "true" ? { duplicates: "true" as const } : {}),
  };
}

export function countFilters(filter: InvoiceFilter): number {
  return Object.keys(filter).filter((key) => key !== "q" && key !== "status").length;
}
