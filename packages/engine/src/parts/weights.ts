import type { BoundarySign } from "./boundary.ts";

/** How much each sign speaks for (or against) a new invoice, in units of log odds. Fitted by `eval/split.ts --fit`. */
export const bias = -3;
export const boundaryWeights: Readonly<Record<BoundarySign, number>> = {
  "begins numbering": 4,
  "previous was the last": 2,
  "goes on numbering": -6,
  "previous was not the last": -3,
  "same number": -6,
  "other number": 4,
  "other number of the same build": 0.5,
  "no number": -1,
  "number printed before": -3,
  "number printed here": -4,
  "same seller": -0.5,
  "other seller": 2,
  "other seller name": 2,
  "other total": 1.5,
  "same total": -1.5,
  "no total": -1.5,
  "other date": 1,
  "same date": -0.5,
  copy: -8,
  "hardly any words": -3,
  "other shape": 1.5,
  "other making": 1.5,
  "same words": -1,
  "few same words": 1.2,
  "no seller": -1,
  "head of an invoice": 1.5,
};
