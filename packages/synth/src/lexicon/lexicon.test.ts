import { describe, expect, it } from "vitest";
import { languages } from "../countries/countries.ts";
import { goodsOf } from "../goods/goods.ts";
import { trades } from "../languages/pack-keys.ts";
import { lexicons } from "./index.ts";
import { lexiconKeys } from "./lexicon.ts";

const blanks = new Set(["total", "due", "number", "date", "days", "vendor", "otherNumber", "otherDate"]);

describe("every language", () => {
  it.each(languages)("%s has words for every key", (language) => {
    for (const key of lexiconKeys) expect(lexicons[language][key].length, key).toBeGreaterThan(0);
  });

  it.each(languages)("%s has twelve months", (language) => {
    expect(lexicons[language].months).toHaveLength(12);
  });

  it.each(languages)("%s has goods for every trade", (language) => {
    for (const trade of trades) expect(goodsOf(language)[trade].length, trade).toBeGreaterThan(5);
  });

  it.each(languages)("%s uses only known placeholders", (language) => {
    for (const key of lexiconKeys) {
      for (const entry of lexicons[language][key]) {
        for (const [, blank = ""] of entry.matchAll(/\{(\w+)\}/g)) expect(blanks.has(blank), entry).toBe(true);
      }
    }
  });
});
