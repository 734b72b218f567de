import type { Location } from "@inkvoice/contract";
import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import type { Field } from "../fields/field-model.ts";
import { editedText } from "../fields/field-text.ts";
import { useViewer } from "../viewer-state.tsx";
import { isUnchanged } from "./conflicting-draft.ts";
import { type Draft, draftStore } from "./draft-store.ts";

export type DraftOfField = Readonly<{
  text: string;
  error: string | undefined;
  /** Whether it differs from the stored text, if only by spaces. */
  isTouched: boolean;
  /** Whether it differs from the stored value. */
  isChanged: boolean;
  change(text: string, location?: Location): void;
  discard(): void;
}>;

/** The text typed into a field; it outlives the input until it is saved or discarded. */
export function useDraft({ row }: InvoiceDetail, field: Field | undefined, remember?: boolean): DraftOfField {
  const path = field?.path ?? "";
  const draft = useSyncExternalStore(draftStore.subscribe, () => draftStore.get(row.id, path));
  const stored = editedText(field);
  return {
    text: draft?.text ?? stored,
    error: draft?.error,
    isTouched: draft !== undefined,
    isChanged: draft !== undefined && !isUnchanged(stored, draft),
    change(text, location) {
      const next: Draft = { text, location, remember, base: draft?.base ?? stored };
      if (text === stored && !location) draftStore.drop(row.id, path);
      else draftStore.set(row.id, path, next);
    },
    discard: () => draftStore.drop(row.id, path),
  };
}

/** Puts words picked on the page into the open input and focuses it, so that Enter stores them. */
export function usePickedWords(take: (text: string, location: Location) => void, focus: () => void): void {
  const { picked } = useViewer();
  const onPicked = useEffectEvent(() => {
    if (!picked) return;
    take(picked.text, picked.location);
    focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each pick
  useEffect(() => onPicked(), [picked]);
}
