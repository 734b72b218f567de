import type { Version } from "@inkvoice/contract";
import { refusals } from "@inkvoice/contract";
import { successJson, successJsonAround } from "../http/envelope.ts";
import { WrittenAnswer } from "../http/route.ts";
import { ApiError } from "../platform/api-error.ts";
import { isCurrentShape } from "../versions/index.ts";
import { type RecordSource, recordJson } from "./record.ts";
import type { InvoiceServices } from "./services.ts";

/** A record in its envelope, in the shape of the version that was asked for. */
export function recordEnvelope(
  services: Pick<InvoiceServices, "fileUrls">,
  row: RecordSource,
  version: Version,
): string {
  const json = recordJson(row, services.fileUrls.sign(row.id));
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
