import { z } from "zod";
import { mirrorSchemaOf, schemaOf } from "../../fields/field-schemas.ts";
import { fieldTable } from "../../fields/field-table.ts";

const customValue = z.union([z.string(), z.number(), z.boolean()]);

const byTable = schemaOf(fieldTable);
const ownFields = z.record(z.string(), customValue).describe("The account's own fields, by name").optional();
const lineItem = byTable.shape.line_items.unwrap().element.extend({ custom_fields: ownFields });

/** Extracted fields. A field that was not read is absent, never empty. */
export const invoiceFields = byTable.extend({
  line_items: z.array(lineItem).optional(),
  custom_fields: ownFields,
});
export type InvoiceFields = z.infer<typeof invoiceFields>;

export type Party = NonNullable<InvoiceFields["vendor"]>;
export type AddressParts = NonNullable<Party["address_parts"]>;
export type Payment = NonNullable<InvoiceFields["payment"]>;
export type LineItem = NonNullable<InvoiceFields["line_items"]>[number];
export type TaxLine = NonNullable<InvoiceFields["taxes"]>[number];
/** A charge or discount of the whole invoice. */
export type Charge = NonNullable<InvoiceFields["charges"]>[number];

export const location = z.object({
  page: z.int().min(1).describe("1 is the first page"),
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]).describe("x0, y0, x1, y1 in 0–1 of the upright page"),
});
export type Location = z.infer<typeof location>;

/** The shape of T with every leaf replaced: confidence and locations mirror the fields. */
export type Mirror<T, Leaf> = T extends readonly (infer E)[]
  ? Mirror<E, Leaf>[]
  : string extends keyof T
    ? Record<string, Leaf>
    : T extends object
      ? { [K in keyof T]?: Mirror<NonNullable<T[K]>, Leaf> }
      : Leaf;

export type ConfidenceTree = Mirror<InvoiceFields, number>;
export type LocationTree = Mirror<InvoiceFields, Location>;

export const valueSources = ["page", "xml", "code", "memory", "vendor", "rule", "person"] as const;
/**
 * Where a value comes from: the printed page, the file's XML, a machine-readable code, vendor memory, the vendor's
 * defaults, a rule, or a person.
 */
export type ValueSource = (typeof valueSources)[number];
export const fieldSource = z.enum(valueSources);
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

/** A QR code or bar code on a page, with its content. */
export const machineCode = location.extend({
  kind: z.enum(codeKinds),
  values: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .describe("Dotted paths of this contract where one fits, such as vendor.tax_id; else the code's own names"),
});
export type MachineCode = z.infer<typeof machineCode>;

export const einvoiceSyntaxes = ["cii", "zugferd-1", "ubl", "fatturapa", "facturae", "cfdi"] as const;
export type EInvoiceSyntax = (typeof einvoiceSyntaxes)[number];

/** The file's XML, if the values come from it. */
export const einvoice = z.object({
  syntax: z.enum(einvoiceSyntaxes).describe("The format of the XML"),
  profile: z
    .string()
    .optional()
    .describe(
      "The guideline it claims to follow, such as urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0",
    ),
});
export type EInvoiceOrigin = z.infer<typeof einvoice>;

export const checkOutcomes = ["passed", "failed", "not_applicable"] as const;

/** One check and its result for this document. */
export const check = z.object({
  name: z.string(),
  outcome: z.enum(checkOutcomes),
  fields: z.array(z.string()).describe("Dotted paths of the fields of the check"),
  message: z.string().optional(),
});
export type Check = z.infer<typeof check>;

/** An issue that a person should see, such as a difference between page and XML. */
export const issue = z.object({
  code: z.string(),
  field: z.string().optional(),
  message: z.string(),
  page_value: z.unknown().optional(),
  xml_value: z.unknown().optional(),
  code_value: z.unknown().optional(),
});
export type Issue = z.infer<typeof issue>;

function mirrorOf<Leaf extends z.ZodType>(leaf: Leaf) {
  const custom_fields = z.record(z.string(), leaf).optional();
  const mirror = mirrorSchemaOf(fieldTable, leaf);
  const line = mirrorSchemaOf(fieldTable.line_items[0], leaf).extend({ custom_fields });
  return mirror.extend({ line_items: z.array(line).optional(), custom_fields });
}

export const extractedData = invoiceFields.extend({
  confidence: mirrorOf(z.number().min(0).max(1)).describe("The same shape as the fields, each leaf 0–1, calibrated"),
  locations: mirrorOf(location).describe("The same shape as the fields, each leaf where it was read"),
  source: mirrorOf(fieldSource).optional().describe("The same shape as the fields, each leaf where it comes from"),
  codes: z.array(machineCode).optional().describe("QR codes and bar codes on the pages"),
  einvoice: einvoice.optional().describe("The file's own XML, where the values come from it"),
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
