import { validate as nifp } from "stdnum/lib/cjs/gn/nifp.js";
import type { Country } from "../country-data.ts";

const french = {
  hasAmbiguousCode: true,
  languages: ["fr"],
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["SARL", "S.A.", "SUARL"],
  otherLegalForms: ["SARLU", "SASU"],
  postalForm: undefined,
} as const;
/** The CFA franc of the West African Economic and Monetary Union. */
const union = { ...french, currency: "XOF" } as const;
const english = {
  hasAmbiguousCode: true,
  languages: ["en"],
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["Ltd", "Limited"],
  postalForm: undefined,
} as const;

/** Countries of West Africa, except those with a file of their own. */
export const westAfrica: readonly Country[] = [
  {
    ...union,
    code: "SN",
    names: ["senegal"],
    taxIds: [{ names: ["NINEA"], shape: /^\d{7}(?:\d{2})?(?:\d[A-Z]\d)?$/ }],
    signs: { captions: ["NINEA"], calling: ["221"], towns: ["DAKAR"] },
  },
  {
    ...union,
    code: "CI",
    names: ["cote d'ivoire", "ivory coast", "cote divoire", "elfenbeinkuste"],
    taxIds: [{ names: ["NCC"], shape: /^\d{7}[A-Z]$/ }],
    signs: { calling: ["225"], towns: ["ABIDJAN"] },
  },
  {
    ...union,
    code: "BJ",
    names: ["republique du benin"],
    sharedNames: ["benin"],
    taxIds: [{ names: ["IFU"], shape: /^\d{13}$/ }],
    signs: { calling: ["229"], towns: ["COTONOU"] },
  },
  {
    ...union,
    code: "TG",
    names: ["republique togolaise"],
    sharedNames: ["togo", "toga", "togas"],
    taxIds: [{ names: ["NIF"], shape: /^\d{10}$/ }],
    signs: { calling: ["228"], towns: ["LOME"] },
  },
  {
    ...union,
    code: "BF",
    names: ["burkina faso"],
    taxIds: [{ names: ["IFU"], shape: /^\d{8}[A-Z]$/ }],
    signs: { calling: ["226"], towns: ["OUAGADOUGOU", "BOBO-DIOULASSO"] },
  },
  {
    ...union,
    code: "ML",
    names: ["republique du mali"],
    sharedNames: ["mali"],
    taxIds: [{ names: ["NIF"], shape: /^\d{9}[A-Z]$/ }],
    signs: { calling: ["223"], towns: ["BAMAKO"] },
  },
  {
    ...union,
    code: "NE",
    names: ["republique du niger"],
    sharedNames: ["niger", "nigera"],
    taxIds: [],
    signs: { calling: ["227"], towns: ["NIAMEY"] },
  },
  {
    ...french,
    code: "GN",
    names: ["republique de guinee"],
    sharedNames: ["guinea", "guinee", "guine", "gine"],
    currency: "GNF",
    taxIds: [{ names: ["NIF"], shape: /^\d{9}$/, validate: nifp }],
    signs: { calling: ["224"], towns: ["CONAKRY"] },
  },
  {
    ...english,
    code: "CV",
    names: ["cape verde", "cabo verde", "kap verde"],
    languages: ["pt"],
    currency: "CVE",
    decimalMark: ",",
    legalForms: ["Lda", "S.A."],
    taxIds: [{ names: ["NIF"], shape: /^\d{9}$/ }],
    signs: { calling: ["238"] },
  },
  {
    ...english,
    code: "GM",
    names: ["gambia", "the gambia"],
    currency: "GMD",
    taxIds: [],
    signs: { calling: ["220"], towns: ["BANJUL"] },
  },
  {
    ...english,
    code: "LR",
    names: ["republic of liberia"],
    sharedNames: ["liberia"],
    currency: "LRD",
    taxIds: [],
    signs: { calling: ["231"] },
  },
];
