import { getEvent } from "./events/http/get-event.ts";
import { listEvents } from "./events/http/list-events.ts";
import { redeliverEvent } from "./events/http/redeliver-event.ts";
import { streamEvents } from "./events/http/stream-events.ts";
import type { Route } from "./http/route.ts";
import { deleteInvoice } from "./invoices/http/delete-invoice.ts";
import { extractInvoice } from "./invoices/http/extract-invoice.ts";
import { getInvoice } from "./invoices/http/get-invoice.ts";
import { listInvoices } from "./invoices/http/list-invoices.ts";
import { changeWebhook } from "./webhooks/http/change-webhook.ts";
import { changeWebhookSettings } from "./webhooks/http/change-webhook-settings.ts";
import { createWebhook } from "./webhooks/http/create-webhook.ts";
import { deleteWebhook } from "./webhooks/http/delete-webhook.ts";
import { getWebhook } from "./webhooks/http/get-webhook.ts";
import { getWebhookSettings } from "./webhooks/http/get-webhook-settings.ts";
import { listWebhooks } from "./webhooks/http/list-webhooks.ts";
import { rotateWebhookSecret } from "./webhooks/http/rotate-webhook-secret.ts";
import { testWebhook } from "./webhooks/http/test-webhook.ts";

/** INDEX of the API: one line an operation. OpenAPI, the scope table and the tests are made from it. */
export const routes: readonly Route[] = [
  extractInvoice, // POST   /v1/invoices/extract   invoices:write
  listInvoices, //   GET    /v1/invoices           invoices:read
  getInvoice, //     GET    /v1/invoices/:id       invoices:read
  deleteInvoice, //  DELETE /v1/invoices/:id       invoices:write
  createWebhook, //         POST   /v1/webhooks                          webhooks:write
  listWebhooks, //          GET    /v1/webhooks                          webhooks:read
  getWebhook, //            GET    /v1/webhooks/:id                      webhooks:read
  changeWebhook, //         PATCH  /v1/webhooks/:id                      webhooks:write
  deleteWebhook, //         DELETE /v1/webhooks/:id                      webhooks:write
  testWebhook, //           POST   /v1/webhooks/:id/test                 webhooks:write
  getWebhookSettings, //    GET    /v1/account/webhooks                  webhooks:read
  changeWebhookSettings, // PATCH  /v1/account/webhooks                  webhooks:write
  rotateWebhookSecret, //   POST   /v1/account/webhooks/rotate-secret    webhooks:write
  listEvents, //            GET    /v1/events                            webhooks:read
  streamEvents, //          GET    /v1/events/stream                     webhooks:read
  getEvent, //              GET    /v1/events/:id                        webhooks:read
  redeliverEvent, //        POST   /v1/events/:id/redeliver              webhooks:write
];
