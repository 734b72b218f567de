import { validate as voen } from "stdnum/lib/cjs/az/tin.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

const postSoviet = { languages: ["en"], dateOrder: "dmy", decimalMark: ",", postalForm: postalForms.digits } as const;

/** Countries of the Caucasus and of Central Asia. */
export const caucasusAndCentralAsia: readonly Country[] = [
  {
    ...postSoviet,
    code: "GE",
    hasAmbiguousCode: true,
    names: ["republic of georgia", "sakartvelo", "georgien", "gruzja", "gruziya"],
    sharedNames: ["georgia", "georgie"],
    currency: "GEL",
    decimalMark: ".",
    legalForms: ["LLC"],
    taxIds: [{ names: ["Identification No."], shape: /^(?:\d{9}|\d{11})$/ }],
    signs: { calling: ["995"], towns: ["TBILISI", "BATUMI", "KUTAISI"] },
  },
  {
    ...postSoviet,
    code: "AM",
    hasAmbiguousCode: true,
    names: ["republic of armenia", "armenien", "armeniya"],
    sharedNames: ["armenia"],
    currency: "AMD",
    legalForms: ["LLC", "CJSC", "OJSC"],
    taxIds: [{ names: ["TIN", "ՀՎՀՀ"], shape: /^\d{8}$/ }],
    signs: { captions: ["ՀՎՀՀ"], calling: ["374"], towns: ["YEREVAN"] },
  },
  {
    ...postSoviet,
    code: "AZ",
    hasAmbiguousCode: true,
    names: ["azerbaijan", "azerbaycan", "azerbaidjan", "aserbaidschan", "azerbaycan respublikasi"],
    languages: ["en", "tr"],
    currency: "AZN",
    decimalMark: ".",
    legalForms: ["MMC", "LLC"],
    taxIds: [{ names: ["VÖEN", "VOEN"], shape: /^\d{9}[12]$/, validate: voen }],
    signs: { captions: ["VOEN"], calling: ["994"], towns: ["BAKU", "SUMQAYIT"] },
  },
  {
    ...postSoviet,
    code: "KZ",
    names: ["kazakhstan", "kazahstan", "republic of kazakhstan", "kasachstan"],
    currency: "KZT",
    legalForms: ["ТОО", "АО", "ИП", "LLP"],
    taxIds: [{ names: ["БИН", "ИИН", "BIN", "IIN"], shape: /^\d{12}$/ }],
    signs: { calling: ["76", "77"], towns: ["ALMATY", "ASTANA", "SHYMKENT"] },
  },
  {
    ...postSoviet,
    code: "UZ",
    names: ["uzbekistan", "o'zbekiston", "usbekistan", "ouzbekistan"],
    currency: "UZS",
    legalForms: ["MChJ", "ООО", "LLC"],
    taxIds: [{ names: ["STIR", "ИНН", "INN"], shape: /^[23]\d{8}$/ }],
    signs: { calling: ["998"], towns: ["TOSHKENT", "TASHKENT", "SAMARKAND"] },
  },
  {
    ...postSoviet,
    code: "KG",
    names: ["kyrgyzstan", "kirgizstan", "kirgisistan"],
    currency: "KGS",
    legalForms: ["ОсОО", "LLC"],
    taxIds: [{ names: ["ИНН", "INN"], shape: /^\d{14}$/ }],
    signs: { calling: ["996"], towns: ["BISHKEK"] },
  },
  {
    ...postSoviet,
    code: "MN",
    hasAmbiguousCode: true,
    names: ["mongolia", "mongol uls", "mongolei", "mongolie"],
    currency: "MNT",
    dateOrder: "ymd",
    decimalMark: ".",
    legalForms: ["ХХК", "LLC"],
    taxIds: [{ names: ["ТТД"], shape: /^\d{7}$/ }],
    signs: { calling: ["976"], towns: ["ULAANBAATAR"] },
  },
];
