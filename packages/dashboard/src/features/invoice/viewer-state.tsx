import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import type { Picked } from "./document/word-picker.tsx";
import type { Zoom } from "./document/zoom.ts";
import type { Cursor } from "./doubts/doubts.ts";
import { listOf } from "./fields/row-model.ts";
import type { InitialView } from "./initial-view.ts";

type ViewerState = Readonly<{
  /** The page in view. */
  page: number;
  /** Scrolls to a page. */
  setPage(page: number): void;
  /** Records the page that scrolling brought into view. */
  seePage(page: number): void;
  /** Counts calls of `setPage`, so that a second call with the same page scrolls again. */
  pageAsked: number;
  zoom: Zoom;
  setZoom(zoom: Zoom): void;
  /** Path of the selected field: highlighted on the page, its row in view. */
  selected: string | undefined;
  select(path: string | undefined): void;
  hovered: string | undefined;
  hover(path: string | undefined): void;
  /** The tab on the right; selecting a field opens its tab. */
  tab: ViewerTab;
  setTab(tab: ViewerTab): void;
  /**
   * Path of the field being corrected, or the row being added (`line_items.new`); words of the page can be clicked
   * then.
   */
  editing: string | undefined;
  edit(path: string | undefined): void;
  /** Closes the editor of this path, and no other that was opened since. */
  close(path: string): void;
  /** The current doubt; undefined while not reviewing. */
  cursor: Cursor | undefined;
  goTo(cursor: Cursor | undefined): void;
  picked: Picked | undefined;
  pick(picked: Picked | undefined): void;
  /** Whether the dialog to split and merge pages is open. */
  dividing: boolean;
  divide(isOpen: boolean): void;
}>;

export type ViewerTab = "fields" | "lines" | "sums" | "history";

const ViewerContext = createContext<ViewerState | undefined>(undefined);

export function useViewer(): ViewerState {
  const state = useContext(ViewerContext);
  if (!state) throw new Error("useViewer is used outside a viewer");
  return state;
}

const tabOf = (path: string | undefined): ViewerTab => (path && listOf(path) === "line_items" ? "lines" : "fields");

export function ViewerProvider({ start, children }: Readonly<{ start: InitialView; children: ReactNode }>) {
  const [page, seePage] = useState(start.page);
  const [pageAsked, setPageAsked] = useState(0);
  const [zoom, setZoom] = useState<Zoom>("auto");
  const [tab, setTab] = useState(tabOf(start.selected));
  const [selected, setSelected] = useState(start.selected);
  const [hovered, hover] = useState<string>();
  const [editing, setEditing] = useState<string>();
  const [cursor, setCursor] = useState(start.cursor);
  const [picked, pick] = useState<Picked>();
  const [dividing, divide] = useState(false);
  const state = useMemo<ViewerState>(() => {
    const select = (path: string | undefined) => {
      setSelected(path);
      if (path) setTab(tabOf(path));
    };
    const edit = (path: string | undefined) => {
      pick(undefined);
      setEditing(path);
      if (path) select(path);
    };
    const close = (path: string) => setEditing((current) => (current === path ? undefined : current));
    const goTo = (to: Cursor | undefined) => {
      pick(undefined);
      setEditing(undefined);
      setCursor(to);
    };
    const setPage = (wanted: number) => {
      seePage(wanted);
      setPageAsked((times) => times + 1);
    };
    const view = { page, setPage, seePage, pageAsked, zoom, setZoom, tab, setTab, dividing, divide };
    return { ...view, selected, select, hovered, hover, editing, edit, close, cursor, goTo, picked, pick };
  }, [page, pageAsked, zoom, selected, hovered, tab, editing, cursor, picked, dividing]);
  return <ViewerContext value={state}>{children}</ViewerContext>;
}
