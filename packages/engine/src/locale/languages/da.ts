import type { Language } from "../language-data.ts";

export const danish: Language = {
  code: "da",
  months: [
    "januar",
    "februar",
    "marts",
    "april",
    "maj",
    "juni",
    "juli",
    "august",
    "september",
    "oktober",
    "november",
    "december",
  ],
  monthForms: {},
  attachmentTitles: [
    "følgeseddel",
    "pakkeliste",
    "timeseddel",
    "timeopgørelse",
    "almindelige betingelser",
    "salgs- og leveringsbetingelser",
    "handelsbetingelser",
  ],
  creditTitles: ["kreditnota", "kreditfaktura"],
  beginWithL: ["lbs"],
};
