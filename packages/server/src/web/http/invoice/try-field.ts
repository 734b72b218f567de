import type { CreateCustomFieldBody, CustomField, ExtractedData, Location } from "@inkvoice/contract";
import {
  type CaptionAnswer,
  captionQuery,
  coveredDocuments,
  type FieldCoverage,
  type TriedField,
  tryFieldBody,
} from "@inkvoice/contract/dashboard";
import type { PageText } from "@inkvoice/engine";
import { validateDefinition } from "../../../fields/custom-fields.ts";
import { definitionOf } from "../../../fields/definition.ts";
import { clientDisconnectSignal } from "../../../http/connection/client-disconnect.ts";
import { defineRoute } from "../../../http/route.ts";
import { pagesOf, pageWords, readPageTexts } from "../../../invoices/files/document-pages.ts";
import { refused } from "../../../platform/api-error.ts";
import { anchorOf } from "../../../review/memory/remembered-location.ts";
import { session } from "../../../sessions/session-auth.ts";
import type { WebServices } from "../../services.ts";
import { invoiceParams, requireStored } from "./invoice-params.ts";

/** Finds a field that is not stored yet on one document. */
export const tryField = defineRoute({
  method: "POST",
  path: "/api/invoices/:id/try-field",
  auth: session("member"),
  params: invoiceParams,
  body: tryFieldBody,
  handle: async (services: WebServices, { session, params, body, reply }): Promise<TriedField> => {
    const stored = await requireStored(services, session.accountId, params.id);
    validateDefinition(body.field);
    if (!stored.data) throw refused("not_read_correct");
    const asked = { owner: session.accountId, signal: clientDisconnectSignal(reply) };
    const texts = await readPageTexts(services, stored, pagesOf(stored), asked);
    return await valuesOf(
      stored.data,
      texts.flatMap((text) => text ?? []),
      body.field,
    );
  },
});

/** Country data is loaded with the first attempt, as for corrections. */
async function valuesOf(
  data: ExtractedData,
  pages: readonly PageText[],
  field: CreateCustomFieldBody,
): Promise<TriedField> {
  const { withCustomFields } = await import("@inkvoice/engine/custom-fields");
  const { custom_fields: _present, ...rest } = data;
  const lines = (rest.line_items ?? []).map(({ custom_fields: _own, ...line }) => line);
  const fresh = { ...rest, ...(rest.line_items && { line_items: lines }) };
  const found = withCustomFields(fresh, pages, [definitionOf(field)]);
  const leaf = (values: Tree | undefined, confidence: Tree | undefined, location: Tree | undefined) => {
    const value = values?.[field.name];
    if (value === undefined) return [];
    // Written by the engine for this one field.
    return [
      {
        value: value as string | number | boolean,
        confidence: confidence?.[field.name] as number,
        location: location?.[field.name] as Location,
      },
    ];
  };
  const own = leaf(found.custom_fields, found.confidence.custom_fields, found.locations.custom_fields);
  const ofLines = (found.line_items ?? []).flatMap((line, index) =>
    leaf(
      line.custom_fields,
      found.confidence.line_items?.[index]?.custom_fields,
      found.locations.line_items?.[index]?.custom_fields,
    ).map((each) => ({ ...each, line: index })),
  );
  return { values: [...own, ...ofLines] };
}

type Tree = Readonly<Record<string, unknown>>;

/** The caption of a value that a person drew around. */
export const findCaption = defineRoute({
  method: "POST",
  path: "/api/invoices/:id/caption",
  auth: session("member"),
  params: invoiceParams,
  body: captionQuery,
  handle: async (services: WebServices, { session, params, body, reply }): Promise<CaptionAnswer> => {
    const stored = await requireStored(services, session.accountId, params.id);
    const asked = { owner: session.accountId, signal: clientDisconnectSignal(reply) };
    const words = await pageWords(services, stored, body.page, asked);
    return { caption: anchorOf(words, body.box)?.text.replace(/[\s:]+$/u, "") ?? null };
  },
});

/** How many of the newest completed invoices have a value of each custom field. */
export const getFieldCoverage = defineRoute({
  method: "GET",
  path: "/api/fields/coverage",
  auth: session("viewer"),
  handle: async ({ db }: WebServices, { session }): Promise<FieldCoverage> => {
    const rows = await db
      .selectFrom("invoices")
      .select("extracted_data")
      .where("account_id", "=", session.accountId)
      .where("status", "=", "completed")
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(coveredDocuments)
      .execute();
    const found: Record<string, number> = {};
    // Written by this service.
    for (const { extracted_data: text } of rows)
      for (const name of namesIn(JSON.parse(text ?? "{}") as Partial<ExtractedData>))
        found[name] = (found[name] ?? 0) + 1;
    return { documents: rows.length, found };
  },
});

/** Custom fields of a document, of its lines among them, each once. */
function namesIn({ custom_fields = {}, line_items = [] }: Partial<ExtractedData>): Set<CustomField["name"]> {
  return new Set([
    ...Object.keys(custom_fields),
    ...line_items.flatMap((line) => Object.keys(line.custom_fields ?? {})),
  ]);
}
