import type { Scope, Version } from "@inkvoice/contract";
import { successJson, successJsonAround } from "../../http/response/envelope.ts";
import { JsonEnvelope } from "../../http/route.ts";
import { refused } from "../../platform/api-error.ts";
import { isCurrentShape } from "../../versions/index.ts";
import type { InvoiceServices } from "../services.ts";
import { type RecordRow, recordJson } from "./record-json.ts";

/** A record in its envelope, in the requested version's shape. */
function recordEnvelope(services: Pick<InvoiceServices, "fileUrls">, row: RecordRow, version: Version): string {
  return inEnvelope(recordJson(row, services.fileUrls.sign(row.id)), version);
}

/** The response to a change. A key without the scope to read invoices gets neither extracted data nor the file URL. */
export function changedEnvelope(
  services: Pick<InvoiceServices, "fileUrls">,
  row: RecordRow | undefined,
  { version, scopes }: Readonly<{ version: Version; scopes: ReadonlySet<Scope> }>,
): string {
  if (!row) throw noSuchInvoice();
  if (scopes.has("invoices:read")) return recordEnvelope(services, row, version);
  return inEnvelope(recordJson({ ...row, extracted_data: null }, services.fileUrls.plain(row.id)), version);
}

function inEnvelope(json: string, version: Version): string {
  return isCurrentShape(version) ? successJsonAround(json) : successJson(JSON.parse(json), version);
}

export const noSuchInvoice = () => refused("invoice_not_found");

/** Answers with the record; an invoice of another account is "not found", like a missing one. */
export function requireRecord(
  services: Pick<InvoiceServices, "fileUrls">,
  row: RecordRow | undefined,
  version: Version,
): JsonEnvelope {
  if (!row) throw noSuchInvoice();
  return new JsonEnvelope({ json: recordEnvelope(services, row, version) });
}
