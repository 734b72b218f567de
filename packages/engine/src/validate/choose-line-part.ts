import { agree } from "../understand/agreeing-numbers.ts";
import type { Candidate, LineItemReading, TaxLineReading } from "../understand/invoice-reading.ts";
import type { Chosen } from "./chosen.ts";

/** A part of a line with what its row says of it: numbers that multiply agree, numbers that do not contradict each other. */
export function chosenPart(line: LineItemReading | TaxLineReading, part: string): Chosen | undefined {
  const candidate = (line as Readonly<Record<string, Candidate<string | number> | undefined>>)[part];
  const isFactor = part === "quantity" || part === "unit_price" || part === "total";
  return (
    candidate && {
      candidate,
      margin: candidate.probability,
      agreement: isFactor ? rowVerdict(line as LineItemReading) : 0,
    }
  );
}

function rowVerdict({ quantity, unit_price, total }: LineItemReading): number {
  if (!quantity || !unit_price || !total) return 0;
  return agree(quantity.value, unit_price.value, total.value) ? 1 : -1;
}
