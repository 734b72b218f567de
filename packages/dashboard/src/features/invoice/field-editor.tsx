import { type InvoiceDetail, memorableFields } from "@inkvoice/contract/dashboard";
import { Button, Checkbox, Group, Stack, Text } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useState } from "react";
import { pageWordsQuery } from "../../api/queries.ts";
import { FormAlert } from "../../ui/form-alert.tsx";
import { words } from "../../words/words.ts";
import { editedText, type Field } from "./field-model.ts";
import { findOnPage } from "./find-on-page.ts";
import { undoCorrection, useCorrection } from "./use-corrections.ts";
import { useSettled } from "./use-settled.ts";
import { ValueInput } from "./value-input.tsx";
import classes from "./viewer.module.css";
import { useViewer } from "./viewer-state.tsx";

type Props = Readonly<{ field: Field; detail: InvoiceDetail }>;

/** Corrects one field: type the value, or click or draw around the right words on the page. */
export function FieldEditor({ field, detail }: Props) {
  const viewer = useViewer();
  const settle = useSettled();
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
        {viewer.picked ? words.invoice.takenFromPage : words.invoice.howToCorrect}
      </Text>
      {memorable && (
        <Checkbox
          size="xs"
          label={memorable === "value" ? words.invoice.rememberValue : words.invoice.rememberPlace}
          checked={remember}
          onChange={(event) => setRemember(event.currentTarget.checked)}
        />
      )}
      <Group gap="xs" justify="space-between">
        <Group gap="xs">
          <Button size="xs" onClick={submit} loading={save.isPending}>
            {words.ui.save}
          </Button>
          <Button size="xs" variant="default" onClick={() => viewer.edit(undefined)}>
            {words.ui.cancel}
          </Button>
        </Group>
        {field.correction && (
          <Button size="xs" variant="subtle" onClick={() => undo.mutate()} loading={undo.isPending}>
            {words.invoice.undoCorrection}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
