import { z } from "zod";
import { createCustomFieldBody } from "../api/custom-fields.ts";
import type { Location } from "../values/invoice/invoice.ts";

/** A definition that is tried on a document before it is stored. */
export const tryFieldBody = z.strictObject({ field: createCustomFieldBody });
export type TryFieldBody = z.input<typeof tryFieldBody>;

/** Values that a definition finds on a document; `line` counts line items from 0. */
export type TriedField = {
  values: { value: string | number | boolean; confidence: number; location: Location; line?: number }[];
};

const share = z.number().min(0).max(1);
/** A box that a person drew around a value. */
export const captionQuery = z.strictObject({
  page: z.int().min(1),
  box: z.tuple([share, share, share, share]),
});
/** The printed caption beside or above a value; null if there is none. */
export type CaptionAnswer = { caption: string | null };

/** How many of the newest completed invoices have a value, by the name of the custom field. */
export type FieldCoverage = { documents: number; found: Record<string, number> };

export { coveredDocuments } from "../values/invoice/custom-field-coverage.ts";
