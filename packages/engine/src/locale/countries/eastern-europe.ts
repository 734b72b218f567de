import { validate as unp } from "stdnum/lib/cjs/by/unp.js";
import { validate as idno } from "stdnum/lib/cjs/md/idno.js";
import { validate as inn } from "stdnum/lib/cjs/ru/inn.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

/** Eastern neighbours of the European Union, except those with a file of their own. */
export const easternEurope: readonly Country[] = [
  {
    code: "MD",
    hasAmbiguousCode: true,
    names: ["moldova", "republica moldova", "republic of moldova", "r. moldova", "moldau", "republik moldau"],
    languages: ["ro", "en"],
    currency: "MDL",
    dateOrder: "dmy",
    decimalMark: ",",
    legalForms: ["S.R.L.", "S.A.", "I.I."],
    otherLegalForms: ["Î.C.S.", "Î.M."],
    postalForm: postalForms.digits,
    taxIds: [
      // Of a company: its kind, the year with three digits, its registry, which begins with 6.
      { names: ["IDNO", "Cod fiscal", "C/f"], shape: /^10\d\d6\d{8}$/, validate: idno, provesItself: true },
      { names: ["Cod TVA"], shape: /^\d{7}$/ },
    ],
    signs: { line: /\b(?:FISCAL|IDNO|C\/F)\b\D{0,6}10\d\d6\d{8}\b/, calling: ["373"], towns: ["CHISINAU", "TIRASPOL"] },
  },
  {
    code: "RU",
    names: ["russia", "russian federation", "rossiya", "rossiyskaya federatsiya", "russland", "russie", "rusia"],
    sharedNames: ["rosia"],
    languages: ["en"],
    currency: "RUB",
    dateOrder: "dmy",
    decimalMark: ",",
    legalForms: ["ООО", "АО", "ПАО", "ИП"],
    otherLegalForms: ["ОАО", "ЗАО"],
    postalForm: postalForms.digits,
    taxIds: [{ names: ["ИНН", "INN"], shape: /^(?:\d{10}|\d{12})$/, validate: inn }],
    signs: { calling: ["73", "74", "78", "79"], towns: ["MOSKVA", "SANKT-PETERBURG", "NOVOSIBIRSK", "EKATERINBURG"] },
  },
  {
    code: "BY",
    names: ["belarus", "republic of belarus", "respublika belarus", "weissrussland", "bielorussie"],
    languages: ["en"],
    currency: "BYN",
    dateOrder: "dmy",
    decimalMark: ",",
    legalForms: ["ООО", "ОАО", "ОДО", "ЧУП", "ИП"],
    postalForm: postalForms.digits,
    taxIds: [{ names: ["УНП", "UNP"], shape: /^[\dABCEHKM][\dABCEHKMOPT]\d{7}$/, validate: unp }],
    signs: { captions: ["UNP"], calling: ["375"], towns: ["G. MINSK", "G.MINSK"] },
  },
];
