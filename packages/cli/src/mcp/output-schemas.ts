import { duplicateReasons, invoiceStatuses, lineResults, matchStatuses, reviewStates } from "@inkvoice/contract";
import { z } from "zod";

/** Shapes of the tools' structured content. Open objects: a newer service may add members. */
const failure = z.looseObject({ code: z.string(), message: z.string() });

const invoice = z.looseObject({
  id: z.string(),
  status: z.enum(invoiceStatuses),
  filename: z.string(),
  review: z.enum(reviewStates).optional(),
  extracted_data: z
    .looseObject({})
    .optional()
    .describe(
      "Fields under the API's names; confidence and locations mirror them. A field that was not read is absent",
    ),
  error: failure.optional(),
});

const listedInvoice = z.looseObject({
  id: z.string(),
  status: z.enum(invoiceStatuses),
  vendor_name: z.string().nullable(),
  invoice_number: z.string().nullable(),
  date: z.string().nullable(),
  total_amount: z.number().nullable(),
  currency: z.string().nullable(),
  filename: z.string(),
});

export const invoiceOutput = z.looseObject({ invoice });
export const listOutput = z.looseObject({ invoices: z.array(listedInvoice) });

export const duplicatesOutput = z.looseObject({
  duplicates: z.array(z.looseObject({ id: z.string(), score: z.number(), reasons: z.array(z.enum(duplicateReasons)) })),
});

export const explanationOutput = z.looseObject({
  id: z.string(),
  status: z.enum(invoiceStatuses),
  error: failure.optional(),
  values: z.array(
    z.looseObject({ field: z.string(), printed: z.string().optional(), confidence: z.number().optional() }),
  ),
  checks: z.array(z.looseObject({ name: z.string(), outcome: z.string() })),
  issues: z.array(z.looseObject({ code: z.string() })),
});

export const matchOutput = z.looseObject({
  orders: z.array(z.string()),
  status: z.enum(matchStatuses),
  lines: z.array(z.looseObject({ invoice_line: z.number(), result: z.enum(lineResults) })),
});

export const rulesOutput = z.looseObject({
  rules: z.array(z.looseObject({ id: z.string(), name: z.string(), position: z.number(), enabled: z.boolean() })),
});

export const ruleTrialOutput = z.looseObject({
  tried: z.number(),
  invoices: z.array(z.looseObject({ id: z.string() })),
});
