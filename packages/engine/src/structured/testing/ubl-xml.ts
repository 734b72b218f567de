import { xml } from "./xml-text.ts";

const prefix = "urn:oasis:names:specification:ubl:schema:xsd:";

export type UblParts = Readonly<{
  root?: "Invoice" | "CreditNote";
  head?: readonly string[];
  seller?: readonly string[];
  buyer?: readonly string[];
  payment?: readonly string[];
  taxes?: readonly string[];
  totals?: Record<string, string>;
  lines?: readonly string[];
}>;

const money = (name: string, value: string, currency = "EUR") => xml(`cbc:${name}`, value, { currencyID: currency });

export function ublInvoice(parts: UblParts): string {
  const root = parts.root ?? "Invoice";
  return xml(
    root,
    [
      xml("cbc:CustomizationID", "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0"),
      xml("cbc:ID", "SN-0042"),
      xml("cbc:IssueDate", "2026-03-09"),
      ...(parts.head ?? []),
      xml("cbc:DocumentCurrencyCode", "EUR"),
      xml("cac:AccountingSupplierParty", [xml("cac:Party", parts.seller ?? [legalName("Tidal Works SL")])]),
      xml("cac:AccountingCustomerParty", [xml("cac:Party", parts.buyer ?? [legalName("Hollow Mill GmbH")])]),
      ...(parts.payment ?? []),
      ...(parts.taxes ?? []),
      xml(
        "cac:LegalMonetaryTotal",
        Object.entries(parts.totals ?? {}).map(([name, value]) => money(name, value)),
      ),
      ...(parts.lines ?? []),
    ],
    {
      xmlns: `${prefix}${root}-2`,
      "xmlns:cac": `${prefix}CommonAggregateComponents-2`,
      "xmlns:cbc": `${prefix}CommonBasicComponents-2`,
    },
  );
}

export const legalName = (name: string) => xml("cac:PartyLegalEntity", [xml("cbc:RegistrationName", name)]);

export const ublTaxId = (id: string, scheme: string) =>
  xml("cac:PartyTaxScheme", [xml("cbc:CompanyID", id), xml("cac:TaxScheme", [xml("cbc:ID", scheme)])]);

export function ublTaxes(
  total: string,
  subtotals: readonly (readonly [rate: string, base: string, amount: string])[],
  currency = "EUR",
): string {
  return xml("cac:TaxTotal", [
    money("TaxAmount", total, currency),
    ...subtotals.map(([rate, base, amount]) =>
      xml("cac:TaxSubtotal", [
        money("TaxableAmount", base),
        money("TaxAmount", amount),
        xml("cac:TaxCategory", [xml("cbc:ID", "S"), xml("cbc:Percent", rate)]),
      ]),
    ),
  ]);
}

export type UblLine = Readonly<{
  root?: "Invoice" | "CreditNote";
  name: string;
  quantity: string;
  price: string;
  per?: string;
  total: string;
  rate?: string;
}>;

export function ublLine({ root = "Invoice", name, quantity, price, per, total, rate }: UblLine): string {
  return xml(`cac:${root}Line`, [
    xml("cbc:ID", "1"),
    xml(root === "Invoice" ? "cbc:InvoicedQuantity" : "cbc:CreditedQuantity", quantity, { unitCode: "KGM" }),
    money("LineExtensionAmount", total),
    xml("cac:Item", [
      xml("cbc:Description", "a longer text"),
      xml("cbc:Name", name),
      xml("cac:SellersItemIdentification", [xml("cbc:ID", "S-1")]),
      rate === undefined ? "" : xml("cac:ClassifiedTaxCategory", [xml("cbc:ID", "S"), xml("cbc:Percent", rate)]),
    ]),
    xml("cac:Price", [
      money("PriceAmount", price),
      per === undefined ? "" : xml("cbc:BaseQuantity", per, { unitCode: "KGM" }),
    ]),
  ]);
}
