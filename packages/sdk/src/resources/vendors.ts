import type { RowImport, Vendor, VendorList } from "../contract.ts";
import { apiNames } from "../transport/api-names.ts";
import type { Deleted, Transport } from "../transport/transport.ts";

/** A bank account to add, confirm or block. */
export type GivenBankAccount = Readonly<{
  iban?: string;
  account?: string;
  bic?: string;
  status?: "confirmed" | "blocked";
}>;

/** Members as in the API. */
export interface VendorChange {
  name?: string;
  aliases?: readonly string[];
  tax_ids?: readonly string[];
  country?: string | null;
  address?: string | null;
  external_id?: string | null;
  bank_accounts?: readonly GivenBankAccount[];
  defaults?: Vendor["defaults"];
}
export type NewVendor = VendorChange & { name: string };

export interface ListVendorsOptions {
  q?: string;
  country?: string;
  /** Only vendors with a bank account that nobody has confirmed. */
  hasNewBankAccount?: boolean;
  limit?: number;
  cursor?: string;
}

/** Vendors with their bank accounts. */
export interface Vendors {
  /** One page, by name. */
  list(options?: ListVendorsOptions): Promise<VendorList>;
  create(vendor: NewVendor, options?: { idempotencyKey?: string }): Promise<Vendor>;
  /** With its vendor memory. */
  get(id: string): Promise<Vendor>;
  change(id: string, change: VendorChange): Promise<Vendor>;
  delete(id: string): Promise<Deleted>;
  /** `from` is deleted; its names, accounts and invoices move to `into`. */
  merge(from: string, into: string): Promise<Vendor>;
  /** Up to 100 000; invalid ones are skipped and reported. */
  import(vendors: readonly NewVendor[]): Promise<RowImport>;
  /** Imports vendors from CSV with a header line. */
  importCsv(csv: string): Promise<RowImport>;
  /** Deletes the vendor memory of one field. */
  forget(id: string, field: string): Promise<Vendor>;
}

export function createVendors(transport: Transport): Vendors {
  const at = (id: string, rest = "") => `/vendors/${encodeURIComponent(id)}${rest}`;
  const load = (body: { lines: readonly unknown[] } | { text: { type: string; body: string } }) =>
    transport.call<RowImport>({ method: "POST", path: "/vendors/import", ...body });
  return {
    list: (options = {}) => transport.call({ method: "GET", path: "/vendors", query: apiNames(options) }),
    create: (vendor, options = {}) =>
      transport.call({ method: "POST", path: "/vendors", json: vendor, idempotencyKey: options.idempotencyKey }),
    get: (id) => transport.call({ method: "GET", path: at(id) }),
    change: (id, change) => transport.call({ method: "PATCH", path: at(id), json: change }),
    delete: (id) => transport.call({ method: "DELETE", path: at(id) }),
    merge: (from, into) => transport.call({ method: "POST", path: "/vendors/merge", json: { from, into } }),
    import: (vendors) => load({ lines: vendors }),
    importCsv: (csv) => load({ text: { type: "text/csv", body: csv } }),
    forget: (id, field) => transport.call({ method: "DELETE", path: at(id, `/memory/${encodeURIComponent(field)}`) }),
  };
}
