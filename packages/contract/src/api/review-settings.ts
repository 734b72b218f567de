import { z } from "zod";
import type { FieldPath } from "../fields/field-paths.ts";
import { type DocumentType, documentTypes } from "../fields/field-schemas.ts";
import { doubtTopics, requirablePaths } from "../values/review-settings.ts";

const distinct = (list: readonly string[]) => new Set(list).size === list.length;

export const reviewOfType = z.strictObject({
  required: z
    .array(z.enum(requirablePaths as [FieldPath, ...FieldPath[]], `must be among ${requirablePaths.join(", ")}`))
    .min(1, "must name at least one field")
    .refine(distinct, "must name each field once")
    .describe("Fields that need a value of sufficient confidence, as dotted paths"),
  stop_at: z
    .array(z.enum(doubtTopics, `must be among ${doubtTopics.join(", ")}`))
    .refine(distinct, "must name each once")
    .describe(
      "Further doubts that need review. failed_checks: a check fails. code_differences: a code is invalid or differs from the page. xml_differences: the XML is unusable or differs from the page. uncertain_split: of the file's pages. Low confidence of other_fields: those not required; line_amounts: figures and dates in rows; line_texts: texts in rows",
    ),
});

const byType = <Schema extends z.ZodType>(schema: Schema) =>
  Object.fromEntries(documentTypes.map((type) => [type, schema])) as Record<DocumentType, Schema>;

export const reviewSettings = z
  .object(byType(reviewOfType))
  .describe("By type of document; invoice is also for documents whose type was not read");

export const changedReviewOfType = reviewOfType
  .extend({ stop_at: reviewOfType.shape.stop_at.describe("Further doubts that need review, as in ReviewOfType") })
  .partial();
export const changeReviewSettingsBody = z
  .strictObject(byType(changedReviewOfType.nullable().optional()))
  .refine((change) => Object.keys(change).length > 0, `must change at least one of ${documentTypes.join(", ")}`);
export type ChangeReviewSettingsBody = z.infer<typeof changeReviewSettingsBody>;
