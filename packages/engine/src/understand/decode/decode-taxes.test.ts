import { expect, it } from "vitest";
import { type MarkedWord, markedPage } from "../testing/marked-page.ts";
import { decodeTaxes } from "./decode-taxes.ts";

const taxLine = (line: number, caption: string): MarkedWord[] => [
  { text: caption, at: [1, line], labels: { "tax.base": 0, total_tax: 0 } },
  { text: "9%", at: [10, line], labels: { "tax.rate": 0.9 } },
  { text: "193.00", at: [40, line], labels: { "tax.amount": 0.9 } },
];

const taxesOf = (...captions: readonly string[]) =>
  decodeTaxes(markedPage(captions.flatMap((caption, index) => taxLine(index + 1, caption)))).map(({ rate, amount }) => [
    rate?.value,
    amount?.value,
  ]);

it("gives a tax that is printed twice once", () => {
  expect(taxesOf("VAT", "VAT")).toEqual([[9, 193]]);
  expect(taxesOf("CGST", "CGST")).toEqual([[9, 193]]);
});

it("gives both halves of India's GST, which are equal by law", () => {
  const both = [
    [9, 193],
    [9, 193],
  ];
  expect(taxesOf("CGST", "SGST")).toEqual(both);
  expect(taxesOf("Add: CGST @", "Add: UTGST @")).toEqual(both);
  expect(taxesOf("CGST", "SGST", "Summary")).toEqual(both);
});
