/** Pixels between the element and the edge of its pane. */
const margin = 48;

/** Scrolls an element into view within its pane, or into its centre, without scrolling the window. */
export function scrollIntoPane(pane: Element | null | undefined, element: Element | null, isCentred = false): void {
  if (!pane || !element) return;
  const [outer, inner] = [pane.getBoundingClientRect(), element.getBoundingClientRect()];
  if (isCentred) {
    pane.scrollBy({
      top: (inner.top + inner.bottom - outer.top - outer.bottom) / 2,
      left: (inner.left + inner.right - outer.left - outer.right) / 2,
    });
    return;
  }
  pane.scrollBy({
    top: shift(outer.top, outer.bottom, inner.top - margin, inner.bottom + margin),
    left: shift(outer.left, outer.right, inner.left - margin, inner.right + margin),
  });
}

/** Scroll distance that brings a span into another; if it does not fit, its start is shown. */
function shift(from: number, to: number, start: number, end: number): number {
  if (start < from) return start - from;
  return end > to ? Math.min(end - to, start - from) : 0;
}

/** Scrolls a field's row into view. On narrow screens the window scrolls, but not while a doubt is shown. */
export function scrollRowIntoPane(element: HTMLElement | null, isDoubting: boolean): void {
  const pane = element?.closest("[data-scrolls]");
  if (pane && pane.scrollHeight > pane.clientHeight) scrollIntoPane(pane, element);
  else if (!isDoubting) element?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
