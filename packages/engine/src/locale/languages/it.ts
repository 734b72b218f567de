import type { Language } from "../language-facts.ts";

export const italian: Language = {
  code: "it",
  months: [
    "gennaio",
    "febbraio",
    "marzo",
    "aprile",
    "maggio",
    "giugno",
    "luglio",
    "agosto",
    "settembre",
    "ottobre",
    "novembre",
    "dicembre",
  ],
  monthForms: {},
  honorifics: ["sig"],
  charges: ["sconto", "maggiorazione"],
  addressLabels: ["indirizzo", "sede legale"],
  sums: ["totale", "totali", "importo"],
  attachmentTitles: [
    "documento di trasporto",
    "ddt",
    "bolla di consegna",
    "distinta di imballaggio",
    "foglio ore",
    "rapportino",
    "condizioni generali",
  ],
  beginWithL: ["lt"],
};
