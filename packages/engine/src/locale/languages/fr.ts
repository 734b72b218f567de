import type { Language } from "../language-facts.ts";

export const french: Language = {
  code: "fr",
  months: [
    "janvier",
    "février",
    "mars",
    "avril",
    "mai",
    "juin",
    "juillet",
    "août",
    "septembre",
    "octobre",
    "novembre",
    "décembre",
  ],
  monthForms: { juil: 7 },
  honorifics: ["m", "mme", "mlle", "monsieur", "madame"],
  charges: ["remise", "rabais", "escompte", "majoration"],
  addressLabels: ["adresse", "siège social"],
  sums: ["totale", "montant"],
  beginWithL: ["lt", "ltr", "ltrs"],
};
