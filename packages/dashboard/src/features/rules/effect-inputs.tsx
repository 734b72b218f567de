import { NativeSelect, SimpleGrid, TagsInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { membersQuery } from "../../api/queries.ts";
import { messages } from "../../messages/messages.ts";
import { ValueInputs } from "../custom-fields/value-inputs.tsx";
import type { DraftProps, RuleDraft } from "./rule-draft.ts";

const approvalChoices = [1, 2, 3];

/** Inputs for a rule's effects: values of custom fields, number of approvals, a reviewer and tags. */
export function EffectInputs({ draft, fields, onChange }: DraftProps) {
  const said = messages.rules;
  const members = useQuery(membersQuery);
  const set = (change: Partial<RuleDraft>) => onChange({ ...draft, ...change });
  const reviewers = members.data?.members.filter(({ role }) => role !== "viewer") ?? [];
  return (
    <>
      <ValueInputs values={draft.values} fields={fields} onChange={(values) => set({ values })} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" style={{ alignItems: "end" }}>
        <NativeSelect
          label={said.approvals}
          value={draft.approvals}
          data={[
            { value: "", label: said.approvalsUnchanged },
            ...approvalChoices.map((count) => ({ value: String(count), label: said.approvalCount(count) })),
          ]}
          onChange={(event) => set({ approvals: event.currentTarget.value })}
        />
        <NativeSelect
          label={said.assignTo}
          value={draft.assignTo}
          data={[
            { value: "", label: said.nobody },
            ...reviewers.map(({ user_id: value, name: label }) => ({ value, label })),
          ]}
          onChange={(event) => set({ assignTo: event.currentTarget.value })}
        />
      </SimpleGrid>
      <TagsInput
        label={said.tags}
        description={said.tagsHint}
        value={[...draft.tags]}
        acceptValueOnBlur
        maxTags={20}
        onChange={(tags) => set({ tags })}
      />
    </>
  );
}
