import { cents } from "../../../locale/amounts/amount.ts";
import type { Candidate, Evidence, FieldReadings, LineItemReading } from "../../invoice-reading.ts";
import type { OrderedWords } from "../../layout/reading-order.ts";
import { wordShapeOf } from "../../model/word-shape.ts";
import { strongAt } from "../../thresholds.ts";

/** paid: amounts that the models take for a payment. between: the amounts printed above one and below all lines. */
type Sums = Pick<FieldReadings, "total_amount" | "subtotal"> &
  Readonly<{ paid: readonly Candidate<number>[]; between: (paid: Candidate<number>) => readonly number[] }>;

/** Fewer lines add up to a printed amount by chance. */
const fewestLines = 3;
/** The chance given to a total that is the exact sum of the lines. */
const confirmed = 0.9;

/**
 * The candidates for the total; where none is likely, the one that the lines add up to is, unless it is rather the
 * subtotal: a till that prints only `CASH 223.00` below its items. What was paid counts as well, also where it is the
 * lines and all charges that are printed between: `Service 20.00` and `Total paid 243.00`.
 */
export function totalsOfLines(
  { total_amount, subtotal, paid, between }: Sums,
  lines: readonly LineItemReading[],
): Candidate<number>[] {
  const sum = sumOf(lines);
  if (sum === undefined || total_amount.some(({ probability }) => probability >= strongAt)) return [...total_amount];
  const isSum = ({ value }: Candidate<number>) => cents(value) === sum;
  const isWhole = (one: Candidate<number>) => {
    const charges = between(one)
      .map(cents)
      .filter((amount) => amount !== sum);
    return charges.length > 0 && charges.reduce((rest, amount) => rest + amount, sum) === cents(one.value);
  };
  const found = total_amount.find(isSum) ?? paid.find((one) => isSum(one) || isWhole(one));
  const isNet = subtotal.some((net) => isSum(net) && net.probability > (found?.probability ?? 0));
  if (!found || isNet) return [...total_amount];
  const others = total_amount.filter(({ value }) => value !== found.value);
  return [{ ...found, probability: confirmed, weakest: confirmed }, ...others];
}

/** In cents; undefined if a line has no sure total, or if there are few. */
function sumOf(lines: readonly LineItemReading[]): number | undefined {
  const totals = lines.filter(({ parent }) => parent === undefined).map(({ total }) => total);
  const isSure = totals.every((total) => total !== undefined && total.probability >= strongAt);
  if (!isSure || totals.length < fewestLines) return undefined;
  return totals.reduce((sum, total) => sum + cents(total?.value ?? 0), 0);
}

/** The amounts of money printed below all lines and above a place on their page. */
export function amountsBetween(
  ordered: OrderedWords,
  lines: readonly LineItemReading[],
  place: Evidence | undefined,
): readonly number[] {
  const own = lines.flatMap(({ total }) => (total?.evidence?.page === place?.page ? (total?.evidence ?? []) : []));
  const bottom = Math.max(...own.map(({ box }) => box[3]));
  if (!place || own.length === 0) return [];
  return ordered.words.flatMap(({ text, box, page }) => {
    const middle = (box[1] + box[3]) / 2;
    const { isMoney, value } = wordShapeOf(text);
    const isBetween = page + 1 === place.page && middle > bottom && middle < place.box[1];
    return isBetween && isMoney && value !== undefined ? [value] : [];
  });
}
