import type { Location } from "@inkvoice/contract";
import type { PageWord } from "@inkvoice/contract/dashboard";
import { type PointerEvent, useState } from "react";
import classes from "../viewer.module.css";

type Box = readonly [number, number, number, number];
type Point = Readonly<{ x: number; y: number }>;

/** Words taken from a page. */
export type Picked = Readonly<{ text: string; location: Location }>;

type Props = Readonly<{
  words: readonly PageWord[];
  page: number;
  picked: Picked | undefined;
  onPick: (picked: Picked) => void;
}>;

/** Overlay on a page: click a word, or draw around several. */
export function WordPicker({ words, page, picked, onPick }: Props) {
  const [drag, setDrag] = useState<Readonly<{ from: Point; to: Point }>>();
  const place = (event: PointerEvent<HTMLDivElement>): Point => {
    const frame = event.currentTarget.getBoundingClientRect();
    return { x: (event.clientX - frame.left) / frame.width, y: (event.clientY - frame.top) / frame.height };
  };
  const finish = () => {
    if (!drag) return;
    const found = pickWords(words, page, boxBetween(drag.from, drag.to));
    if (found) onPick(found);
    setDrag(undefined);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: by keyboard the value is typed
    <div
      className={classes.words}
      data-testid="page-words"
      // The focus stays in the input that the words are picked for.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: place(event), to: place(event) });
      }}
      onPointerMove={(event) => drag && setDrag({ ...drag, to: place(event) })}
      onPointerUp={finish}
      onPointerCancel={() => setDrag(undefined)}
    >
      {words.map((word, index) => (
        <span key={String(index)} className={classes.word} style={styleOf(word.box)} />
      ))}
      {picked?.location.page === page && <span className={classes.picked} style={styleOf(picked.location.box)} />}
      {drag && <span className={classes.lasso} style={styleOf(boxBetween(drag.from, drag.to))} />}
    </div>
  );
}

function styleOf([x0, y0, x1, y1]: Box) {
  return { left: `${x0 * 100}%`, top: `${y0 * 100}%`, width: `${(x1 - x0) * 100}%`, height: `${(y1 - y0) * 100}%` };
}

function boxBetween(from: Point, to: Point): Box {
  return [Math.min(from.x, to.x), Math.min(from.y, to.y), Math.max(from.x, to.x), Math.max(from.y, to.y)];
}

/** The words whose centre lies in the box, in reading order; for a click, the word below it. */
function pickWords(words: readonly PageWord[], page: number, box: Box): Picked | undefined {
  const clicked = box[2] - box[0] < 0.004 && box[3] - box[1] < 0.004;
  const inside = words.filter(({ box: [x0, y0, x1, y1] }) => {
    if (clicked) return x0 <= box[0] && box[0] <= x1 && y0 <= box[1] && box[1] <= y1;
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
    return box[0] <= x && x <= box[2] && box[1] <= y && y <= box[3];
  });
  if (inside.length === 0) return undefined;
  const union = inside
    .map((word) => word.box)
    .reduce((a, b) => [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])]);
  return { text: inside.map((word) => word.text).join(" "), location: { page, box: union } };
}
