import type { Analytics } from "../contract.ts";
import { apiNames } from "../transport/api-names.ts";
import type { Transport } from "../transport/transport.ts";

export interface AnalyticsOptions {
  /** Days of upload (UTC), YYYY-MM-DD. */
  from?: string;
  to?: string;
  /** Default `month`. */
  groupBy?: "day" | "month" | "vendor" | "currency";
}

export function readAnalytics(transport: Transport, options: AnalyticsOptions = {}): Promise<Analytics> {
  return transport.call({ method: "GET", path: "/analytics", query: apiNames(options) });
}
