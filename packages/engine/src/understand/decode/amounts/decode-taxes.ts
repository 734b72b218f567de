import { parsePercent } from "../../../locale/amounts/amount.ts";
import type { Candidate, TaxLineReading } from "../../invoice-reading.ts";
import { textOf } from "../../layout/reading-order.ts";
import { candidateOf, type MarkedDocument, type Span, strongSpansOf } from "../spans.ts";
import { moneyIn } from "./decode-amounts.ts";

type Parts = { rate?: Candidate<number>; base?: Candidate<number>; amount?: Candidate<number> };

/**
 * Taxes by rate: rate, base and amount on one line belong together; a tax printed twice is given once, unless the lines
 * name the two halves of a GST.
 */
export function decodeTaxes(document: MarkedDocument): TaxLineReading[] {
  const lines = new Map<number, Parts>();
  const add = (label: string, part: keyof Parts, parse: (words: readonly number[]) => number | undefined) => {
    for (const span of strongSpansOf(document, label)) {
      const value = parse(span.words);
      const line = lineOf(document, span);
      const parts = lines.get(line) ?? {};
      if (value !== undefined && !parts[part])
        lines.set(line, { ...parts, [part]: candidateOf(document, span, value) });
    }
  };
  add("tax.rate", "rate", (words) => rateIn(document, words));
  add("tax.base", "base", (words) => moneyIn(document, words));
  add("tax.amount", "amount", (words) => moneyIn(document, words));
  // `VAT 23 % 447.35`: the total tax on a line with a rate is the amount of that rate.
  for (const span of document.rules.has("tax-beside-its-rate") ? strongSpansOf(document, "total_tax") : []) {
    const parts = lines.get(lineOf(document, span));
    const value = moneyIn(document, span.words);
    if (parts?.rate && !parts.amount && value !== undefined) parts.amount = candidateOf(document, span, value);
  }
  if (document.rules.has("estimated-taxes"))
    for (const line of lines.keys()) if (isEstimate(document, line)) lines.delete(line);
  const isChecked = document.rules.has("bases-fit-rates");
  for (const parts of lines.values()) if (isChecked && parts.base && contradicts(parts)) delete parts.base;
  const whole = [...lines].filter(([, parts]) => parts.amount !== undefined || (parts.rate && parts.base));
  const isHalved = document.rules.has("halves-of-gst") && namesHalves(document, new Set(whole.map(([line]) => line)));
  return withoutRepeats(
    whole.map(([, parts]) => parts),
    isHalved,
  );
}

/** `Valor aproximado dos tributos R$ 20,00 (12,5%) Fonte: IBPT`, also over two lines. */
const estimate = /tribut\p{L}* aprox|aprox[\p{L}.]* (?:d[aeo]s? )?(?:tribut|impost)|\bIBPT\b|\b12\.?741\b/iu;

/** Whether a line or the one above it speaks of estimated taxes. */
function isEstimate({ ordered }: MarkedDocument, line: number): boolean {
  const near = ordered.words.filter((word) => word.line === line || word.line === line - 1);
  return estimate.test(near.map(({ text }) => text).join(" "));
}

/** Tax is at most half of its base; rounded rates and amounts stay far below this factor. */
const farFrom = 2;

/** Whether rate and amount belong to another base: the customs code of the goods, or a number of items. */
function contradicts({ rate, base, amount }: Parts): boolean {
  if (!rate || !base || !amount || rate.value === 0 || amount.value === 0) return false;
  const expected = Math.abs((base.value * rate.value) / 100);
  const printed = Math.abs(amount.value);
  return expected > farFrom * printed || printed > farFrom * expected;
}

/** Whether these lines name both halves of India's GST: `CGST`, and `SGST` or, in a union territory, `UTGST`. */
function namesHalves({ ordered }: MarkedDocument, lines: ReadonlySet<number>): boolean {
  const text = ordered.words.flatMap((word) => (lines.has(word.line) ? [word.text] : [])).join(" ");
  return /\bCGST\b/i.test(text) && /\b(?:S|UT)GST\b/i.test(text);
}

function lineOf({ ordered }: MarkedDocument, span: Span): number {
  return ordered.words[span.words[0] ?? 0]?.line ?? -1;
}

function rateIn({ ordered }: MarkedDocument, words: readonly number[]): number | undefined {
  const texts = [textOf(ordered, words), ...words.map((word) => ordered.words[word]?.text ?? "")];
  return texts.map((text) => parsePercent(text.replace(/[()]/g, ""))).find((rate) => rate !== undefined);
}

/** Of halves each amount is given twice, however often a summary repeats it. */
function withoutRepeats(lines: readonly Parts[], isHalved: boolean): Parts[] {
  const counts = new Map<string, number>();
  return lines.filter(({ rate, amount }) => {
    const key = isHalved && amount ? `${amount.value}` : `${rate?.value}:${amount?.value}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= (isHalved ? 2 : 1);
  });
}
