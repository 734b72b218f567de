import { cellsOf, type OrderedWords, textOf } from "../layout/reading-order.ts";

/** `for Alder Traders` above `Authorised Signatory`: for whom an invoice is signed. */
const signedFor = /^for[:,]?\s+(\S.*)$/i;
const signatory = /\bauthori[sz]ed\s+signator/i;
/** Maximum words of a name, and cells from it to the words below the signature. */
const mostWords = 8;
const mostCells = 6;

/** The name before which an authorised signatory signs. */
export function signingParties(ordered: OrderedWords): readonly string[] {
  const cells = cellsOf(ordered).map((cell) => textOf(ordered, cell));
  const at = cells.findIndex((text, index) => {
    const isShort = signedFor.test(text) && text.split(" ").length <= mostWords;
    return isShort && cells.slice(index + 1, index + 1 + mostCells).some((below) => signatory.test(below));
  });
  return signedFor.exec(cells[at] ?? "")?.slice(1) ?? [];
}
