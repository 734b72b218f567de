import { expect, it } from "vitest";
import { isPlaceLine } from "./place-words.ts";

it.each(["Heron Cottage", "Quai des Brumes", "Contrada Tre Pini", "ul. Lipowa", "Lindengasse", "Travessa do Moinho"])(
  "%s is a place",
  (line) => {
    expect(isPlaceLine(line)).toBe(true);
  },
);

it.each(["Viale", "Heron Coffee House", "Avery Moss", "Lane & Sons", "Alder Press", "Cornelia Kaden"])(
  "%s is none",
  (line) => {
    expect(isPlaceLine(line)).toBe(false);
  },
);
