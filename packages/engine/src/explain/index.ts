/** Drawing what was read onto the page; kept apart because whoever only reads needs none of it. */
export { type DrawPdf, drawExplanation } from "./draw-explanation.ts";
export { type Mark, marksOf } from "./marks.ts";
