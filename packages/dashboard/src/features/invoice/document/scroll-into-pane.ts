/** Room left between what is shown and the edge of its pane. */
const margin = 48;

/** Brings an element into view by scrolling its pane alone: the page around it stays where it is. */
export function scrollIntoPane(pane: Element | null | undefined, element: Element | null): void {
  if (!pane || !element) return;
  const [outer, inner] = [pane.getBoundingClientRect(), element.getBoundingClientRect()];
  pane.scrollBy({
    top: shift(outer.top, outer.bottom, inner.top - margin, inner.bottom + margin),
    left: shift(outer.left, outer.right, inner.left - margin, inner.right + margin),
  });
}

/** How far to go so that a span lies within another; its beginning matters more than its end. */
function shift(from: number, to: number, start: number, end: number): number {
  if (start < from) return start - from;
  return end > to ? Math.min(end - to, start - from) : 0;
}

/** A row of what was read. On a narrow screen the page itself scrolls, and is left alone while a doubt is being looked at. */
export function scrollRowIntoPane(element: HTMLElement | null, isDoubting: boolean): void {
  const pane = element?.closest("[data-scrolls]");
  if (pane && pane.scrollHeight > pane.clientHeight) scrollIntoPane(pane, element);
  else if (!isDoubting) element?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
