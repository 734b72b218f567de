import type { Content } from "../content/content.ts";
import { boldOf, type FontKind, fonts } from "../fonts/fonts.ts";
import { chooseDateFormat, type DateFormat } from "../formats/dates.ts";
import { type MoneyStyle, moneyStyle, type NumberStyle, numberStyles } from "../formats/numbers.ts";
import type { Random } from "../random.ts";

/** Style of one document, chosen once for all its blocks. */
export type DocumentStyle = Readonly<{
  font: string;
  bold: string;
  heading: string;
  size: number;
  /** Distance of baselines. */
  leading: number;
  accent: string;
  onAccent: string;
  tint: string;
  numbers: NumberStyle;
  /** Amounts in rows; sums have the same style with a currency mark. */
  lineMoney: MoneyStyle;
  sumMoney: MoneyStyle;
  totalMoney: MoneyStyle;
  priceDecimals: number;
  /** Number of pieces that prices in rows are for. */
  priceBase: 1 | 10 | 100 | 1000;
  quantityDecimals: number;
  dates: DateFormat;
  colon: "" | ":" | " :";
  captionCase: "asIs" | "upper" | "lower";
  captionBold: boolean;
  captionScale: number;
  valueBold: boolean;
  allCapitals: boolean;
  /** "No:123": no blank after the colon. */
  gluedValues: boolean;
  /** Rules, boxes or plain paper. */
  decoration: "plain" | "rules" | "boxes" | "bands";
}>;

/** Trades with prices per hundred or thousand, such as screws and paper. */
const countedTrades: ReadonlySet<string> = new Set(["hardware", "office"]);

function priceBaseOf(random: Random): DocumentStyle["priceBase"] {
  return random.chance(0.06) ? random.pick([10, 100, 100, 1000] as const) : 1;
}

const accents = [
  "#1f4e79",
  "#2e7d32",
  "#8e1b1b",
  "#444444",
  "#0b5394",
  "#6a1b9a",
  "#e65100",
  "#00695c",
  "#222222",
  "#b71c1c",
];
const tints = ["#eeeeee", "#f3f6fa", "#e8f0e8", "#f7f1e6", "#e6e6e6", "#dfe9f5"];

const families = (kind: FontKind): readonly string[] =>
  fonts.filter((font) => font.kind === kind && !font.bold).map((font) => font.name);
const byKind: Readonly<Record<FontKind, readonly string[]>> = {
  sans: families("sans"),
  serif: families("serif"),
  mono: families("mono"),
  narrow: families("narrow"),
  receipt: families("receipt"),
  typewriter: families("typewriter"),
};
function fontOf(random: Random, weights: readonly (readonly [FontKind, number])[]): string {
  return random.pick(byKind[random.weighted(weights)]);
}

export function chooseDocumentStyle(random: Random, content: Content, till: boolean): DocumentStyle {
  const font = fontOf(
    random,
    till
      ? [
          ["receipt", 38],
          ["mono", 26],
          ["sans", 14],
          ["narrow", 10],
          ["typewriter", 8],
          ["serif", 3],
        ]
      : [
          ["sans", 62],
          ["serif", 16],
          ["narrow", 9],
          ["mono", 6],
          ["typewriter", 5],
          ["receipt", 1],
        ],
  );
  const size = till ? random.between(6.5, 10) : random.between(7, 11);
  const allCapitals = random.chance(till ? 0.45 : 0.03);
  const shown = moneyStyle(random, content.currency, content.country.code);
  const bare: MoneyStyle = { ...shown, mark: "" };
  const code: MoneyStyle = { ...shown, mark: content.currency, gap: " ", before: random.chance(0.5) };
  const sumMoney = random.chance(till ? 0.3 : 0.58) ? shown : bare;
  return {
    font,
    bold: boldOf(font),
    heading: random.chance(0.75)
      ? boldOf(font)
      : boldOf(
          fontOf(random, [
            ["sans", 5],
            ["serif", 3],
            ["narrow", 2],
          ]),
        ),
    size,
    leading: size * (random.chance(0.08) ? random.between(1.03, 1.14) : random.between(1.14, till ? 1.4 : 1.6)),
    accent: random.pick(accents),
    onAccent: "#ffffff",
    tint: random.pick(tints),
    numbers: numberStyles[random.pick(content.country.numbers)],
    lineMoney: sumMoney.mark !== "" && random.chance(0.6) ? shown : bare,
    sumMoney,
    totalMoney:
      sumMoney.mark !== "" && random.chance(0.8)
        ? sumMoney
        : random.weighted([
            [shown, 3],
            [code, 2],
            [bare, till ? 5 : 2.5],
          ] as const),
    priceBase: !till && countedTrades.has(content.trade) ? priceBaseOf(random.fork()) : 1,
    priceDecimals: random.chance(0.9) ? content.decimals : random.pick([content.decimals, 3, 4]),
    quantityDecimals: random.weighted([
      [0, 70],
      [2, 20],
      [1, 3],
      [3, 6],
    ] as const),
    dates: chooseDateFormat(random, content.language, content.country.code),
    colon: random.weighted([
      [":", 62],
      ["", 30],
      [" :", 8],
    ] as const),
    captionCase: random.weighted([
      ["asIs", 74],
      ["upper", 20],
      ["lower", 3],
    ] as const),
    captionBold: random.chance(0.4),
    captionScale: random.pick([1, 1, 1, 0.85, 0.9]),
    valueBold: random.chance(0.1),
    allCapitals,
    gluedValues: random.chance(till ? 0.1 : 0.04),
    decoration: random.pick(["plain", "rules", "boxes", "bands"]),
  };
}
