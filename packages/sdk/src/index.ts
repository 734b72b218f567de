export type { DeliveryToVerify, HeaderSource, VerificationProblem } from "@inkvoice/contract/signature";
export { createClient, type Inkvoice } from "./client.ts";
export type * from "./contract.ts";
export type { Account, ReviewSettingsChange } from "./resources/account.ts";
export type { AnalyticsOptions } from "./resources/analytics.ts";
export type { Batches } from "./resources/batches.ts";
export type { BulkFileOptions, BulkOptions, BulkOrders } from "./resources/bulk.ts";
export type { Events, ListEventsOptions, Redelivery, StreamedDelivery, StreamOptions } from "./resources/events.ts";
export type { Exports, NewExport } from "./resources/exports.ts";
export type { FieldChange, Fields, NewField } from "./resources/fields.ts";
export type {
  CompletedInvoice,
  Corrections,
  ExtractAndWaitOptions,
  ExtractionProgress,
  InvoiceChange,
  Invoices,
  ListOptions,
  RereadOptions,
} from "./resources/invoices.ts";
export type { ListOrdersOptions, Orders } from "./resources/orders.ts";
export type { WaitOptions } from "./resources/poll-until-ended.ts";
export type { Rules } from "./resources/rules.ts";
export type { SentBatch, UploadOptions } from "./resources/upload.ts";
export type { GivenBankAccount, ListVendorsOptions, NewVendor, VendorChange, Vendors } from "./resources/vendors.ts";
export type { NewWebhook, WebhookChange, Webhooks } from "./resources/webhooks.ts";
export {
  AuthenticationError,
  ConnectionError,
  type ErrorCode,
  ExtractionFailedError,
  InkvoiceError,
  InvalidRequestError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
  WaitTimeoutError,
  WebhookVerificationError,
} from "./transport/errors.ts";
export type { Content, NamedContent, Source } from "./transport/file-sources.ts";
export type { ApiRequest, ClientOptions, Deleted } from "./transport/transport.ts";
export { verifyWebhook } from "./webhook-receiver/verify-webhook.ts";
export {
  expressWebhookHandler,
  fastifyWebhooks,
  fetchWebhookHandler,
  honoWebhookHandler,
  type NodeRequest,
  type NodeResponse,
} from "./webhook-receiver/webhook-handlers.ts";
export {
  createReceiver,
  type ReceivedDelivery,
  type ReceiverAnswer,
  type ReceiverOptions,
} from "./webhook-receiver/webhook-receiver.ts";
