import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { useMemo, useSyncExternalStore } from "react";
import type { Field } from "../fields/field-model.ts";
import { confirmedDoubts, undoLog } from "../review/undo-log.ts";
import { useViewer } from "../viewer-state.tsx";
import { type Cursor, type Doubt, doubtAt, doubtsOf } from "./doubts.ts";

export type Doubts = Readonly<{
  all: readonly Doubt[];
  /** Index of the current doubt; undefined after the last, or while not reviewing. */
  at: number | undefined;
  open: number;
  /** Confirms the current value and moves to the next open doubt. */
  accept(): void;
  /** Moves without confirming. False at either end. */
  move(by: 1 | -1): boolean;
}>;

/** The doubts of a document and the navigation between them. */
export function useDoubts(detail: InvoiceDetail, fields: readonly Field[]): Doubts {
  const viewer = useViewer();
  const log = useSyncExternalStore(undoLog.subscribe, undoLog.snapshot);
  const all = useMemo(() => doubtsOf(detail, fields), [detail, fields]);
  const seen = useMemo(() => confirmedDoubts(log, detail.row.id), [log, detail.row.id]);
  const at = viewer.cursor === undefined ? undefined : doubtAt(all, viewer.cursor, seen);
  const cursorAt = (index: number): Cursor => {
    const doubt = all[index];
    return doubt ? { key: doubt.key, path: doubt.field?.path, index } : "end";
  };
  const accept = () => {
    const doubt = at === undefined ? undefined : all[at];
    if (at === undefined || !doubt) return;
    const isOpen = ({ key }: Doubt) => key !== doubt.key && !seen.has(key);
    const later = all.findIndex((each, index) => index > at && isOpen(each));
    const next = later >= 0 ? later : all.findIndex(isOpen);
    undoLog.note({ kind: "confirmed", id: detail.row.id, doubt: doubt.key });
    viewer.goTo(next < 0 ? "end" : cursorAt(next));
  };
  const move = (by: 1 | -1) => {
    const from = at ?? all.length;
    if (from + by < 0 || from + by > all.length) return false;
    viewer.goTo(cursorAt(from + by));
    return true;
  };
  return { all, at, open: all.filter(({ key }) => !seen.has(key)).length, accept, move };
}
