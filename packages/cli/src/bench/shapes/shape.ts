import type { Prediction } from "@inkvoice/engine/scoring";
import type { Json } from "../json-walk.ts";
import type { Wanted } from "../printed-values.ts";

/** How one provider answers, and how its names are ours. */
export type Shape = Readonly<{
  name: string;
  recognises(answer: Json): boolean;
  read(answer: Json, wanted: Wanted): Prediction;
}>;
