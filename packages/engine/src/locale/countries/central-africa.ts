import type { Country } from "../country-data.ts";

const french = {
  hasAmbiguousCode: true,
  languages: ["fr"],
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["SARL", "S.A."],
  otherLegalForms: ["SARLU", "SASU"],
  postalForm: undefined,
} as const;
/** The CFA franc of the Central African Economic and Monetary Community. */
const community = { ...french, currency: "XAF" } as const;

/** Countries of Central Africa, except those with a file of their own. */
export const centralAfrica: readonly Country[] = [
  {
    ...community,
    code: "CM",
    names: ["cameroon", "cameroun", "kamerun"],
    languages: ["fr", "en"],
    taxIds: [{ names: ["NIU"], shape: /^[MP]\d{12}[A-Z]$/ }],
    signs: { calling: ["237"], towns: ["YAOUNDE", "DOUALA"] },
  },
  {
    ...community,
    code: "GA",
    names: ["gabon", "gabun"],
    taxIds: [],
    signs: { calling: ["241"], towns: ["LIBREVILLE", "PORT-GENTIL"] },
  },
  {
    ...community,
    code: "CG",
    names: ["congo-brazzaville", "congo brazzaville", "republique du congo"],
    sharedNames: ["congo", "kongo"],
    taxIds: [],
    signs: { calling: ["242"], towns: ["BRAZZAVILLE"] },
  },
  {
    ...community,
    code: "TD",
    names: ["tchad", "republique du tchad"],
    sharedNames: ["chad", "chade", "cad", "cada", "cadas", "sead"],
    taxIds: [],
    signs: { calling: ["235"], towns: ["N'DJAMENA", "NDJAMENA"] },
  },
  {
    ...french,
    code: "CD",
    names: [
      "dr congo",
      "d.r. congo",
      "rd congo",
      "r.d. congo",
      "democratic republic of the congo",
      "republique democratique du congo",
    ],
    currency: "CDF",
    taxIds: [{ names: ["NIF"], shape: /^A\d{7}[A-Z]$/ }],
    signs: { calling: ["243"], towns: ["KINSHASA", "LUBUMBASHI"] },
  },
];
