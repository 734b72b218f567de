import type { Language } from "../language-data.ts";

export const romanian: Language = {
  code: "ro",
  months: [
    "ianuarie",
    "februarie",
    "martie",
    "aprilie",
    "mai",
    "iunie",
    "iulie",
    "august",
    "septembrie",
    "octombrie",
    "noiembrie",
    "decembrie",
  ],
  monthForms: {},
  attachmentTitles: [
    "aviz de însoțire a mărfii",
    "aviz de însoțire",
    "aviz de expediție",
    "proces-verbal de recepție",
    "situație de lucrări",
    "condiții generale",
    "termeni și condiții",
  ],
  creditTitles: ["factură storno", "notă de credit", "factură de corecție"],
  beginWithL: ["lei"],
};
