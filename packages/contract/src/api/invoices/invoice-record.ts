import { z } from "zod";
import { byRowList } from "../../fields/field-paths.ts";
import { memoryKinds } from "../../fields/field-row.ts";
import { location } from "../../values/invoice/invoice.ts";
import { customField } from "../custom-fields.ts";
import { duplicateReasons } from "./documents.ts";
import { evidence, invoiceListItem, plainRecord } from "./invoices.ts";

const timestamp = z.iso.datetime().describe("ISO 8601, UTC");
const anyValue = z.unknown();

export const correctionRow = z.object({
  field: z.string().describe("Dotted path; rows by their numbers"),
  before: anyValue.describe("The extracted value; null if there was none"),
  after: anyValue.describe("The current value; null if the value or its row was removed"),
  location: location.optional(),
  who: z.string().describe("A person, or API key and its name"),
  at: timestamp.describe("When it was done, UTC"),
});
export type CorrectionRow = z.infer<typeof correctionRow>;

export const fault = z.object({
  check: z.string().describe("Name of the check that fails"),
  fields: z.array(z.string()).describe("The cells that the check is about, rows by their numbers"),
  figures: z.record(z.string(), z.union([z.number(), z.string()])).describe("The figures that do not agree"),
  fits: z
    .array(z.object({ field: z.string(), value: z.number() }))
    .describe("Values of which each alone would put it right"),
});
/** A failed check of a record, with the affected cells. */
export type Fault = z.infer<typeof fault>;
/** A value that would satisfy the check. */
export type SuggestedValue = Fault["fits"][number];

/** INDEX of the kinds of review notes. */
export const reviewNoteKinds = ["comment", "assigned", "approved", "rejected", "reopened"] as const;
export type ReviewNoteKind = (typeof reviewNoteKinds)[number];

export const reviewNote = z.object({
  id: z.string(),
  kind: z.enum(reviewNoteKinds),
  text: z
    .string()
    .describe(
      "The comment, the reason of a rejection, the name of the assignee, or which approval of how many, as 1/2",
    ),
  who: z.string().describe("A person, API key and its name, or a rule"),
  at: timestamp.describe("When it was done, UTC"),
  rule_id: z.string().optional().describe("The rule that assigned it"),
});
export type ReviewNote = z.infer<typeof reviewNote>;

const assignee = z.object({ id: z.string(), name: z.string() });
export type Assignee = z.infer<typeof assignee>;

/** Why a correction added nothing to vendor memory. */
export const unlearnedReasons = [
  "vendor_unknown",
  "taken_away",
  "differs_each_time",
  "place_unknown",
  "wrong_check_digits",
  "not_possible_now",
] as const;

export const learnedLesson = z.object({
  field: z.string(),
  learned: z.literal(true),
  kind: z.enum(memoryKinds).describe("The value itself, or the place beside a printed label"),
  vendor: z.string(),
  anchor: z.string().nullable().describe("The printed label"),
});
export const unlearnedLesson = z.object({
  field: z.string(),
  learned: z.literal(false),
  why: z.enum(unlearnedReasons),
});
const lesson = z.union([learnedLesson, unlearnedLesson]);
/** Effect of a correction on vendor memory, or why there was none. */
export type MemoryLesson = z.infer<typeof lesson>;

export const doubtKinds = ["missing", "low_confidence", "failed_check", "issue"] as const;

export const reviewDoubt = z.object({
  kind: z.enum(doubtKinds),
  field: z.string().optional().describe("Dotted path, rows by their numbers; absent for the whole document"),
  confidence: z.number().optional().describe("With low_confidence"),
  check: z.string().optional().describe("With failed_check: its name"),
  code: z.string().optional().describe("With issue: its code"),
});
/** A reason why an invoice needs review, by the account's settings. */
export type ReviewDoubt = z.infer<typeof reviewDoubt>;

export const includes = [
  "evidence",
  "summary",
  "file",
  "corrections",
  "faults",
  "doubts",
  "custom_fields",
  "duplicates",
  "notes",
] as const;
export type Include = (typeof includes)[number];

export const includeQuery = z.object({
  include: z
    .string()
    .max(200)
    .transform((text, context): readonly Include[] => {
      const names = text.split(",").map((name) => name.trim());
      const unknown = names.find((name) => !(includes as readonly string[]).includes(name));
      if (unknown === undefined) return names as Include[];
      context.addIssue({ code: "custom", message: `must be among ${includes.join(", ")}` });
      return z.NEVER;
    })
    .optional()
    .describe(
      `Further members, separated by commas: ${includes.join(", ")}. Each adds the member of its name; corrections also row_numbers, doubts also required_fields, duplicates also dismissed_duplicates, custom_fields their definitions as custom_field_definitions, notes also assignee and reviewed`,
    ),
});

export const filePart = invoiceListItem.extend({
  pages: z.tuple([z.int().min(1), z.int().min(1)]).describe("The first and the last page"),
});
export const possibleDuplicate = invoiceListItem.extend({ reasons: z.array(z.enum(duplicateReasons)).min(1) });

export const invoiceRecord = plainRecord.extend({
  evidence: evidence.optional().describe("What each field was read from, and what else it might be"),
  summary: invoiceListItem.optional().describe("The invoice as lists show it"),
  file: z
    .object({
      content_type: z.string().describe("Media type, such as application/pdf"),
      pages: z.int().min(1).describe("How many pages it has"),
      invoices: z.array(filePart).describe("Every invoice of the file in the order of its pages, this one among them"),
    })
    .optional(),
  corrections: z.array(correctionRow).optional().describe("Corrections in force, the oldest first"),
  row_numbers: z
    .object(byRowList(() => z.array(z.int().min(0))))
    .optional()
    .describe("The number of each row, by which changes name it; it stays when another row is removed"),
  faults: z.array(fault).optional().describe("What does not fit together"),
  doubts: z
    .array(reviewDoubt)
    .optional()
    .describe("Why it needs review by the account's settings, except possible duplicates; empty if it does not"),
  custom_field_definitions: z
    .array(customField)
    .optional()
    .describe("The account's custom fields that apply to the vendor"),
  required_fields: z
    .array(z.string())
    .optional()
    .describe("Paths of the fields that the account requires on such a document"),
  dismissed_duplicates: z
    .array(z.string())
    .optional()
    .describe("Invoices that were declared no duplicates of this one"),
  duplicates: z.array(possibleDuplicate).optional().describe("Invoices that look like the same one, newest first"),
  notes: z.array(reviewNote).optional().describe("Comments and decisions, oldest first"),
  assignee: assignee.nullable().optional().describe("Whose turn it is; null is anybody's"),
  reviewed: z
    .object({ who: z.string(), at: timestamp })
    .nullable()
    .optional()
    .describe("Who approved or rejected it; null while review is open"),
  lessons: z.array(lesson).optional().describe("In the answer to corrections: what each taught about the vendor"),
});
export type InvoiceRecord = z.infer<typeof invoiceRecord>;
