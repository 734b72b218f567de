import type { InvoiceRecord, Scope, Version } from "@inkvoice/contract";
import { successJson, successJsonAround } from "../../http/response/envelope.ts";
import { refused } from "../../platform/api-error.ts";
import { isCurrentShape } from "../../versions/index.ts";
import type { InvoiceServices } from "../services.ts";
import { type RecordRow, recordJson } from "./record-json.ts";

type Shape = Readonly<{
  version: Version;
  scopes: ReadonlySet<Scope>;
  /** Members that are added to the record. */
  members?: Partial<InvoiceRecord> | undefined;
}>;

/**
 * A record in its envelope, in the requested version's shape. A key without the scope to read invoices gets neither
 * extracted data nor the file URL.
 */
export function recordResponse(
  { fileUrls }: Pick<InvoiceServices, "fileUrls">,
  row: RecordRow | undefined,
  { version, scopes, members }: Shape,
): string {
  if (!row) throw noSuchInvoice();
  if (scopes.has("invoices:read"))
    return inEnvelope(withMembers(recordJson(row, fileUrls.sign(row.id)), members), version);
  return inEnvelope(recordJson({ ...row, extracted_data: null }, fileUrls.plain(row.id)), version);
}

/** Adds members to a record that is JSON already. */
function withMembers(json: string, members: object = {}): string {
  return Object.keys(members).length === 0 ? json : `${json.slice(0, -1)},${JSON.stringify(members).slice(1)}`;
}

function inEnvelope(json: string, version: Version): string {
  return isCurrentShape(version) ? successJsonAround(json) : successJson(JSON.parse(json), version);
}

export const noSuchInvoice = () => refused("invoice_not_found");
