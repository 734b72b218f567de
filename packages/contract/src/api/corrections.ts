import { z } from "zod";
import { changeSchemaOf } from "../fields/field-schemas.ts";
import { fieldTable } from "../fields/field-table.ts";
import { limits } from "../values/limits.ts";
import { externalId, metadata } from "./caller-data.ts";
import { splitModes } from "./invoices.ts";

const customFieldValue = z.union(
  [z.string(), z.number(), z.boolean(), z.null()],
  "must be a text, a number or true or false",
);

const customFields = z.record(z.string(), customFieldValue, "must be an object").optional();
const changedLine = (changeSchemaOf(fieldTable.line_items[0]) as z.ZodObject).extend({ custom_fields: customFields });

const changedData = (changeSchemaOf(fieldTable) as z.ZodObject)
  .extend({
    line_items: z.array(changedLine, "must be a list").max(1000, "must have at most 1000 rows").nullable().optional(),
    custom_fields: customFields,
  })
  .describe(
    "Only the members to change. null takes a value away; line_items, taxes and charges are given as whole lists",
  );

export const changeInvoiceBody = z
  .strictObject({
    extracted_data: changedData.optional(),
    external_id: externalId.nullable().optional(),
    metadata: metadata.nullable().optional(),
  })
  .refine((body) => Object.keys(body).length > 0, "must change at least one of extracted_data, external_id, metadata");
export type ChangeInvoiceBody = z.infer<typeof changeInvoiceBody>;

export const rejectionReason = z
  .string("must be a text")
  .trim()
  .max(limits.reasonLength, `must be at most ${limits.reasonLength} characters`)
  .refine((text) => !text.includes("\0"), "must not have a NUL character")
  .optional()
  .describe("Why; kept with the record");

export const rejectInvoiceBody = z.strictObject({ reason: rejectionReason }).nullish();
export type RejectInvoiceBody = z.infer<typeof rejectInvoiceBody>;

export const rereadInvoiceBody = z
  .strictObject({
    split: z.enum(splitModes, `must be one of ${splitModes.join(", ")}`).optional(),
    extract_line_items: z.boolean("must be true or false").optional(),
  })
  .nullish();
export type RereadInvoiceBody = z.infer<typeof rereadInvoiceBody>;
