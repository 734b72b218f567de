import type { EInvoiceName, FieldRow, ValueType } from "./field-row.ts";

const agreement = "rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement";
const settlement = "rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement";
const summation = `${settlement}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`;
const terms = `${settlement}/ram:SpecifiedTradePaymentTerms`;
const means = `${settlement}/ram:SpecifiedTradeSettlementPaymentMeans`;
const ublLine = "cac:InvoiceLine";
const ciiLine = "rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem";
const ublTax = "cac:TaxTotal/cac:TaxSubtotal";
const ciiTax = `${settlement}/ram:ApplicableTradeTax`;
const ublCharge = "cac:AllowanceCharge";
const ciiCharge = `${settlement}/ram:SpecifiedTradeAllowanceCharge`;

const einvoice = (term: string, ubl: string, cii: string): EInvoiceName => ({ term, ubl, cii });

function row<const Type extends ValueType>(
  type: Type,
  group: FieldRow["group"],
  label: string,
  rest: Pick<FieldRow, "description"> & Partial<Omit<FieldRow, "type" | "group" | "label">>,
): FieldRow<Type> {
  return { type, group, label, shown: "when_read", ...rest };
}

/** The two parties differ only in their e-invoice names, and in what vendor memory stores. */
function partyRows(group: "vendor" | "customer") {
  const isVendor = group === "vendor";
  const ubl = `cac:Accounting${isVendor ? "Supplier" : "Customer"}Party/cac:Party`;
  const cii = `${agreement}/ram:${isVendor ? "Seller" : "Buyer"}TradeParty`;
  const address = { ubl: `${ubl}/cac:PostalAddress`, cii: `${cii}/ram:PostalTradeAddress` };
  const term = (seller: number, buyer: number) => `BT-${isVendor ? seller : buyer}`;
  const inAddress = (description: string, seller: number, buyer: number, ublName: string, ciiName: string) => ({
    description,
    shown: "never" as const,
    einvoice: einvoice(term(seller, buyer), `${address.ubl}/${ublName}`, `${address.cii}/ram:${ciiName}`),
  });
  const memory = isVendor ? ({ memory: "value" } as const) : {};
  const party = isVendor ? "Vendor" : "Customer";
  return {
    name: row("name", group, "Name", {
      description: `Name of the ${group}, as printed`,
      ...memory,
      ...(isVendor ? { needed: true as const } : {}),
      column: party,
      shown: "always",
      searched: true,
      compared: true,
      einvoice: einvoice(term(27, 44), `${ubl}/cac:PartyLegalEntity/cbc:RegistrationName`, `${cii}/ram:Name`),
    }),
    tax_id: row("code", group, "Tax number", {
      ...memory,
      ...(isVendor ? { shown: "always", searched: true as const } : {}),
      description: "VAT or tax number as printed, spaces removed",
      column: `${party} VAT ID`,
      compared: true,
      einvoice: einvoice(
        term(31, 48),
        `${ubl}/cac:PartyTaxScheme/cbc:CompanyID`,
        `${cii}/ram:SpecifiedTaxRegistration/ram:ID`,
      ),
    }),
    address: row("name", group, "Address", {
      ...memory,
      description: 'The printed lines joined with ", ", without the name',
      column: `${party} address`,
      compared: true,
    }),
    address_parts: {
      street: row("text", group, "Street", inAddress("Street and house number", 35, 50, "cbc:StreetName", "LineOne")),
      postal_code: row(
        "text",
        group,
        "Postal code",
        inAddress("Postal code, as printed", 38, 53, "cbc:PostalZone", "PostcodeCode"),
      ),
      city: row("text", group, "City", inAddress("City or town", 37, 52, "cbc:CityName", "CityName")),
      region: row(
        "text",
        group,
        "Region",
        inAddress("State, province or county", 39, 54, "cbc:CountrySubentity", "CountrySubDivisionName"),
      ),
      country: row("country", group, "Country", {
        ...inAddress("Country code, ISO 3166-1 alpha-2", 40, 55, "cac:Country/cbc:IdentificationCode", "CountryID"),
        column: `${party} country`,
      }),
    },
  };
}

/**
 * INDEX of the fields of an invoice, in order of display. Objects are groups, a list with one entry describes a list.
 * Schemas, mirrors, paths, labels, export columns and comparisons derive from it.
 */
