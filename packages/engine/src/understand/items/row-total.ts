import { moneyIn } from "../decode/decode-amounts.ts";
import { candidateOf } from "../decode/spans.ts";
import type { LineItemReading } from "../invoice-reading.ts";
import { type ItemContext, mostProbableLine, spanOf } from "./item-words.ts";
import { otherReadings } from "./other-readings.ts";

/** The total with its alternative values, between which the sum of all lines decides. */
export function totalIn(context: ItemContext, words: readonly number[]): Pick<LineItemReading, "total"> {
  const line = mostProbableLine(context, "total", words);
  const value = moneyIn(context.document, line);
  if (value === undefined) return {};
  const total = candidateOf(context.document, spanOf(context, "total", line), value);
  const alternatives = otherReadings(context, line).filter((other) => other !== value && isMoney(context, other));
  return { total: { ...total, ...(alternatives.length > 0 ? { alternatives } : {}) } };
}

function isMoney({ document: { moneyDecimals = 2 } }: ItemContext, value: number): boolean {
  return Number(value.toFixed(moneyDecimals)) === value;
}
