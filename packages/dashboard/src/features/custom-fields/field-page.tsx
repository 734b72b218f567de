import type { CustomField } from "@inkvoice/contract";
import type { CaptionAnswer, TriedField } from "@inkvoice/contract/dashboard";
import { SimpleGrid } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { api, v1 } from "../../api/client.ts";
import { customFieldsQuery } from "../../api/queries.ts";
import { messages } from "../../messages/messages.ts";
import { UnsavedChanges } from "../../ui/forms/unsaved-changes.tsx";
import { Page } from "../../ui/page.tsx";
import { QueryResult } from "../../ui/query-result.tsx";
import { NotFoundPage } from "../../ui/states.tsx";
import type { Picked } from "../invoice/document/word-picker.tsx";
import { customLabel } from "../invoice/fields/custom-columns.ts";
import { bodyOf, changeOf, draftOf, emptyDraft, type FieldDraft, withSample } from "./field-draft.ts";
import { FieldForm } from "./field-form.tsx";
import { SampleDocument } from "./sample-document.tsx";

/** Defines a custom field, or changes one, beside a document to try it on. */
export function FieldPage() {
  const { id } = useParams({ from: "/inside/fields/$id" });
  const fields = useQuery(customFieldsQuery);
  return (
    <QueryResult query={fields}>
      {(known) => {
        const field = known.find((each) => each.id === id);
        return field || id === "new" ? <FieldEditor key={id} field={field} /> : <NotFoundPage />;
      }}
    </QueryResult>
  );
}

function FieldEditor({ field }: Readonly<{ field: CustomField | undefined }>) {
  const said = messages.customFields;
  const [stored] = useState<FieldDraft>(field ? draftOf(field) : emptyDraft);
  const [draft, setDraft] = useState(stored);
  const isChanged = JSON.stringify(bodyOf(draft)) !== JSON.stringify(bodyOf(stored));
  const save = useSaveField(field, draft);
  const sample = useMutation({
    mutationFn: async ({ id, picked }: Readonly<{ id: string; picked: Picked }>) => {
      const { caption } = await api.post<CaptionAnswer>(`/invoices/${id}/caption`, picked.location);
      return { text: picked.text, caption };
    },
    onSuccess: (found) => setDraft((now) => withSample(now, found)),
  });
  const tryOn = (id: string) => api.post<TriedField>(`/invoices/${id}/try-field`, { field: bodyOf(draft) });
  return (
    <Page title={field ? customLabel(field.name) : said.add} lead={said.formLead} wide>
      <UnsavedChanges exist={isChanged && !save.isPending && !save.isSuccess} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
        <FieldForm draft={draft} isStored={field !== undefined} onChange={setDraft} sending={save} />
        <SampleDocument
          definition={JSON.stringify(bodyOf(draft))}
          tryOn={tryOn}
          onPick={(id, picked) => sample.mutate({ id, picked })}
          note={sample.data && (sample.data.caption === null ? said.noCaption : said.captionFound(sample.data.caption))}
        />
      </SimpleGrid>
    </Page>
  );
}

function useSaveField(field: CustomField | undefined, draft: FieldDraft) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () =>
      field
        ? v1.patch<CustomField>(`/fields/${field.id}`, changeOf(draft))
        : v1.post<CustomField>("/fields", bodyOf(draft)),
    onSuccess: async (saved) => {
      notifications.show({ message: messages.customFields.saved(customLabel(saved.name)) });
      await client.invalidateQueries();
      await navigate({ to: "/fields" });
    },
  });
}
