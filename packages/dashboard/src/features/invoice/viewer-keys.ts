import { usePermission } from "../../api/session.ts";
import { useKeyBindings } from "../../ui/actions/key-bindings.ts";
import { nextZoom, shownZoom } from "./document/zoom.ts";
import { focusDoubt } from "./doubts/doubt-focus.ts";
import type { Field } from "./fields/field-model.ts";
import { useViewer } from "./viewer-state.tsx";

/** Keyboard shortcuts of the invoice page. */
export function useViewerKeys(fields: readonly Field[], pages: number): void {
  const viewer = useViewer();
  const mayEdit = usePermission("edit");
  // Its editor may be open already, without the focus.
  const edit = (path: string | undefined) => {
    if (!path || !mayEdit) return false;
    viewer.edit(path);
    focusEditor(path);
    return true;
  };
  const move = (by: number) => {
    const at = fields.findIndex((field) => field.path === viewer.selected);
    const next = fields[at < 0 ? 0 : Math.min(fields.length - 1, Math.max(0, at + by))];
    if (!next) return false;
    viewer.select(next.path);
    if (next.location) viewer.setPage(next.location.page);
    return true;
  };
  const zoom = (by: 1 | -1) => viewer.setZoom(nextZoom(shownZoom(viewer.zoom), by));
  const turn = (by: number) => viewer.setPage(Math.min(pages, Math.max(1, viewer.page + by)));
  useKeyBindings([
    ["ArrowDown", () => move(1)],
    ["ArrowUp", () => move(-1)],
    ["j", () => move(1)],
    ["k", () => move(-1)],
    ["e", () => edit(viewer.selected)],
    ["l", () => edit("line_items.new")],
    ["c", () => comment(viewer)],
    ["d", () => mayEdit && viewer.goTo("start")],
    ["Enter", () => focusDoubt() || edit(viewer.selected)],
    ["Escape", () => (viewer.editing ? viewer.edit(undefined) : viewer.select(undefined))],
    ["+", () => zoom(1)],
    ["=", () => zoom(1)],
    ["-", () => zoom(-1)],
    ["0", () => viewer.setZoom(1)],
    ["PageDown", () => turn(1)],
    ["PageUp", () => turn(-1)],
  ]);
}

/** Focuses the input of an open editor. */
function focusEditor(path: string): void {
  const input = `div[data-field="${path}"] :is(input:not([type=checkbox]), textarea, select)`;
  document.querySelector<HTMLElement>(input)?.focus();
}

/** Opens the history and focuses the comment input. */
function comment(viewer: ReturnType<typeof useViewer>): boolean {
  viewer.setTab("history");
  requestAnimationFrame(() => document.querySelector<HTMLElement>("textarea[data-comment]")?.focus());
  return true;
}
