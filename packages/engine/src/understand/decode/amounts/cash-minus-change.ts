import { cents } from "../../../locale/amounts/amount.ts";
import type { Box } from "../../../page-text/page-text.ts";
import type { Evidence } from "../../invoice-reading.ts";
import { wordShapeOf } from "../../model/word-shape.ts";
import type { MarkedDocument } from "../spans.ts";
import { moneyIn } from "./decode-amounts.ts";

/** Number of lines below the total that are searched for the payment. */
const linesBelow = 6;
/** Change is printed directly below the cash tendered, or one line further. */
const mostLinesApart = 2;

/** Cash less change, for every pair of amounts under the total, the larger one first. */
export function cashMinusChange(document: MarkedDocument, total: Evidence | undefined): number[] {
  const { words } = document.ordered;
  const first = total && words.find(({ page, box }) => page + 1 === total.page && isInside(box, total.box));
  if (!first) return [];
  const below = words.flatMap(({ text, line }, index) => {
    const isNear = line > first.line && line <= first.line + linesBelow;
    const amount = isNear && wordShapeOf(text).isMoney ? moneyIn(document, [index]) : undefined;
    return amount !== undefined && amount > 0 ? [{ amount, line }] : [];
  });
  return below.flatMap((cash) =>
    below
      .filter(({ line, amount }) => line > cash.line && line - cash.line <= mostLinesApart && amount < cash.amount)
      .map((change) => (cents(cash.amount) - cents(change.amount)) / 100),
  );
}

/** Whether a word lies in a box that was drawn around it and its neighbours. */
function isInside(word: Box, box: Box): boolean {
  const [x, y] = [(word[0] + word[2]) / 2, (word[1] + word[3]) / 2];
  return x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3];
}
