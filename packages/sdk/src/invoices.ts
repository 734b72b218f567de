import type {
  DeletedInvoice,
  InvoiceList,
  InvoiceListItem,
  InvoiceRecord,
  InvoiceStatus,
  SplitMode,
  UploadedBatch,
  UploadedInvoice,
} from "@inkvoice/contract";
import { WaitTimeoutError } from "./errors.ts";
import { pause, type Transport } from "./transport.ts";

export interface UploadFile {
  content: Blob | Uint8Array | ArrayBuffer;
  /** Only a label; the format is decided by the content. */
  filename?: string;
}

export interface UploadOptions {
  /** Receives the event of this invoice instead of the account's default URL. */
  webhookUrl?: string;
  /** false leaves `line_items` out of the result. */
  extractLineItems?: boolean;
  /** Whether the file may hold several invoices: decided by its pages (auto), never, or each page is one. */
  split?: SplitMode;
  idempotencyKey?: string;
  signal?: AbortSignal;
}

export interface ListOptions {
  limit?: number;
  offset?: number;
  status?: InvoiceStatus;
  createdAfter?: string | Date;
  createdBefore?: string | Date;
}

export interface WaitOptions {
  /** Default 5 minutes. */
  timeoutMs?: number;
  signal?: AbortSignal;
}

/** `batch_id` is null where a single file was sent. */
export type Batch = Omit<UploadedBatch, "batch_id"> & { batch_id: string | null };

export interface Invoices {
  upload(file: UploadFile, options?: UploadOptions): Promise<UploadedInvoice>;
  /** Up to 25 files in one request; a bad one among them is rejected alone. */
  uploadBatch(files: readonly UploadFile[], options?: UploadOptions): Promise<Batch>;
  get(id: string, options?: { signal?: AbortSignal }): Promise<InvoiceRecord>;
  list(options?: ListOptions): Promise<InvoiceList>;
  /** Every invoice that matches, page after page, newest first. */
  all(options?: Omit<ListOptions, "offset">): AsyncGenerator<InvoiceListItem>;
  delete(id: string): Promise<DeletedInvoice>;
  /** Resolves once the invoice is completed or failed. */
  wait(id: string, options?: WaitOptions): Promise<InvoiceRecord>;
}

const firstLookMs = 250;
const longestLookMs = 5000;
const defaultWaitMs = 5 * 60_000;

export function createInvoices(transport: Transport): Invoices {
  const get: Invoices["get"] = (id, { signal } = {}) =>
    transport.call({ method: "GET", path: `/invoices/${encodeURIComponent(id)}`, ...(signal ? { signal } : {}) });

  const list: Invoices["list"] = ({ limit, offset, status, createdAfter, createdBefore } = {}) =>
    transport.call({
      method: "GET",
      path: "/invoices",
      query: {
        limit,
        offset,
        status,
        created_after: timestampOf(createdAfter),
        created_before: timestampOf(createdBefore),
      },
    });

  return {
    upload: (file, options) => postFiles(transport, [file], options),
    async uploadBatch(files, options) {
      const answer = await postFiles<UploadedBatch | UploadedInvoice>(transport, files, options);
      // One file alone is answered as a single upload.
      return "batch_id" in answer ? answer : { batch_id: null, invoices: [answer], rejected: [] };
    },
    get,
    list,
    async *all(options = {}) {
      for (let offset = 0; ; ) {
        const page = await list({ limit: 100, ...options, offset });
        yield* page.invoices;
        offset += page.invoices.length;
        if (!page.pagination.has_more || page.invoices.length === 0) return;
      }
    },
    delete: (id) => transport.call({ method: "DELETE", path: `/invoices/${encodeURIComponent(id)}` }),
    async wait(id, { timeoutMs = defaultWaitMs, signal } = {}) {
      const until = Date.now() + timeoutMs;
      for (let look = firstLookMs; ; look = Math.min(look * 1.5, longestLookMs)) {
        const invoice = await get(id, signal ? { signal } : {});
        if (invoice.status !== "processing") return invoice;
        if (Date.now() + look > until)
          throw new WaitTimeoutError(`${id} is still being processed after ${timeoutMs} ms.`);
        await pause(look, signal);
      }
    },
  };
}

function postFiles<Data>(
  transport: Transport,
  files: readonly UploadFile[],
  options: UploadOptions = {},
): Promise<Data> {
  const { webhookUrl, extractLineItems, split, idempotencyKey, signal } = options;
  const form = () => {
    const data = new FormData();
    // Fields before files: the service reads the form as a stream.
    if (webhookUrl !== undefined) data.append("webhook_url", webhookUrl);
    if (extractLineItems !== undefined) data.append("extract_line_items", String(extractLineItems));
    if (split !== undefined) data.append("split", split);
    for (const { content, filename } of files) data.append("file", blobOf(content), filename ?? "invoice");
    return data;
  };
  return transport.call<Data>({
    method: "POST",
    path: "/invoices/extract",
    form,
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    ...(signal ? { signal } : {}),
  });
}

function blobOf(content: UploadFile["content"]): Blob {
  return content instanceof Blob ? content : new Blob([new Uint8Array(content)]);
}

export function timestampOf(value: string | Date | undefined): string | undefined {
  return value instanceof Date ? value.toISOString() : value;
}
