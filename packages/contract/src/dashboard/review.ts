import { z } from "zod";
import { rejectionReason } from "../api/corrections.ts";
import { reviewStates } from "../api/invoices.ts";

/** A value that would make the sums fit. */
export type Fit = { field: string; value: number };

/**
 * Something that is wrong with a record: which check found it, the cells it speaks of, the figures of its sentence, and the
 * values of which each alone would put it right. Rows go by the numbers that corrections name them by.
 */
export type Fault = { check: string; fields: string[]; figures: Record<string, number | string>; fits: Fit[] };

/** INDEX of what can be said of an invoice beside its values. */
export const reviewNoteKinds = ["comment", "assigned", "approved", "rejected", "reopened"] as const;
export type ReviewNoteKind = (typeof reviewNoteKinds)[number];
/** `text`: the comment, the reason of a rejection, or the name of whoever it was given to; empty where it was given back. */
export type ReviewNote = { id: string; kind: ReviewNoteKind; text: string; who: string; at: string };
export type Assignee = { id: string; name: string };
export const commentBody = z.object({
  text: z
    .string()
    .trim()
    .min(1)
    .max(2000)
    .refine((text) => !text.includes("\0"), "must not have a NUL character"),
});
/** null: anybody's again. */
export const assigneeBody = z.object({ user_id: z.string().max(60).nullable() });
/** Whose turn it is, for the invoices that were given to somebody. */
export type AssignmentsView = { assignments: { invoice_id: string; assignee: Assignee }[] };

/** What somebody thinks of an invoice; `open` takes that back. */
export const reviewBody = z.object({ review: z.enum(reviewStates), reason: rejectionReason });
export type ReviewBody = z.input<typeof reviewBody>;
