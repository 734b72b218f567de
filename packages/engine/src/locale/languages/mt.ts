import type { Language } from "../language-data.ts";

export const maltese: Language = {
  code: "mt",
  months: [
    "Jannar",
    "Frar",
    "Marzu",
    "April",
    "Mejju",
    "Ġunju",
    "Lulju",
    "Awwissu",
    "Settembru",
    "Ottubru",
    "Novembru",
    "Diċembru",
  ],
  monthForms: {},
  attachmentTitles: ["nota tal-kunsinna", "lista tal-imballaġġ", "reġistru tas-sigħat", "termini u kundizzjonijiet"],
  creditTitles: ["nota ta' kreditu"],
  beginWithL: [],
};
