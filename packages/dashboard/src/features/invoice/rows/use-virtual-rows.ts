import { type RefObject, useEffect, useState } from "react";

/** Pixels; in long tables every row has this height. */
const rowHeight = 36;
/** Shorter tables are rendered completely, with rows of any height. */
const longTable = 120;
/** Extra rows above and below the visible ones, so that scrolling shows no gap. */
const spare = 20;

type RowWindow = Readonly<{
  from: number;
  to: number;
  /** Height in pixels of the omitted rows above and below. */
  before: number;
  after: number;
  isWindowed: boolean;
}>;

/** Virtualised rows: only those in view are rendered. Scrolls to the selected row. */
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
      // In steps, so that the table is not rendered again for every pixel.
      setFirst(Math.max(0, Math.floor(-top / rowHeight / 5) * 5));
    };
    look();
    // In the capture phase: the scrolling element is the pane or, on narrow screens, the window.
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
