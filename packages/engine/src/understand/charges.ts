import { foldText } from "../locale/fold-text.ts";
import type { LineItemReading } from "./invoice-reading.ts";

/** What rows between items and totals begin with when they change the whole bill instead of selling something. */
const chargeWord =
  /^(?:abschlag|abzug|zuschlag|aufschlag|rabatt|nachlass|skonto|discount|allowance|surcharge|charge|remise|rabais|escompte|majoration|descuento|recargo|sconto|maggiorazione|korting|toeslag|desconto|acrescimo|rabat|upust|doplata|tillagg|avdrag|tillaeg|fradrag)\b/i;

export type ItemsAndCharges = Readonly<{ items: readonly LineItemReading[]; charges: readonly number[] }>;

/** Parts from the items the rows under them that only add to or take from the bill: no quantity, and a name that says so. */
export function splitCharges(rows: readonly LineItemReading[]): ItemsAndCharges {
  const last = rows.findLastIndex((row) => row.quantity !== undefined);
  if (last < 0) return { items: rows, charges: [] };
  const isCharge = (row: LineItemReading, index: number) =>
    index > last && chargeWord.test(foldText(row.description?.value ?? ""));
  return {
    items: rows.filter((row, index) => !isCharge(row, index)),
    charges: rows.filter(isCharge).flatMap((row) => row.total?.value ?? []),
  };
}
