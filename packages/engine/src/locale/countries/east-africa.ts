import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

const english = {
  hasAmbiguousCode: true,
  languages: ["en"],
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["Ltd", "Limited", "PLC"],
  postalForm: undefined,
} as const;
const french = {
  hasAmbiguousCode: true,
  languages: ["fr", "en"],
  dateOrder: "dmy",
  legalForms: ["SARL", "S.A."],
} as const;

/** Countries of East Africa and its islands, except those with a file of their own. */
export const eastAfrica: readonly Country[] = [
  {
    ...english,
    code: "ET",
    names: ["ethiopia", "ethiopie"],
    currency: "ETB",
    legalForms: ["PLC", "S.C."],
    taxIds: [{ names: ["TIN"], shape: /^\d{10}$/ }],
    signs: { calling: ["251"], towns: ["ADDIS ABABA"] },
  },
  {
    ...english,
    code: "TZ",
    names: ["tanzania", "united republic of tanzania", "tansania"],
    currency: "TZS",
    postalForm: postalForms.digitsAfterCity,
    taxIds: [
      { names: ["TIN"], shape: /^\d{9}$/ },
      { names: ["VRN"], shape: /^\d{8}[A-Z]$/ },
    ],
    signs: { calling: ["255"], towns: ["DAR ES SALAAM", "ARUSHA", "ZANZIBAR"] },
  },
  {
    ...english,
    code: "UG",
    names: ["uganda", "ouganda"],
    currency: "UGX",
    taxIds: [{ names: ["TIN"], shape: /^1\d{9}$/ }],
    signs: { captions: ["EFRIS"], calling: ["256"], towns: ["KAMPALA", "ENTEBBE"] },
  },
  {
    ...english,
    code: "RW",
    names: ["rwanda", "ruanda"],
    currency: "RWF",
    taxIds: [{ names: ["TIN"], shape: /^1\d{8}$/ }],
    signs: { calling: ["250"], towns: ["KIGALI"] },
  },
  {
    ...french,
    code: "MU",
    names: ["mauritius", "ile maurice", "republic of mauritius"],
    sharedNames: ["maurice", "mauricio"],
    languages: ["en", "fr"],
    currency: "MUR",
    decimalMark: ".",
    legalForms: ["Ltd", "Limited"],
    otherLegalForms: ["Ltée"],
    postalForm: postalForms.digitsAfterCity,
    taxIds: [
      { names: ["BRN"], shape: /^[CIP]\d{8}$/ },
      { names: ["VAT"], shape: /^\d{8}$/ },
    ],
    signs: { calling: ["230"], towns: ["PORT LOUIS"] },
  },
  {
    ...french,
    code: "MG",
    names: ["madagascar", "madagaskar", "madagasikara"],
    currency: "MGA",
    decimalMark: ",",
    postalForm: postalForms.digitsAfterCity,
    taxIds: [{ names: ["NIF"], shape: /^\d{10}$/ }],
    signs: { calling: ["261"], towns: ["ANTANANARIVO", "TOAMASINA"] },
  },
  {
    ...english,
    code: "SC",
    names: ["seychelles", "seychellen"],
    currency: "SCR",
    taxIds: [],
    signs: { calling: ["248"] },
  },
];
