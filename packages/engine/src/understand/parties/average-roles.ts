import { cellsOf, type OrderedWords } from "../layout/reading-order.ts";
import type { Predictions } from "../model/predictions.ts";
import { strongAt } from "../thresholds.ts";

const sides = ["vendor", "customer", "party"] as const;
const parts = ["name", "address", "tax_id"] as const;
/** Roles in the order of the shares: seller, buyer, third party, delivery. */
const roleCount = 4;

/** Maximum vertical distance of aligned cells of one block, in line heights. */
const reach = 1.3;
const sameEdge = 1.2;
/** Overlap of tightly set lines, as a share of their height. */
const mostOverlap = 0.5;
/** Weight of the block in a word's role, relative to the word's own probabilities. */
const blockShare = 0.5;

type Columns = Readonly<{ of: readonly (readonly number[])[]; shipTo: number }>;

/** Words of one block belong to one party: each word's role probabilities are averaged with those of its block. */
export function averageRolesByBlock(ordered: OrderedWords, predictions: Predictions): Predictions {
  const columns = columnsOf(predictions);
  if (columns.shipTo < 0) return predictions;
  const labels = predictions.labels.slice();
  const width = predictions.layout.labels.length;
  for (const block of partyBlocks(ordered, labels, width, columns)) {
    const shares = block.map((word) => sharesOf(labels.subarray(word * width, (word + 1) * width), columns));
    const total = shares.reduce((sum, own) => sum + own.reduce((a, b) => a + b, 0), 0);
    const common = Array.from({ length: roleCount }, (_, role) =>
      shares.reduce((sum, own) => sum + (own[role] ?? 0) / total, 0),
    );
    for (const [index, word] of block.entries())
      divide(labels.subarray(word * width, (word + 1) * width), columns, shares[index] ?? [], common);
  }
  return { ...predictions, labels };
}

export function columnsOf({ layout }: Predictions): Columns {
  return {
    of: sides.map((side) => parts.map((part) => layout.labels.indexOf(`${side}.${part}`))),
    shipTo: layout.labels.indexOf("ship_to"),
  };
}

/** A word's probability of being the seller's, the buyer's, a third party's and the delivery's. */
export function sharesOf(row: Float32Array, { of, shipTo }: Columns): number[] {
  return [...of.map((columns) => columns.reduce((sum, column) => sum + (row[column] ?? 0), 0)), row[shipTo] ?? 0];
}

/** A word's probability of belonging to any party. Called for every word of the page, so it allocates nothing. */
function massOf(labels: Float32Array, row: number, { of, shipTo }: Columns): number {
  let mass = 0;
  for (const columns of of) {
    let share = 0;
    for (const column of columns) if (column >= 0) share += labels[row + column] ?? 0;
    mass += share;
  }
  return mass + (labels[row + shipTo] ?? 0);
}

/** Distributes a word's probability among the parties; the part of the party (name, address…) stays. */
function divide(row: Float32Array, { of, shipTo }: Columns, own: readonly number[], common: readonly number[]): void {
  const whole = own.reduce((sum, share) => sum + share, 0);
  const named = parts.map((_, part) => of.reduce((sum, columns) => sum + (row[columns[part] ?? -1] ?? 0), 0));
  const allNamed = named.reduce((sum, share) => sum + share, 0);
  if (whole <= 0 || allNamed <= 0) return;
  const role = (index: number) => (1 - blockShare) * (own[index] ?? 0) + blockShare * whole * (common[index] ?? 0);
  for (const [side, columns] of of.entries())
    for (const [part, column] of columns.entries()) row[column] = (role(side) * (named[part] ?? 0)) / allNamed;
  row[shipTo] = role(roleCount - 1);
}

/** The words of each block of a party: lines below each other that are aligned. */
export function partyBlocks(ordered: OrderedWords, labels: Float32Array, width: number, columns: Columns): number[][] {
  const blocks: { words: number[]; last: Edges | undefined }[] = [];
  for (const cell of cellsOf(ordered)) {
    const members = cell.filter((word) => massOf(labels, word * width, columns) > strongAt);
    if (members.length === 0) continue;
    const edges = edgesOf(ordered, members);
    const home = blocks.findLast((block) => isBelow(block.last, edges));
    if (home) {
      home.words.push(...members);
      home.last = edges;
    } else blocks.push({ words: members, last: edges });
  }
  return blocks.map(({ words }) => words).filter((words) => words.length > 1);
}

/** Whether a cell is one line further down with its left edge, right edge or middle aligned. */
function isBelow(a: Edges | undefined, b: Edges | undefined): boolean {
  if (!a || !b || a.page !== b.page) return false;
  const down = b.top - a.bottom;
  if (down < -mostOverlap || down > reach) return false;
  return [a.left - b.left, a.right - b.right, (a.left + a.right - b.left - b.right) / 2].some(
    (off) => Math.abs(off) < sameEdge,
  );
}

type Edges = Readonly<{ page: number; left: number; right: number; top: number; bottom: number }>;

function edgesOf({ words, pages }: OrderedWords, cell: readonly number[]): Edges | undefined {
  const [first, last] = [words[cell[0] ?? -1], words[cell.at(-1) ?? -1]];
  const scale = first && pages[first.page];
  if (!first || !last || !scale) return undefined;
  const across = (x: number) => (x * scale.aspect) / scale.unit;
  return {
    page: first.page,
    left: across(first.box[0]),
    right: across(last.box[2]),
    top: first.box[1] / scale.unit,
    bottom: first.box[3] / scale.unit,
  };
}
