import type {
  DocumentText,
  DuplicateList,
  ExtractedData,
  Invoice,
  InvoiceList,
  InvoiceListItem,
  ReadFields,
  UploadedInvoice,
} from "../contract.ts";
import { apiNames } from "../transport/api-names.ts";
import { ExtractionFailedError } from "../transport/errors.ts";
import type { Source } from "../transport/file-sources.ts";
import type { Deleted, Transport } from "../transport/transport.ts";
import { untilEnded, type WaitOptions } from "./poll-until-ended.ts";
import { type SentBatch, type UploadOptions, uploadMany, uploadOne } from "./upload.ts";

export type RereadOptions = Pick<UploadOptions, "split" | "extractLineItems"> & { asInvoice?: boolean };

export interface ListOptions {
  limit?: number;
  offset?: number;
  /** `next_cursor` of the previous page with the same filters and sort; replaces the offset. */
  cursor?: string;
  status?: Invoice["status"];
  createdAfter?: string | Date;
  createdBefore?: string | Date;
  /** Tax number of the vendor, or the start of its name. */
  vendor?: string;
  invoiceNumber?: string;
  /** Invoice date, YYYY-MM-DD. */
  dateFrom?: string;
  dateTo?: string;
  totalMin?: number;
  totalMax?: number;
  currency?: string;
  /** Words, or starts of words, in vendor, customer, number, order and file name. */
  q?: string;
  externalId?: string;
  metadata?: Record<string, string>;
  review?: NonNullable<Invoice["review"]>;
  needsReview?: boolean;
  duplicates?: boolean;
  batchId?: string;
  /** Exactly this tag of a rule. */
  tag?: string;
  /** A minus is descending. Default newest first. */
  sort?: SortKey | `-${SortKey}`;
}
type SortKey = "created_at" | "date" | "total_amount" | "vendor";

/** Progress: `uploading`, `processing` at each poll, then the final status. */
export type ExtractionProgress =
  | { status: "uploading" }
  | { status: "processing"; id: string; estimatedCompletion: Date; elapsedMs: number }
  | { status: "completed" | "failed"; id: string; elapsedMs: number };

export interface ExtractAndWaitOptions extends UploadOptions, WaitOptions {
  onProgress?: (progress: ExtractionProgress) => void;
}

export type CompletedInvoice = Invoice & { status: "completed"; extracted_data: ExtractedData };

type Changed<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { [Key in keyof Value]?: Changed<NonNullable<Value[Key]>> | null }
    : Value;

/** Only the members to change. null removes a value; lists are replaced as a whole. */
export type Corrections = { [Key in keyof ReadFields]?: Changed<NonNullable<ReadFields[Key]>> | null };

export interface InvoiceChange {
  extractedData?: Corrections;
  externalId?: string | null;
  metadata?: Record<string, string> | null;
  /** Refuses the change (`REVISION_MISMATCH`) if the invoice has another revision. */
  ifRevision?: number;
}

export interface Invoices {
  /** Uploads a document; resolves once it is stored and queued. */
  extract(source: Source, options?: UploadOptions): Promise<UploadedInvoice>;
  /** Uploads a document and waits for its data. Throws `ExtractionFailedError` if it fails. */
  extractAndWait(source: Source, options?: ExtractAndWaitOptions): Promise<CompletedInvoice>;
  /** Up to 25 documents in one request; bad files are rejected individually. */
  extractBatch(sources: readonly Source[], options?: UploadOptions): Promise<SentBatch>;
  /** Resolves once the invoice is completed or failed. */
  wait(id: string, options?: WaitOptions): Promise<Invoice>;
  get(id: string, options?: { include?: "evidence"; signal?: AbortSignal }): Promise<Invoice>;
  /** One page. */
  list(options?: ListOptions): Promise<InvoiceList>;
  /** Every matching invoice, page by page. */
  all(options?: Omit<ListOptions, "offset" | "cursor">): AsyncGenerator<InvoiceListItem>;
  correct(id: string, change: InvoiceChange): Promise<Invoice>;
  approve(id: string): Promise<Invoice>;
  reject(id: string, reason?: string): Promise<Invoice>;
  /** Extracts the document again; the record is `processing` meanwhile. */
  /** `asInvoice`: the whole file is one invoice, even if it does not look like one. */
  reread(id: string, options?: RereadOptions): Promise<Invoice>;
  delete(id: string): Promise<Deleted>;
  duplicates(id: string): Promise<DuplicateList["duplicates"]>;
  /** Declares two invoices no duplicates of each other, and returns the other likely duplicates. */
  dismissDuplicate(id: string, other: string): Promise<DuplicateList["duplicates"]>;
  /** Undoes `dismissDuplicate`, and returns the likely duplicates. */
  restoreDuplicate(id: string, other: string): Promise<DuplicateList["duplicates"]>;
  /** The words on the pages with their bounding boxes. */
  text(id: string, options?: { page?: number }): Promise<DocumentText>;
  /** A page as PNG. */
  page(id: string, page: number, options?: { width?: number }): Promise<Blob>;
  /** A draft e-invoice as XML. */
  draft(id: string, syntax: "ubl" | "cii"): Promise<string>;
}

