import type { ECharge, EInvoice, ELine, EParty, ETax } from "../e-invoice.ts";
import type { XmlElement } from "../xml/xml-tree.ts";
import { compactOf, dateOf, find, findAll, numberAt, textAt } from "../xml/xml-values.ts";
import { ibanOrNothing, realReference } from "./code-values.ts";
import { countryCode, type PostalAddress } from "./postal-address.ts";

/** Credit notes, ordinary and simplified. */
const creditNotes = new Set(["TD04", "TD08"]);
/** Split payment: the public buyer pays the tax directly to the tax office, and only the net amount to the seller. */
const splitPayment = "S";

/** Italy's FatturaPA. Of a batch it is given one body at a time. */
export function readFatturaPa(root: XmlElement): EInvoice {
  const header = find(root, "FatturaElettronicaHeader");
  const body = find(root, "FatturaElettronicaBody");
  const general = find(body, "DatiGenerali", "DatiGeneraliDocumento");
  const payment = findAll(body, "DatiPagamento", "DettaglioPagamento");
  const withAccount = payment.find((detail) => ibanOrNothing(textAt(detail, "IBAN")) !== undefined);
  return {
    number: textAt(general, "Numero"),
    isCreditNote: creditNotes.has(textAt(general, "TipoDocumento") ?? ""),
    issueDate: dateOf(textAt(general, "Data")),
    dueDate: payment
      .map((detail) => dateOf(textAt(detail, "DataScadenzaPagamento")))
      .find((date) => date !== undefined),
    currency: compactOf(textAt(general, "Divisa"))?.toUpperCase(),
    language: undefined,
    seller: partyOf(find(header, "CedentePrestatore")),
    buyer: partyOf(find(header, "CessionarioCommittente")),
    lines: findAll(body, "DatiBeniServizi", "DettaglioLinee").map(lineOf),
    taxes: findAll(body, "DatiBeniServizi", "DatiRiepilogo").map(taxOf),
    charges: findAll(general, "ScontoMaggiorazione").map(chargeOf),
    totals: totalsOf(body, general, payment),
    purchaseOrder: realReference(textAt(body, "DatiGenerali", "DatiOrdineAcquisto", "IdDocumento")),
    paymentTerms: undefined,
    iban: ibanOrNothing(textAt(withAccount, "IBAN")),
    bic: compactOf(textAt(withAccount, "BIC")),
    paymentReference: textAt(withAccount, "CodicePagamento"),
  };
}

function totalsOf(
  body: XmlElement | undefined,
  general: XmlElement | undefined,
  payment: readonly XmlElement[],
): EInvoice["totals"] {
  const summaries = findAll(body, "DatiBeniServizi", "DatiRiepilogo");
  const net = sumOf(summaries.map((summary) => numberAt(summary, "ImponibileImporto")));
  const tax = sumOf(summaries.map((summary) => numberAt(summary, "Imposta")));
  const gross =
    numberAt(general, "ImportoTotaleDocumento") ?? sumOf([net, tax, numberAt(general, "Arrotondamento") ?? 0]);
  const isSplit = summaries.some((summary) => textAt(summary, "EsigibilitaIVA") === splitPayment);
  return {
    net,
    tax,
    gross,
    rounding: undefined,
    due: sumOf(payment.map((detail) => numberAt(detail, "ImportoPagamento"))) ?? (isSplit ? net : undefined),
    allowances: changes(general, "SC"),
    charges: changes(general, "MG"),
  };
}

/** Discounts (SC) or surcharges (MG) on the whole document. */
function changes(general: XmlElement | undefined, kind: "SC" | "MG"): number | undefined {
  const amounts = findAll(general, "ScontoMaggiorazione")
    .filter((change) => textAt(change, "Tipo") === kind)
    .map((change) => numberAt(change, "Importo"));
  return amounts.length === 0 ? undefined : sumOf(amounts);
}

function chargeOf(change: XmlElement): ECharge {
  return {
    kind: textAt(change, "Tipo") === "SC" ? "discount" : "charge",
    amount: numberAt(change, "Importo"),
    reason: undefined,
    rate: numberAt(change, "Percentuale"),
  };
}

function gtinOf(line: XmlElement): string | undefined {
  const codes = findAll(line, "CodiceArticolo");
  return textAt(
    codes.find((code) => /^(?:EAN|GTIN)/i.test(textAt(code, "CodiceTipo") ?? "")),
    "CodiceValore",
  );
}

function sumOf(parts: readonly (number | undefined)[]): number | undefined {
  if (parts.length === 0 || parts.some((part) => part === undefined)) return undefined;
  return Number(parts.reduce<number>((sum, part) => sum + (part ?? 0), 0).toFixed(8));
}

function partyOf(party: XmlElement | undefined): EParty {
  // The simplified form leaves out the group around a party's particulars.
  const particulars = find(party, "DatiAnagrafici") ?? find(party, "IdentificativiFiscali") ?? party;
  const names = find(particulars, "Anagrafica") ?? find(party, "AltriDatiIdentificativi") ?? party;
  const vat = find(particulars, "IdFiscaleIVA");
  const person = [textAt(names, "Nome"), textAt(names, "Cognome")].filter((part) => part !== undefined).join(" ");
  return {
    name: textAt(names, "Denominazione") ?? (person === "" ? undefined : person),
    taxId: vatNumber(vat) ?? compactOf(textAt(particulars, "CodiceFiscale")),
    address: addressOf(find(party, "Sede") ?? find(names, "Sede")),
  };
}

function vatNumber(vat: XmlElement | undefined): string | undefined {
  const code = compactOf(textAt(vat, "IdCodice"));
  if (code === undefined) return undefined;
  const country = compactOf(textAt(vat, "IdPaese")) ?? "";
  return code.startsWith(country) ? code : `${country}${code}`;
}

function addressOf(address: XmlElement | undefined): PostalAddress | undefined {
  if (!address) return undefined;
  const street = [textAt(address, "Indirizzo"), textAt(address, "NumeroCivico")]
    .filter((part) => part !== undefined)
    .join(", ");
  return {
    streetLines: street === "" ? [] : [street],
    postalCode: textAt(address, "CAP"),
    city: textAt(address, "Comune"),
    region: textAt(address, "Provincia"),
    country: countryCode(textAt(address, "Nazione")),
  };
}

function lineOf(line: XmlElement): ELine {
  return {
    description: textAt(line, "Descrizione"),
    quantity: numberAt(line, "Quantita"),
    unitCode: textAt(line, "UnitaMisura"),
    price: numberAt(line, "PrezzoUnitario"),
    priceBase: undefined,
    total: numberAt(line, "PrezzoTotale"),
    sku: textAt(line, "CodiceArticolo", "CodiceValore"),
    taxRate: numberAt(line, "AliquotaIVA"),
    gtin: gtinOf(line),
    serviceFrom: dateOf(textAt(line, "DataInizioPeriodo")),
    serviceTo: dateOf(textAt(line, "DataFinePeriodo")),
  };
}

function taxOf(summary: XmlElement): ETax {
  return {
    rate: numberAt(summary, "AliquotaIVA"),
    base: numberAt(summary, "ImponibileImporto"),
    amount: numberAt(summary, "Imposta"),
  };
}
