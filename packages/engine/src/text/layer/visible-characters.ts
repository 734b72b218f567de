import type { Box } from "../../page-text/page-text.ts";
import type { Character, GreyPicture, Page, TextLayer } from "../../pages/page.ts";
import { bandsOf } from "./bands.ts";

/** Of 255: minimum contrast within a run of characters; below it, text has the colour of its background. */
const leastContrast = 10;
/** Share of a run's box that is ignored at each edge, where rules and neighbours touch it. */
const edge = 0.2;

/**
 * The text layer without invisible text: white on white, transparent, under a box, or drawn without ink where no
 * picture shows it. Such text could state another amount than the one that people see.
 */
export async function visibleLayer(page: Page): Promise<TextLayer | undefined> {
  const { layer } = page;
  if (!layer?.characters.some(isDoubtful)) return layer;
  const glance = await page.glance();
  const onTop = onTopOf(layer.characters);
  const shown = runsOf(layer.characters).filter(
    (run) => !run.some(isDoubtful) || (isShown(run, glance) && !isPrintedOver(run, onTop)),
  );
  return { ...layer, characters: shown.flat() };
}

const isDoubtful = ({ invisible, pale, covered, text }: Character) =>
  (invisible || pale || covered) && text.trim() !== "";

/** Visible characters, indexed by bands of the page. */
function onTopOf(characters: readonly Character[]): ReadonlyMap<number, readonly Character[]> {
  const found = new Map<number, Character[]>();
  for (const character of characters) {
    if (character.covered || character.text.trim() === "") continue;
    for (const band of bandsOf(character.box)) {
      const beside = found.get(band);
      if (beside) beside.push(character);
      else found.set(band, [character]);
    }
  }
  return found;
}

/** Minimum overlap in each direction, as a share of a letter: neighbours reach less far into a run. */
const reach = 0.3;

/**
 * Whether other print is visible at the position of a covered run, as with values printed over the sample values of a
 * form.
 */
function isPrintedOver(run: readonly Character[], onTop: ReturnType<typeof onTopOf>): boolean {
  if (!run.some(({ covered }) => covered)) return false;
  const place = middleOf(run);
  const [x0, y0, x1, y1] = place;
  return bandsOf(place).some((band) =>
    onTop.get(band)?.some(({ box }) => {
      const across = Math.min(box[2], x1) - Math.max(box[0], x0);
      const down = Math.min(box[3], y1) - Math.max(box[1], y0);
      return across > reach * (box[2] - box[0]) && down > reach * (box[3] - box[1]);
    }),
  );
}

/** Consecutive characters of the file in one colour and on one line. */
function runsOf(characters: readonly Character[]): Character[][] {
  const runs: Character[][] = [];
  for (const character of characters) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && continues(last, character)) run.push(character);
    else runs.push([character]);
  }
  return runs;
}

function continues(last: Character, next: Character): boolean {
  const height = last.box[3] - last.box[1];
  return (
    last.invisible === next.invisible &&
    last.pale === next.pale &&
    last.covered === next.covered &&
    Math.abs(last.originY - next.originY) < height / 2 &&
    next.box[0] - last.box[2] < height
  );
}

function isShown(run: readonly Character[], { width, height, pixels }: GreyPicture): boolean {
  const [x0, y0, x1, y1] = middleOf(run);
  let lightest = 0;
  let darkest = 255;
  for (let y = Math.floor(y0 * height); y < Math.min(height, Math.ceil(y1 * height)); y++) {
    for (let x = Math.floor(x0 * width); x < Math.min(width, Math.ceil(x1 * width)); x++) {
      const grey = pixels[y * width + x] ?? 0;
      lightest = Math.max(lightest, grey);
      darkest = Math.min(darkest, grey);
    }
  }
  return lightest - darkest >= leastContrast;
}

function middleOf(run: readonly Character[]): Box {
  let [left, top, right, bottom] = [1, 1, 0, 0];
  for (const { box } of run) {
    left = Math.min(left, box[0]);
    top = Math.min(top, box[1]);
    right = Math.max(right, box[2]);
    bottom = Math.max(bottom, box[3]);
  }
  const inside = edge * (bottom - top);
  return [Math.max(0, left), Math.max(0, top + inside), right, bottom - inside];
}
