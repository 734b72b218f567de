import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

const english = {
  hasAmbiguousCode: true,
  languages: ["en"],
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["Pty", "Ltd", "Limited"],
  postalForm: undefined,
} as const;

/** Countries of southern Africa, except those with a file of their own. */
export const southernAfrica: readonly Country[] = [
  {
    ...english,
    code: "ZM",
    names: ["zambia", "sambia"],
    currency: "ZMW",
    taxIds: [{ names: ["TPIN"], shape: /^\d{10}$/ }],
    signs: { calling: ["260"], towns: ["LUSAKA", "KITWE", "NDOLA"] },
  },
  {
    // Four of five payments are in dollars of the United States; the own currency changed its name four times.
    ...english,
    code: "ZW",
    names: ["zimbabwe", "simbabwe"],
    currency: "USD",
    taxIds: [
      { names: ["TIN"], shape: /^2\d{9}$/ },
      { names: ["VAT"], shape: /^(?:10\d{6}|22\d{7})$/ },
    ],
    signs: { calling: ["263"], towns: ["HARARE", "BULAWAYO"] },
  },
  {
    ...english,
    code: "BW",
    names: ["botswana"],
    currency: "BWP",
    taxIds: [],
    signs: { calling: ["267"], towns: ["GABORONE", "FRANCISTOWN"] },
  },
  {
    ...english,
    code: "NA",
    names: ["namibia"],
    currency: "NAD",
    taxIds: [{ names: ["VAT"], shape: /^\d{7}(?:\d{3})?$/ }],
    signs: { calling: ["264"], towns: ["WINDHOEK", "SWAKOPMUND"] },
  },
  {
    ...english,
    code: "MW",
    names: ["malawi"],
    currency: "MWK",
    taxIds: [{ names: ["TPIN"], shape: /^\d{8}$/ }],
    signs: { calling: ["265"], towns: ["LILONGWE"] },
  },
  {
    ...english,
    code: "LS",
    names: ["lesotho"],
    currency: "LSL",
    postalForm: postalForms.digitsAfterCity,
    taxIds: [],
    signs: { calling: ["266"], towns: ["MASERU"] },
  },
  {
    ...english,
    code: "SZ",
    names: ["eswatini", "swaziland"],
    currency: "SZL",
    taxIds: [],
    signs: { calling: ["268"], towns: ["MBABANE"] },
  },
];
