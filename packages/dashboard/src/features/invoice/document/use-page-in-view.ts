import { type RefObject, useEffect, useRef } from "react";
import { useViewer } from "../viewer-state.tsx";

const gapAbove = 12;

/** Scrolls to the page that is asked for, and notes which one is seen when somebody scrolls. */
export function usePageInView(scroller: RefObject<HTMLDivElement | null>, pages: number): void {
  const viewer = useViewer();
  const current = useRef(viewer);
  current.current = viewer;
  useEffect(() => {
    // The first page is where one begins; nothing was asked for yet.
    if (viewer.pageAsked === 0 && current.current.page === 1) return;
    const pane = scroller.current;
    const sheet = pane?.querySelector(`[data-page="${current.current.page}"]`);
    if (pane && sheet)
      pane.scrollBy({ top: sheet.getBoundingClientRect().top - pane.getBoundingClientRect().top - gapAbove });
  }, [scroller, viewer.pageAsked]);
  useEffect(() => {
    const root = scroller.current;
    if (!root || pages < 2) return;
    const onScroll = () => {
      const middle = root.getBoundingClientRect().top + root.clientHeight / 2;
      const sheets = [...root.querySelectorAll<HTMLElement>("[data-page]")];
      const seen = sheets.findLast((sheet) => sheet.getBoundingClientRect().top <= middle);
      const page = Number(seen?.dataset.page ?? 1);
      if (page !== current.current.page) current.current.seePage(page);
    };
    root.addEventListener("scroll", onScroll, { passive: true });
    return () => root.removeEventListener("scroll", onScroll);
  }, [scroller, pages]);
}
