import { createEvents, type Events } from "./events.ts";
import { createInvoices, type Invoices } from "./invoices.ts";
import { type ClientOptions, createTransport } from "./transport.ts";
import { createWebhooks, type Webhooks } from "./webhooks.ts";

export interface Inkvoice {
  readonly invoices: Invoices;
  readonly webhooks: Webhooks;
  readonly events: Events;
}

/** A client of the service. Requests are sent again after broken connections, 429 and 503, each with the same effect once. */
export function createClient(options: ClientOptions): Inkvoice {
  const transport = createTransport(options);
  return {
    invoices: createInvoices(transport),
    webhooks: createWebhooks(transport),
    events: createEvents(transport),
  };
}
