import { validate as nipt } from "stdnum/lib/cjs/al/nipt.js";
import { validate as pib } from "stdnum/lib/cjs/me/pib.js";
import { validate as edb } from "stdnum/lib/cjs/mk/edb.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

const balkan = { dateOrder: "dmy", decimalMark: ",", postalForm: postalForms.digits } as const;

/** Countries of the western Balkans, except those with a file of their own. */
export const balkans: readonly Country[] = [
  {
    ...balkan,
    code: "MK",
    names: ["north macedonia", "severna makedonija", "makedonija", "republika severna makedonija", "nordmazedonien"],
    sharedNames: ["macedonia"],
    languages: ["en"],
    currency: "MKD",
    legalForms: ["ДООЕЛ", "ДОО", "DOOEL", "DOO", "АД"],
    taxIds: [{ names: ["ЕДБ", "EDB", "ЕДБ за ДДВ"], shape: /^(?:MK)?[45]\d{12}$/, validate: edb }],
    signs: { captions: ["EDB"], calling: ["389"], towns: ["SKOPJE", "TETOVO"] },
  },
  {
    ...balkan,
    code: "BA",
    hasAmbiguousCode: true,
    names: ["bosnia and herzegovina", "bosna i hercegovina", "bih", "bosnien und herzegowina", "bosnia i herzegovina"],
    languages: ["hr", "en"],
    currency: "BAM",
    legalForms: ["d.o.o.", "d.d."],
    taxIds: [
      { names: ["JIB", "ID broj", "ЈИБ"], shape: /^4\d{12}$/ },
      { names: ["PDV broj", "PIB", "ПДВ број"], shape: /^\d{12}$/ },
    ],
    signs: { captions: ["JIB:"], calling: ["387"], towns: ["SARAJEVO", "BANJA LUKA", "MOSTAR"] },
  },
  {
    ...balkan,
    code: "ME",
    hasAmbiguousCode: true,
    names: ["crna gora"],
    sharedNames: ["montenegro", "karadag"],
    languages: ["en"],
    currency: "EUR",
    legalForms: ["d.o.o.", "a.d."],
    taxIds: [{ names: ["PIB"], shape: /^\d{8}$/, validate: pib }],
    signs: { calling: ["382"], towns: ["PODGORICA"] },
  },
  {
    ...balkan,
    code: "AL",
    hasAmbiguousCode: true,
    names: ["albania", "shqiperia", "shqiperi", "albanien", "albanie"],
    languages: ["en"],
    currency: "ALL",
    legalForms: ["Sh.p.k."],
    taxIds: [{ names: ["NIPT", "NUIS"], shape: /^[A-M]\d{8}[A-Z]$/, validate: nipt }],
    signs: { captions: ["NIPT", "NUIS"], calling: ["355"], towns: ["TIRANA", "TIRANE", "DURRES"] },
  },
  {
    ...balkan,
    code: "XK",
    names: ["kosovo", "kosova", "kosove"],
    languages: ["en"],
    currency: "EUR",
    legalForms: ["Sh.p.k."],
    taxIds: [{ names: ["NUI", "Numri fiskal", "Nr. TVSH"], shape: /^\d{9}$/ }],
    signs: { calling: ["383"], towns: ["PRISHTINA", "PRISHTINE", "PRISTINA"] },
  },
];
