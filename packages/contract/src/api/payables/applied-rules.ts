import { z } from "zod";

const timestamp = z.iso.datetime().describe("ISO 8601, UTC");

/** The most approvals that a rule may ask for. */
export const mostApprovals = 3;
export const approvalCount = z
  .int("must be a whole number")
  .min(1, "must be at least 1")
  .max(mostApprovals, `must be at most ${mostApprovals}`)
  .describe("How many different people or API keys must approve the invoice");

export const customFieldValue = z.union(
  [z.string().max(500, "must have at most 500 characters"), z.number(), z.boolean()],
  "must be a text, a number or true or false",
);

/** A rule that applied to an invoice, with the values that come from it. */
export const appliedRule = z.object({
  id: z.string().describe("rul_ and digits"),
  name: z.string().describe("Its name when it was applied"),
  set: z.record(z.string(), customFieldValue).optional().describe("Custom fields whose values come from it"),
  approvals: approvalCount.optional(),
  assign_to: z.string().optional().describe("The member it asked to review the invoice"),
  tags: z.array(z.string()).optional().describe("Tags that it gives"),
});
export type AppliedRule = z.infer<typeof appliedRule>;

export const approval = z.object({
  by: z.string().describe("A person, or API key and its name"),
  approver_id: z.string().describe("usr_ or key_ and digits"),
  at: timestamp.describe("When it was approved, UTC"),
});
export type Approval = z.infer<typeof approval>;
