import { expect, it } from "vitest";
import { type MarkedWord, markedPage } from "../../testing/marked-page.ts";
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

it("takes no estimate of the taxes within the price for a tax", () => {
  expect(taxesOf("Valor aproximado dos tributos")).toEqual([]);
  expect(taxesOf("Trib. aprox. (Lei 12.741/12)")).toEqual([]);
  expect(taxesOf("ICMS")).toEqual([[9, 193]]);
});

it("takes no base that is far from the amount at the rate, such as a customs code", () => {
  const baseOf = (base: string) => {
    const [tax] = decodeTaxes(
      markedPage([
        { text: base, at: [1, 1], labels: { "tax.base": 0.9, total_tax: 0 } },
        { text: "2.5%", at: [20, 1], labels: { "tax.rate": 0.9 } },
        { text: "855.00", at: [40, 1], labels: { "tax.amount": 0.9 } },
      ]),
    );
    return [tax?.rate?.value, tax?.base?.value, tax?.amount?.value];
  };
  expect(baseOf("52051410")).toEqual([2.5, undefined, 855]);
  expect(baseOf("34,200.00")).toEqual([2.5, 34_200, 855]);
});
