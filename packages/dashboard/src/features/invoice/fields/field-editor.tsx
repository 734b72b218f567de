import { type InvoiceDetail, memorableFields } from "@inkvoice/contract/dashboard";
import { Button, Checkbox, Group, Stack, Text } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useState } from "react";
import { pageWordsQuery } from "../../../api/queries.ts";
import { messages } from "../../../messages/messages.ts";
import { FormAlert } from "../../../ui/form-alert.tsx";
import { findOnPage } from "../document/find-on-page.ts";
import classes from "../viewer.module.css";
import { useViewer } from "../viewer-state.tsx";
import { editedText, type Field } from "./field-model.ts";
import { undoCorrection, useCorrection } from "./use-corrections.ts";
import { useShowChanged } from "./use-show-changed.ts";
import { ValueInput } from "./value-input.tsx";

type Props = Readonly<{ field: Field; detail: InvoiceDetail }>;

/** Corrects one field: type the value, or click or draw around the right words on the page. */
export function FieldEditor({ field, detail }: Props) {
  const viewer = useViewer();
  const settle = useShowChanged();
  const memorable = memorableFields[field.path];
  const [text, setText] = useState(editedText(field));
  const [remember, setRemember] = useState(true);
  const pageWords = useQuery(pageWordsQuery(detail.row.id, viewer.page));
  useEffect(() => {
    if (viewer.picked) setText(viewer.picked.text);
  }, [viewer.picked]);
  const save = useCorrection(detail);
  const undo = useMutation({ mutationFn: () => undoCorrection(detail.row.id, field.path), onSuccess: settle });
  const submit = () => {
    const location = viewer.picked?.location ?? findOnPage(pageWords.data?.words ?? [], viewer.page, text);
    save.mutate({
      field: field.path,
      value: text.trim() === "" ? null : text,
      remember: remember && memorable !== undefined,
      ...(location ? { location } : {}),
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      viewer.edit(undefined);
    }
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      submit();
    }
  };
  return (
    <Stack className={classes.editor} gap="xs" onKeyDown={onKeyDown} data-field={field.path}>
      <ValueInput field={field} text={text} onChange={setText} autoFocus />
      <FormAlert error={save.error ?? undo.error} />
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
          <Button size="xs" onClick={submit} loading={save.isPending}>
            {messages.ui.save}
          </Button>
          <Button size="xs" variant="default" onClick={() => viewer.edit(undefined)}>
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
