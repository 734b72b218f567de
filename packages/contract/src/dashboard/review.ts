import { z } from "zod";
import { rejectionReason } from "../api/corrections.ts";
import { reviewStates } from "../api/invoices.ts";

/** A value that would satisfy the check. */
export type Fit = { field: string; value: number };

/**
 * A failed check: its name, the fields concerned, the figures of its message, and values that would each satisfy it.
 * Row numbers are those of corrections.
 */
export type Fault = { check: string; fields: string[]; figures: Record<string, number | string>; fits: Fit[] };

/** INDEX of kinds of entries in the review history. */
export const reviewNoteKinds = ["comment", "assigned", "approved", "rejected", "reopened"] as const;
export type ReviewNoteKind = (typeof reviewNoteKinds)[number];
/** `text`: the comment, the reason of a rejection, or the assignee's name; empty when unassigned. */
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
/** null unassigns. */
export const assigneeBody = z.object({ user_id: z.string().max(60).nullable() });
/** Assigned invoices. */
export type AssignmentsView = { assignments: { invoice_id: string; assignee: Assignee }[] };

/** `open` withdraws an approval or rejection. */
export const reviewBody = z.object({ review: z.enum(reviewStates), reason: rejectionReason });
export type ReviewBody = z.input<typeof reviewBody>;
