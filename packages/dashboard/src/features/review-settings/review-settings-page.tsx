import type { DocumentType } from "@inkvoice/contract";
import {
  type DoubtTopic,
  defaultReviewSettings,
  doubtTopics,
  type ReviewSettings,
  requirablePaths,
  type TypeReview,
} from "@inkvoice/contract/review-settings";
import { Button, Checkbox, Group, SegmentedControl, SimpleGrid, Stack, Switch, Text, Title } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { v1 } from "../../api/client.ts";
import { reviewSettingsQuery } from "../../api/queries.ts";
import { usePermission } from "../../api/session.ts";
import { messages } from "../../messages/messages.ts";
import { FormAlert } from "../../ui/forms/form-alert.tsx";
import { useFormProblems } from "../../ui/forms/form-problems.ts";
import { UnsavedChanges } from "../../ui/forms/unsaved-changes.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { QueryResult } from "../../ui/query-result.tsx";
import { nameOfField } from "../invoice/fields/field-text.ts";
import { isSameReview, toggleEntry } from "./type-review.ts";

const documentTypes = Object.keys(defaultReviewSettings) as DocumentType[];

/** Edits the required fields and the doubts that need review, by type of document. */
export function ReviewSettingsPage() {
  const settings = useQuery(reviewSettingsQuery);
  const [type, setType] = useState<DocumentType>("invoice");
  // Kept while other types are shown.
  const [drafts, setDrafts] = useState<Partial<Record<DocumentType, TypeReview>>>({});
  const { reviewSettings: said, terms } = messages;
  return (
    <Page title={said.title} lead={said.lead}>
      <QueryResult query={settings}>
        {(known) => (
          <Stack gap="lg">
            <SegmentedControl
              aria-label={said.documentType}
              data={documentTypes.map((value) => ({ value, label: terms.documentTypes[value] }))}
              value={type}
              onChange={(value) => setType(value as DocumentType)}
              style={{ alignSelf: "flex-start" }}
            />
            <TypeForm
              key={type}
              type={type}
              stored={known[type]}
              draft={drafts[type] ?? known[type]}
              setDraft={(draft) => setDrafts((all) => ({ ...all, [type]: draft }))}
            />
            <UnsavedChanges
              exist={documentTypes.some((each) => !isSameReview(drafts[each] ?? known[each], known[each]))}
            />
          </Stack>
        )}
      </QueryResult>
    </Page>
  );
}

type FormProps = Readonly<{
  type: DocumentType;
  stored: TypeReview;
  draft: TypeReview;
  setDraft: (draft: TypeReview) => void;
}>;

function TypeForm({ type, stored, draft, setDraft }: FormProps) {
  const said = messages.reviewSettings;
  const mayEdit = usePermission("administer");
  const problems = useFormProblems(draft.required.length === 0 ? ["required"] : []);
  const save = useSaveReview(type, setDraft);
  return (
    <Stack gap="lg" ref={problems.root}>
      <Card>
        <Title order={2}>{said.required}</Title>
        <Text size="sm" c="dimmed" mb="sm">
          {said.requiredHint}
        </Text>
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="xs" data-problem="required">
          {requirablePaths.map((path) => (
            <Checkbox
              key={path}
              label={nameOfField(path)}
              checked={draft.required.includes(path)}
              disabled={!mayEdit}
              onChange={() => setDraft({ ...draft, required: toggleEntry(requirablePaths, draft.required, path) })}
            />
          ))}
        </SimpleGrid>
        {draft.required.length === 0 && (
          <Text size="sm" c="var(--band-check-text)" mt="xs" role="alert">
            {said.atLeastOne}
          </Text>
        )}
      </Card>
      <Card>
        <Title order={2}>{said.stopAt}</Title>
        <Text size="sm" c="dimmed" mb="sm">
          {said.stopAtHint}
        </Text>
        <Stack gap="sm">
          {doubtTopics.map((topic: DoubtTopic) => (
            <Switch
              key={topic}
              label={said.topics[topic].label}
              description={said.topics[topic].hint}
              checked={draft.stop_at.includes(topic)}
              disabled={!mayEdit}
              onChange={() => setDraft({ ...draft, stop_at: toggleEntry(doubtTopics, draft.stop_at, topic) })}
            />
          ))}
        </Stack>
      </Card>
      <FormAlert error={save.error} />
      {mayEdit ? (
        <Group justify="flex-end">
          <Button
            variant="default"
            disabled={isSameReview(draft, defaultReviewSettings[type])}
            onClick={() => setDraft(defaultReviewSettings[type])}
          >
            {said.restore}
          </Button>
          <Button
            disabled={isSameReview(draft, stored)}
            loading={save.isPending}
            onClick={() => problems.attempt(() => save.mutate(draft))}
          >
            {said.save}
          </Button>
        </Group>
      ) : (
        <Text size="sm" c="dimmed">
          {said.ownersOnly}
        </Text>
      )}
    </Stack>
  );
}

function useSaveReview(type: DocumentType, onSaved: (review: TypeReview) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (review: TypeReview) => v1.patch<ReviewSettings>("/account/review", { [type]: review }),
    onSuccess: async (fresh) => {
      client.setQueryData(reviewSettingsQuery.queryKey, fresh);
      onSaved(fresh[type]);
      notifications.show({ message: messages.reviewSettings.saved(messages.terms.documentTypes[type]) });
      await client.invalidateQueries({ queryKey: ["invoices"] });
      await client.invalidateQueries({ queryKey: ["invoice"] });
    },
  });
}
