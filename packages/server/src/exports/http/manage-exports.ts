import { Readable } from "node:stream";
import {
  createExportBody,
  exportIdParams,
  exportList,
  exportPreview,
  exportRecord,
  listExportsQuery,
} from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { recordByCaller } from "../../audit/record-audit.ts";
import { runOnce } from "../../http/idempotency.ts";
import { idempotentRequestOf } from "../../http/idempotent-request.ts";
import { successJsonAround } from "../../http/response/envelope.ts";
import { defineRoute, responseSent } from "../../http/route.ts";
import type { Platform } from "../../platform/services.ts";
import { either } from "../../sessions/either.ts";
import { session } from "../../sessions/session-auth.ts";
import { previewOf, requireSettings, selectionFor, storeExport } from "../create-export.ts";
import { exportFile } from "../export-file.ts";
import type { OpenDownloads } from "../open-downloads.ts";
import { findExport, listExports, readExport } from "../read-exports.ts";
import { undoExport } from "../undo-export.ts";

export type ExportServices = Platform & Readonly<{ openDownloads: OpenDownloads }>;

const tag = "Exports";
const reading = either(key("exports:read"), session("viewer"));
const writing = either(key("exports:write"), session("member"));

export const createExport = defineRoute({
  method: "POST",
  path: "/v1/exports",
  auth: writing,
  operation: "createExport",
  tag,
  summary: "Export invoices",
  description:
    "By default the invoices that are approved, were not exported before and are no open duplicates. The export is a record: it can be downloaded again and undone. `dry_run` only counts.",
  body: createExportBody,
  example: { format: "csv", filter: { date_from: "2026-03-01", date_to: "2026-03-31" } },
  success: { status: 201, description: "The export, or the counts of a dry run", data: exportRecord.or(exportPreview) },
  errors: ["INVALID_REQUEST", "INVALID_PARAMETER", "IDEMPOTENCY_KEY_REUSED"],
  async handle({ db, clock, signals, publicUrl }: ExportServices, call) {
    const { principal, body } = call;
    const now = clock.now();
    requireSettings(body);
    if (body.dry_run) return previewOf(await selectionFor(db, principal.accountId, body));
    const exporter = { accountId: principal.accountId, by: principal.name, now, publicUrl: publicUrl() };
    const answer = await runOnce(db, { wish: idempotentRequestOf("createExport", call), now }, async () => {
      const selection = await selectionFor(db, principal.accountId, body);
      return async (tx) => {
        const record = await storeExport(tx, exporter, body, selection);
        const details = { format: record.format, invoices: record.counts.included };
        await recordByCaller(tx, call, { action: "invoices.exported", subject: record.id, details });
        return { status: 201, json: successJsonAround(JSON.stringify(record)) };
      };
    });
    signals.send("deliveries");
    signals.send("events");
    return answer;
  },
});

export const listAllExports = defineRoute({
  method: "GET",
  path: "/v1/exports",
  auth: reading,
  operation: "listExports",
  tag,
  summary: "List exports, newest first",
  query: listExportsQuery,
  success: { status: 200, description: "A page of exports", data: exportList },
  errors: ["INVALID_PARAMETER"],
  handle: ({ replica, publicUrl }: ExportServices, { principal, query }) => {
    const reader = { accountId: principal.accountId, publicUrl: publicUrl() };
    return replica.read(principal, (db) => listExports(db, reader, query));
  },
});

export const getExport = defineRoute({
  method: "GET",
  path: "/v1/exports/:id",
  auth: reading,
  operation: "getExport",
  tag,
  summary: "Read one export, with the ids of its invoices",
  params: exportIdParams,
  success: { status: 200, description: "The record of the export", data: exportRecord },
  errors: ["NOT_FOUND"],
  handle: ({ db, publicUrl }: ExportServices, { principal, params }) =>
    readExport(db, { accountId: principal.accountId, id: params.id, publicUrl: publicUrl() }),
});

export const getExportFile = defineRoute({
  method: "GET",
  path: "/v1/exports/:id/file",
  auth: reading,
  operation: "getExportFile",
  tag,
  summary: "Download the file of an export",
  description: "The same file each time: it holds the invoices as they were when the export was made.",
  params: exportIdParams,
  success: {
    status: 200,
    description: "The file of the export",
    contentType: [
      "text/csv",
      "application/zip",
      "application/x-ndjson",
      "application/xml",
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    ],
  },
  errors: ["INVALID_REQUEST", "NOT_FOUND"],
  async handle({ replica, openDownloads }: ExportServices, { principal, params, reply }) {
    const target = { accountId: principal.accountId, id: params.id };
    // A replica that has the export has its invoices too: they were written in one transaction.
    const file = await replica.read(principal, async (db) => exportFile(db, await findExport(db, target)));
    openDownloads.take(principal.accountId, reply);
    const { name, contentType, chunks } = file;
    reply.header("content-type", contentType);
    reply.header("content-disposition", `attachment; filename="${name}"`);
    reply.header("cache-control", "private, no-store");
    await reply.send(Readable.from(chunks));
    return responseSent;
  },
});

export const undoOneExport = defineRoute({
  method: "POST",
  path: "/v1/exports/:id/undo",
  auth: writing,
  operation: "undoExport",
  tag,
  summary: "Undo an export",
  description:
    "Its invoices count as not exported again and come with the next export, unless another export also holds them as approved. The record and its file stay.",
  params: exportIdParams,
  success: { status: 200, description: "The record of the export", data: exportRecord },
  errors: ["INVALID_REQUEST", "NOT_FOUND"],
  async handle({ db, clock, publicUrl, signals }: ExportServices, call) {
    const undone = await db.transaction().execute(async (tx) => {
      const { accountId, name: by } = call.principal;
      const record = await undoExport(tx, { accountId, by, now: clock.now(), publicUrl: publicUrl() }, call.params.id);
      await recordByCaller(tx, call, { action: "export.undone", subject: record.id });
      return record;
    });
    signals.send("events");
    return undone;
  },
});
