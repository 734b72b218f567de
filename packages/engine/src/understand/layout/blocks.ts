import type { Box } from "../../page-text/page-text.ts";
import type { MarkedDocument, Span } from "../decode/spans.ts";
import { boxAround, type OrderedWords } from "./reading-order.ts";

/** Spans of one label below each other, or beside each other on a line, like the lines of an address. */
export type Block = Readonly<{ spans: readonly Span[] }>;

/** In line heights: addresses are indented by a few letters at most, and columns of a form are further apart. */
const sameLeftEdge = 3;
const widestGapInBlock = 8;

type Placed = { span: Span; box: Box; page: number; line: number };

/** Groups spans into blocks. `reach`: maximum distance of two lines of a block, in line heights. */
export function blocksOf(document: MarkedDocument, spans: readonly Span[], reach: number): Block[] {
  const { ordered } = document;
  const placed = spans
    .map((span) => ({ span, box: boxAround(ordered, span.words), ...placeOf(ordered, span) }))
    .sort((a, b) => a.line - b.line || a.box[0] - b.box[0]);
  const blocks: Placed[][] = [];
  for (const one of placed) {
    const home = blocks.find((block) => lastLineOf(block).some((last) => follows(ordered, last, one, reach)));
    if (home) home.push(one);
    else blocks.push([one]);
  }
  return blocks.map((block) => ({ spans: block.map(({ span }) => span) }));
}

function placeOf(ordered: OrderedWords, span: Span): { page: number; line: number } {
  const { page = 0, line = 0 } = ordered.words[span.words[0] ?? 0] ?? {};
  return { page, line };
}

/** A line may consist of several spans; the next line is below any of them. */
function lastLineOf(block: readonly Placed[]): Placed[] {
  return block.filter(({ line }) => line === block.at(-1)?.line);
}

function follows(ordered: OrderedWords, last: Placed, next: Placed, reach: number): boolean {
  const scale = ordered.pages[next.page];
  if (!scale || last.page !== next.page) return false;
  const height = Math.max(1e-6, Math.min(last.box[3] - last.box[1], next.box[3] - next.box[1]));
  const across = (x: number) => (x * scale.aspect) / height;
  if (next.box[1] - last.box[3] > reach * height) return false;
  const overlaps = Math.min(last.box[2], next.box[2]) > Math.max(last.box[0], next.box[0]);
  const sameLeft = Math.abs(across(last.box[0] - next.box[0])) < sameLeftEdge;
  const sameLine =
    Math.abs(last.box[1] - next.box[1]) < height / 2 && across(next.box[0] - last.box[2]) < widestGapInBlock;
  return overlaps || sameLeft || sameLine;
}
