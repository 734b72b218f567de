import type { LineItem } from "@inkvoice/contract";

/** Prices are printed for one piece, for ten, a hundred or a thousand. */
const priceBases = [1, 10, 100, 1000];
/** A total is rounded to the cent; some programs truncate. */
const roundedTotal = 0.01;
const fewestPriceDecimals = 2;

/** The numbers of a line that are multiplied; the rates are in percent. */
export type LineNumbers = Pick<
  LineItem,
  "quantity" | "unit_price" | "total" | "tax_rate" | "discount" | "discount_rate"
>;

/**
 * Whether quantity × price is the line's total, for prices per one or more pieces, before or after the line's discount,
 * with or without its tax. Undefined if one of the three is missing. Signs are ignored: credit notes print them either
 * way.
 */
export function lineAgrees(line: LineNumbers): boolean | undefined {
  const { quantity, unit_price: price, total } = line;
  if (quantity === undefined || price === undefined || total === undefined) return undefined;
  const slack = roundingOf(quantity, price);
  // A total of zero is not a thousandth of a price.
  const bases = total === 0 ? [1] : priceBases;
  return bases.some((base) =>
    amountsOf(Math.abs((quantity * price) / base), line).some(
      (amount) => Math.abs(amount - Math.abs(total)) <= slack / base + roundedTotal,
    ),
  );
}

/** Possible totals of the line: with and without its discount and tax. */
function amountsOf(product: number, { tax_rate = 0, discount = 0, discount_rate = 0 }: LineNumbers): number[] {
  const lowered = [product, product - Math.abs(discount), product * (1 - Math.abs(discount_rate) / 100)];
  return lowered.flatMap((amount) => [amount, amount * (1 + tax_rate / 100)]);
}

/** Tolerance of the product, because price and quantity are printed rounded. Whole quantities are exact. */
function roundingOf(quantity: number, price: number): number {
  const ofPrice = Math.abs(quantity) * halfOfLastDigit(Math.max(fewestPriceDecimals, decimalsOf(price)));
  const ofQuantity = Number.isInteger(quantity) ? 0 : Math.abs(price) * halfOfLastDigit(decimalsOf(quantity));
  return ofPrice + ofQuantity;
}

function decimalsOf(value: number): number {
  return (String(value).split(".")[1] ?? "").length;
}

function halfOfLastDigit(decimals: number): number {
  return 0.5 * 10 ** -decimals;
}

/**
 * Whether two numbers of a row multiply to a third. They may not be quantity and price: many pairs come close by
 * chance, so only rounding and truncation to the cent are tolerated.
 */
export function multiplyTo(a: number, b: number, result: number): boolean {
  if (a === 0 || b === 0 || result === 0) return false;
  const size = Math.abs(result);
  return Math.abs(Math.abs(a * b) - size) <= 0.011 + size * 1e-4;
}
