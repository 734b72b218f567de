import type { DemoLanguage } from "./vendors.ts";

export type Captions = Readonly<{
  invoice: string;
  creditNote: string;
  number: string;
  date: string;
  due: string;
  order: string;
  customer: string;
  taxNumber: string;
  description: string;
  quantity: string;
  price: string;
  amount: string;
  net: string;
  tax: string;
  total: string;
  payTo: string;
}>;

const names: readonly (keyof Captions)[] = [
  "invoice",
  "creditNote",
  "number",
  "date",
  "due",
  "order",
  "customer",
  "taxNumber",
  "description",
  "quantity",
  "price",
  "amount",
  "net",
  "tax",
  "total",
  "payTo",
];

/** In the order of `names`. */
const texts: Readonly<Record<DemoLanguage, string>> = {
  en: "Invoice|Credit note|Invoice number|Invoice date|Due date|Purchase order|Bill to|VAT No|Description|Qty|Unit price|Amount|Subtotal|VAT|Total|Please pay to",
  de: "Rechnung|Gutschrift|Rechnungsnummer|Rechnungsdatum|Fällig am|Bestellnummer|Rechnungsempfänger|USt-IdNr.|Bezeichnung|Menge|Einzelpreis|Betrag|Nettobetrag|USt|Gesamtbetrag|Bitte überweisen Sie auf",
  fr: "Facture|Avoir|Numéro de facture|Date de facture|Date d'échéance|Numéro de commande|Facturé à|N° TVA|Désignation|Qté|Prix unitaire|Montant|Total HT|TVA|Total TTC|Règlement par virement",
  es: "Factura|Factura rectificativa|Número de factura|Fecha de factura|Fecha de vencimiento|Número de pedido|Cliente|NIF|Descripción|Cantidad|Precio unitario|Importe|Base imponible|IVA|Total|Pago por transferencia",
  it: "Fattura|Nota di credito|Numero fattura|Data fattura|Scadenza|Numero ordine|Cliente|P.IVA|Descrizione|Quantità|Prezzo unitario|Importo|Imponibile|IVA|Totale|Pagamento con bonifico",
  nl: "Factuur|Creditnota|Factuurnummer|Factuurdatum|Vervaldatum|Ordernummer|Factuuradres|BTW-nummer|Omschrijving|Aantal|Prijs|Bedrag|Subtotaal|BTW|Totaal|Gelieve te betalen op",
  sv: "Faktura|Kreditfaktura|Fakturanummer|Fakturadatum|Förfallodatum|Ordernummer|Kund|Momsreg.nr|Beskrivning|Antal|À-pris|Belopp|Netto|Moms|Att betala|Betalas till",
};

export function captionsIn(language: DemoLanguage): Captions {
  const parts = texts[language].split("|");
  return Object.fromEntries(names.map((name, index) => [name, parts[index] ?? ""])) as Captions;
}