export const fieldTable = {
  document_type: row("document_type", "document", "Type", {
    description: "Type of the document",
    column: "Type",
    einvoice: einvoice("BT-3", "cbc:InvoiceTypeCode", "rsm:ExchangedDocument/ram:TypeCode"),
  }),
  invoice_number: row("code", "document", "Number", {
    description: "Number of the invoice",
    column: "Number",
    shown: "always",
    needed: true,
    searched: true,
    compared: true,
    memory: "place",
    einvoice: einvoice("BT-1", "cbc:ID", "rsm:ExchangedDocument/ram:ID"),
  }),
  date: row("date", "document", "Date", {
    description: "Invoice date, YYYY-MM-DD",
    column: "Date",
    shown: "always",
    needed: true,
    compared: true,
    memory: "place",
    einvoice: einvoice("BT-2", "cbc:IssueDate", "rsm:ExchangedDocument/ram:IssueDateTime/udt:DateTimeString"),
  }),
  due_date: row("date", "document", "Due", {
    description: "Day by which it is to be paid, YYYY-MM-DD",
    column: "Due date",
    shown: "always",
    compared: true,
    memory: "place",
    einvoice: einvoice("BT-9", "cbc:DueDate", `${terms}/ram:DueDateDateTime/udt:DateTimeString`),
  }),
  purchase_order: row("code", "document", "Order", {
    description: "Number of the buyer's purchase order",
    column: "Order",
    searched: true,
    compared: true,
    memory: "place",
    einvoice: einvoice(
      "BT-13",
      "cac:OrderReference/cbc:ID",
      `${agreement}/ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID`,
    ),
  }),
  payment_terms: row("text", "document", "Terms", {
    description: "Terms of payment, as printed",
    column: "Terms",
    einvoice: einvoice("BT-20", "cac:PaymentTerms/cbc:Note", `${terms}/ram:Description`),
  }),
  language: row("language", "document", "Language", {
    description: "Language of the document, ISO 639-1",
    shown: "never",
  }),
  vendor: partyRows("vendor"),
  customer: partyRows("customer"),
  currency: row("currency", "amounts", "Currency", {
    description: "Currency code, ISO 4217",
    column: "Currency",
    shown: "always",
    needed: true,
    searched: true,
    compared: true,
    memory: "value",
    einvoice: einvoice("BT-5", "cbc:DocumentCurrencyCode", `${settlement}/ram:InvoiceCurrencyCode`),
  }),
  subtotal: row("amount", "amounts", "Subtotal", {
    description: "Amount without tax, after discounts and charges",
    column: "Net",
    shown: "always",
    compared: true,
    memory: "place",
    einvoice: einvoice(
      "BT-109",
      "cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount",
      `${summation}/ram:TaxBasisTotalAmount`,
    ),
  }),
  total_tax: row("amount", "amounts", "Tax", {
    description: "Sum of all taxes",
    column: "Tax",
    shown: "always",
    compared: true,
    memory: "place",
    einvoice: einvoice("BT-110", "cac:TaxTotal/cbc:TaxAmount", `${summation}/ram:TaxTotalAmount`),
  }),
  total_amount: row("amount", "amounts", "Total", {
    description: "Total of the document's own charges with tax; negative on a credit note",
    column: "Total",
    shown: "always",
    needed: true,
    compared: true,
    memory: "place",
    einvoice: einvoice("BT-112", "cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount", `${summation}/ram:GrandTotalAmount`),
  }),
  amount_due: row("amount", "amounts", "Amount due", {
    description: "Amount that is left to pay",
    column: "Amount due",
    compared: true,
    memory: "place",
    einvoice: einvoice("BT-115", "cac:LegalMonetaryTotal/cbc:PayableAmount", `${summation}/ram:DuePayableAmount`),
  }),
  payment: {
    iban: row("code", "payment", "IBAN", {
      description: "IBAN to pay to",
      column: "IBAN",
      compared: true,
      memory: "value",
      einvoice: einvoice(
        "BT-84",
        "cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID",
        `${means}/ram:PayeePartyCreditorFinancialAccount/ram:IBANID`,
      ),
    }),
    bic: row("code", "payment", "BIC", {
      description: "BIC of that bank",
      column: "BIC",
      memory: "value",
      einvoice: einvoice(
        "BT-86",
        "cac:PaymentMeans/cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cbc:ID",
        `${means}/ram:PayeeSpecifiedCreditorFinancialInstitution/ram:BICID`,
      ),
    }),
    reference: row("code", "payment", "Reference", {
      description: "Reference to quote with the payment",
      column: "Payment reference",
      memory: "place",
      einvoice: einvoice("BT-83", "cac:PaymentMeans/cbc:PaymentID", `${settlement}/ram:PaymentReference`),
    }),
  },
  line_items: [
    {
      description: row("text", "line", "Description", {
        description: "Text of the line",
        column: "Description",
        shown: "always",
        einvoice: einvoice("BT-153", `${ublLine}/cac:Item/cbc:Name`, `${ciiLine}/ram:SpecifiedTradeProduct/ram:Name`),
      }),
      sku: row("code", "line", "Article", {
        description: "Article number of the seller",
        column: "Article",
        einvoice: einvoice(
          "BT-155",
          `${ublLine}/cac:Item/cac:SellersItemIdentification/cbc:ID`,
          `${ciiLine}/ram:SpecifiedTradeProduct/ram:SellerAssignedID`,
        ),
      }),
      gtin: row("code", "line", "GTIN", {
        column: "GTIN",
        description: "GTIN, EAN or UPC",
        einvoice: einvoice(
          "BT-157",
          `${ublLine}/cac:Item/cac:StandardItemIdentification/cbc:ID`,
          `${ciiLine}/ram:SpecifiedTradeProduct/ram:GlobalID`,
        ),
      }),
      service_from: row("date", "line", "From", {
        description: "First day of the service",
        column: "From",
        einvoice: einvoice(
          "BT-134",
          `${ublLine}/cac:InvoicePeriod/cbc:StartDate`,
          `${ciiLine}/ram:SpecifiedLineTradeSettlement/ram:BillingSpecifiedPeriod/ram:StartDateTime/udt:DateTimeString`,
        ),
      }),
      service_to: row("date", "line", "To", {
        description: "Last day of the service",
        column: "To",
        einvoice: einvoice(
          "BT-135",
          `${ublLine}/cac:InvoicePeriod/cbc:EndDate`,
          `${ciiLine}/ram:SpecifiedLineTradeSettlement/ram:BillingSpecifiedPeriod/ram:EndDateTime/udt:DateTimeString`,
        ),
      }),
      quantity: row("number", "line", "Quantity", {
        description: "Number of units",
        column: "Quantity",
        shown: "always",
        einvoice: einvoice(
          "BT-129",
          `${ublLine}/cbc:InvoicedQuantity`,
          `${ciiLine}/ram:SpecifiedLineTradeDelivery/ram:BilledQuantity`,
        ),
      }),
      unit: row("text", "line", "Unit", {
        description: "Unit of the quantity, as printed",
        column: "Unit",
        einvoice: einvoice(
          "BT-130",
          `${ublLine}/cbc:InvoicedQuantity/@unitCode`,
          `${ciiLine}/ram:SpecifiedLineTradeDelivery/ram:BilledQuantity/@unitCode`,
        ),
      }),
      unit_price: row("amount", "line", "Price", {
        description: "Price of one unit",
        column: "Price",
        shown: "always",
        einvoice: einvoice(
          "BT-146",
          `${ublLine}/cac:Price/cbc:PriceAmount`,
          `${ciiLine}/ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount`,
        ),
      }),
      discount_rate: row("percent", "line", "Discount %", {
        column: "Discount %",
        description: "Discount on the line in percent",
      }),
      discount: row("amount", "line", "Discount", {
        column: "Discount",
        description: "Discount on the line, as a positive amount",
      }),
      tax_rate: row("percent", "line", "Tax %", {
        column: "Tax %",
        description: "Tax rate in percent",
        einvoice: einvoice(
          "BT-152",
          `${ublLine}/cac:Item/cac:ClassifiedTaxCategory/cbc:Percent`,
          `${ciiLine}/ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax/ram:RateApplicablePercent`,
        ),
      }),
      tax_amount: row("amount", "line", "Tax", { description: "Tax of the line", column: "Tax" }),
      net_total: row("amount", "line", "Net", {
        column: "Net",
        description: "Without tax, where the document prints it",
      }),
      gross_total: row("amount", "line", "Gross", {
        column: "Gross",
        description: "With tax, where the document prints it",
      }),
      total: row("amount", "line", "Total", {
        description: "Amount of the line, as printed",
        column: "Total",
        shown: "always",
        einvoice: einvoice(
          "BT-131",
          `${ublLine}/cbc:LineExtensionAmount`,
          `${ciiLine}/ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount`,
        ),
      }),
      parent: row("line_index", "line", "Part of", {
        description: "Index of the line that this one is a part of",
        shown: "never",
      }),
    },
  ],
  taxes: [
    {
      rate: row("percent", "tax", "Rate %", {
        column: "Rate %",
        description: "Tax rate in percent",
        shown: "always",
        einvoice: einvoice("BT-119", `${ublTax}/cac:TaxCategory/cbc:Percent`, `${ciiTax}/ram:RateApplicablePercent`),
      }),
      base: row("amount", "tax", "Of", {
        description: "Amount that is taxed at this rate",
        column: "Taxable",
        shown: "always",
        einvoice: einvoice("BT-116", `${ublTax}/cbc:TaxableAmount`, `${ciiTax}/ram:BasisAmount`),
      }),
      amount: row("amount", "tax", "Tax", {
        description: "Tax at this rate",
        column: "Tax",
        shown: "always",
        einvoice: einvoice("BT-117", `${ublTax}/cbc:TaxAmount`, `${ciiTax}/ram:CalculatedAmount`),
      }),
    },
  ],
  charges: [
    {
      kind: row("charge_kind", "charge", "Kind", { description: "Kind of the charge or discount", shown: "always" }),
      description: row("text", "charge", "Description", {
        description: "Text beside the amount",
        shown: "always",
        einvoice: einvoice("BT-97", `${ublCharge}/cbc:AllowanceChargeReason`, `${ciiCharge}/ram:Reason`),
      }),
      rate: row("percent", "charge", "Rate %", {
        description: "Rate of the charge or discount in percent",
        einvoice: einvoice("BT-94", `${ublCharge}/cbc:MultiplierFactorNumeric`, `${ciiCharge}/ram:CalculationPercent`),
      }),
      amount: row("amount", "charge", "Amount", {
        description: "As it changes the total: a discount is negative",
        shown: "always",
        einvoice: einvoice("BT-92", `${ublCharge}/cbc:Amount`, `${ciiCharge}/ram:ActualAmount`),
      }),
    },
  ],
} as const;
