import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { formatAuthor } from "../../../format/format.ts";
import { messages } from "../../../messages/messages.ts";
import { displayValue, editedText } from "../fields/field-text.ts";
import { fieldAt } from "../fields/row-model.ts";
import type { Draft } from "./draft-store.ts";

/** Whether storing the draft over this text would change nothing: spaces around a value are not stored. */
export const isUnchanged = (stored: string, { text, location }: Draft): boolean =>
  !location && text.trim() === stored.trim();

/**
 * The draft with the value that somebody else has stored since typing began; undefined if the stored value is still the
 * same. A new row has no stored value.
 */
export function conflictingDraft(detail: InvoiceDetail, path: string, draft: Draft): Draft | undefined {
  if (draft.base === undefined) return undefined;
  const field = fieldAt(detail, path);
  const stored = editedText(field);
  if (stored === draft.base || stored === draft.text.trim()) return undefined;
  const by = detail.corrections.find((correction) => correction.field === path)?.who;
  const who = by && formatAuthor(by);
  const value = field ? displayValue(field, detail.data) : "";
  return { ...draft, base: stored, isContested: true, error: messages.review.changedMeanwhile(value, who) };
}
