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

/** What somebody thinks of an invoice; `open` takes that back. */
export const reviewBody = z.object({ review: z.enum(reviewStates), reason: rejectionReason });
export type ReviewBody = z.input<typeof reviewBody>;
