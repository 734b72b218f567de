import { validate as vn } from "stdnum/lib/cjs/fo/vn.js";
import { validate as vat } from "stdnum/lib/cjs/gb/vat.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

const danish = { languages: ["da", "en"], currency: "DKK", dateOrder: "dmy", decimalMark: "," } as const;
const british = {
  languages: ["en"],
  currency: "GBP",
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["Ltd", "Limited", "PLC"],
  postalForm: postalForms.british,
} as const;

/** Self-governing islands of Denmark and of the British Crown, Gibraltar and San Marino. */
export const smallTerritories: readonly Country[] = [
  {
    ...danish,
    code: "FO",
    hasAmbiguousCode: true,
    names: ["faroe islands", "foroyar", "faeroerne", "faroer"],
    legalForms: ["P/F", "Sp/f"],
    postalForm: postalForms.digits,
    taxIds: [{ names: ["V-tal", "Vtal"], shape: /^\d{6}$/, validate: vn }],
    signs: { captions: ["V-TAL"], calling: ["298"], towns: ["TORSHAVN"] },
  },
  {
    ...danish,
    code: "GL",
    hasAmbiguousCode: true,
    names: ["greenland", "kalaallit nunaat"],
    sharedNames: ["gronland"],
    legalForms: ["A/S", "ApS"],
    postalForm: postalForms.digits,
    taxIds: [{ names: ["GER-nr", "CVR"], shape: /^\d{8}$/ }],
    signs: { calling: ["299"], towns: ["NUUK", "ILULISSAT"] },
  },
  {
    ...british,
    code: "GI",
    hasAmbiguousCode: true,
    names: [],
    sharedNames: ["gibraltar"],
    postalForm: undefined,
    taxIds: [],
    signs: { calling: ["350"] },
  },
  {
    ...british,
    code: "JE",
    hasAmbiguousCode: true,
    names: ["jersey, channel islands", "jersey ci", "jersey c.i."],
    sharedNames: ["jersey"],
    taxIds: [{ names: ["GST"], shape: /^\d{7}$/ }],
  },
  {
    ...british,
    code: "GG",
    hasAmbiguousCode: true,
    names: ["guernsey, channel islands", "guernsey ci", "guernsey c.i."],
    sharedNames: ["guernsey"],
    taxIds: [],
  },
  {
    ...british,
    code: "IM",
    hasAmbiguousCode: true,
    names: ["isle of man"],
    sharedNames: ["man"],
    taxIds: [{ names: ["VAT"], shape: /^\d{9}$/, validate: vat }],
  },
  {
    code: "SM",
    names: ["repubblica di san marino", "republic of san marino", "rep. san marino", "r.s.m."],
    sharedNames: ["san marino"],
    languages: ["it"],
    currency: "EUR",
    dateOrder: "dmy",
    decimalMark: ",",
    legalForms: ["S.r.l.", "S.p.A."],
    postalForm: postalForms.digits,
    taxIds: [{ names: ["COE", "C.O.E."], shape: /^(?:SM)?\d{5}$/ }],
    signs: { calling: ["378"] },
  },
];
