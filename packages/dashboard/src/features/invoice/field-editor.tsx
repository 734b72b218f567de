import { type CorrectionBody, type InvoiceDetail, memorableFields } from "@inkvoice/contract/dashboard";
import { Button, Checkbox, Group, NativeSelect, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useState } from "react";
import { api } from "../../api/client.ts";
import { pageWordsQuery } from "../../api/queries.ts";
import { FormAlert } from "../../ui/form-alert.tsx";
import { choicesOf, type Field, isNumeric } from "./field-model.ts";
import { findOnPage } from "./find-on-page.ts";
import { useSettled } from "./use-settled.ts";
import classes from "./viewer.module.css";
import { useViewer } from "./viewer-state.tsx";

type Props = Readonly<{ field: Field; detail: InvoiceDetail }>;

/** Corrects one field: type the value, or click or draw around the right words on the page. */
export function FieldEditor({ field, detail }: Props) {
  const viewer = useViewer();
  const settle = useSettled();
  const memorable = memorableFields[field.path];
  const [text, setText] = useState(field.value === undefined ? "" : String(field.value));
  const [remember, setRemember] = useState(true);
  const words = useQuery(pageWordsQuery(detail.row.id, viewer.page));
  useEffect(() => {
    if (viewer.picked) setText(viewer.picked.text);
  }, [viewer.picked]);
  const save = useMutation({
    mutationFn: (body: CorrectionBody) => api.post<InvoiceDetail>(`/invoices/${detail.row.id}/corrections`, body),
    onSuccess: settle,
  });
  const undo = useMutation({
    mutationFn: () => api.delete<InvoiceDetail>(`/invoices/${detail.row.id}/corrections/${field.path}`),
    onSuccess: settle,
  });
  const submit = () => {
    const location = viewer.picked?.location ?? findOnPage(words.data?.words ?? [], viewer.page, text);
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
      <ValueInput field={field} text={text} onChange={setText} />
      <FormAlert error={save.error ?? undo.error} />
      <Text size="xs" c="dimmed">
        {viewer.picked
          ? "Taken from the page."
          : "Type it, or click or draw around the right words on the page. Leave it empty if it is not on this document."}
      </Text>
      {memorable && (
        <Checkbox
          size="xs"
          label={memorable === "value" ? "Remember for this vendor" : "Remember for this vendor where it stands"}
          checked={remember}
          onChange={(event) => setRemember(event.currentTarget.checked)}
        />
      )}
      <Group gap="xs" justify="space-between">
        <Group gap="xs">
          <Button size="xs" onClick={submit} loading={save.isPending}>
            Save
          </Button>
          <Button size="xs" variant="default" onClick={() => viewer.edit(undefined)}>
            Cancel
          </Button>
        </Group>
        {field.correction && (
          <Button size="xs" variant="subtle" onClick={() => undo.mutate()} loading={undo.isPending}>
            Undo the correction
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function ValueInput({
  field,
  text,
  onChange,
}: Readonly<{ field: Field; text: string; onChange: (text: string) => void }>) {
  const common = { label: field.label, value: text, autoFocus: true, "data-autofocus": true };
  const choices = choicesOf(field.type);
  if (choices) {
    const known = Object.entries(choices).map(([value, label]) => ({ value, label }));
    const data = [{ value: "", label: "Not known" }, ...known];
    return <NativeSelect {...common} data={data} onChange={(event) => onChange(event.currentTarget.value)} />;
  }
  if (field.path.endsWith("address") || field.path.endsWith("description")) {
    return <Textarea {...common} autosize minRows={2} onChange={(event) => onChange(event.currentTarget.value)} />;
  }
  const hint = field.type === "date" ? "YYYY-MM-DD" : field.type === "currency" ? "EUR" : undefined;
  return (
    <TextInput
      {...common}
      {...(hint ? { placeholder: hint } : {})}
      inputMode={isNumeric(field.type) ? "decimal" : "text"}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
