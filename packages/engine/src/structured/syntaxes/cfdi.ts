import type { EInvoice, ELine, EParty, ETax } from "../e-invoice.ts";
import type { XmlElement } from "../xml/xml-tree.ts";
import { dateOf, decimalOf, find, findAll } from "../xml/xml-values.ts";

/** Mexico's CFDI 3.3 and 4.0: everything is an attribute. Payments, transfers and payrolls are no invoices. */
export function readCfdi(root: XmlElement): EInvoice {
  const taxes = find(root, "Impuestos");
  const stamp = find(root, "Complemento", "TimbreFiscalDigital");
  const number = [attribute(root, "Serie"), attribute(root, "Folio")].filter((part) => part !== undefined).join("");
  const discount = amountOf(root, "Descuento");
  const subtotal = amountOf(root, "SubTotal");
  const gross = amountOf(root, "Total");
  return {
    number: number === "" ? attribute(stamp, "UUID") : number,
    isCreditNote: attribute(root, "TipoDeComprobante") === "E",
    issueDate: dateOf(attribute(root, "Fecha")),
    dueDate: undefined,
    currency: attribute(root, "Moneda")?.toUpperCase(),
    language: "es",
    seller: partyOf(find(root, "Emisor")),
    buyer: partyOf(find(root, "Receptor")),
    lines: findAll(root, "Conceptos", "Concepto").map(lineOf),
    taxes: findAll(taxes, "Traslados", "Traslado").map(taxOf),
    charges: discount ? [{ kind: "discount", amount: discount, reason: undefined, rate: undefined }] : [],
    totals: {
      net: subtotal === undefined ? undefined : Number((subtotal - (discount ?? 0)).toFixed(8)),
      tax: amountOf(taxes, "TotalImpuestosTrasladados"),
      gross,
      rounding: undefined,
      due: undefined,
      allowances: discount,
      charges: undefined,
    },
    purchaseOrder: undefined,
    paymentTerms: attribute(root, "CondicionesDePago"),
    iban: undefined,
    bic: undefined,
    paymentReference: undefined,
  };
}

function attribute(element: XmlElement | undefined, name: string): string | undefined {
  const value = element?.attributes[name]?.trim();
  return value === "" ? undefined : value;
}

function amountOf(element: XmlElement | undefined, name: string): number | undefined {
  return decimalOf(attribute(element, name));
}

function partyOf(party: XmlElement | undefined): EParty {
  return { name: attribute(party, "Nombre"), taxId: attribute(party, "Rfc"), address: undefined };
}

function lineOf(line: XmlElement): ELine {
  return {
    description: attribute(line, "Descripcion"),
    quantity: amountOf(line, "Cantidad"),
    unitCode: attribute(line, "Unidad") ?? attribute(line, "ClaveUnidad"),
    price: amountOf(line, "ValorUnitario"),
    priceBase: undefined,
    total: amountOf(line, "Importe"),
    sku: attribute(line, "NoIdentificacion"),
    taxRate: percent(find(line, "Impuestos", "Traslados", "Traslado")),
    gtin: undefined,
    serviceFrom: undefined,
    serviceTo: undefined,
  };
}

function taxOf(tax: XmlElement): ETax {
  return { rate: percent(tax), base: amountOf(tax, "Base"), amount: amountOf(tax, "Importe") };
}

/** A rate is written as a fraction. */
function percent(tax: XmlElement | undefined): number | undefined {
  const rate = amountOf(tax, "TasaOCuota");
  return rate === undefined ? undefined : Number((rate * 100).toFixed(6));
}
