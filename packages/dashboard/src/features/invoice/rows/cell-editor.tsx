import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { ActionIcon, Text } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useState } from "react";
import { pageWordsQuery } from "../../../api/queries.ts";
import { messages } from "../../../messages/messages.ts";
import { UndoIcon } from "../../../ui/icons.tsx";
import { findOnPage } from "../document/find-on-page.ts";
import { editedText, type Field, isNumeric, type Row } from "../fields/field-model.ts";
import { undoCorrection, useCorrection } from "../fields/use-corrections.ts";
import { useShowChanged } from "../fields/use-show-changed.ts";
import classes from "../viewer.module.css";
import { useViewer } from "../viewer-state.tsx";

type Props = Readonly<{ field: Field; detail: InvoiceDetail; rows: readonly Row[] }>;

/** Edits a cell in place: Enter saves, Tab saves and moves to the next cell. */
export function CellEditor({ field, detail, rows }: Props) {
  const viewer = useViewer();
  const showChanged = useShowChanged();
  const [text, setText] = useState(editedText(field));
  const pageWords = useQuery(pageWordsQuery(detail.row.id, viewer.page));
  const save = useCorrection(detail);
  const undo = useMutation({ mutationFn: () => undoCorrection(detail.row.id, field.path), onSuccess: showChanged });
  useEffect(() => {
    if (viewer.picked) setText(viewer.picked.text);
  }, [viewer.picked]);
  const leaveFor = (path: string | undefined) => {
    if (text.trim() === editedText(field)) return viewer.edit(path);
    const location = viewer.picked?.location ?? findOnPage(pageWords.data?.words ?? [], viewer.page, text);
    const body = { field: field.path, value: text.trim() === "" ? null : text, remember: false };
    // Saving closes this editor, and callbacks passed to mutate are not called after that. Errors are shown beside it.
    save.mutateAsync({ ...body, ...(location ? { location } : {}) }).then(
      () => viewer.edit(path),
      () => undefined,
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!["Escape", "Enter", "Tab"].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") viewer.edit(undefined);
    else leaveFor(event.key === "Tab" ? neighbour(rows, field.path, event.shiftKey ? -1 : 1) : undefined);
  };
  const error = save.error ?? undo.error;
  return (
    <div className={classes.cellEditor} data-field={field.path}>
      <input
        // biome-ignore lint/a11y/noAutofocus: the person has just opened this editor
        autoFocus
        aria-label={field.label}
        aria-invalid={error ? true : undefined}
        inputMode={isNumeric(field.type) ? "decimal" : "text"}
        data-numeric={isNumeric(field.type) || undefined}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setText(event.currentTarget.value)}
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
          {error.message}
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
