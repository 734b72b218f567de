import type { Charge, InvoiceFields, LineItem, Party, TaxLine } from "../values/invoice/invoice.ts";
import { unitCode } from "../values/invoice/units.ts";
import {
  type DraftInvoice,
  draftOf,
  freightCode,
  gtinScheme,
  isVatNumber,
  streetLines,
  taxCategory,
} from "./draft-invoice.ts";
import { amount, decimal, documentOf, group, leaf, type Xml } from "./xml-writer.ts";

const prefix = "urn:oasis:names:specification:ubl:schema:xsd:";

/**
 * A UBL 2.1 Invoice or CreditNote in schema order. A draft: fields that were not read are missing, and the sender
 * completes and validates it.
 */
export function toUblXml(fields: InvoiceFields): string {
  const draft = draftOf(fields);
  const { isCreditNote } = draft;
  const root = isCreditNote ? "CreditNote" : "Invoice";
  return documentOf(
    root,
    {
      xmlns: `${prefix}${root}-2`,
      "xmlns:cac": `${prefix}CommonAggregateComponents-2`,
      "xmlns:cbc": `${prefix}CommonBasicComponents-2`,
    },
    leaf("cbc:CustomizationID", "urn:cen.eu:en16931:2017"),
    leaf("cbc:ID", fields.invoice_number),
    leaf("cbc:IssueDate", fields.date),
    isCreditNote ? undefined : leaf("cbc:DueDate", fields.due_date),
    isCreditNote ? leaf("cbc:CreditNoteTypeCode", "381") : leaf("cbc:InvoiceTypeCode", "380"),
    leaf("cbc:DocumentCurrencyCode", draft.currency),
    group("cac:OrderReference", leaf("cbc:ID", fields.purchase_order)),
    group("cac:AccountingSupplierParty", party(fields.vendor)),
    group("cac:AccountingCustomerParty", party(fields.customer)),
    paymentMeans(draft),
    group("cac:PaymentTerms", leaf("cbc:Note", fields.payment_terms)),
    draft.charges.map((charge) => allowanceCharge(charge, draft)),
    taxTotal(draft),
    monetaryTotal(draft),
    draft.lines.map((line, index) => invoiceLine(line, index + 1, draft)),
  );
}

function party(read: Party | undefined): Xml {
  if (!read) return undefined;
  const [street, additional, third] = streetLines(read);
  const parts = read.address_parts;
  const taxScheme = read.tax_id !== undefined && isVatNumber(read.tax_id) ? "VAT" : "TAX";
  return group(
    "cac:Party",
    group(
      "cac:PostalAddress",
      leaf("cbc:StreetName", street),
      leaf("cbc:AdditionalStreetName", additional),
      leaf("cbc:CityName", parts?.city),
      leaf("cbc:PostalZone", parts?.postal_code),
      leaf("cbc:CountrySubentity", parts?.region),
      group("cac:AddressLine", leaf("cbc:Line", third)),
      group("cac:Country", leaf("cbc:IdentificationCode", parts?.country)),
    ),
    read.tax_id === undefined
      ? undefined
      : group(
          "cac:PartyTaxScheme",
          leaf("cbc:CompanyID", read.tax_id),
          group("cac:TaxScheme", leaf("cbc:ID", taxScheme)),
        ),
    group("cac:PartyLegalEntity", leaf("cbc:RegistrationName", read.name)),
  );
}

/** 30 is a credit transfer, the only means for which an account number is printed. */
function paymentMeans({ fields, isCreditNote }: DraftInvoice): Xml {
  const due = isCreditNote ? fields.due_date : undefined;
  if (fields.payment === undefined && due === undefined) return undefined;
  return group(
    "cac:PaymentMeans",
    leaf("cbc:PaymentMeansCode", "30"),
    leaf("cbc:PaymentDueDate", due),
    leaf("cbc:PaymentID", fields.payment?.reference),
    group(
      "cac:PayeeFinancialAccount",
      leaf("cbc:ID", fields.payment?.iban),
      group("cac:FinancialInstitutionBranch", leaf("cbc:ID", fields.payment?.bic)),
    ),
  );
}

function allowanceCharge(
  { kind, amount: change = 0, description, rate }: Charge,
  { taxes, currency }: DraftInvoice,
): Xml {
  return group(
    "cac:AllowanceCharge",
    leaf("cbc:ChargeIndicator", String(change > 0)),
    leaf("cbc:AllowanceChargeReasonCode", kind === "shipping" ? freightCode : undefined),
    leaf("cbc:AllowanceChargeReason", description),
    leaf("cbc:MultiplierFactorNumeric", decimal(rate)),
    money("Amount", Math.abs(change), currency),
    category("cac:TaxCategory", taxes[0]?.rate),
  );
}

function taxTotal({ totals, taxes, currency }: DraftInvoice): Xml {
  return group(
    "cac:TaxTotal",
    money("TaxAmount", totals.tax, currency),
    taxes.map((tax) => taxSubtotal(tax, currency)),
  );
}

function taxSubtotal({ rate, base, amount: tax }: TaxLine, currency: string | undefined): Xml {
  return group(
    "cac:TaxSubtotal",
    money("TaxableAmount", base, currency),
    money("TaxAmount", tax, currency),
    category("cac:TaxCategory", rate),
  );
}

function category(name: string, rate: number | undefined): Xml {
  if (rate === undefined) return undefined;
  return group(
    name,
    leaf("cbc:ID", taxCategory(rate)),
    leaf("cbc:Percent", decimal(rate)),
    group("cac:TaxScheme", leaf("cbc:ID", "VAT")),
  );
}

function monetaryTotal({ totals, currency }: DraftInvoice): Xml {
  return group(
    "cac:LegalMonetaryTotal",
    money("LineExtensionAmount", totals.lines, currency),
    money("TaxExclusiveAmount", totals.net, currency),
    money("TaxInclusiveAmount", totals.gross, currency),
    money("AllowanceTotalAmount", totals.allowances, currency),
    money("ChargeTotalAmount", totals.charges, currency),
    money("PrepaidAmount", totals.prepaid, currency),
    money("PayableRoundingAmount", totals.rounding, currency),
    money("PayableAmount", totals.due, currency),
  );
}

function invoiceLine(line: LineItem, number: number, { isCreditNote, currency }: DraftInvoice): Xml {
  const unit = { unitCode: unitCode(line.unit) };
  return group(
    isCreditNote ? "cac:CreditNoteLine" : "cac:InvoiceLine",
    leaf("cbc:ID", String(number)),
    leaf(isCreditNote ? "cbc:CreditedQuantity" : "cbc:InvoicedQuantity", decimal(line.quantity), unit),
    money("LineExtensionAmount", line.total, currency),
    group("cac:InvoicePeriod", leaf("cbc:StartDate", line.service_from), leaf("cbc:EndDate", line.service_to)),
    group(
      "cac:Item",
      leaf("cbc:Name", line.description),
      group("cac:SellersItemIdentification", leaf("cbc:ID", line.sku)),
      group("cac:StandardItemIdentification", leaf("cbc:ID", line.gtin, { schemeID: gtinScheme })),
      category("cac:ClassifiedTaxCategory", line.tax_rate),
    ),
    group("cac:Price", leaf("cbc:PriceAmount", decimal(line.unit_price), { currencyID: currency })),
  );
}

function money(name: string, value: number | undefined, currency: string | undefined): Xml {
  return leaf(`cbc:${name}`, amount(value), { currencyID: currency });
}
