import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { useEffect, useState } from "react";
import { isFocusLost } from "../../../ui/actions/keep-focus.ts";
import type { Row } from "../fields/row-model.ts";

export const cellIn = (path: string) => document.querySelector<HTMLElement>(`button[data-field^="${path}."]`);

/**
 * Moves the focus out of a row that is about to disappear: into the next one, the one before, or else to the button
 * that adds one. A focus elsewhere stays there.
 */
export function leaveRow({ path }: Row): void {
  const row = cellIn(path)?.closest("tr");
  const list = row?.closest("[data-list]");
  if (!row || !list || (!isFocusLost() && !row.contains(document.activeElement))) return;
  const near = [row.nextElementSibling, row.previousElementSibling];
  const [cell] = near.flatMap((each) => each?.querySelector<HTMLElement>("button[data-field]") ?? []);
  const target = cell ?? list.querySelector<HTMLElement>("[data-role=add-row]");
  target?.focus({ preventScroll: true });
}

/** Returns a function that focuses the restored row of this path once it is drawn. */
export function useFocusOnRestored({ corrections }: InvoiceDetail): (path: string) => void {
  const [restored, setRestored] = useState<string>();
  useEffect(() => {
    if (restored === undefined || corrections.some(({ field }) => field === restored)) return;
    setRestored(undefined);
    if (isFocusLost()) cellIn(restored)?.focus();
  }, [corrections, restored]);
  return setRestored;
}
