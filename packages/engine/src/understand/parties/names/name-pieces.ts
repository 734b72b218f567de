import { wordKey } from "../../../locale/letters/fold-text.ts";
import type { Candidate } from "../../invoice-reading.ts";

/** Two letters on a picture are a region, or a piece of a logo. */
const longestPiece = 2;

/** Removes parts of another candidate's print, and names of two letters if there are longer ones. */
export function withoutPieces(found: readonly Candidate<string>[]): readonly Candidate<string>[] {
  const isShort = ({ value, source }: Candidate<string>) =>
    source === "ocr" && wordKey(value).length <= longestPiece && !/[\d&]/.test(value);
  const longer = found.filter((name) => !isShort(name));
  const isPiece = (piece: Candidate<string>) => longer.some((whole) => isWithin(piece, whole));
  return longer.length === 0 ? found : longer.filter((name) => !isPiece(name));
}

/** Whether a candidate repeats words of another one in the same place that is nearly as likely. */
function isWithin(piece: Candidate<string>, whole: Candidate<string>): boolean {
  const [a, b] = [piece.evidence, whole.evidence];
  if (!a || !b || a.page !== b.page || piece.value === whole.value || !whole.value.includes(piece.value)) return false;
  const isInside = a.box[0] >= b.box[0] && a.box[1] >= b.box[1] && a.box[2] <= b.box[2] && a.box[3] <= b.box[3];
  return isInside && whole.probability >= nearlyAsLikely * piece.probability;
}

/** Share of the probability of a part that the whole name must have. */
const nearlyAsLikely = 0.7;
