import { NativeSelect, SimpleGrid, Stack, TagsInput, Text, TextInput } from "@mantine/core";
import { messages } from "../../messages/messages.ts";
import { AmountInput } from "../../ui/forms/amount-input.tsx";
import { selectOptions } from "../custom-fields/entered-values.ts";
import { problemProps } from "./problem-props.ts";
import type { DraftProps, RuleDraft, ShownProblems } from "./rule-draft.ts";
import { VendorSelect } from "./vendor-select.tsx";

type Props = Omit<DraftProps, "fields"> & ShownProblems;

/** The conditions of a rule: the common ones, then the others folded unless one is used. */
export function ConditionInputs({ draft, problems, onChange }: Props) {
  const said = messages.rules;
  const set = (change: Partial<RuleDraft>) => onChange({ ...draft, ...change });
  return (
    <>
      <VendorSelect value={draft.vendorId} onChange={(vendorId) => set({ vendorId })} />
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
        <AmountInput
          label={said.totalMin}
          value={draft.totalMin}
          onBlur={() => problems.leave("range")}
          onChange={(totalMin) => set({ totalMin })}
        />
        <AmountInput
          label={said.totalMax}
          value={draft.totalMax}
          {...problemProps(problems, "range")}
          onChange={(totalMax) => set({ totalMax })}
        />
        <Code
          label={said.currency}
          placeholder={said.currencyExample}
          length={3}
          value={draft.currency}
          {...problemProps(problems, "currency")}
          onChange={(currency) => set({ currency })}
        />
      </SimpleGrid>
      <RareConditions draft={draft} problems={problems} onChange={onChange} />
    </>
  );
}

function RareConditions({ draft, problems, onChange }: Props) {
  const said = messages.rules;
  const set = (change: Partial<RuleDraft>) => onChange({ ...draft, ...change });
  const isUsed = draft.country !== "" || draft.documentType !== "" || draft.issue !== "" || draft.words.length > 0;
  return (
    <details open={isUsed || undefined}>
      <Text component="summary" size="sm" c="dimmed">
        {said.moreConditions}
      </Text>
      <Stack mt="sm" gap="sm">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <NativeSelect
            label={said.documentType}
            value={draft.documentType}
            data={[{ value: "", label: said.any }, ...selectOptions(messages.terms.documentTypes)]}
            onChange={(event) => set({ documentType: event.currentTarget.value as RuleDraft["documentType"] })}
          />
          <Code
            label={said.country}
            placeholder={said.countryExample}
            length={2}
            value={draft.country}
            {...problemProps(problems, "country")}
            onChange={(country) => set({ country })}
          />
        </SimpleGrid>
        <NativeSelect
          label={said.issue}
          value={draft.issue}
          data={[{ value: "", label: said.any }, ...issueChoices(draft.issue)]}
          onChange={(event) => set({ issue: event.currentTarget.value })}
        />
        <TagsInput
          label={said.words}
          description={said.wordsHint}
          value={[...draft.words]}
          acceptValueOnBlur
          maxTags={50}
          onChange={(words) => set({ words })}
        />
        <NativeSelect
          label={said.wordsIn}
          value={draft.wordsIn}
          data={selectOptions(said.searchedTexts)}
          onChange={(event) => set({ wordsIn: event.currentTarget.value as RuleDraft["wordsIn"] })}
        />
      </Stack>
    </details>
  );
}

/** Issues that this form offers, and the rule's own issue if it was set through the API. */
function issueChoices(current: string) {
  const known = messages.rules.issues;
  return selectOptions(current === "" || Object.hasOwn(known, current) ? known : { ...known, [current]: current });
}

type CodeProps = ReturnType<typeof problemProps> &
  Readonly<{ label: string; value: string; placeholder: string; length: number; onChange: (value: string) => void }>;

/** A code of capital letters. */
function Code({ length, onChange, ...input }: CodeProps) {
  return (
    <TextInput maxLength={length} {...input} onChange={(event) => onChange(event.currentTarget.value.toUpperCase())} />
  );
}