export function createInvoices(transport: Transport): Invoices {
  const at = (id: string, rest = "") => `/invoices/${encodeURIComponent(id)}${rest}`;
  const act = (id: string, action: string, json: unknown = {}): Promise<Invoice> =>
    transport.call({ method: "POST", path: at(id, `/${action}`), json });
  const decideDuplicate = async (id: string, other: string, decision: "dismiss" | "restore") => {
    const path = at(id, `/duplicates/${encodeURIComponent(other)}/${decision}`);
    return (await transport.call<DuplicateList>({ method: "POST", path })).duplicates;
  };
  const get: Invoices["get"] = (id, { include, signal } = {}) =>
    transport.call({ method: "GET", path: at(id), query: { include }, signal });
  const list: Invoices["list"] = ({ metadata = {}, ...filters } = {}) => {
    const own = Object.entries(metadata).map(([key, value]) => [`metadata[${key}]`, value]);
    return transport.call({
      method: "GET",
      path: "/invoices",
      query: { ...apiNames(filters), ...Object.fromEntries(own) },
    });
  };
  const hasEnded = (invoice: Invoice): boolean => invoice.status !== "processing";

  return {
    extract: (source, options) => uploadOne(transport, source, options),
    async extractAndWait(source, { onProgress, ...options } = {}) {
      const begun = Date.now();
      onProgress?.({ status: "uploading" });
      const { id, estimated_completion } = await uploadOne(transport, source, options);
      const estimatedCompletion = new Date(estimated_completion);
      const look = async (): Promise<Invoice> => {
        const invoice = await get(id, options);
        const elapsedMs = Date.now() - begun;
        if (invoice.status === "processing") onProgress?.({ status: "processing", id, estimatedCompletion, elapsedMs });
        else onProgress?.({ status: invoice.status, id, elapsedMs });
        return invoice;
      };
      return completed(await untilEnded(look, hasEnded, options));
    },
    extractBatch: (sources, options) => uploadMany(transport, sources, options),
    wait: (id, options = {}) => untilEnded(() => get(id, options), hasEnded, options),
    get,
    list,
    async *all(options = {}) {
      for (let cursor: string | null | undefined; ; ) {
        const page = await list({ limit: 100, ...options, ...(cursor ? { cursor } : {}) });
        yield* page.invoices;
        cursor = page.pagination.next_cursor;
        if (!cursor) return;
      }
    },
    correct: (id, { ifRevision, ...change }) =>
      transport.call({
        method: "PATCH",
        path: at(id),
        json: apiNames(change),
        headers: ifRevision === undefined ? {} : { "If-Match": `"${ifRevision}"` },
        // Not repeatable: the first attempt may have changed the revision.
        repeatable: ifRevision === undefined,
      }),
    approve: (id) => act(id, "approve"),
    reject: (id, reason) => act(id, "reject", { reason }),
    reread: (id, options = {}) => act(id, "reread", apiNames(options)),
    delete: (id) => transport.call({ method: "DELETE", path: at(id) }),
    duplicates: async (id) =>
      (await transport.call<DuplicateList>({ method: "GET", path: at(id, "/duplicates") })).duplicates,
    dismissDuplicate: (id, other) => decideDuplicate(id, other, "dismiss"),
    restoreDuplicate: (id, other) => decideDuplicate(id, other, "restore"),
    text: (id, { page } = {}) => transport.call({ method: "GET", path: at(id, "/text"), query: { page } }),
    page: async (id, page, { width } = {}) =>
      (await transport.file({ method: "GET", path: at(id, `/pages/${page}`), query: { width } })).blob(),
    draft: async (id, syntax) => (await transport.file({ method: "GET", path: at(id, `/drafts/${syntax}`) })).text(),
  };
}

function completed(invoice: Invoice): CompletedInvoice {
  if (invoice.status !== "completed") throw new ExtractionFailedError(invoice);
  return invoice as CompletedInvoice;
}
