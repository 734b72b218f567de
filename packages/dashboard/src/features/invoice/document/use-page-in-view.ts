import { type RefObject, useEffect, useEffectEvent } from "react";
import { useViewer } from "../viewer-state.tsx";

const gapAbove = 12;

/** Scrolls to the requested page, and records which page is in view after scrolling. */
export function usePageInView(scroller: RefObject<HTMLDivElement | null>, pages: number): void {
  const viewer = useViewer();
  const scrollToPage = useEffectEvent(() => {
    // At the start the first page is in view already.
    if (viewer.pageAsked === 0 && viewer.page === 1) return;
    const pane = scroller.current;
    const sheet = pane?.querySelector(`[data-page="${viewer.page}"]`);
    if (pane && sheet)
      pane.scrollBy({ top: sheet.getBoundingClientRect().top - pane.getBoundingClientRect().top - gapAbove });
  });
  const onScroll = useEffectEvent((pane: HTMLDivElement) => {
    const middle = pane.getBoundingClientRect().top + pane.clientHeight / 2;
    const sheets = [...pane.querySelectorAll<HTMLElement>("[data-page]")];
    const inView = sheets.findLast((sheet) => sheet.getBoundingClientRect().top <= middle);
    const page = Number(inView?.dataset.page ?? 1);
    if (page !== viewer.page) viewer.seePage(page);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each request, not on every render
  useEffect(() => scrollToPage(), [viewer.pageAsked]);
  useEffect(() => {
    const pane = scroller.current;
    if (!pane || pages < 2) return;
    const listener = () => onScroll(pane);
    pane.addEventListener("scroll", listener, { passive: true });
    return () => pane.removeEventListener("scroll", listener);
  }, [scroller, pages]);
}
