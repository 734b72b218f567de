import { z } from "zod";
import type { Assignee } from "../api/invoices/invoice-record.ts";

export {
  type Assignee,
  type Fault,
  type ReviewNote,
  type ReviewNoteKind,
  reviewNoteKinds,
  type SuggestedValue,
} from "../api/invoices/invoice-record.ts";

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
