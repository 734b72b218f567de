import type { Language } from "../language-facts.ts";

export const german: Language = {
  code: "de",
  months: [
    "januar",
    "februar",
    "märz",
    "april",
    "mai",
    "juni",
    "juli",
    "august",
    "september",
    "oktober",
    "november",
    "dezember",
  ],
  monthForms: { jänner: 1, jaenner: 1, mrz: 3, maerz: 3 },
  honorifics: ["herr", "herrn", "frau"],
  charges: ["abschlag", "abzug", "rabatt", "nachlass", "skonto", "zuschlag", "aufschlag"],
  addressLabels: ["adresse", "anschrift"],
  sums: ["summe", "gesamt", "anzahl", "menge"],
  beginWithL: ["lfd", "lfm", "lg", "lkw", "lt", "ltr"],
};
