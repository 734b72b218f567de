import type { Export, ExportList, ExportPreview } from "../contract.ts";
import { apiNames } from "../transport/api-names.ts";
import type { Transport } from "../transport/transport.ts";

export interface NewExport {
  format: Export["format"];
  /** Default `approved_not_exported`. */
  include?: Export["include"];
  /** Which invoices are considered; all by default. Members as in the API. */
  filter?: Export["filter"];
  /** Settings of the accounting program, such as `expense_account`. Members as in the API. */
  settings?: Record<string, string | number>;
  /** For tables: keys of the columns in order. */
  columns?: readonly string[];
  idempotencyKey?: string;
}

/** Exports of invoices as files, each kept as a record. */
export interface Exports {
  create(wish: NewExport): Promise<Export>;
  /** Counts what would be exported; stores nothing. */
  preview(wish: NewExport): Promise<ExportPreview>;
  /** One page, newest first. */
  list(options?: { limit?: number; cursor?: string }): Promise<ExportList>;
  /** With the ids of its invoices. */
  get(id: string): Promise<Export>;
  /** The file as an unread response; the same each time. */
  file(id: string): Promise<Response>;
  /** Undoes the export: its invoices can be exported again. */
  undo(id: string): Promise<Export>;
}

export function createExports(transport: Transport): Exports {
  const at = (id: string, rest = "") => `/exports/${encodeURIComponent(id)}${rest}`;
  const post = <Data>({ idempotencyKey, ...wish }: NewExport, more: object = {}): Promise<Data> =>
    transport.call({ method: "POST", path: "/exports", json: { ...wish, ...more }, idempotencyKey });
  return {
    create: (wish) => post(wish),
    preview: (wish) => post(wish, { dry_run: true }),
    list: (options = {}) => transport.call({ method: "GET", path: "/exports", query: apiNames(options) }),
    get: (id) => transport.call({ method: "GET", path: at(id) }),
    file: (id) => transport.file({ method: "GET", path: at(id, "/file") }),
    undo: (id) => transport.call({ method: "POST", path: at(id, "/undo"), json: {} }),
  };
}
