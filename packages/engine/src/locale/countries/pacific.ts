import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

const english = {
  hasAmbiguousCode: true,
  languages: ["en"],
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["Pte", "Ltd", "Limited", "PLC"],
} as const;

/** Islands of the Pacific, except those with a file of their own. */
export const pacific: readonly Country[] = [
  {
    ...english,
    code: "FJ",
    names: ["fiji", "fiji islands", "fidji", "fidschi"],
    currency: "FJD",
    postalForm: undefined,
    taxIds: [{ names: ["TIN"], shape: /^\d{9}$/ }],
    signs: { calling: ["679"] },
  },
  {
    ...english,
    code: "PG",
    names: ["papua new guinea"],
    currency: "PGK",
    postalForm: postalForms.digitsAfterCity,
    taxIds: [{ names: ["TIN"], shape: /^\d{9}$/ }],
    signs: { calling: ["675"], towns: ["PORT MORESBY"] },
  },
];
