import type { Character } from "../../pages/page.ts";
import type { PageSize } from "./stretches.ts";

/** In em: copies drawn for weight or as a shadow lie closer, the same letter twice in a word further apart. */
const copyDistance = 0.12;
/** Cells of a grid of copyDistance: a copy lies in the same one or beside it. */
const nearby = [-1, 0, 1];
/** More cells than any page has across. */
const cellsAcross = 1 << 20;

/**
 * The characters of a page without copies drawn over them for weight: the same sign, in the same size, by another text
 * object. Where one of two copies may be hidden, the other stays.
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
