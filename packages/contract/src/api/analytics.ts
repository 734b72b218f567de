import { z } from "zod";

export const analyticsGroupings = ["day", "month", "vendor", "currency"] as const;
export type AnalyticsGrouping = (typeof analyticsGroupings)[number];

export const analyticsDateFields = ["created_at", "date"] as const;
export type AnalyticsDateField = (typeof analyticsDateFields)[number];

const day = z.iso.date("must be a date such as 2026-03-31");

export const analyticsQuery = z.object({
  from: day
    .optional()
    .describe("This day of `date_field` or later; without it from the beginning, by day 400 days before to"),
  to: day
    .optional()
    .describe("This day of `date_field` or earlier; without it until today, by invoice date without end"),
  date_field: z
    .enum(analyticsDateFields, `must be one of ${analyticsDateFields.join(", ")}`)
    .default("created_at")
    .describe("Day of the upload (UTC), or `date`: on the invoice; those without one are left out"),
  group_by: z
    .enum(analyticsGroupings, `must be one of ${analyticsGroupings.join(", ")}`)
    .default("month")
    .describe("What the sums are told apart by"),
});

const currency = z.string().nullable().describe("One currency; null where none was read");

export const analytics = z.object({
  groups: z
    .array(
      z.object({
        key: z
          .string()
          .describe(
            "The day, the month (YYYY-MM), the vendor's name or the currency; once for each currency. Vendors of one name have their tax number or id behind it",
          ),
        vendor_id: z.string().optional().describe("By vendor: its id in the list of vendors, where it is in it"),
        tax_id: z.string().optional().describe("By vendor: the tax number that tells it apart, where it has one"),
        currency,
        invoices: z.int().describe("Number of completed invoices"),
        total_amount: z.number().describe("Sum of total_amount"),
        total_tax: z.number().describe("Sum of total_tax"),
        corrected_share: z.number().min(0).max(1).describe("Share of the invoices of which something was corrected"),
        median_seconds: z.number().nullable().describe("From upload to done, within five in a hundred"),
      }),
    )
    .describe("One currency each. Days and months in their order, vendors and currencies by invoices, at most 1000"),
  fields: z
    .array(
      z.object({
        field: z.string().describe("Dotted path of the field"),
        read: z.int().describe("Invoices that have it"),
        corrected: z.int().describe("Invoices in which it was corrected"),
      }),
    )
    .describe("How often each field was read, and corrected"),
  taxes: z
    .array(
      z.object({
        currency,
        rate: z.number(),
        base: z.number().optional().describe("Amount that was taxed; absent where none was read"),
        amount: z.number(),
      }),
    )
    .describe("Sums of the taxes by rate"),
});
export type Analytics = z.infer<typeof analytics>;
