import { z } from "zod";
import { limits } from "../../values/limits.ts";
import { invoiceIdParams, wholeNumber } from "./invoices.ts";

export const duplicateReasons = ["same_file", "same_number", "same_total_and_date"] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

export const duplicateList = z.object({
  duplicates: z.array(
    z.object({
      id: z.string().regex(/^inv_\d{1,19}$/),
      score: z.number().min(0).max(1).describe("1: the very same file"),
      reasons: z.array(z.enum(duplicateReasons)).min(1),
    }),
  ),
});
export type DuplicateList = z.infer<typeof duplicateList>;

export const duplicatePairParams = invoiceIdParams.extend({
  other: z.string().describe("The other invoice: inv_ and digits"),
});

export const documentPageParams = invoiceIdParams.extend({
  page: wholeNumber(1, limits.pdfPages).describe("1 is the first page of the file"),
});

export const pagePictureQuery = z.object({
  width: wholeNumber(50, limits.pageWidth)
    .default(1200)
    .describe(`Width of the picture in pixels, 50–${limits.pageWidth}; a picture that was uploaded is never enlarged`),
});

export const documentTextQuery = z.object({
  page: wholeNumber(1, limits.pdfPages).optional().describe("Only this page; otherwise all pages of the invoice"),
});

const box = z
  .tuple([z.number(), z.number(), z.number(), z.number()])
  .describe("x0, y0, x1, y1 in 0–1 of the page as displayed");

export const documentText = z.object({
  pages: z.array(
    z.object({
      page: z.int().min(1),
      width: z.number().describe("Of the page: points for a PDF, pixels for a picture"),
      height: z.number(),
      words: z.array(z.object({ text: z.string(), box, confidence: z.number().min(0).max(1) })),
    }),
  ),
});
export type DocumentText = z.infer<typeof documentText>;

/** Parts of an invoice that retention can remove: the file, or the whole record. */
export const retentionScopes = ["file", "record"] as const;
export type RetentionScope = (typeof retentionScopes)[number];

export const retentionSettings = z.object({
  days: z.int().min(1).nullable().describe("Days after the upload; null keeps documents until they are deleted"),
  removes: z.enum(retentionScopes).describe("file: the uploaded file alone. record: the file and the record"),
  maximum_days: z
    .int()
    .nullable()
    .describe("The operator's own limit, after which file and record are removed; null is none"),
});
export type RetentionSettings = z.infer<typeof retentionSettings>;

export const changeRetentionBody = z
  .strictObject({
    days: z
      .int("must be a whole number of days")
      .min(1, "must be at least 1")
      .max(36_500, "must be at most 36500")
      .nullable(),
    removes: z.enum(retentionScopes, `must be one of ${retentionScopes.join(", ")}`),
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0, "must change at least one of days, removes");
export type ChangeRetentionBody = z.infer<typeof changeRetentionBody>;
