import { z } from "zod";

/** A calendar date without a time zone, as printed on an invoice. */
const calendarDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

export const documentTypes = ["invoice", "credit_note", "receipt"] as const;
export type DocumentType = (typeof documentTypes)[number];

export const addressParts = z
  .object({
    street: z.string(),
    postal_code: z.string(),
    city: z.string(),
    region: z.string(),
    country: z.string().describe("ISO 3166-1 alpha-2"),
  })
  .partial();
export type AddressParts = z.infer<typeof addressParts>;

export const party = z
  .object({
    name: z.string(),
    address: z.string().describe('The printed lines joined with ", ", without the name'),
    tax_id: z.string().describe("VAT or tax number as printed, spaces removed"),
    address_parts: addressParts,
  })
  .partial();
export type Party = z.infer<typeof party>;

export const lineItem = z
  .object({
    description: z.string(),
    quantity: z.number(),
    unit_price: z.number(),
    total: z.number(),
    sku: z.string(),
    unit: z.string(),
    tax_rate: z.number().describe("Percent"),
    discount: z.number().describe("What the line's price was lowered by, as a positive amount"),
    discount_rate: z.number().describe("Percent"),
    tax_amount: z.number(),
    net_total: z.number().describe("Without tax, where the document prints it"),
    gross_total: z.number().describe("With tax, where the document prints it"),
    service_from: calendarDate,
    service_to: calendarDate,
    gtin: z.string().describe("GTIN, EAN or UPC"),
    parent: z.int().min(0).describe("Index of the line that this one is a part of"),
  })
  .partial();
export type LineItem = z.infer<typeof lineItem>;

export const taxLine = z
  .object({ rate: z.number().describe("Percent"), base: z.number(), amount: z.number() })
  .partial();
export type TaxLine = z.infer<typeof taxLine>;

export const chargeKinds = ["discount", "shipping", "charge", "rounding"] as const;
export type ChargeKind = (typeof chargeKinds)[number];

/** Something that changes the whole document's total without being sold. */
export const charge = z
  .object({
    kind: z.enum(chargeKinds),
    description: z.string(),
    amount: z.number().describe("As it changes the total: a discount is negative"),
    rate: z.number().describe("Percent"),
  })
  .partial();
export type Charge = z.infer<typeof charge>;

export const payment = z.object({ iban: z.string(), bic: z.string(), reference: z.string() }).partial();
export type Payment = z.infer<typeof payment>;

const customValue = z.union([z.string(), z.number(), z.boolean()]);

/** What was read from the document. A field that was not read is absent, never empty. */
export const invoiceFields = z
  .object({
    invoice_number: z.string(),
    date: calendarDate,
    due_date: calendarDate,
    total_amount: z.number(),
    currency: z.string().describe("ISO 4217"),
    vendor: party,
    customer: party,
    line_items: z.array(lineItem),
    document_type: z.enum(documentTypes),
    language: z.string().describe("ISO 639-1"),
    subtotal: z.number(),
    total_tax: z.number(),
    taxes: z.array(taxLine),
    amount_due: z.number(),
    purchase_order: z.string(),
    payment_terms: z.string(),
    payment,
    charges: z.array(charge),
    custom_fields: z.record(z.string(), customValue).describe("The account's own fields, by name"),
  })
  .partial();
export type InvoiceFields = z.infer<typeof invoiceFields>;

export const location = z.object({
  page: z.int().min(1).describe("1 is the first page"),
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]).describe("x0, y0, x1, y1 in 0–1 of the upright page"),
});
export type Location = z.infer<typeof location>;

/** The shape of T with every leaf replaced: confidence and locations mirror the fields beside them. */
export type Mirror<T, Leaf> = T extends readonly (infer E)[]
  ? Mirror<E, Leaf>[]
  : string extends keyof T
    ? Record<string, Leaf>
    : T extends object
      ? { [K in keyof T]?: Mirror<NonNullable<T[K]>, Leaf> }
      : Leaf;

export type ConfidenceTree = Mirror<InvoiceFields, number>;
export type LocationTree = Mirror<InvoiceFields, Location>;

export const valueSources = ["page", "xml", "code", "memory", "person"] as const;
/** Where a value comes from: the printed page, the file's own XML, a machine-readable code, a vendor's memory, a person. */
export type ValueSource = (typeof valueSources)[number];
export type SourceTree = Mirror<InvoiceFields, ValueSource>;

