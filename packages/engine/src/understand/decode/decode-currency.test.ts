import { expect, it } from "vitest";
import { type MarkedWord, markedPage } from "../testing/marked-page.ts";
import { decodeCurrency } from "./decode-currency.ts";

/** What a page is taken for on which the model sees euros, whatever is printed. */
function currencyOf(...texts: readonly (readonly string[])[]): string | undefined {
  const words = texts.flatMap((line, y) => line.map((text, x): MarkedWord => ({ text, at: [8 * x, y + 1] })));
  const page = markedPage(words);
  const predictions = {
    ...page.predictions,
    layout: { ...page.predictions.layout, currencies: ["EUR", "USD", "other"] },
    heads: { ...page.predictions.heads, currencies: Float32Array.of(0.9, 0.08, 0.02) },
  };
  return decodeCurrency({ ...page, predictions })[0]?.value;
}

it("is what all amounts name, also one that no model was taught, where the likeliest is printed nowhere", () => {
  expect(currencyOf(["Total", "UAH", "1,250.00"])).toBe("UAH");
  expect(currencyOf(["Total", "₺1.250,00"])).toBe("TRY");
  expect(currencyOf(["Total", "Q1,250.00"])).toBe("GTQ");
});

it("is the model's where that is printed, where amounts name several, or where a code stands beside no amount", () => {
  expect(currencyOf(["Total", "UAH", "1,250.00"], ["EUR", "30.00"])).toBe("EUR");
  expect(currencyOf(["Total", "UAH", "1,250.00"], ["USD", "30.00"])).toBe("EUR");
  expect(currencyOf(["Total", "UAH", "1,250.00"], ["$", "30.00"])).toBe("EUR");
  expect(currencyOf(["Bank", "account", "UAH"], ["Total", "1,250.00"])).toBe("EUR");
});
