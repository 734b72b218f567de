import { validate as tin } from "stdnum/lib/cjs/bz/tin.js";
import type { Country } from "../country-data.ts";

const spanish = {
  hasAmbiguousCode: true,
  languages: ["es"],
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["S.A.", "S. de R.L."],
} as const;

/** Countries between Mexico and Colombia, except those with a file of their own. */
export const centralAmerica: readonly Country[] = [
  {
    ...spanish,
    code: "NI",
    names: [],
    sharedNames: ["nicaragua"],
    currency: "NIO",
    postalForm: undefined,
    taxIds: [{ names: ["RUC"], shape: /^(?:J\d{13}|\d{13}[A-Z])$/ }],
    signs: { line: /\bR\.?U\.?C\b\W{0,4}(?:NO?\W{0,3})?J\d{13}\b/, calling: ["505"], towns: ["MANAGUA"] },
  },
  {
    ...spanish,
    code: "HN",
    names: [],
    sharedNames: ["honduras"],
    currency: "HNL",
    legalForms: ["S.A. de C.V.", "S. de R.L.", "S. de R.L. de C.V.", "S.A."],
    postalForm: undefined,
    taxIds: [{ names: ["RTN"], shape: /^\d{14}$/ }],
    signs: {
      line: /\bR\.?T\.?N\b\D{0,6}\d{4}-?\d{4}-?\d{6}\b/,
      calling: ["504"],
      towns: ["TEGUCIGALPA", "SAN PEDRO SULA", "COMAYAGUELA"],
    },
  },
  {
    code: "BZ",
    hasAmbiguousCode: true,
    names: ["belize"],
    sharedNames: ["belice"],
    languages: ["en", "es"],
    currency: "BZD",
    dateOrder: "dmy",
    decimalMark: ".",
    legalForms: ["Ltd", "Limited"],
    postalForm: undefined,
    taxIds: [{ names: ["TIN"], shape: /^\d{6}(?:\d{2})?$/, validate: tin }],
    signs: { calling: ["501"], towns: ["BELMOPAN"] },
  },
];
