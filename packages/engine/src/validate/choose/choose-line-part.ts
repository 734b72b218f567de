import { lineAgrees } from "../../arithmetic/line-product.ts";
import type { Candidate, ChargeReading, LineItemReading, TaxLineReading } from "../../understand/invoice-reading.ts";
import { type Chosen, oddsOf } from "./chosen.ts";

/** A value of a line with the evidence of its row: whether its numbers multiply. */
export function chosenPart(line: LineItemReading | TaxLineReading | ChargeReading, part: string): Chosen | undefined {
  const candidate = (line as Readonly<Record<string, Candidate<string | number> | undefined>>)[part];
  const isFactor = part === "quantity" || part === "unit_price" || part === "total";
  return (
    candidate && {
      candidate,
      margin: candidate.probability,
      probability: candidate.probability,
      agreement: isFactor ? rowVerdict(line as LineItemReading) : 0,
      rest: restOfLine(line, candidate),
      rival: 0,
      overruled: false,
    }
  );
}

/** Probabilities of the line's other values. */
function restOfLine(line: LineItemReading | TaxLineReading | ChargeReading, own: Candidate<string | number>): number {
  const others = Object.values(line).filter((candidate) => candidate !== own);
  return others.reduce((sum, { probability }) => sum + oddsOf(probability), 0) / Math.max(1, others.length);
}

function rowVerdict(line: LineItemReading): number {
  const agrees = lineAgrees({
    quantity: line.quantity?.value,
    unit_price: line.unit_price?.value,
    total: line.total?.value,
    tax_rate: line.tax_rate?.value,
    discount: line.discount?.value,
    discount_rate: line.discount_rate?.value,
  });
  return agrees === undefined ? 0 : agrees ? 1 : -1;
}
