import { cents } from "../../../locale/amounts/amount.ts";
import type { Candidate, FieldReadings, LineItemReading } from "../../invoice-reading.ts";
import { strongAt } from "../../thresholds.ts";

type Sums = Pick<FieldReadings, "total_amount" | "subtotal">;

/** Fewer lines add up to a printed amount by chance. */
const fewestLines = 3;
/** The chance given to a total that is the exact sum of the lines. */
const confirmed = 0.9;

/**
 * The candidates for the total; where none is likely, the one that the lines add up to is, unless it is rather the
 * subtotal: a till that prints only `CASH 223.00` below its items.
 */
export function totalsOfLines(
  { total_amount, subtotal }: Sums,
  lines: readonly LineItemReading[],
): Candidate<number>[] {
  const sum = sumOf(lines);
  const isSum = ({ value }: Candidate<number>) => cents(value) === sum;
  const isLikely = total_amount.some(({ probability }) => probability >= strongAt);
  const found = total_amount.find(isSum);
  const isNet = subtotal.some((net) => isSum(net) && net.probability > (found?.probability ?? 0));
  if (isLikely || !found || isNet) return [...total_amount];
  const others = total_amount.filter((one) => one !== found);
  return [{ ...found, probability: confirmed, weakest: confirmed }, ...others];
}

/** In cents; undefined if a line has no sure total, or if there are few. */
function sumOf(lines: readonly LineItemReading[]): number | undefined {
  const totals = lines.filter(({ parent }) => parent === undefined).map(({ total }) => total);
  const isSure = totals.every((total) => total !== undefined && total.probability >= strongAt);
  if (!isSure || totals.length < fewestLines) return undefined;
  return totals.reduce((sum, total) => sum + cents(total?.value ?? 0), 0);
}
