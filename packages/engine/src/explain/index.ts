/** Drawing what was read onto the page; kept apart because whoever only reads needs none of it. */
export { drawExplanation, drawWords } from "./draw-explanation.ts";
export { type Mark, marksOf } from "./marks.ts";
