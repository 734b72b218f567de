import { Readable } from "node:stream";
import {
  type BulkResultFormat,
  bulk,
  bulkIdParams,
  bulkList,
  bulkResult,
  bulkResultsQuery,
  groupListQuery,
} from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { zipOf } from "../../catalogue/export/zip.ts";
import { defineRoute, responseSent } from "../../http/route.ts";
import { archiveEntries, csvLines, jsonLines } from "../bulk/bulk-results.ts";
import { listBulks, requireBulk } from "../bulk/bulks.ts";
import type { InvoiceServices } from "../services.ts";

export const getBulk = defineRoute({
  method: "GET",
  path: "/v1/bulk/:id",
  auth: key("invoices:read"),
  operation: "getBulk",
  tag: "Bulk",
  summary: "Read how a bulk stands",
  description:
    "When the last of its files has ended, `completed_at` is set and the event `bulk.completed` is sent to endpoints that name it.",
  params: bulkIdParams,
  success: { status: 200, description: "The bulk with its counts", data: bulk },
  errors: ["NOT_FOUND"],
  handle: async ({ db }, { principal, params: { id } }) => await requireBulk(db, principal.accountId, id),
});

export const listAllBulks = defineRoute({
  method: "GET",
  path: "/v1/bulk",
  auth: key("invoices:read"),
  operation: "listBulks",
  tag: "Bulk",
  summary: "List bulks, newest first",
  query: groupListQuery("blk"),
  success: { status: 200, description: "A page of bulks", data: bulkList },
  errors: ["INVALID_PARAMETER"],
  handle: ({ db }, { principal, query }) => listBulks(db, principal.accountId, query),
});

type Written = Readonly<{
  contentType: string;
  write(services: InvoiceServices, bulk: Parameters<typeof jsonLines>[1]): Readable;
}>;

const formats: Readonly<Record<BulkResultFormat, Written>> = {
  jsonl: {
    contentType: "application/x-ndjson; charset=utf-8",
    write: (services, bulk) => Readable.from(jsonLines(services, bulk)),
  },
  csv: {
    contentType: "text/csv; charset=utf-8",
    write: (services, bulk) => Readable.from(csvLines(services, bulk)),
  },
  zip: { contentType: "application/zip", write: (services, bulk) => zipOf(archiveEntries(services, bulk)) },
};

export const getBulkResults = defineRoute({
  method: "GET",
  path: "/v1/bulk/:id/results",
  auth: key("invoices:read"),
  operation: "getBulkResults",
  tag: "Bulk",
  summary: "Download the results of a bulk",
  description:
    "Every file with what has become of it so far, in the order of the archive or the list; a file that holds several invoices has a line for each.",
  params: bulkIdParams,
  query: bulkResultsQuery,
  success: {
    status: 200,
    description: "The results in the wanted format",
    contentType: ["application/x-ndjson", "text/csv", "application/zip"],
    line: bulkResult,
  },
  errors: ["INVALID_PARAMETER", "NOT_FOUND"],
  async handle(services: InvoiceServices, { principal, params: { id }, query: { format }, version, reply }) {
    const { accountId } = principal;
    await requireBulk(services.db, accountId, id);
    const { contentType, write } = formats[format];
    reply.header("content-type", contentType);
    reply.header("content-disposition", `attachment; filename="${id}.${format}"`);
    reply.header("cache-control", "private, no-store");
    await reply.send(write(services, { accountId, id, version }));
    return responseSent;
  },
});
