import { cellsOf, type OrderedWords, textOf } from "../layout/reading-order.ts";

/** Captions of a payee, by language. */
const captions = [
  "(?:bank )?account (?:name|holder)",
  "a\\/c name",
  "name of account",
  "beneficiary(?: name)?",
  "payee",
  "(?:cheques?|checks?|payments?) (?:(?:shall|should|must) be |to be |are )?(?:made )?(?:out|payable) to",
  "kontoinhaber(?:in)?",
  "zahlungsempfänger",
  "titulaire(?: du compte)?",
  "bénéficiaire",
  "titular(?: de la cuenta| da conta)?",
  "beneficiario",
  "intestatario",
  "intestato a",
  "rekeninghouder",
  "kontohaver",
  "kontoinnehavare",
  "odbiorca",
  "nazwa odbiorcy",
].join("|");
const payee = new RegExp(`(?:^|[\\s,.;(])(?:all )?(?:${captions})\\s?:?\\s+["“„]?(\\p{L}[^"”“:;|]+)`, "iu");

/** The slip to cut off below an invoice, which names the seller behind `To:`, as Xero prints it. */
const slip = /^payment advice$/i;
const slipTo = /^to:(?:\s+(.*))?$/i;
/** Maximum cells from the title of the slip to the name. */
const mostCells = 12;

/** Names of payees. */
export function payeesOn(ordered: OrderedWords): readonly string[] {
  const cells = cellsOf(ordered).map((cell) => textOf(ordered, cell));
  const captioned = cells.flatMap((text, index) => {
    const name = payee.exec(text)?.[1] ?? payee.exec(`${text} ${cells[index + 1] ?? ""}`)?.[1] ?? "";
    return /^\p{Lu}/u.test(name) ? [name] : [];
  });
  return [...captioned, ...cells.flatMap((text, index) => (slip.test(text) ? nameOnSlip(cells, index) : []))];
}

function nameOnSlip(cells: readonly string[], title: number): readonly string[] {
  const at = cells.slice(title, title + mostCells).findIndex((text) => slipTo.test(text));
  const name = at < 0 ? undefined : slipTo.exec(cells[title + at] ?? "")?.[1] || cells[title + at + 1];
  return name === undefined ? [] : [name];
}
