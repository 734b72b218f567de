import { z } from "zod";
import { exportFormats, exportIncludes } from "../values/export-formats.ts";
import { isIban, isSepaAccount } from "../values/iban.ts";
import { bic } from "./payables/vendors.ts";
import { problem, textMatching } from "./reasoned-problem.ts";

const digits = (pattern: RegExp, length: string) =>
  textMatching(pattern, problem(`must be ${length.replace("–", " to ")} digits`, "not_digits", { length }));
const account = textMatching(
  /^[A-Za-z\d]{3,9}$/,
  problem("must be 3 to 9 letters and digits", "not_letters_and_digits", { length: "3–9" }),
);
const name = z.string().trim().min(1).max(80);

const notAMonth = problem("must be the number of a month, 1 to 12", "not_a_month");

/** Settings of accounting programs and payments that are not on invoices. */
export const exportSettings = z
  .strictObject({
    expense_account: name.describe("The expense account: a number for German programs, a code or name for others"),
    creditor_account: account.describe("The creditors' account; digits for German programs"),
    consultant: digits(/^\d{4,7}$/, "4–7").describe("DATEV's number of the consultant"),
    client: digits(/^\d{1,5}$/, "1–5").describe("DATEV's number of the client"),
    fiscal_year_month: z.coerce
      .number()
      .refine((month) => Number.isInteger(month) && month >= 1 && month <= 12, notAMonth)
      .int()
      .min(1)
      .max(12)
      .describe("The month in which the fiscal year begins"),
    tax_name: name.describe("The program's name of a tax; {rate} stands for the percentage"),
    no_tax_name: name.describe("The program's name of an invoice without tax"),
    day_order: z.enum(["day_first", "month_first", "year_first"]).describe("How the program writes dates"),
    debtor_name: name.max(70).describe("Who pays"),
    debtor_iban: z
      .string()
      .refine(isIban, problem("must be an IBAN with right check digits", "not_an_iban"))
      .refine(isSepaAccount, problem("must be an account in the SEPA area", "not_a_sepa_account"))
      .describe("The account to pay from"),
    debtor_bic: bic.describe("Of its bank; most banks do not need it"),
    execution_date: z.iso.date("must be a date, YYYY-MM-DD").describe("The day on which the bank pays"),
  })
  .partial();
export type ExportSettings = z.infer<typeof exportSettings>;

/** Maximum number of invoices in one export. */
export const maxExportedInvoices = 10_000;

const day = z.iso.date("must be a date, YYYY-MM-DD");
const amount = z.number("must be a number");
export const exportFilter = z
  .strictObject({
    ids: z
      .array(z.string().regex(/^inv_\d{1,19}$/, "must be ids of invoices"))
      .max(maxExportedInvoices)
      .describe("Only these invoices"),
    created_from: day.describe("Uploaded on this day or later"),
    created_to: day.describe("Uploaded on this day or earlier"),
    date_from: day.describe("Dated on this day or later"),
    date_to: day.describe("Dated on this day or earlier"),
    total_min: amount.describe("total_amount of at least this"),
    total_max: amount.describe("total_amount of at most this"),
    q: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .refine((text) => !text.includes("\0"), "must not have a NUL character")
      .describe("Words of the invoice, as in the list"),
  })
  .partial()
  .describe("Which invoices are considered; all by default");
export type ExportFilter = z.infer<typeof exportFilter>;

export const createExportBody = z.strictObject({
  format: z
    .enum(exportFormats, `must be one of ${exportFormats.join(", ")}`)
    .describe("A table, whole records, e-invoices, or a file for an accounting program"),
  include: z
    .enum(exportIncludes, `must be one of ${exportIncludes.join(", ")}`)
    .default("approved_not_exported")
    .describe(
      "Which invoices of the filter: approved and not exported before, approved, or all; those not approved do not count as exported",
    ),
  filter: exportFilter.optional(),
  settings: exportSettings.optional().describe("What the accounting program needs to know"),
  columns: z
    .array(z.string().min(1).max(100))
    .max(200)
    .optional()
    .describe("For tables: the keys of the columns in order; all by default"),
  dry_run: z.boolean().optional().describe("true counts what would be exported and stores nothing"),
});
export type CreateExportBody = z.input<typeof createExportBody>;

/** INDEX of the reasons why an invoice of the filter is not in an export. */
export const exportOmissionReasons = ["duplicate", "not_approved", "exported_before", "incomplete"] as const;
/** INDEX of further reasons why an invoice is not paid. */
export const paymentOmissionReasons = [
  "bank_account_new",
  "bank_account_blocked",
  "credit_note",
  "paid",
  "sale",
  "not_sepa",
] as const;
export type PaymentOmissionReason = (typeof paymentOmissionReasons)[number];
export type ExportOmissionReason = (typeof exportOmissionReasons)[number] | PaymentOmissionReason;

const count = z.number().int().min(0);
const payment = (reason: string) => count.optional().describe(`Payments: ${reason}`);
export const exportCounts = z
  .object({
    included: count.describe("Invoices in the file"),
    left_out: z
      .object({
        duplicate: count.describe("It may be a duplicate of another invoice, and nobody has decided"),
        not_approved: count.describe("Nobody has approved it"),
        exported_before: count.describe("It was exported before, while approved"),
        incomplete: count.describe("A value is missing without which the format cannot book or pay it"),
        bank_account_new: payment("Nobody has confirmed its bank account for its vendor"),
        bank_account_blocked: payment("Its bank account is blocked"),
        credit_note: payment("It is a credit note"),
        paid: payment("Nothing is left to pay"),
        sale: payment("Your own company issued it"),
        not_sepa: payment("It is not in EUR, or its account is outside the SEPA area"),
      })
      .describe("Invoices of the filter that are not in the file, by reason"),
  })
  .describe("Invoices in the file, and the omitted ones by reason");
export type ExportCounts = z.infer<typeof exportCounts>;

const timestamp = z.iso.datetime().describe("ISO 8601, UTC");
export const exportStatuses = ["ready", "undone"] as const;
export type ExportStatus = (typeof exportStatuses)[number];

export const exportRecord = z.object({
  id: z.string().describe("exp_ and digits"),
  status: z
    .enum(exportStatuses)
    .describe("undone: its invoices count as not exported again, unless another export also holds them as approved"),
  format: z.enum(exportFormats).describe("The kind of file"),
  include: z.enum(exportIncludes).describe("Which invoices of the filter were meant"),
  filter: exportFilter,
  counts: exportCounts,
  created_at: timestamp,
  created_by: z.string().describe("The person's name, or the API key's"),
  undone_at: timestamp.optional(),
  undone_by: z.string().optional().describe("Who undid it"),
  download_url: z.string().describe("Works with a key that has exports:read"),
  invoices: z.array(z.string()).optional().describe("The ids in the order of the file; in the answer for one export"),
});
export type ExportRecord = z.infer<typeof exportRecord>;

/** Result of a dry run. */
export const exportPreview = z.object({
  dry_run: z.literal(true).describe("Nothing was stored"),
  counts: exportCounts,
});
export type ExportPreview = z.infer<typeof exportPreview>;

export const exportIdParams = z.object({ id: z.string().describe("exp_ and digits") });
export const listExportsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20).describe("How many to give, 1–100"),
  cursor: z.string().max(40).optional().describe("The next_cursor of the page before"),
});
export const exportList = z.object({
  exports: z.array(exportRecord).describe("Newest first, without the ids of their invoices"),
  next_cursor: z.string().nullable().describe("For the next page; null on the last"),
});
export type ExportList = z.infer<typeof exportList>;
