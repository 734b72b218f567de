import { validate as rif } from "stdnum/lib/cjs/ve/rif.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

/** Countries of South America, except those with a file of their own. */
export const southAmerica: readonly Country[] = [
  {
    code: "BO",
    hasAmbiguousCode: true,
    names: ["estado plurinacional de bolivia"],
    sharedNames: ["bolivia"],
    languages: ["es"],
    currency: "BOB",
    dateOrder: "dmy",
    decimalMark: ".",
    legalForms: ["S.R.L.", "S.A.", "Ltda"],
    postalForm: undefined,
    taxIds: [{ names: ["NIT"], shape: /^\d{7,12}$/ }],
    signs: {
      line: /\bLEY N\W{0,2}(?:RO|O)?\W{0,3}453\b/,
      calling: ["591"],
      towns: ["SANTA CRUZ DE LA SIERRA", "COCHABAMBA"],
    },
  },
  {
    // Its usual legal form, C.A., is also printed like the code of California and is not listed.
    code: "VE",
    hasAmbiguousCode: true,
    names: ["republica bolivariana de venezuela"],
    sharedNames: ["venezuela"],
    languages: ["es"],
    currency: "VES",
    dateOrder: "dmy",
    decimalMark: ",",
    legalForms: ["S.A.", "S.R.L."],
    postalForm: postalForms.digitsAfterCity,
    taxIds: [{ names: ["RIF"], shape: /^[VEJPG]\d{9}$/, validate: rif }],
    signs: {
      captions: ["SENIAT"],
      line: /\bR\.?I\.?F\b\W{0,4}[VEJPG]-?\d{8}-?\d\b/,
      calling: ["58"],
      towns: ["CARACAS", "MARACAIBO", "BARQUISIMETO"],
    },
  },
  {
    code: "GY",
    hasAmbiguousCode: true,
    names: ["guyana"],
    languages: ["en"],
    currency: "GYD",
    dateOrder: "dmy",
    decimalMark: ".",
    legalForms: ["Inc", "Ltd"],
    postalForm: undefined,
    taxIds: [{ names: ["TIN"], shape: /^\d{9}$/ }],
    signs: { calling: ["592"] },
  },
  {
    code: "SR",
    hasAmbiguousCode: true,
    names: ["suriname", "surinam"],
    languages: ["nl", "en"],
    currency: "SRD",
    dateOrder: "dmy",
    decimalMark: ",",
    legalForms: ["N.V."],
    postalForm: undefined,
    taxIds: [],
    signs: { calling: ["597"], towns: ["PARAMARIBO"] },
  },
];
