import { expect, test } from "vitest";
import { correctLookAlikes } from "./look-alikes.ts";

const settled = (text: string) =>
  correctLookAlikes([
    { characters: [...text].map((c, i) => ({ text: c, first: i, last: i, probability: 1 })), confidence: 1 },
  ])[0]
    ?.characters.map(({ text: character }) => character)
    .join("");

test.each([
  ["ldrottsgränden", "Idrottsgränden"],
  ["d'lnvestissement", "d'Investissement"],
  ["lBAN:", "IBAN:"],
  ["TARlF", "TARIF"],
  ["TotaI", "Total"],
  ["KöIn", "Köln"],
  ["Mont-de-I'Enclus", "Mont-de-l'Enclus"],
  ["M÷NI", "MINI"],
  ["2O17", "2017"],
  ["l00,00", "100,00"],
  ["03/1272015", "03/12/2015"],
  ["(22466453]", "[22466453]"],
  ["[59281122)", "[59281122]"],
])("%s is %s", (read, meant) => {
  expect(settled(read)).toBe(meant);
});

test.each([
  "la",
  "lfd.",
  "Ltda",
  "ltda",
  "lbs",
  "llamada",
  "ljus",
  "Lwów",
  "McIntyre",
  "eInvoice",
  "IVA",
  "I",
  "l",
  "A-7602/O",
  "SO010469",
  "(19%)",
  "lot",
])("%s stays", (text) => {
  expect(settled(text)).toBe(text);
});
