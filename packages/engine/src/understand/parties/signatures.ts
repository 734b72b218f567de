import { wordKey } from "../../locale/letters/fold-text.ts";
import { cellsOf, type OrderedWords, textOf } from "../layout/reading-order.ts";
import type { Predictions } from "../model/predictions.ts";
import { columnsOf, partyBlocks, sharesOf } from "./average-roles.ts";
import { withRoles } from "./seller-first.ts";

/** `for Alder Traders` above `Authorised Signatory`: for whom an invoice is signed. */
const signedFor = /^for[:,]?\s+(\S.*)$/i;
const signatory = /\bauthori[sz]ed\s+signator/i;
/** Maximum words of a name, and cells from it to the words below the signature. */
const mostWords = 8;
const mostCells = 6;
/** Minimum letters: shorter names begin many lines. */
const shortest = 5;

/** Share of a block that the role of its signature gets. */
const signedShare = 0.97;

/** Gives the block of the party for whom the invoice is signed to the seller. */
export function withSigningSeller(ordered: OrderedWords, predictions: Predictions): Predictions {
  const seller = sellerSigned(ordered);
  const columns = columnsOf(predictions);
  if (seller === undefined || columns.shipTo < 0) return predictions;
  const { labels, layout } = predictions;
  const width = layout.labels.length;
  const changes = partyBlocks(ordered, labels, width, columns).flatMap((words) => {
    const shares = words.map((word) => sharesOf(labels.subarray(word * width, (word + 1) * width), columns));
    const [own = 0, buyers = 0] = [0, 1].map((role) => shares.reduce((sum, each) => sum + (each[role] ?? 0), 0));
    const isSigning = keyOfFirstLine(ordered, words) === seller;
    if (isSigning === own > buyers) return [];
    return [isSigning ? ([words, "vendor", "customer"] as const) : ([words, "customer", "vendor"] as const)];
  });
  // Only where the models give the signing party to the buyer are the others' roles in doubt.
  const isExchanged = changes.some(([, to]) => to === "vendor");
  return isExchanged ? withRoles(predictions, changes, signedShare) : predictions;
}

function keyOfFirstLine(ordered: OrderedWords, words: readonly number[]): string {
  const line = ordered.words[words[0] ?? -1]?.line;
  return wordKey(
    textOf(
      ordered,
      words.filter((word) => ordered.words[word]?.line === line),
    ),
  );
}

/** The name before which an authorised signatory signs, as a key. */
function sellerSigned(ordered: OrderedWords): string | undefined {
  const cells = cellsOf(ordered).map((cell) => textOf(ordered, cell));
  const at = cells.findIndex((text, index) => {
    const isShort = signedFor.test(text) && text.split(" ").length <= mostWords;
    return isShort && cells.slice(index + 1, index + 1 + mostCells).some((below) => signatory.test(below));
  });
  const key = wordKey(signedFor.exec(cells[at] ?? "")?.[1] ?? "");
  return key.length >= shortest ? key : undefined;
}
