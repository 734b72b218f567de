import { type RefObject, useEffect, useState } from "react";

/** As high as a row of one line; rows of a long table are never higher. */
const rowHeight = 36;
/** Shorter tables are drawn whole, each row as high as it likes. */
const longTable = 120;
/** Rows drawn above and below what is seen, so that scrolling never shows a gap. */
const spare = 20;

type RowWindow = Readonly<{
  from: number;
  to: number;
  /** Height of what is left out above and below. */
  before: number;
  after: number;
  isWindowed: boolean;
}>;

/** Which rows of a long table are drawn: those in view. The chosen row is brought there. */
export function useVirtualRows(
  body: RefObject<HTMLTableSectionElement | null>,
  count: number,
  chosen: number,
): RowWindow {
  const isWindowed = count > longTable;
  const [first, setFirst] = useState(0);
  useEffect(() => {
    if (!isWindowed) return;
    const look = () => {
      const top = body.current?.getBoundingClientRect().top ?? 0;
      // In steps, so that a table is not drawn anew for every pixel.
      setFirst(Math.max(0, Math.floor(-top / rowHeight / 5) * 5));
    };
    look();
    // Whatever scrolls around the table, on a narrow screen the window itself.
    window.addEventListener("scroll", look, { capture: true, passive: true });
    window.addEventListener("resize", look);
    return () => {
      window.removeEventListener("scroll", look, { capture: true });
      window.removeEventListener("resize", look);
    };
  }, [body, isWindowed]);
  useEffect(() => {
    if (isWindowed && chosen >= 0) bringIntoView(body.current, chosen);
  }, [body, isWindowed, chosen]);
  if (!isWindowed) return { from: 0, to: count, before: 0, after: 0, isWindowed };
  const seen = Math.ceil(window.innerHeight / rowHeight);
  const from = Math.max(0, Math.min(first, count - seen) - spare);
  const to = Math.min(count, first + seen + spare);
  return { from, to, before: from * rowHeight, after: (count - to) * rowHeight, isWindowed };
}

function bringIntoView(body: HTMLTableSectionElement | null, row: number): void {
  if (!body) return;
  const pane = body.closest<HTMLElement>("[data-scrolls]");
  const scrolls = pane && pane.scrollHeight > pane.clientHeight ? pane : document.documentElement;
  const view =
    scrolls === document.documentElement ? { top: 0, height: window.innerHeight } : scrolls.getBoundingClientRect();
  const y = body.getBoundingClientRect().top + row * rowHeight - view.top;
  if (y > rowHeight * 2 && y < view.height - rowHeight * 2) return;
  scrolls.scrollBy({ top: y - view.height / 2 });
}
