import type { Analytics } from "../contract.ts";
import { apiNames } from "../transport/api-names.ts";
import type { Transport } from "../transport/transport.ts";

export interface AnalyticsOptions {
  /** Days, YYYY-MM-DD: of upload (UTC), or of `dateField`. */
  from?: string;
  to?: string;
  /** Default `created_at`; `date` is the date on the invoice. */
  dateField?: "created_at" | "date";
  /** Default `month`. */
  groupBy?: "day" | "month" | "vendor" | "currency";
}

export function readAnalytics(transport: Transport, options: AnalyticsOptions = {}): Promise<Analytics> {
  return transport.call({ method: "GET", path: "/analytics", query: apiNames(options) });
}
