export { createClient, type Inkvoice } from "./client.ts";
export { ConnectionError, InkvoiceError, WaitTimeoutError, WebhookVerificationError } from "./errors.ts";
export type { Events, ListEventsOptions, Redelivery, StreamOptions } from "./events.ts";
export type { Batch, Invoices, ListOptions, UploadFile, UploadOptions, WaitOptions } from "./invoices.ts";
export type { ApiRequest, ClientOptions } from "./transport.ts";
export { verifyWebhook } from "./verify-webhook.ts";
export type { NewWebhook, Webhooks } from "./webhooks.ts";
