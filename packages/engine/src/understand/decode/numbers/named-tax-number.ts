import { wordKey } from "../../../locale/letters/fold-text.ts";
import type { Candidate } from "../../invoice-reading.ts";
import { strongAt } from "../../thresholds.ts";

type Candidates = readonly Candidate<string>[];

/**
 * The seller's tax numbers without those that may be the buyer's, if a likely one is on the line of the seller's name:
 * `Alder, SA - Rua Nova 4 - NIF 503858471` in a footer, where the buyer's number stands above.
 */
export function withNamedTaxNumber(numbers: Candidates, buyers: Candidates, [name]: Candidates): Candidates {
  const isNamed = numbers.map((one) => one.probability >= strongAt && name !== undefined && isOnLine(one, name));
  if (!isNamed.includes(true)) return numbers;
  const isBuyers = ({ value }: Candidate<string>) => buyers.some((other) => wordKey(other.value) === wordKey(value));
  return numbers.filter((one, index) => isNamed[index] || !isBuyers(one));
}

function isOnLine({ evidence: own }: Candidate<string>, { evidence: name }: Candidate<string>): boolean {
  if (!own || !name || own.page !== name.page) return false;
  const middle = (own.box[1] + own.box[3]) / 2;
  return name.box[1] < middle && middle < name.box[3] && own.box[0] > name.box[2];
}
