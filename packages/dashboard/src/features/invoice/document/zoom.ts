/** `auto`: the width of the pane, or at a doubt the width at which its value is readable. */
export type Zoom = number | "auto";

const zoomSteps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

/** The step above or below the zoom that is shown. */
export function nextZoom(shown: number, by: 1 | -1): number {
  const within = 0.01;
  const next =
    by > 0 ? zoomSteps.find((step) => step > shown + within) : zoomSteps.findLast((step) => step < shown - within);
  return next ?? (by > 0 ? 3 : 0.5);
}

/** The width of the pages on the screen as a fraction of their pane. */
export function shownZoom(zoom: Zoom): number {
  if (zoom !== "auto") return zoom;
  const sheet = document.querySelector<HTMLElement>("[data-sheet]");
  const pane = sheet?.parentElement;
  if (!sheet || !pane) return 1;
  const { paddingLeft, paddingRight } = getComputedStyle(pane);
  return sheet.offsetWidth / (pane.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight));
}
