import { useEffect, useEffectEvent } from "react";
import { palette, shortcutsDialog } from "../ui/actions/global-dialogs.ts";
import { useKeyBindings } from "../ui/actions/key-bindings.ts";

const rowsOfLists = "#main table[data-rows] tbody tr";

/** Keys of every page: help, search, the palette, and moving through lists. */
export function useFrameKeys(): void {
  useKeyBindings([
    ["?", shortcutsDialog.open],
    ["Mod+k", palette.open],
    ["/", () => (focusSearch() ? true : palette.open())],
    ["j", () => moveFocus(1)],
    ["k", () => moveFocus(-1)],
    ["x", toggleRow],
    ["e", pressExport],
  ]);
  useLeaveByEscape();
}

function focusSearch(): boolean {
  const search = document.querySelector<HTMLInputElement>("#main input[type=search]");
  search?.focus();
  return search !== null;
}

const visibleRows = () =>
  [...document.querySelectorAll<HTMLElement>(rowsOfLists)].filter((row) => row.offsetHeight > 0);

/** The index one step from `at` (-1 if no row has the focus); undefined beyond either end. */
export function nextRow(at: number, by: 1 | -1, rows: number): number | undefined {
  if (at < 0) return rows > 0 ? (by > 0 ? 0 : rows - 1) : undefined;
  const next = at + by;
  return next >= 0 && next < rows ? next : undefined;
}

/** Focuses the link, or else the first control, of the next row; Enter then opens it. */
function moveFocus(by: 1 | -1): boolean {
  const rows = visibleRows();
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const row = rows[nextRow(at, by, rows.length) ?? -1];
  const target = row?.querySelector<HTMLElement>("a[href]") ?? row?.querySelector<HTMLElement>("button, input");
  target?.focus();
  return target !== undefined && target !== null;
}

function toggleRow(): boolean {
  const row = document.activeElement?.closest(rowsOfLists);
  const box = row?.querySelector<HTMLInputElement>("input[type=checkbox]");
  box?.click();
  return box !== undefined && box !== null;
}

/** Opens the export of the selected rows, or of the whole list without a selection. */
function pressExport(): boolean {
  const button = [...document.querySelectorAll<HTMLElement>("#main [data-role=export]")].at(-1);
  button?.click();
  return button !== undefined;
}

/** Escape leaves any input that does not use it itself. */
function useLeaveByEscape(): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== "Escape" || event.defaultPrevented || !(target instanceof HTMLElement)) return;
    if (target.matches("#main :is(input, textarea, select)")) target.blur();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
