import type { Language } from "../language-data.ts";

export const hungarian: Language = {
  code: "hu",
  months: [
    "január",
    "február",
    "március",
    "április",
    "május",
    "június",
    "július",
    "augusztus",
    "szeptember",
    "október",
    "november",
    "december",
  ],
  monthForms: { jan: 1, febr: 2, márc: 3, ápr: 4, máj: 5, jún: 6, júl: 7, aug: 8, szept: 9, okt: 10, nov: 11, dec: 12 },
  attachmentTitles: [
    "szállítólevél",
    "csomagolási jegyzék",
    "munkalap",
    "teljesítési igazolás",
    "általános szerződési feltételek",
  ],
  creditTitles: ["jóváíró számla", "stornó számla", "sztornó számla", "helyesbítő számla", "érvénytelenítő számla"],
  beginWithL: [],
};
