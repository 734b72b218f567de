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

const prefix = "urn:un:unece:uncefact:data:standard:";

/**
 * A UN/CEFACT Cross Industry Invoice (D16B, the syntax of Factur-X and ZUGFeRD 2) in schema order. A draft: fields that
 * were not read are missing, and the sender completes and validates it.
 */
export function toCiiXml(fields: InvoiceFields): string {
  const draft = draftOf(fields);
  return documentOf(
    "rsm:CrossIndustryInvoice",
    {
      "xmlns:rsm": `${prefix}CrossIndustryInvoice:100`,
      "xmlns:ram": `${prefix}ReusableAggregateBusinessInformationEntity:100`,
      "xmlns:udt": `${prefix}UnqualifiedDataType:100`,
    },
    group(
      "rsm:ExchangedDocumentContext",
      group("ram:GuidelineSpecifiedDocumentContextParameter", leaf("ram:ID", "urn:cen.eu:en16931:2017")),
    ),
    group(
      "rsm:ExchangedDocument",
      leaf("ram:ID", fields.invoice_number),
      leaf("ram:TypeCode", draft.isCreditNote ? "381" : "380"),
      date("ram:IssueDateTime", fields.date),
    ),
    group(
      "rsm:SupplyChainTradeTransaction",
      draft.lines.map((line, index) => tradeLine(line, index + 1)),
      agreement(fields) ?? "<ram:ApplicableHeaderTradeAgreement/>",
      "<ram:ApplicableHeaderTradeDelivery/>",
      settlement(draft),
    ),
  );
}

function agreement(fields: InvoiceFields): Xml {
  return group(
    "ram:ApplicableHeaderTradeAgreement",
    party("ram:SellerTradeParty", fields.vendor),
    party("ram:BuyerTradeParty", fields.customer),
    group("ram:BuyerOrderReferencedDocument", leaf("ram:IssuerAssignedID", fields.purchase_order)),
  );
}

function party(name: string, read: Party | undefined): Xml {
  if (!read) return undefined;
  const [one, two, three] = streetLines(read);
  const parts = read.address_parts;
  return group(
    name,
    leaf("ram:Name", read.name),
    group(
      "ram:PostalTradeAddress",
      leaf("ram:PostcodeCode", parts?.postal_code),
      leaf("ram:LineOne", one),
      leaf("ram:LineTwo", two),
      leaf("ram:LineThree", three),
      leaf("ram:CityName", parts?.city),
      leaf("ram:CountryID", parts?.country),
      leaf("ram:CountrySubDivisionName", parts?.region),
    ),
    read.tax_id === undefined
      ? undefined
      : group(
          "ram:SpecifiedTaxRegistration",
          leaf("ram:ID", read.tax_id, { schemeID: isVatNumber(read.tax_id) ? "VA" : "FC" }),
        ),
  );
}

function settlement(draft: DraftInvoice): Xml {
  const { fields, taxes, currency } = draft;
  return group(
    "ram:ApplicableHeaderTradeSettlement",
    leaf("ram:PaymentReference", fields.payment?.reference),
    leaf("ram:InvoiceCurrencyCode", currency),
    paymentMeans(fields),
    taxes.map(tradeTax),
    draft.charges.map((charge) => allowanceCharge(charge, draft)),
    group(
      "ram:SpecifiedTradePaymentTerms",
      leaf("ram:Description", fields.payment_terms),
      date("ram:DueDateDateTime", fields.due_date),
    ),
    monetarySummation(draft),
  );
}

/** 30 is a credit transfer, the only means for which an account number is printed. */
function paymentMeans({ payment }: InvoiceFields): Xml {
  if (payment?.iban === undefined && payment?.bic === undefined) return undefined;
  return group(
    "ram:SpecifiedTradeSettlementPaymentMeans",
    leaf("ram:TypeCode", "30"),
    group("ram:PayeePartyCreditorFinancialAccount", leaf("ram:IBANID", payment.iban)),
    group("ram:PayeeSpecifiedCreditorFinancialInstitution", leaf("ram:BICID", payment.bic)),
  );
}

