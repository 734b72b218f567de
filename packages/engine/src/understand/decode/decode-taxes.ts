import { parsePercent } from "../../locale/amounts/amount.ts";
import type { Candidate, TaxLineReading } from "../invoice-reading.ts";
import { textOf } from "../layout/reading-order.ts";
import { moneyIn } from "./decode-amounts.ts";
import { candidateOf, type MarkedDocument, type Span, strongSpansOf } from "./spans.ts";

type Parts = { rate?: Candidate<number>; base?: Candidate<number>; amount?: Candidate<number> };

/** Taxes by rate: rate, base and amount on one line belong together; a tax printed twice is given once. */
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
  const whole = [...lines.values()].filter((parts) => parts.amount !== undefined || (parts.rate && parts.base));
  return withoutRepeats(whole);
}

function lineOf({ ordered }: MarkedDocument, span: Span): number {
  return ordered.words[span.words[0] ?? 0]?.line ?? -1;
}

function rateIn({ ordered }: MarkedDocument, words: readonly number[]): number | undefined {
  const texts = [textOf(ordered, words), ...words.map((word) => ordered.words[word]?.text ?? "")];
  return texts.map((text) => parsePercent(text.replace(/[()]/g, ""))).find((rate) => rate !== undefined);
}

function withoutRepeats(lines: readonly Parts[]): Parts[] {
  const seen = new Set<string>();
  return lines.filter((parts) => {
    const key = `${parts.rate?.value ?? ""}:${parts.amount?.value ?? ""}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
