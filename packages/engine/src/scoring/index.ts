/** Compares extracted data with labels. */
export { type Prediction, scoredFields } from "./judge.ts";
export { type LabelledDocument, readLabelledFolder } from "./labelled-folder.ts";
export { type Score, score } from "./score.ts";
export { errorLines } from "./tables.ts";
export { summarize } from "./tally.ts";
