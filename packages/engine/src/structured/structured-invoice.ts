import type { InvoiceFields, Issue } from "@inkvoice/contract";
import type { Syntax } from "./e-invoice.ts";

/** A file carried inside a PDF. */
export type Attachment = Readonly<{ name: string; bytes: Uint8Array }>;

const usualName = /^(?:factur-x|zugferd-invoice|xrechnung|cii|ubl|invoice)\.xml$/i;

/** The names under which the standards attach the invoice; any other XML is looked at too, after these. */
export function hasUsualName(name: string): boolean {
  return usualName.test(name);
}

/** An invoice as its own XML states it. */
export type StructuredInvoice = Readonly<{
  fields: InvoiceFields;
  syntax: Syntax;
  /** The guideline the XML claims to follow, such as urn:cen.eu:en16931:2017. */
  profile: string | undefined;
  attachment: string;
  /** The rules of the European standard that it breaks. */
  brokenRules: readonly Issue[];
}>;

/**
 * further: the other invoices of a batch. none: no XML invoice. unusable: there is one, but the page must be read
 * instead, and an issue says why.
 */
export type StructuredReading =
  | Readonly<{ kind: "none" }>
  | Readonly<{ kind: "invoice"; invoice: StructuredInvoice; further: readonly StructuredInvoice[] }>
  | Readonly<{ kind: "unusable"; reason: string; issue: Issue }>;
