import { expect, it } from "vitest";
import { isCaptionedTaxId } from "./tax-captions.ts";

it.each([
  ["SIRET :", "83472615000016"],
  ["Cvr/SE nr: CVR nr.", "31847265"],
  ["P. IVA", "IT02877140981"],
  ["TVA", "FR40303265045"],
])("%s %s is a tax number", (before, number) => {
  expect(isCaptionedTaxId(before, number)).toBe(true);
});

it.each([
  ["SIRET :", "8347261"],
  ["Telefon", "31847265"],
  ["Total TVA 20 %", "47600"],
])("%s %s is none", (before, number) => {
  expect(isCaptionedTaxId(before, number)).toBe(false);
});
