import { expect, it } from "vitest";
import { type MarkedWord, markedPage } from "../../testing/marked-page.ts";
import { decodeCurrency, moneyDecimalsOf } from "./decode-currency.ts";

/** The currency of a page for which the model predicts euros, whatever is printed. */
function currencyOf(...texts: readonly (readonly string[])[]): string | undefined {
  return currencyAt("", 0.9, ...texts);
}

/** chance: how sure the model is of euros. */
function currencyAt(address: string, chance: number, ...texts: readonly (readonly string[])[]): string | undefined {
  return currencyOn(address, chance, texts);
}

/** likeliest: the currency that the model predicts instead of euros. */
function currencyLikeliest(likeliest: string, ...texts: readonly (readonly string[])[]): string | undefined {
  return currencyOn("", 0.9, texts, "", likeliest);
}

function currencyOn(
  address: string,
  chance: number,
  texts: readonly (readonly string[])[],
  seller = "",
  likeliest = "EUR",
): string | undefined {
  const words = texts.flatMap((line, y) => line.map((text, x): MarkedWord => ({ text, at: [8 * x, y + 1] })));
  const page = markedPage([...words, { text: "x", at: [90, 90], labels: { "vendor.tax_id": 0 } }]);
  const predictions = {
    ...page.predictions,
    layout: { ...page.predictions.layout, currencies: [likeliest, "USD", "other"] },
    heads: { ...page.predictions.heads, currencies: Float32Array.of(chance, 0.08, 0.02) },
  };
  return decodeCurrency({ ...page, predictions }, address, seller)[0]?.value;
}

it("is the one beside all amounts, also one that no model knows, if the likeliest is printed nowhere", () => {
  expect(currencyOf(["Total", "UAH", "1,250.00"])).toBe("UAH");
  expect(currencyOf(["Total", "₺1.250,00"])).toBe("TRY");
  expect(currencyOf(["Total", "Q1,250.00"])).toBe("GTQ");
  expect(currencyOf(["Total", "UGX", "43000"])).toBe("UGX");
});

it("is the model's if that is printed, if amounts have several, or if a code is beside no amount", () => {
  expect(currencyOf(["Total", "UAH", "1,250.00"], ["EUR", "30.00"])).toBe("EUR");
  expect(currencyOf(["Total", "UAH", "1,250.00"], ["USD", "30.00"])).toBe("EUR");
  expect(currencyOf(["Total", "UAH", "1,250.00"], ["$", "30.00"])).toBe("EUR");
  expect(currencyOf(["Bank", "account", "UAH"], ["Total", "1,250.00"])).toBe("EUR");
});

it("is the model's if its letters stand before amounts, whatever code is printed once", () => {
  expect(currencyLikeliest("ZAR", ["Total", "R", "250.00"], ["EUR", "20.00"])).toBe("ZAR");
  expect(currencyLikeliest("ZAR", ["Total", "250.00"], ["EUR", "20.00"])).toBe("EUR");
});

it("is that of the seller's country if none is printed, or only a shared symbol", () => {
  expect(currencyAt("1 Queen Street, Auckland", 0.6, ["Total", "12.50"])).toBe("NZD");
  expect(currencyAt("1 Queen Street, Auckland", 0.6, ["Total", "$", "12.50"])).toBe("NZD");
  expect(currencyAt("12 Rue Atlas, Casablanca", 0.6, ["Total", "DH", "12.50"])).toBe("MAD");
  expect(currencyAt("", 0.6, ["Tel.", "+48", "22", "5550100"], ["Total", "12.50"])).toBe("PLN");
  expect(currencyAt("", 0.6, ["CHE-116.281.710"], ["Total", "12.50"])).toBe("CHF");
  expect(currencyAt("", 0.6, ["Kwota", "PTU", "A", "23%", "4,92"], ["Total", "12.50"])).toBe("PLN");
});

it("is that of a smaller country that prints the sign of another, if the seller is there", () => {
  const lei = ["Total", "12,50", "lei"];
  expect(currencyAt("", 0.6, lei)).toBe("RON");
  expect(currencyAt("str. Pușkin 4, Chișinău", 0.6, lei)).toBe("MDL");
  expect(currencyAt("", 0.6, ["COD", "FISCAL:", "1012600012348"], lei)).toBe("MDL");
  expect(currencyAt("", 0.6, ["RUC:", "J0310000012345"], ["Total", "C$", "120.00"])).toBe("NIO");
  expect(currencyAt("Akwa, Douala", 0.6, ["Total", "1.250,00", "FCFA"])).toBe("XAF");
  expect(currencyAt("5 Duke Street, Jamaica", 0.6, ["Total", "$", "120.00"])).toBe("JMD");
  expect(currencyAt("str. Pușkin 4, Chișinău", 0.6, ["Total", "RON", "12,50"])).toBe("RON");
});

it("is that of a well-known seller's country if nothing else names one", () => {
  const soldBy = (name: string, ...lines: readonly (readonly string[])[]) => currencyOn("", 0.6, lines, name);
  expect(soldBy("Biedronka", ["Total", "12.50"])).toBe("PLN");
  expect(soldBy("Biedronka", ["Tel.", "+46", "8", "555010"], ["Total", "12.50"])).toBe("SEK");
  expect(soldBy("Lidl", ["Total", "12.50"])).toBe("EUR");
});

it("is not that of a country if another is printed, if two are mentioned, or if the model is certain", () => {
  expect(currencyAt("1 Queen Street, Auckland", 0.6, ["Total", "€", "12.50"])).toBe("EUR");
  expect(currencyAt("", 0.6, ["Tel.", "+48", "22", "5550100"], ["Tel.", "+46", "8", "555010"], ["12.50"])).toBe("EUR");
  expect(currencyAt("1 Queen Street, Auckland", 0.95, ["Total", "12.50"])).toBe("EUR");
});

it("is certain if it is the only one on the page and beside an amount", () => {
  const page = markedPage([
    { text: "Total", at: [1, 1] },
    { text: "(VND)", at: [8, 1] },
    { text: "3,105,000.00", at: [16, 1] },
    { text: "x", at: [90, 90], labels: { "vendor.tax_id": 0 } },
  ]);
  const predictions = {
    ...page.predictions,
    layout: { ...page.predictions.layout, currencies: ["VND", "EUR", "other"] },
    heads: { ...page.predictions.heads, currencies: Float32Array.of(0.2, 0.1, 0.7) },
  };
  const [best] = decodeCurrency({ ...page, predictions });
  expect(best?.value).toBe("VND");
  expect(best?.probability).toBeGreaterThan(0.8);
});

it("gives money three decimals only if it is printed or likelier than not", () => {
  const dinar = { value: "TND", text: "TND", weakest: 0, edge: 0, worstLegibility: 1, source: "ocr" } as const;
  expect(moneyDecimalsOf([{ ...dinar, probability: 0.3, repeats: 0 }])).toBe(2);
  expect(moneyDecimalsOf([{ ...dinar, probability: 0.3, repeats: 1 }])).toBe(3);
  expect(moneyDecimalsOf([{ ...dinar, probability: 0.6, repeats: 0 }])).toBe(3);
});
