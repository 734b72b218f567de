import { createVendorBody, rowImport } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { recordByCaller } from "../../audit/record-audit.ts";
import { importOnce } from "../../http/idempotent-import.ts";
import { lineTypes } from "../../http/request/body-parsers.ts";
import { defineRoute } from "../../http/route.ts";
import type { InvoiceServices } from "../../invoices/services.ts";
import { refused } from "../../platform/api-error.ts";
import { either } from "../../sessions/either.ts";
import { session } from "../../sessions/session-auth.ts";
import { csvColumns } from "../csv-rows.ts";
import { importVendors as takeIn } from "../import-vendors.ts";

function formatOf(contentType: string | undefined): "csv" | "json" {
  const type = contentType?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (lineTypes.csv.includes(type)) return "csv";
  if (lineTypes.json.includes(type)) return "json";
  throw refused("import_format");
}

export const importVendors = defineRoute({
  method: "POST",
  path: "/v1/vendors/import",
  auth: either(key("vendors:write"), session("member")),
  operation: "importVendors",
  tag: "Vendors",
  summary: "Import vendors",
  description: `Up to 100 000 rows, read as a stream: JSON Lines, or CSV whose first line names columns among ${csvColumns.join(", ")} (several values of one separated by |). A vendor that is there, by external_id, tax number or name, is updated. Wrong rows are left out and named.`,
  lines: {
    json: createVendorBody,
    jsonExample: '{"name":"Nordwind GmbH","tax_ids":["DE811907980"]}\n',
    text: {
      description: "CSV with a header line",
      example: "name,tax_ids\nNordwind GmbH,DE811907980\n",
      type: "text/csv",
    },
  },
  patient: true,
  success: { status: 200, description: "What became of the rows", data: rowImport },
  errors: ["INVALID_REQUEST", "INVALID_PARAMETER", "IDEMPOTENCY_KEY_REUSED"],
  async handle({ db, clock }: InvoiceServices, call) {
    const format = formatOf(call.request.headers["content-type"]);
    const { accountId } = call.principal;
    return await importOnce(db, call, {
      operation: "importVendors",
      status: 200,
      now: call.now,
      run: (packets) =>
        takeIn(db, packets, {
          accountId,
          format,
          now: clock.now(),
          audit: (tx, details) => recordByCaller(tx, call, { action: "vendors.imported", details }),
        }),
    });
  },
});
