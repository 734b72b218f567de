import type { Country } from "../countries/countries.ts";
import type { Random } from "../random.ts";
import type { LineContent } from "./lines.ts";

export type TaxContent = Readonly<{ name: string; rate: number; base: number; amount: number }>;

/** All amounts below the lines, in minor units. Zero means that it is not printed. */
export type Sums = Readonly<{
  /** Sum of the line totals. */
  lines: number;
  discount: number;
  shipping: number;
  /** Tax base; printed as subtotal if there is no discount. */
  net: number;
  taxes: readonly TaxContent[];
  totalTax: number;
  tip: number;
  withholding: number;
  commission: number;
  rounding: number;
  /** The charges of this document, tax included. */
  total: number;
  previousBalance: number;
  paid: number;
  due: number;
}>;

export type SumOptions = Readonly<{
  random: Random;
  country: Country;
  lines: readonly LineContent[];
  pricesIncludeTax: boolean;
  taxed: boolean;
  till: boolean;
  agency: boolean;
  bill: boolean;
  /** Whether payments and older balances may be on the document. */
  settles: boolean;
}>;

/** Smallest coin, for sums rounded to cash. */
const coins: Readonly<Record<string, number>> = {
  MYR: 5,
  CHF: 5,
  SEK: 100,
  DKK: 50,
  AUD: 5,
  NZD: 10,
  CAD: 5,
  NOK: 100,
  EUR: 5,
  SGD: 5,
  INR: 100,
};

export function makeSums(wish: SumOptions): Sums {
  const { random, lines } = wish;
  const lineSum = lines.reduce((sum, line) => sum + line.total, 0);
  const discount = random.chance(wish.till ? 0.06 : 0.09)
    ? Math.round(lineSum * random.pick([0.02, 0.03, 0.05, 0.1, 0.15]))
    : 0;
  const shipping =
    !wish.till && random.chance(0.14) ? Math.round(Math.abs(lineSum) * random.pick([0.02, 0.05, 0.08])) : 0;
  const taxes = wish.taxed ? taxesOf(wish, shipping - discount) : [];
  const totalTax = taxes.reduce((sum, tax) => sum + tax.amount, 0);
  const charged = lineSum - discount + shipping + (wish.pricesIncludeTax ? 0 : totalTax);
  const net = wish.pricesIncludeTax ? charged - totalTax : charged - totalTax;
  const tip = wish.till && random.chance(0.08) ? Math.round(lineSum * random.pick([0.1, 0.15, 0.18, 0.2])) : 0;
  const commission = wish.agency ? Math.round(lineSum * 0.15) : 0;
  const withholding = withholdingOf(wish, net);
  const exact = charged + tip - commission - withholding;
  const rounding = roundingOf(wish, exact);
  const total = exact + rounding;
  return {
    lines: lineSum,
    discount,
    shipping,
    net,
    taxes,
    totalTax,
    tip,
    withholding,
    commission,
    rounding,
    total,
    ...settle(wish, total),
  };
}

function withholdingOf(wish: SumOptions, net: number): number {
  const { random, country } = wish;
  if (wish.till || !["ES", "IT", "PT", "MX", "IN"].includes(country.code) || !random.chance(0.12)) return 0;
  return Math.round(net * random.pick([0.15, 0.2, 0.07, 0.19, 0.02]));
}

function roundingOf(wish: SumOptions, exact: number): number {
  const coin = coins[wish.country.currency];
  const usual = ["MYR", "CHF", "SEK", "INR"].includes(wish.country.currency);
  if (coin === undefined || !wish.random.chance(usual ? (wish.till ? 0.7 : 0.3) : 0.02)) return 0;
  return Math.round(exact / coin) * coin - exact;
}

/** Payments and older balances: the amount due may differ from the total. */
function settle(wish: SumOptions, total: number): Pick<Sums, "previousBalance" | "paid" | "due"> {
  const { random } = wish;
  if (!wish.settles || total <= 0) return { previousBalance: 0, paid: 0, due: total };
  const previousBalance = random.chance(wish.bill ? 0.5 : 0.025) ? Math.round(total * random.between(0.2, 3)) : 0;
  let paid = 0;
  if (previousBalance > 0 && random.chance(0.7))
    paid = random.chance(0.7) ? previousBalance : Math.round(previousBalance * random.between(0.2, 1));
  else if (random.chance(0.11))
    paid = random.chance(0.55) ? total : Math.round(total * random.pick([0.1, 0.2, 0.3, 0.5]));
  return { previousBalance, paid, due: total + previousBalance - paid };
}

function taxesOf(wish: SumOptions, extra: number): TaxContent[] {
  const { random, country, lines } = wish;
  const byRate = new Map<number, number>();
  for (const line of lines) byRate.set(line.rate, (byRate.get(line.rate) ?? 0) + line.total);
  const name = random.pick(country.taxNames);
  const main = lines[0]?.rate ?? 0;
  const out: TaxContent[] = [];
  for (const [rate, sum] of [...byRate].sort((a, b) => b[0] - a[0])) {
    const charged = sum + (rate === main ? extra : 0);
    const amount = wish.pricesIncludeTax
      ? Math.round(charged - charged / (1 + rate / 100))
      : Math.round((charged * rate) / 100);
    out.push({ name, rate, base: wish.pricesIncludeTax ? charged - amount : charged, amount });
  }
  return splitByAuthority(random, country, out);
}

/** Splits the tax by authority: two halves in India, a provincial part in Canada. */
function splitByAuthority(random: Random, country: Country, taxes: TaxContent[]): TaxContent[] {
  if (country.code === "IN" && random.chance(0.6)) {
    return taxes.flatMap((tax) => {
      const half = Math.floor(tax.amount / 2);
      const others = { rate: tax.rate / 2, base: tax.base };
      return [
        { ...others, name: "CGST", amount: tax.amount - half },
        { ...others, name: "SGST", amount: half },
      ];
    });
  }
  if (country.code === "CA" && random.chance(0.35)) {
    return taxes.flatMap((tax) => {
      if (tax.rate <= 5) return [tax];
      const federal = Math.round((tax.amount * 5) / tax.rate);
      return [
        { name: "GST", rate: 5, base: tax.base, amount: federal },
        {
          name: random.pick(["PST", "QST"]),
          rate: Math.round((tax.rate - 5) * 1000) / 1000,
          base: tax.base,
          amount: tax.amount - federal,
        },
      ];
    });
  }
  return taxes;
}
