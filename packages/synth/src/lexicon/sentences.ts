import type { Language } from "../countries/countries.ts";
import { fromPacks } from "../languages/index.ts";
import type { InvoiceSentenceKey } from "../languages/pack-keys.ts";
import { listOf } from "./lexicon.ts";

/** Sentences with the values of an invoice written as plain text; {braces} are placeholders. */
export type InvoiceSentences = Readonly<Record<InvoiceSentenceKey, readonly string[]>>;

const sentences = (parts: Readonly<Record<InvoiceSentenceKey, string>>): InvoiceSentences =>
  Object.fromEntries(Object.entries(parts).map(([name, list]) => [name, listOf(list)])) as InvoiceSentences;

export const invoiceSentences: Readonly<Record<Language, InvoiceSentences>> = {
  en: sentences({
    greeting: "Dear Sir or Madam, | Dear customer, | Hello, | To whom it may concern,",
    number:
      "We hereby send you invoice {number} of {date}. | The number of this invoice is {number}. | Please quote invoice number {number}. It was issued on {date}. | Invoice {number} was issued on {date}.",
    net: "The net amount comes to {net}. | Our services before tax amount to {net}. | The sum without tax is {net}.",
    tax: "The tax on this is {tax}. | Tax of {tax} is added. | This includes {tax} of tax.",
    total:
      "The total comes to {total}. | This makes a total of {total}. | We ask for {total} in all. | I would like to invoice {total} for the work done.",
    due: "Payable by {due}. | Please pay by {due}. | The amount is due on {due}. | We expect your payment until {due}.",
  }),
  de: sentences({
    greeting: "Sehr geehrte Damen und Herren, | Guten Tag, | Sehr geehrter Kunde, | Hallo,",
    number:
      "hiermit stellen wir Ihnen die Rechnung {number} vom {date}. | Ihre Rechnungsnummer ist {number}. | Diese Rechnung trägt die Nummer {number} und das Datum {date}. | Bei Zahlung bitte {number} angeben. Rechnungsdatum ist der {date}.",
    net: "Der Nettobetrag liegt bei {net}. | Netto ergibt das {net}. | Ohne Steuer sind das {net}.",
    tax: "Dazu kommen {tax} Umsatzsteuer. | Die Mehrwertsteuer macht {tax} aus. | Darin sind {tax} Steuer enthalten.",
    total:
      "Der Gesamtbetrag ist {total}. | Insgesamt ergibt sich eine Summe von {total}. | Wir bitten um Zahlung von {total}. | Der Endbetrag lautet {total}.",
    due: "Zahlbar bis {due}. | Bitte zahlen Sie bis zum {due}. | Der Betrag ist am {due} fällig. | Wir bitten um Überweisung bis spätestens {due}.",
  }),
  fr: sentences({
    greeting: "Madame, Monsieur, | Cher client, | Bonjour,",
    number:
      "Nous vous adressons la facture {number} du {date}. | Le numéro de cette facture est {number}. | Facture {number}, établie le {date}.",
    net: "Le montant hors taxes est de {net}. | Hors taxes, cela fait {net}.",
    tax: "La TVA est de {tax}. | Il s'y ajoute {tax} de TVA. | Dont {tax} de taxe.",
    total: "Le montant total est de {total}. | Le total à payer est de {total}. | Soit un total de {total}.",
    due: "À payer avant le {due}. | Merci de régler au plus tard le {due}. | Le paiement est attendu le {due}.",
  }),
  es: sentences({
    greeting: "Estimados señores: | Estimado cliente: | Buenos días:",
    number:
      "Les enviamos la factura {number} de fecha {date}. | El número de esta factura es {number}. | Factura {number}, emitida el {date}.",
    net: "El importe neto es de {net}. | La base asciende a {net}.",
    tax: "El impuesto es de {tax}. | A esto se suman {tax} de IVA.",
    total: "El total asciende a {total}. | El importe total es de {total}. | En total son {total}.",
    due: "A pagar antes del {due}. | Rogamos el pago hasta el {due}. | El pago vence el {due}.",
  }),
  it: sentences({
    greeting: "Gentile cliente, | Spettabile ditta, | Buongiorno,",
    number:
      "Vi inviamo la fattura {number} del {date}. | Il numero di questa fattura è {number}. | Fattura {number} emessa il {date}.",
    net: "L'importo netto è di {net}. | L'imponibile ammonta a {net}.",
    tax: "L'IVA è di {tax}. | A ciò si aggiungono {tax} di IVA.",
    total: "Il totale è di {total}. | L'importo totale ammonta a {total}. | In tutto sono {total}.",
    due: "Da pagare entro il {due}. | Si prega di pagare entro il {due}. | La scadenza è il {due}.",
  }),
  nl: sentences({
    greeting: "Geachte heer, mevrouw, | Beste klant, | Hallo,",
    number:
      "Hierbij ontvangt u factuur {number} van {date}. | Het nummer van deze factuur is {number}. | Factuur {number} is opgemaakt op {date}.",
    net: "Het bedrag zonder btw is {net}. | Netto komt dit op {net}.",
    tax: "De btw bedraagt {tax}. | Daar komt {tax} btw bij.",
    total:
      "Het totaal is {total}. | In totaal is dat {total}. | Graag breng ik {total} in rekening voor het gedane werk.",
    due: "Te betalen voor {due}. | Graag betalen voor {due}. | De betaling verwachten wij uiterlijk {due}.",
  }),
  pt: sentences({
    greeting: "Exmos. Senhores, | Prezado cliente, | Bom dia,",
    number:
      "Enviamos a fatura {number} de {date}. | O número desta fatura é {number}. | Fatura {number}, emitida em {date}.",
    net: "O valor líquido é de {net}. | Sem imposto são {net}.",
    tax: "O imposto é de {tax}. | Acrescem {tax} de imposto.",
    total: "O valor total é de {total}. | O total a pagar é {total}. | No total são {total}.",
    due: "A pagar até {due}. | Pedimos o pagamento até {due}. | O vencimento é em {due}.",
  }),
  pl: sentences({
    greeting: "Szanowni Państwo, | Dzień dobry, | Drogi Kliencie,",
    number:
      "Przesyłamy fakturę {number} z dnia {date}. | Numer tej faktury to {number}. | Faktura {number} została wystawiona dnia {date}.",
    net: "Kwota netto to {net}. | Wartość netto wynosi {net}.",
    tax: "Podatek VAT wynosi {tax}. | Do tego dochodzi {tax} VAT.",
    total: "Razem do zapłaty {total}. | Kwota brutto to {total}. | Łącznie jest to {total}.",
    due: "Płatne do {due}. | Prosimy o zapłatę do dnia {due}. | Termin mija {due}.",
  }),
  sv: sentences({
    greeting: "Hej, | Bästa kund, | Till berörd,",
    number:
      "Här kommer faktura {number} från {date}. | Numret på denna faktura är {number}. | Faktura {number} utfärdades {date}.",
    net: "Beloppet utan moms är {net}. | Netto blir det {net}.",
    tax: "Momsen är {tax}. | Till det kommer {tax} i moms.",
    total: "Totalt blir det {total}. | Summan är {total}. | Vi ber om {total} för utfört arbete.",
    due: "Betalas senast {due}. | Vi ber om betalning före {due}. | Förfaller {due}.",
  }),
  da: sentences({
    greeting: "Hej, | Kære kunde, | Til rette vedkommende,",
    number:
      "Hermed faktura {number} af {date}. | Nummeret på denne faktura er {number}. | Faktura {number} er udstedt den {date}.",
    net: "Beløbet uden moms er {net}. | Netto bliver det {net}.",
    tax: "Momsen er {tax}. | Dertil kommer {tax} i moms.",
    total: "I alt bliver det {total}. | Det samlede beløb er {total}.",
    due: "Betales senest {due}. | Vi beder om betaling inden {due}. | Forfalder den {due}.",
  }),
  ...fromPacks((pack) => sentences(pack.sentences)),
};
