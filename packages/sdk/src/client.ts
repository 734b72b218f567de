import type { Analytics } from "./contract.ts";
import { type Account, createAccount } from "./resources/account.ts";
import { type AnalyticsOptions, readAnalytics } from "./resources/analytics.ts";
import { type Batches, createBatches } from "./resources/batches.ts";
import { type BulkOrders, createBulk } from "./resources/bulk.ts";
import { createEvents, type Events } from "./resources/events.ts";
import { createExports, type Exports } from "./resources/exports.ts";
import { createFields, type Fields } from "./resources/fields.ts";
import { createInvoices, type Invoices } from "./resources/invoices.ts";
import { createOrders, type Orders } from "./resources/orders.ts";
import { createRules, type Rules } from "./resources/rules.ts";
import { createVendors, type Vendors } from "./resources/vendors.ts";
import { createWebhooks, type Webhooks } from "./resources/webhooks.ts";
import { type ApiRequest, type ClientOptions, createTransport } from "./transport/transport.ts";

export interface Inkvoice {
  readonly invoices: Invoices;
  readonly account: Account;
  readonly vendors: Vendors;
  readonly orders: Orders;
  readonly rules: Rules;
  readonly batches: Batches;
  readonly bulk: BulkOrders;
  readonly exports: Exports;
  readonly fields: Fields;
  readonly webhooks: Webhooks;
  readonly events: Events;
  /** Sums of extracted values, and correction rates. */
  analytics(options?: AnalyticsOptions): Promise<Analytics>;
  /** A GraphQL query over the account's invoices; the answer has its shape. */
  query<Answer = Record<string, unknown>>(query: string, variables?: Record<string, unknown>): Promise<Answer>;
  /** Any other API operation, with the same retries and errors. Returns the `data` of the response. */
  request<Data>(request: ApiRequest): Promise<Data>;
}

/** A client of the service. Retries after broken connections, 429 and 503, each request having its effect once. */
export function createClient(options: ClientOptions): Inkvoice {
  const transport = createTransport(options);
  return {
    invoices: createInvoices(transport),
    account: createAccount(transport),
    vendors: createVendors(transport),
    orders: createOrders(transport),
    rules: createRules(transport),
    batches: createBatches(transport),
    bulk: createBulk(transport),
    exports: createExports(transport),
    fields: createFields(transport),
    webhooks: createWebhooks(transport),
    events: createEvents(transport),
    analytics: (range) => readAnalytics(transport, range),
    query: (query, variables) => transport.call({ method: "POST", path: "/query", json: { query, variables } }),
    request: (request) => transport.call(request),
  };
}
