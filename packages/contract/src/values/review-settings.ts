import { type FieldPath, singleFields } from "../fields/field-paths.ts";
import type { DocumentType } from "../fields/field-schemas.ts";

/**
 * INDEX of the doubts whose review an account can switch on or off. Missing required values, low confidence and
 * possible duplicates always need review.
 */
export const doubtTopics = [
  "failed_checks",
  "code_differences",
  "xml_differences",
  "uncertain_split",
  "other_fields",
  "line_amounts",
  "line_texts",
] as const;
export type DoubtTopic = (typeof doubtTopics)[number];

/** Fields that people can see and correct can be required. */
export const requirablePaths: readonly FieldPath[] = singleFields
  .filter(({ shown }) => shown !== "never")
  .map(({ path }) => path);

/** Review settings for documents of one type. */
export type TypeReview = Readonly<{
  /** Paths of fields that must have a value of sufficient confidence. */
  required: readonly FieldPath[];
  /** Further doubts that need review. */
  stop_at: readonly DoubtTopic[];
}>;
export type ReviewSettings = Readonly<Record<DocumentType, TypeReview>>;

const booked: readonly FieldPath[] = singleFields.filter(({ needed }) => needed).map(({ path }) => path);

/** Line descriptions are long and rarely booked: a misread letter needs no review. */
const usualStops = doubtTopics.filter((topic) => topic !== "line_texts");

export const defaultReviewSettings: ReviewSettings = {
  invoice: { required: booked, stop_at: usualStops },
  credit_note: { required: booked, stop_at: usualStops },
  // Receipts often have no number.
  receipt: { required: booked.filter((path) => path !== "invoice_number"), stop_at: usualStops },
};

/** A document of unknown type is checked like an invoice. */
export const reviewedAs = (type: DocumentType | undefined): DocumentType => type ?? "invoice";
