import type { Language } from "../language-data.ts";

export const norwegian: Language = {
  code: "no",
  months: [
    "januar",
    "februar",
    "mars",
    "april",
    "mai",
    "juni",
    "juli",
    "august",
    "september",
    "oktober",
    "november",
    "desember",
  ],
  monthForms: {},
  attachmentTitles: [
    "pakkseddel",
    "følgeseddel",
    "fraktbrev",
    "timeliste",
    "arbeidsrapport",
    "salgsbetingelser",
    "generelle vilkår",
  ],
  creditTitles: ["kreditnota", "kreditfaktura"],
  beginWithL: [],
};
