import { type InvoiceDetail, memorableFields } from "@inkvoice/contract/dashboard";
import { Button, Checkbox, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useRef, useState } from "react";
import { pageWordsQuery } from "../../../api/queries.ts";
import { messages } from "../../../messages/messages.ts";
import { FormAlert } from "../../../ui/forms/form-alert.tsx";
import { saveOnLeaving, useDraftSaver } from "../drafts/draft-saver.tsx";
import { useDraft, usePickedWords } from "../drafts/use-draft.ts";
import classes from "../viewer.module.css";
import { useViewer } from "../viewer-state.tsx";
import type { Field } from "./field-model.ts";
import { useUndoCorrection } from "./use-corrections.ts";
import { ValueInput } from "./value-input.tsx";

const isCustom = (path: string) => path.startsWith("custom_fields.");

type Props = Readonly<{ field: Field; detail: InvoiceDetail }>;

/** Corrects one field: type the value, or click or draw around the right words on the page. */
export function FieldEditor({ field, detail }: Props) {
  const viewer = useViewer();
  const saver = useDraftSaver();
  const box = useRef<HTMLDivElement>(null);
  // A custom field is remembered by its place, like a number or a date.
  const memorable = memorableFields[field.path] ?? (isCustom(field.path) ? "place" : undefined);
  const [remember, setRemember] = useState(true);
  const draft = useDraft(detail, field, remember && memorable !== undefined);
  // Loaded for the saver, which looks for the typed value on the page.
  useQuery(pageWordsQuery(detail.row.id, viewer.page));
  usePickedWords(draft.change, () => box.current?.querySelector<HTMLElement>("input, textarea, select")?.focus());
  const undo = useUndoCorrection(detail.row.id, field.path);
  const close = () => viewer.edit(undefined);
  const submit = async () => {
    if (await saver.save(field.path, { isDeliberate: true })) close();
  };
  const cancel = () => {
    draft.discard();
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      cancel();
    }
    if (event.key === "Enter" && !event.shiftKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      void submit();
    }
  };
  return (
    <Stack
      ref={box}
      className={classes.editor}
      gap="xs"
      onKeyDown={onKeyDown}
      onBlur={saveOnLeaving(saver, field.path)}
      data-field={field.path}
    >
      <ValueInput field={field} text={draft.text} error={draft.error} onChange={draft.change} autoFocus />
      <FormAlert error={undo.error} />
      <Text size="xs" c="dimmed">
        {viewer.picked ? messages.invoice.takenFromPage : messages.invoice.howToCorrect}
      </Text>
      {memorable && (
        <Checkbox
          size="xs"
          label={memorable === "value" ? messages.invoice.rememberValue : messages.invoice.rememberPlace}
          checked={remember}
          onChange={(event) => setRemember(event.currentTarget.checked)}
        />
      )}
      <Group gap="xs" justify="space-between">
        <Group gap="xs">
          <Button size="xs" onClick={() => void submit()}>
            {messages.ui.save}
          </Button>
          <Button size="xs" variant="default" onClick={cancel}>
            {messages.ui.cancel}
          </Button>
        </Group>
        {field.correction && (
          <Button size="xs" variant="subtle" onClick={() => undo.mutate()} loading={undo.isPending}>
            {messages.invoice.undoCorrection}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