export const codeKinds = [
  "ch-qr-bill",
  "epc",
  "pt-atcud",
  "es-verifactu",
  "es-ticketbai",
  "ar-afip",
  "cl-ted",
  "mx-cfdi",
  "br-nfe",
  "sv-dte",
  "in-einvoice",
  "sa-zatca",
  "pl-ksef",
  "de-tse",
  "at-rksv",
  "si-upn",
  "hr-hub3",
  "cz-spayd",
  "sk-paybysquare",
  "other",
] as const;
export type CodeKind = (typeof codeKinds)[number];

/** A QR code or bar code on a page, and what it says. */
export const machineCode = location.extend({
  kind: z.enum(codeKinds),
  values: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .describe("Dotted paths of this contract where one fits, such as vendor.tax_id; else the code's own names"),
});
export type MachineCode = z.infer<typeof machineCode>;

export const checkOutcomes = ["passed", "failed", "not_applicable"] as const;

/** One arithmetic or plausibility rule and what it said of this document. */
export const check = z.object({
  name: z.string(),
  outcome: z.enum(checkOutcomes),
  fields: z.array(z.string()).describe("Dotted paths of the fields the rule speaks of"),
  message: z.string().optional(),
});
export type Check = z.infer<typeof check>;

/** Something a person should know about the reading, such as page and XML disagreeing. */
export const issue = z.object({
  code: z.string(),
  field: z.string().optional(),
  message: z.string(),
  page_value: z.unknown().optional(),
  xml_value: z.unknown().optional(),
});
export type Issue = z.infer<typeof issue>;

function mirrorOf<Leaf extends z.ZodType>(leaf: Leaf) {
  const address = z.object({ street: leaf, postal_code: leaf, city: leaf, region: leaf, country: leaf }).partial();
  const side = z.object({ name: leaf, address: leaf, tax_id: leaf, address_parts: address }).partial();
  const line = z
    .object({
      description: leaf,
      quantity: leaf,
      unit_price: leaf,
      total: leaf,
      sku: leaf,
      unit: leaf,
      tax_rate: leaf,
      discount: leaf,
      discount_rate: leaf,
      tax_amount: leaf,
      net_total: leaf,
      gross_total: leaf,
      service_from: leaf,
      service_to: leaf,
      gtin: leaf,
      parent: leaf,
    })
    .partial();
  return z
    .object({
      invoice_number: leaf,
      date: leaf,
      due_date: leaf,
      total_amount: leaf,
      currency: leaf,
      vendor: side,
      customer: side,
      line_items: z.array(line),
      document_type: leaf,
      language: leaf,
      subtotal: leaf,
      total_tax: leaf,
      taxes: z.array(z.object({ rate: leaf, base: leaf, amount: leaf }).partial()),
      amount_due: leaf,
      purchase_order: leaf,
      payment_terms: leaf,
      payment: z.object({ iban: leaf, bic: leaf, reference: leaf }).partial(),
      charges: z.array(z.object({ kind: leaf, description: leaf, amount: leaf, rate: leaf }).partial()),
      custom_fields: z.record(z.string(), leaf),
    })
    .partial();
}

export const extractedData = invoiceFields.extend({
  confidence: mirrorOf(z.number().min(0).max(1)).describe("The same shape as the fields, each leaf 0–1, calibrated"),
  locations: mirrorOf(location).describe("The same shape as the fields, each leaf where it was read"),
  source: mirrorOf(z.enum(valueSources))
    .optional()
    .describe("The same shape as the fields, each leaf where it comes from"),
  codes: z.array(machineCode).optional().describe("QR codes and bar codes on the pages"),
  checks: z.array(check),
  issues: z.array(issue),
});
export type ExtractedData = z.infer<typeof extractedData>;

export const failureCodes = [
  "UNREADABLE_TEXT",
  "PASSWORD_PROTECTED",
  "CORRUPT_FILE",
  "NO_INVOICE_FOUND",
  "PROCESSING_TIMEOUT",
  "INTERNAL_ERROR",
] as const;
/** Why an accepted document ended as failed. */
export type FailureCode = (typeof failureCodes)[number];
