import type { Character } from "../../pages/page.ts";
import type { PageSize } from "./stretches.ts";

/**
 * In em: copies drawn for weight or as a shadow are closer than this; the same letter twice in a word is further apart.
 */
const copyDistance = 0.12;
/** A copy is in the same cell of this grid or in an adjacent one. */
const nearby = [-1, 0, 1];
/** Upper bound of cells across a page. */
const cellsAcross = 1 << 20;

/**
 * Removes copies of characters drawn over each other for weight: same character and size, another text object. If one
 * of two copies may be hidden, the other stays.
 */
export function withoutOverprint(characters: readonly Character[], page: PageSize): readonly Character[] {
  const grids = new Map<string, Map<number, Character>>();
  const copies = new Set<Character>();
  for (const character of characters) {
    if (character.text.trim() === "" || character.size <= 0) continue;
    const key = `${character.text}${Math.round(2 * character.size)}`;
    const grid = grids.get(key) ?? new Map<number, Character>();
    grids.set(key, grid);
    const cell = cellOf(character, page);
    const other = findCopy(grid, cell, character, page);
    if (other !== undefined) copies.add(mayBeHidden(other) && !mayBeHidden(character) ? other : character);
    if (!copies.has(character)) grid.set(cell, character);
  }
  return copies.size === 0 ? characters : characters.filter((character) => !copies.has(character));
}

function cellOf({ originX, originY, size }: Character, { width, height }: PageSize): number {
  const edge = copyDistance * size;
  return Math.floor((originX * width) / edge) + cellsAcross * Math.floor((originY * height) / edge);
}

function findCopy(
  grid: ReadonlyMap<number, Character>,
  cell: number,
  character: Character,
  page: PageSize,
): Character | undefined {
  for (const down of nearby) {
    for (const across of nearby) {
      const other = grid.get(cell + across + cellsAcross * down);
      if (other !== undefined && isCopy(other, character, page)) return other;
    }
  }
  return undefined;
}

function isCopy(a: Character, b: Character, { width, height }: PageSize): boolean {
  const distance = Math.hypot((a.originX - b.originX) * width, (a.originY - b.originY) * height);
  return a.object !== b.object && a.turns === b.turns && distance < copyDistance * a.size;
}

function mayBeHidden({ invisible, pale, covered }: Character): boolean {
  return invisible || pale || covered;
}
