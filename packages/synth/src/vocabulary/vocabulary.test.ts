import { describe, expect, it } from "vitest";
import { companyName } from "../content/names.ts";
import { countries, countryOf } from "../countries/countries.ts";
import { canPrint } from "../fonts/measure.ts";
import { randomOf } from "../random.ts";
import { letterModel } from "./letter-model.ts";
import { vocabularyOf } from "./vocabulary.ts";

const random = randomOf(20261115);
const draws = (make: () => string, count: number) => new Set(Array.from({ length: count }, make)).size;

describe("the vocabulary of a country", () => {
  it("rarely repeats names, towns and streets", () => {
    for (const code of ["DE", "BR", "US", "PL"]) {
      const words = vocabularyOf(countryOf(code));
      expect(
        draws(() => words.lastName(random), 1000),
        code,
      ).toBeGreaterThan(600);
      expect(
        draws(() => words.city(random), 1000),
        code,
      ).toBeGreaterThan(600);
      expect(
        draws(() => words.street(random), 1000),
        code,
      ).toBeGreaterThan(850);
    }
  });

  it("is printable, whatever the country", () => {
    for (const country of countries) {
      const words = vocabularyOf(country);
      const texts = [
        words.firstName,
        words.lastName,
        words.city,
        words.region,
        words.street,
        words.postcode,
        words.word,
      ];
      for (const draw of texts) expect(canPrint(draw(random)), country.code).toBe(true);
    }
  });

  it("gives company names that are rarely equal", () => {
    const germany = countryOf("DE");
    expect(draws(() => companyName(random, germany, "de"), 2000)).toBeGreaterThan(1900);
  });
});

describe("the letter model", () => {
  it("invents words from the letters of its examples, a quarter of them new even with eight examples", () => {
    const examples = [
      "Ingolstadt",
      "Stadtlohn",
      "Darmstadt",
      "Eisenstadt",
      "Eisenberg",
      "Bamberg",
      "Bergheim",
      "Lohnberg",
    ];
    const invent = letterModel(examples);
    const made = Array.from({ length: 200 }, () => invent(random));
    const letters = new Set(examples.join(""));
    expect(made.every((word) => [...word].every((letter) => letters.has(letter)))).toBe(true);
    expect(made.filter((word) => !examples.includes(word)).length).toBeGreaterThan(made.length / 4);
  });
});
