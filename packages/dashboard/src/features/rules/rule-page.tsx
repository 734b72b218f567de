import type { CustomField, Rule } from "@inkvoice/contract";
import { SimpleGrid } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { v1 } from "../../api/client.ts";
import { customFieldsQuery, rulesQuery } from "../../api/queries.ts";
import { messages } from "../../messages/messages.ts";
import { UnsavedChanges } from "../../ui/forms/unsaved-changes.tsx";
import { Page } from "../../ui/page.tsx";
import { QueryResult } from "../../ui/query-result.tsx";
import { NotFoundPage } from "../../ui/states.tsx";
import { bodyOf, draftOf, emptyDraft, type RuleDraft } from "./rule-draft.ts";
import { RuleForm } from "./rule-form.tsx";
import { RuleTrial } from "./rule-trial.tsx";

/** Defines a rule, or changes one, beside the newest invoices that it would have applied to. */
export function RulePage() {
  const { id } = useParams({ from: "/inside/rules/$id" });
  const rules = useQuery(rulesQuery);
  const fields = useQuery(customFieldsQuery);
  return (
    <QueryResult query={rules}>
      {(known) => {
        const rule = known.find((each) => each.id === id);
        if (!rule && id !== "new") return <NotFoundPage />;
        return (
          <QueryResult query={fields}>
            {(definitions) => <RuleEditor key={id} rule={rule} fields={definitions} />}
          </QueryResult>
        );
      }}
    </QueryResult>
  );
}

type EditorProps = Readonly<{ rule: Rule | undefined; fields: readonly CustomField[] }>;

function RuleEditor({ rule, fields }: EditorProps) {
  const [stored] = useState<RuleDraft>(rule ? draftOf(rule) : emptyDraft);
  const [draft, setDraft] = useState(stored);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(stored);
  const save = useSaveRule(rule, draft, fields);
  return (
    <Page title={rule?.name ?? messages.rules.add} lead={messages.rules.formLead} wide>
      <UnsavedChanges exist={isChanged && !save.isPending && !save.isSuccess} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
        <RuleForm draft={draft} fields={fields} onChange={setDraft} sending={save} />
        <RuleTrial draft={draft} fields={fields} />
      </SimpleGrid>
    </Page>
  );
}

function useSaveRule(rule: Rule | undefined, draft: RuleDraft, fields: readonly CustomField[]) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => {
      const body = bodyOf(draft, fields);
      return rule ? v1.patch<Rule>(`/rules/${rule.id}`, body) : v1.post<Rule>("/rules", body);
    },
    onSuccess: async ({ name }) => {
      notifications.show({ message: messages.rules.saved(name) });
      await client.invalidateQueries({ queryKey: rulesQuery.queryKey });
      await navigate({ to: "/rules" });
    },
  });
}
