import type { Prediction } from "@inkvoice/engine/scoring";
import type { Json } from "../json-walk.ts";
import type { LabelDates } from "../printed-values.ts";

/** How a provider's response is recognised and mapped to our fields. */
export type Shape = Readonly<{
  name: string;
  recognises(answer: Json): boolean;
  read(answer: Json, wanted: LabelDates): Prediction;
}>;
