import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { withoutLegalForm } from "./companies/legal-form.ts";
import { countries } from "./countries/index.ts";
import { countryOf, countryOfSharedName } from "./country.ts";
import type { Country } from "./country-data.ts";
import { monthOf } from "./dates/months.ts";
import { attachmentTitleIn, isWordBeginningWithL, namesCreditNote } from "./language.ts";
import { languages } from "./languages/index.ts";
import { foldText } from "./letters/fold-text.ts";

function filesIn(folder: string): string[] {
  return readdirSync(new URL(`./${folder}/`, import.meta.url))
    .filter((file) => file !== "index.ts")
    .map((file) => file.replace(/\.ts$/, ""))
    .sort();
}

describe("a language", () => {
  it("that has a file is in the index", () => {
    expect(languages.map(({ code }) => code).sort()).toEqual(filesIn("languages"));
  });

  it.each(languages.map((language) => [language.code, language] as const))("%s has every part", (_, one) => {
    for (const [index, month] of one.months.entries()) expect(monthOf(month, one.code), month).toBe(index + 1);
    for (const word of one.beginWithL) expect(isWordBeginningWithL(word), word).toBe(true);
    for (const title of one.attachmentTitles) expect(attachmentTitleIn(`${title} 17`), title).toBeGreaterThan(2);
    for (const title of one.creditTitles) {
      expect(namesCreditNote(`No 17 ${title.toUpperCase()}: 12.00`), title).toBe(true);
      expect(namesCreditNote([...title.replaceAll(" ", "")].join(" ")), title).toBe(true);
    }
  });
});

it("does not take terms of payment for a credit note", () => {
  expect(namesCreditNote("GST INVOICE CREDIT INV NO: 17 paid by credit card")).toBe(false);
});

describe("a country", () => {
  it("that has a file, or is in a file of its region, is in the index", async () => {
    const files = await Promise.all(filesIn("countries").map((file) => import(`./countries/${file}.ts`)));
    const codes = files.flatMap((file) => Object.values<Country | Country[]>(file).flat()).map(({ code }) => code);
    expect(countries.map(({ code }) => code).sort()).toEqual(codes.sort());
    expect(new Set(codes).size).toBe(codes.length);
  });

  it.each(countries.map((country) => [country.code, country] as const))("%s has every part", (code, one) => {
    for (const name of one.names) {
      expect(name).toBe(foldText(name).toLowerCase());
      expect(countryOf(name), name).toBe(code);
    }
    for (const name of one.sharedNames ?? []) {
      expect(countryOfSharedName(name), name).toBe(code);
      expect(countryOf(name), name).toBeUndefined();
    }
    for (const form of [...one.legalForms, ...(one.otherLegalForms ?? [])])
      expect(withoutLegalForm(`Example ${form}`), form).toBe("Example");
    for (const language of one.languages) expect(languages.map((known) => known.code)).toContain(language);
    expect(one.currency).toMatch(/^[A-Z]{3}$/);
  });
});
