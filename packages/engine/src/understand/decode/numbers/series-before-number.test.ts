import { expect, it } from "vitest";
import { rulesWithout } from "../../../rules.ts";
import { markedPage } from "../../testing/marked-page.ts";
import { decodeCode, documentNumberIn } from "./decode-codes.ts";

/** The invoice number read from a line whose last word is the likeliest number. */
function numberOn(line: string, off: Parameters<typeof rulesWithout>[0] = []): string | undefined {
  const words = line.split(" ").map((text, index, all) => ({
    text,
    at: [index * 5, 1] as const,
    labels: { invoice_number: index === all.length - 1 ? 0.9 : 0 },
  }));
  return decodeCode({ ...markedPage(words), rules: rulesWithout(off) }, "invoice_number", documentNumberIn)[0]?.value;
}

it.each([
  ["001- N° 00012345", "001-00012345"],
  ["F002 - Nº 12345", "F002-12345"],
  ["Punto de Venta: 00002 Comp. Nro: 00001852", "00002-00001852"],
])("%s is %s", (line, value) => {
  expect(numberOn(line)).toBe(value);
  expect(numberOn(line, ["numbers-with-kind"])).toBe(line.split(" ").at(-1));
});

it.each(["001 N° 00012345", "2024- Total 12345", "12- N° 00012345", "Punto de Venta: 00002 Comp. Nro: 1852"])(
  "in %s there is no series",
  (line) => {
    expect(numberOn(line)).toBe(line.split(" ").at(-1));
  },
);

it("a kind of two parts is one where the model finds it possible", () => {
  const words = ["TAL_FAC", "2025/11173"].map((text, index) => ({
    text,
    at: [1 + index * 3.8, 1] as const,
    labels: { invoice_number: index === 1 ? 0.9 : 0.2 },
  }));
  expect(decodeCode(markedPage(words), "invoice_number", documentNumberIn)[0]?.value).toBe("TAL_FAC 2025/11173");
});

it.each(["FT", "NC"])("%s, a kind prescribed in Portugal, is part of the number behind it", (kind) => {
  const words = [kind, "FA.2026/44048"].map((text, index) => ({
    text,
    at: [1 + index * 1.6, 1] as const,
    labels: { invoice_number: index === 1 ? 0.9 : 0.01 },
  }));
  expect(decodeCode(markedPage(words), "invoice_number", documentNumberIn)[0]?.value).toBe(`${kind} FA.2026/44048`);
});
