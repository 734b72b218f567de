import type { EInvoiceSyntax } from "@inkvoice/contract";
import type { PostalAddress } from "./syntaxes/postal-address.ts";

export type Syntax = EInvoiceSyntax;

/** A party as both syntaxes know it. */
export type EParty = Readonly<{
  name: string | undefined;
  taxId: string | undefined;
  address: PostalAddress | undefined;
}>;

export type ELine = Readonly<{
  description: string | undefined;
  quantity: number | undefined;
  unitCode: string | undefined;
  /** Net price of `priceBase` units. */
  price: number | undefined;
  priceBase: number | undefined;
  total: number | undefined;
  sku: string | undefined;
  taxRate: number | undefined;
  gtin: string | undefined;
  serviceFrom: string | undefined;
  serviceTo: string | undefined;
}>;

export type ETax = Readonly<{ rate: number | undefined; base: number | undefined; amount: number | undefined }>;

/** An allowance (a discount) or a charge on the whole document; its amount is positive for both. */
export type ECharge = Readonly<{
  kind: "discount" | "shipping" | "charge";
  amount: number | undefined;
  reason: string | undefined;
  /** Percent. */
  rate: number | undefined;
}>;

/**
 * Terms of the European standard (EN 16931), filled from any syntax, before they are mapped to the contract's fields.
 */
export type EInvoice = Readonly<{
  number: string | undefined;
  isCreditNote: boolean;
  issueDate: string | undefined;
  dueDate: string | undefined;
  currency: string | undefined;
  language: string | undefined;
  seller: EParty;
  buyer: EParty;
  lines: readonly ELine[];
  taxes: readonly ETax[];
  charges: readonly ECharge[];
  totals: Readonly<{
    net: number | undefined;
    tax: number | undefined;
    gross: number | undefined;
    rounding: number | undefined;
    due: number | undefined;
    /** The sums of the discounts and of the charges on the whole document, both positive. */
    allowances: number | undefined;
    charges: number | undefined;
  }>;
  purchaseOrder: string | undefined;
  paymentTerms: string | undefined;
  iban: string | undefined;
  bic: string | undefined;
  paymentReference: string | undefined;
}>;
