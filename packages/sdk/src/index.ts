export type { DeliveryToVerify, HeaderSource, VerificationProblem } from "@inkvoice/contract/signature";
export type { AnalyticsOptions } from "./analytics.ts";
export type { Batches } from "./batches.ts";
export type { BulkOptions, BulkOrders } from "./bulk.ts";
export { createClient, type Inkvoice } from "./client.ts";
export type * from "./contract.ts";
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
} from "./errors.ts";
export type { Events, ListEventsOptions, Redelivery, StreamedDelivery, StreamOptions } from "./events.ts";
export type { FieldChange, Fields, NewField } from "./fields.ts";
export type {
  CompletedInvoice,
  Corrections,
  ExtractAndWaitOptions,
  ExtractionProgress,
  InvoiceChange,
  Invoices,
  ListOptions,
} from "./invoices.ts";
export type { Content, NamedContent, Source } from "./sources.ts";
export type { ApiRequest, ClientOptions, Deleted } from "./transport.ts";
export type { SentBatch, UploadOptions } from "./upload.ts";
export { verifyWebhook } from "./verify-webhook.ts";
export type { WaitOptions } from "./waiting.ts";
export {
  expressWebhookHandler,
  fastifyWebhooks,
  fetchWebhookHandler,
  honoWebhookHandler,
  type NodeRequest,
  type NodeResponse,
} from "./webhook-handlers.ts";
export {
  createReceiver,
  type ReceivedDelivery,
  type ReceiverAnswer,
  type ReceiverOptions,
} from "./webhook-receiver.ts";
export type { NewWebhook, WebhookChange, Webhooks } from "./webhooks.ts";
