import type { Language } from "../language-facts.ts";

export const english: Language = {
  code: "en",
  months: [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
  ],
  monthForms: { sept: 9 },
  honorifics: ["mr", "mrs", "ms"],
  charges: ["discount", "allowance", "surcharge", "charge"],
  addressLabels: ["address", "headquarters"],
  sums: ["total", "subtotal", "grand total", "item", "items", "qty", "quantity", "pcs", "tax", "vat", "amount"],
  beginWithL: ["lb", "lbs", "lp"],
};
