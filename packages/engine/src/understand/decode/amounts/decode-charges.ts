import { cents, parsePercent } from "../../../locale/amounts/amount.ts";
import type { Candidate, ChargeReading } from "../../invoice-reading.ts";
import { textOf } from "../../layout/reading-order.ts";
import { plainTextIn } from "../numbers/decode-codes.ts";
import { candidateOf, type MarkedDocument, type Span, strongSpansOf } from "../spans.ts";
import { moneyIn } from "./decode-amounts.ts";

const kinds = ["discount", "shipping", "charge", "rounding"] as const;
type Kind = (typeof kinds)[number];

/**
 * Discounts, freight and surcharges of the whole invoice: an amount, the words before it on its line, and a percentage
 * among them.
 */
export function decodeCharges(document: MarkedDocument): ChargeReading[] {
  const seen = new Set<string>();
  return kinds.flatMap((kind) =>
    strongSpansOf(document, kind).flatMap((span) => {
      const charge = chargeOf(document, kind, span);
      const key = charge && `${kind}:${cents(charge.amount.value)}`;
      if (!key || charge.amount.value === 0 || seen.has(key)) return [];
      seen.add(key);
      return [charge];
    }),
  );
}

function chargeOf(document: MarkedDocument, kind: Kind, span: Span): ChargeReading | undefined {
  const printed = moneyIn(document, span.words);
  if (printed === undefined) return undefined;
  const amount = kind === "discount" ? -Math.abs(printed) : printed;
  return {
    kind: candidateOf(document, span, kind),
    amount: candidateOf(document, span, amount),
    ...captionOf(document, span),
  };
}

/** The words before the amount on its line; only those of the nearest cell if there are several. */
function captionOf(
  document: MarkedDocument,
  { words, score, ...rest }: Span,
): Pick<ChargeReading, "description" | "rate"> {
  const { ordered, labels, cells: all } = document;
  const first = words[0] ?? 0;
  const line = ordered.words[first]?.line;
  const before = all.filter((cell) => ordered.words[cell[0] ?? 0]?.line === line && (cell[0] ?? 0) < first);
  const named = before.filter((cell) => cell.some((word) => labels[word] === "charge.description"));
  const cells = named.length > 0 ? named : before.slice(-1);
  const caption = cells.flat().filter((word) => word < first && !words.includes(word));
  const said = caption.filter(
    (word) =>
      parsePercent(ordered.words[word]?.text ?? "") === undefined && /\p{L}/u.test(ordered.words[word]?.text ?? ""),
  );
  const description = said.length > 0 ? plainTextIn(textOf(ordered, said)) : undefined;
  const rateWord = caption.find((word) => /%/.test(ordered.words[word]?.text ?? ""));
  const rate =
    rateWord === undefined ? undefined : parsePercent((ordered.words[rateWord]?.text ?? "").replace(/[()]/g, ""));
  const candidate = <Value>(own: readonly number[], value: Value): Candidate<Value> =>
    candidateOf(document, { ...rest, words: own, score }, value);
  return {
    ...(description === undefined ? {} : { description: candidate(said, description) }),
    ...(rate === undefined || rateWord === undefined ? {} : { rate: candidate([rateWord], rate) }),
  };
}
