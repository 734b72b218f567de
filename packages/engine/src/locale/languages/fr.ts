import type { Language } from "../language-data.ts";

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
  attachmentTitles: [
    "bon de livraison",
    "bordereau de livraison",
    "liste de colisage",
    "feuille de temps",
    "feuille d'heures",
    "relevé d'heures",
    "conditions générales",
  ],
  creditTitles: ["avoir", "note de crédit"],
  beginWithL: ["lt", "ltr", "ltrs"],
};
