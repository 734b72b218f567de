import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { useEffect, useState } from "react";
import { isFocusLost } from "../../../ui/actions/keep-focus.ts";
import type { Row } from "../fields/row-model.ts";

export const cellIn = (path: string) => document.querySelector<HTMLElement>(`button[data-field^="${path}."]`);

/**
 * Called before a row is removed. Returns a function that moves the focus out of it once it is: into the next row, the one
 * before, or else to the button that adds one. A focus that has moved elsewhere meanwhile stays there.
 */
export function prepareToLeaveRow({ path }: Row): () => void {
  // Found now: an event of the server can remove the row before its answer arrives.
  const row = cellIn(path)?.closest("tr");
  const list = row?.closest("[data-list]");
  const near = [row?.nextElementSibling, row?.previousElementSibling];
  const cells = near.flatMap((each) => each?.querySelector<HTMLElement>("button[data-field]") ?? []);
  return () => {
    const { activeElement } = document;
    const isOnRow = activeElement?.matches("tr") && list?.contains(activeElement);
    if (!isFocusLost() && !isOnRow && !row?.contains(activeElement)) return;
    const target = cells.find((cell) => cell.isConnected) ?? list?.querySelector<HTMLElement>("[data-role=add-row]");
    target?.focus({ preventScroll: true });
  };
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
