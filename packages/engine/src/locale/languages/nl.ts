import type { Language } from "../language-data.ts";

export const dutch: Language = {
  code: "nl",
  months: [
    "januari",
    "februari",
    "maart",
    "april",
    "mei",
    "juni",
    "juli",
    "augustus",
    "september",
    "oktober",
    "november",
    "december",
  ],
  monthForms: { mrt: 3 },
  words:
    "btw bedrag factuur totaal van nummer betalen rekening betaling netto voor binnen dagen excl incl levering over per subtotaal tot totaalbedrag aan bestelling betaaldatum betaaltermijn betreft bon contant datum factuurbedrag factuurdatum heer het klant korting ons onze openstaand order prijs regel rekeningnummer tarief uw verbruik verkoper verschuldigd voldoen vorige werkzaamheden wij aanbetaling aantal administratie afdeling afnemer artikel automatische bancontact bediening begunstigde bestelnummer betaald bij bruto code contact creditcard creditnota debiteur door eenheid eindtotaal fact factuurnr factuurnummer factuurtotaal gegevens grondslag incasso inclusief is kamer kenmerk koophandel kopie kredietbeperking leverdatum leveringsadres maken met na name nota omschrijving onder ontvangen op ordernummer overzicht",
  attachmentTitles: [
    "pakbon",
    "leverbon",
    "afleverbon",
    "paklijst",
    "urenstaat",
    "urenverantwoording",
    "werkbon",
    "algemene voorwaarden",
    "leveringsvoorwaarden",
  ],
  creditTitles: ["creditnota", "creditfactuur", "creditmemo", "kredietnota", "kredietfactuur"],
  beginWithL: ["lm"],
};
