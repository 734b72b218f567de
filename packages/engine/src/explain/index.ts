/** Draws extracted values onto page pictures. A separate entry point: extraction itself does not need it. */
export { drawExplanation, drawWords } from "./draw-explanation.ts";
export { type Mark, marksOf } from "./marks.ts";
