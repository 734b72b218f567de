import type { Scope, Version } from "@inkvoice/contract";
import { refusals } from "@inkvoice/contract";
import { successJson, successJsonAround } from "../../http/response/envelope.ts";
import { WrittenAnswer } from "../../http/route.ts";
import { ApiError } from "../../platform/api-error.ts";
import { isCurrentShape } from "../../versions/index.ts";
import type { InvoiceServices } from "../services.ts";
import { type RecordSource, recordJson } from "./record-json.ts";

/** A record in its envelope, in the shape of the version that was asked for. */
function recordEnvelope(services: Pick<InvoiceServices, "fileUrls">, row: RecordSource, version: Version): string {
  return inEnvelope(recordJson(row, services.fileUrls.sign(row.id)), version);
}

/** After a change. A key that may change invoices and not read them sees nothing of what was read, and no way to the file. */
export function changedEnvelope(
  services: Pick<InvoiceServices, "fileUrls">,
  row: RecordSource | undefined,
  { version, scopes }: Readonly<{ version: Version; scopes: ReadonlySet<Scope> }>,
): string {
  if (!row) throw noSuchInvoice();
  if (scopes.has("invoices:read")) return recordEnvelope(services, row, version);
  return inEnvelope(recordJson({ ...row, extracted_data: null }, services.fileUrls.plain(row.id)), version);
}

function inEnvelope(json: string, version: Version): string {
  return isCurrentShape(version) ? successJsonAround(json) : successJson(JSON.parse(json), version);
}

export const noSuchInvoice = () => new ApiError("NOT_FOUND", refusals.no_such_invoice);

/** The answer with a record; another account's is not found, like one that does not exist. */
export function requireRecord(
  services: Pick<InvoiceServices, "fileUrls">,
  row: RecordSource | undefined,
  version: Version,
): WrittenAnswer {
  if (!row) throw noSuchInvoice();
  return new WrittenAnswer({ json: recordEnvelope(services, row, version) });
}
