import type { Prediction } from "@inkvoice/engine/scoring";
import { type Json, member } from "../json-walk.ts";
import type { Shape } from "./shape.ts";

/** A record of the service, output of `extract` or `watch`, or an API response around either. */
function recordOf(answer: Json): Json {
  return member(answer, "data") ?? answer;
}

export const inkvoice: Shape = {
  name: "Inkvoice",
  recognises(answer) {
    const record = recordOf(answer);
    return member(record, "extracted_data") !== undefined || member(record, "status") === "failed";
  },
  read: (answer) => (member(recordOf(answer), "extracted_data") ?? {}) as Prediction,
};
