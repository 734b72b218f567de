import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import type { Row } from "../fields/row-model.ts";
import { useCorrection } from "../fields/use-corrections.ts";
import { type NestedLine, nestedLines } from "./nested-lines.ts";

export type LineNesting = Readonly<{
  /** By index of the row. */
  lines: readonly NestedLine[];
  /** Makes the line a part of the one above, or takes it out of its line; false if that is not possible. */
  move(row: Row, direction: "into" | "out"): boolean;
  error: Error | null;
}>;

/** Moves lines into others and out of them; stored like the correction of a cell, with Undo. */
export function useLineNesting(detail: InvoiceDetail): LineNesting {
  const correction = useCorrection(detail);
  const lines = nestedLines(detail);
  return {
    lines,
    move({ path, number }, direction) {
      const target = lines[detail.rows.line_items.indexOf(number)]?.[direction];
      if (target === undefined || correction.isPending) return false;
      correction.mutate({ field: `${path}.parent`, value: target, remember: false });
      return true;
    },
    error: correction.error,
  };
}
