import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { ActionIcon, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useRef } from "react";
import { pageWordsQuery } from "../../../api/queries.ts";
import { messages } from "../../../messages/messages.ts";
import { UndoIcon } from "../../../ui/icons.tsx";
import { saveOnLeaving, useDraftSaver } from "../drafts/draft-saver.tsx";
import { useDraft, usePickedWords } from "../drafts/use-draft.ts";
import type { Field } from "../fields/field-model.ts";
import { isNumeric, type Row } from "../fields/row-model.ts";
import { useUndoCorrection } from "../fields/use-corrections.ts";
import classes from "../viewer.module.css";
import { useViewer } from "../viewer-state.tsx";

type Props = Readonly<{ field: Field; detail: InvoiceDetail; rows: readonly Row[] }>;

/** Edits a cell in place, as in a spreadsheet: Enter saves, Tab saves and moves to the next cell. */
export function CellEditor({ field, detail, rows }: Props) {
  const viewer = useViewer();
  const saver = useDraftSaver();
  const input = useRef<HTMLInputElement>(null);
  const draft = useDraft(detail, field, false);
  // Loaded for the saver, which looks for the typed value on the page.
  useQuery(pageWordsQuery(detail.row.id, viewer.page));
  usePickedWords(draft.change, () => input.current?.focus());
  const undo = useUndoCorrection(detail.row.id, field.path);
  const leaveFor = async (path: string | undefined, isDeliberate: boolean) => {
    if (await saver.save(field.path, { isDeliberate })) viewer.edit(path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!["Escape", "Enter", "Tab"].includes(event.key) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") {
      draft.discard();
      viewer.edit(undefined);
    } else if (event.key === "Enter") void leaveFor(undefined, true);
    else void leaveFor(neighbour(rows, field.path, event.shiftKey ? -1 : 1), false);
  };
  const error = draft.error ?? undo.error?.message;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notices only that the focus leaves the controls inside
    <div className={classes.cellEditor} data-field={field.path} onBlur={saveOnLeaving(saver, field.path, viewer.close)}>
      <input
        ref={input}
        // biome-ignore lint/a11y/noAutofocus: somebody has just asked to change this value
        autoFocus
        aria-label={field.label}
        aria-invalid={error ? true : undefined}
        inputMode={isNumeric(field.type) ? "decimal" : "text"}
        data-numeric={isNumeric(field.type) || undefined}
        value={draft.text}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => draft.change(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {field.correction && (
        <ActionIcon
          size="sm"
          aria-label={messages.invoice.undoCorrection}
          loading={undo.isPending}
          onClick={() => undo.mutate()}
        >
          <UndoIcon size={14} />
        </ActionIcon>
      )}
      {error && (
        <Text size="xs" c="var(--band-unsure-text)" role="alert">
          {error}
        </Text>
      )}
    </div>
  );
}

/** The previous or next cell, across rows. */
function neighbour(rows: readonly Row[], path: string, by: 1 | -1): string | undefined {
  const at = rows.findIndex((row) => path.startsWith(`${row.path}.`));
  const near = rows.slice(Math.max(0, at - 1), at + 2).flatMap((row) => row.fields);
  return near[near.findIndex((field) => field.path === path) + by]?.path;
}
