import type { Country } from "../country-data.ts";

export const kw: Country = {
  code: "KW",
  names: ["kuwait", "state of kuwait"],
  languages: ["en"],
  currency: "KWD",
  dateOrder: "dmy",
  decimalMark: ".",
  legalForms: ["W.L.L.", "K.S.C."],
  postalForm: undefined,
  taxIds: [],
};
