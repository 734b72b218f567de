import { createEvents, type Events } from "./events.ts";
import { createInvoices, type Invoices } from "./invoices.ts";
import { type ApiRequest, type ClientOptions, createTransport } from "./transport.ts";
import { createWebhooks, type Webhooks } from "./webhooks.ts";

export interface Inkvoice {
  readonly invoices: Invoices;
  readonly webhooks: Webhooks;
  readonly events: Events;
  /** Any other operation of the API, with the same retries and errors: the `data` of its answer. */
  request<Data>(request: ApiRequest): Promise<Data>;
}

/** A client of the service. Requests are sent again after broken connections, 429 and 503, each with the same effect once. */
export function createClient(options: ClientOptions): Inkvoice {
  const transport = createTransport(options);
  return {
    invoices: createInvoices(transport),
    webhooks: createWebhooks(transport),
    events: createEvents(transport),
    request: (request) => transport.call(request),
  };
}
