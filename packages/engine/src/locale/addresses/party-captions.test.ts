import { expect, it } from "vitest";
import { endsWithCaptionOfOthers, endsWithCaptionOfStaff, isSalutation } from "./party-captions.ts";

it.each(["Herrn", "Spett.le", "SEÑORES:", "À l'attention de", "Exmo.(s) Sr.(s)"])("%s is a salutation", (line) => {
  expect(isSalutation(line)).toBe(true);
});

it.each(["Herrn Moss", "Familie Alder", "Anna", ""])("%j is none", (line) => {
  expect(isSalutation(line)).toBe(false);
});

it("knows the captions of other places and persons at the end of a text only", () => {
  expect(endsWithCaptionOfOthers("Kundin Moss, Verbrauchsstelle :")).toBe(true);
  expect(endsWithCaptionOfOthers("DIRECCIÓN DE SUMINISTRO")).toBe(true);
  expect(endsWithCaptionOfOthers("Verbrauchsstelle: Moss")).toBe(false);
  expect(endsWithCaptionOfOthers("Impatient")).toBe(false);
});

it("knows the captions of people who work there, also before a salutation", () => {
  expect(endsWithCaptionOfStaff("Es bediente Sie:")).toBe(true);
  expect(endsWithCaptionOfStaff("Es bediente Sie: Frau")).toBe(true);
  expect(endsWithCaptionOfStaff("4711 Cashier:")).toBe(true);
  expect(endsWithCaptionOfStaff("Bill to:")).toBe(false);
});
