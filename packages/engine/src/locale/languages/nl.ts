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
