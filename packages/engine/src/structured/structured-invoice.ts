import type { InvoiceFields, Issue } from "@inkvoice/contract";
import type { Syntax } from "./e-invoice.ts";

/** A file carried inside a PDF. */
export type Attachment = Readonly<{ name: string; bytes: Uint8Array }>;

const usualName = /^(?:factur-x|zugferd-invoice|xrechnung|cii|ubl|invoice)\.xml$/i;

/** Attachment names defined by the standards; other XML files are examined after these. */
export function hasUsualName(name: string): boolean {
  return usualName.test(name);
}

/** An invoice according to its XML. */
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
