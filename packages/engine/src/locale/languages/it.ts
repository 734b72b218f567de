import type { Language } from "../language-data.ts";

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
  attachmentTitles: [
    "documento di trasporto",
    "ddt",
    "bolla di consegna",
    "distinta di imballaggio",
    "foglio ore",
    "rapportino",
    "condizioni generali",
  ],
  creditTitles: ["nota di credito", "nota credito", "nota di accredito", "nota di variazione"],
  beginWithL: ["lt"],
};