function tradeTax({ rate, base, amount: tax }: TaxLine): Xml {
  return group(
    "ram:ApplicableTradeTax",
    leaf("ram:CalculatedAmount", amount(tax)),
    leaf("ram:TypeCode", "VAT"),
    leaf("ram:BasisAmount", amount(base)),
    leaf("ram:CategoryCode", rate === undefined ? undefined : taxCategory(rate)),
    leaf("ram:RateApplicablePercent", decimal(rate)),
  );
}

function category(name: string, rate: number | undefined): Xml {
  if (rate === undefined) return undefined;
  return group(
    name,
    leaf("ram:TypeCode", "VAT"),
    leaf("ram:CategoryCode", taxCategory(rate)),
    leaf("ram:RateApplicablePercent", decimal(rate)),
  );
}

function allowanceCharge({ kind, amount: change = 0, description, rate }: Charge, { taxes }: DraftInvoice): Xml {
  return group(
    "ram:SpecifiedTradeAllowanceCharge",
    group("ram:ChargeIndicator", leaf("udt:Indicator", String(change > 0))),
    leaf("ram:CalculationPercent", decimal(rate)),
    leaf("ram:ActualAmount", amount(Math.abs(change))),
    leaf("ram:ReasonCode", kind === "shipping" ? freightCode : undefined),
    leaf("ram:Reason", description),
    category("ram:CategoryTradeTax", taxes[0]?.rate),
  );
}

function monetarySummation({ totals, currency }: DraftInvoice): Xml {
  return group(
    "ram:SpecifiedTradeSettlementHeaderMonetarySummation",
    leaf("ram:LineTotalAmount", amount(totals.lines)),
    leaf("ram:ChargeTotalAmount", amount(totals.charges)),
    leaf("ram:AllowanceTotalAmount", amount(totals.allowances)),
    leaf("ram:TaxBasisTotalAmount", amount(totals.net)),
    leaf("ram:TaxTotalAmount", amount(totals.tax), { currencyID: currency }),
    leaf("ram:RoundingAmount", amount(totals.rounding)),
    leaf("ram:GrandTotalAmount", amount(totals.gross)),
    leaf("ram:TotalPrepaidAmount", amount(totals.prepaid)),
    leaf("ram:DuePayableAmount", amount(totals.due)),
  );
}

function tradeLine(line: LineItem, number: number): Xml {
  return group(
    "ram:IncludedSupplyChainTradeLineItem",
    group("ram:AssociatedDocumentLineDocument", leaf("ram:LineID", String(number))),
    group(
      "ram:SpecifiedTradeProduct",
      leaf("ram:GlobalID", line.gtin, { schemeID: gtinScheme }),
      leaf("ram:SellerAssignedID", line.sku),
      leaf("ram:Name", line.description),
    ),
    group(
      "ram:SpecifiedLineTradeAgreement",
      group("ram:NetPriceProductTradePrice", leaf("ram:ChargeAmount", decimal(line.unit_price))),
    ),
    group(
      "ram:SpecifiedLineTradeDelivery",
      leaf("ram:BilledQuantity", decimal(line.quantity), { unitCode: unitCode(line.unit) }),
    ),
    group(
      "ram:SpecifiedLineTradeSettlement",
      category("ram:ApplicableTradeTax", line.tax_rate),
      group(
        "ram:BillingSpecifiedPeriod",
        date("ram:StartDateTime", line.service_from),
        date("ram:EndDateTime", line.service_to),
      ),
      group("ram:SpecifiedTradeSettlementLineMonetarySummation", leaf("ram:LineTotalAmount", amount(line.total))),
    ),
  );
}

/** 102 is YYYYMMDD. */
function date(name: string, value: string | undefined): Xml {
  return value === undefined
    ? undefined
    : group(name, leaf("udt:DateTimeString", value.replaceAll("-", ""), { format: "102" }));
}
