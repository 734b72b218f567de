import { z } from "zod";
import { rowLists } from "../../fields/field-paths.ts";
import { changeSchemaOf } from "../../fields/field-schemas.ts";
import { fieldTable } from "../../fields/field-table.ts";
import { limits } from "../../values/limits.ts";
import { externalId, metadata } from "./caller-data.ts";
import { splitModes } from "./invoices.ts";

const customFieldValue = z.union(
  [z.string(), z.number(), z.boolean(), z.null()],
  "must be a text, a number or true or false",
);

const customFields = z.record(z.string(), customFieldValue, "must be an object").optional();
const changedLine = (changeSchemaOf(fieldTable.line_items[0]) as z.ZodObject).extend({ custom_fields: customFields });

export const changedData = (changeSchemaOf(fieldTable) as z.ZodObject)
  .extend({
    line_items: z.array(changedLine, "must be a list").max(1000, "must have at most 1000 rows").nullable().optional(),
    custom_fields: customFields,
  })
  .describe(
    "Only the members to change, named as in ExtractedData. null takes a value away; line_items, taxes and charges are given as whole lists",
  );

const fieldPath = z
  .string("must be a text")
  .regex(/^[a-z_]+(\.(\d{1,4}|[a-z_][a-z0-9_]*)){0,3}$/, "must be the dotted path of a field")
  .describe("Dotted path; rows by the numbers of row_numbers, which never move");
const changedValue = z
  .union([z.string().max(2000), z.number(), z.null()], "must be a text, a number or null")
  .describe("As printed or typed; null takes the value away: what stands there is not this field");
const changedPlace = z
  .strictObject({
    page: z.int().min(1).max(limits.pdfPages),
    box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  })
  .optional()
  .describe("Where the value stands, as in locations");
const changedCell = z.strictObject({ value: changedValue, location: changedPlace });
const list = z.enum(rowLists, `must be one of ${rowLists.join(", ")}`);

/** One change of a record by a person. */
export const recordChange = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("set"), field: fieldPath, value: changedValue, location: changedPlace }),
  z.strictObject({ kind: z.literal("undo"), field: fieldPath }),
  z.strictObject({
    kind: z.literal("add_row"),
    list,
    cells: z.record(z.string().regex(/^[a-z_]{1,20}$/, "must be the name of a column"), changedCell),
  }),
  z.strictObject({ kind: z.literal("remove_row"), list, number: z.int().min(0).max(9999) }),
]);
export type RecordChange = z.input<typeof recordChange>;

export const changeInvoiceBody = z
  .strictObject({
    extracted_data: changedData.optional(),
    changes: z
      .array(recordChange, "must be a list")
      .min(1, "must have at least one entry")
      .max(1000, "must have at most 1000 entries")
      .optional()
      .describe(
        "Instead of extracted_data, step by step: set a value with its place, undo a correction, add or remove a row",
      ),
    external_id: externalId.nullable().optional(),
    metadata: metadata.nullable().optional(),
    review: z
      .literal("approved", "must be approved")
      .optional()
      .describe("Approves the invoice with the change. Without it a change of values takes an approval back"),
    remember: z
      .boolean("must be true or false")
      .default(true)
      .describe("Whether corrections are remembered for the vendor's next documents"),
  })
  .refine(({ remember: _, ...body }) => Object.keys(body).length > 0, {
    message: "must change at least one of extracted_data, changes, external_id, metadata, review",
  })
  .refine((body) => body.extracted_data === undefined || body.changes === undefined, {
    message: "cannot be given together with extracted_data",
    path: ["changes"],
  });
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
    as_invoice: z
      .boolean("must be true or false")
      .optional()
      .describe("true: the whole file is one invoice, even if it does not look like one; not for XML files"),
  })
  .refine(({ split, as_invoice }) => !(split && as_invoice), {
    path: ["as_invoice"],
    message: "must not be combined with split",
  })
  .nullish();
export type RereadInvoiceBody = z.infer<typeof rereadInvoiceBody>;
