import type { AccountCompanies } from "@inkvoice/contract";
import { Button, Group, Stack, TagsInput, Textarea, TextInput } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { v1 } from "../../api/client.ts";
import { companiesQuery } from "../../api/queries.ts";
import { usePermission } from "../../api/session.ts";
import { messages } from "../../messages/messages.ts";
import { FormAlert } from "../../ui/forms/form-alert.tsx";
import { problemInput, useFormProblems } from "../../ui/forms/form-problems.ts";
import { UnsavedChanges } from "../../ui/forms/unsaved-changes.tsx";
import { PlusIcon } from "../../ui/icons.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { QueryResult } from "../../ui/query-result.tsx";
import { type Company, isEmptyCompany, isSameCompanies } from "./company-content.ts";

/** A company being edited, with a key, because names may be equal or empty while they are typed. */
type Draft = Readonly<{ key: number; company: Company }>;

/** Edits the account's own companies. */
export function CompaniesPage() {
  const companies = useQuery(companiesQuery);
  return (
    <Page title={messages.companies.title} lead={messages.companies.lead}>
      <QueryResult query={companies}>{(data) => <CompaniesForm stored={data.companies} />}</QueryResult>
    </Page>
  );
}

/** With an empty one to begin with. */
const draftsOf = (companies: readonly Company[]): Draft[] =>
  (companies.length > 0 ? companies : [{ name: "" }]).map((company, key) => ({ key, company }));

function CompaniesForm({ stored }: Readonly<{ stored: readonly Company[] }>) {
  const said = messages.companies;
  const client = useQueryClient();
  const mayEdit = usePermission("edit");
  const [drafts, setDrafts] = useState(() => draftsOf(stored));
  const typed = drafts.map(({ company }) => company);
  const nameless = drafts.filter(({ company }) => company.name.trim() === "" && !isEmptyCompany(company));
  const problems = useFormProblems(nameless.map(nameOf));
  const save = useMutation({
    mutationFn: () =>
      v1.put<AccountCompanies>("/account/companies", {
        companies: typed.filter((company) => !isEmptyCompany(company)),
      }),
    onSuccess: (saved) => {
      client.setQueryData(companiesQuery.queryKey, saved);
      setDrafts(draftsOf(saved.companies));
      notifications.show({ message: said.saved });
    },
  });
  const change = (key: number, company: Company) =>
    setDrafts(drafts.map((draft) => (draft.key === key ? { key, company } : draft)));
  const add = () =>
    setDrafts([...drafts, { key: Math.max(-1, ...drafts.map(({ key }) => key)) + 1, company: { name: "" } }]);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        problems.attempt(() => save.mutate());
      }}
    >
      <UnsavedChanges exist={!save.isPending && !isSameCompanies(typed, stored)} />
      <Stack gap="lg" ref={problems.root}>
        {drafts.map(({ key, company }) => (
          <Card key={key}>
            <CompanyFields
              company={company}
              nameProps={problemInput(problems, nameOf({ key }), messages.ui.missing.name)}
              readOnly={!mayEdit}
              onChange={(next) => change(key, next)}
              onRemove={() => setDrafts(drafts.filter((draft) => draft.key !== key))}
            />
          </Card>
        ))}
        <FormAlert error={save.error} />
        {mayEdit && (
          <Group justify="space-between">
            <Button variant="default" leftSection={<PlusIcon />} onClick={add}>
              {said.add}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {messages.ui.save}
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  );
}

/** Names the input of a company's name, for its problem. */
const nameOf = ({ key }: Pick<Draft, "key">) => `name-${key}`;

type FieldsProps = Readonly<{
  company: Company;
  nameProps: ReturnType<typeof problemInput>;
  readOnly: boolean;
  onChange: (company: Company) => void;
  onRemove: () => void;
}>;

function CompanyFields({ company, nameProps, readOnly, onChange, onRemove }: FieldsProps) {
  const said = messages.companies;
  const { country: _country, ...elsewhere } = company;
  return (
    <Stack gap="sm">
      <TextInput
        {...nameProps}
        label={said.name}
        value={company.name}
        readOnly={readOnly}
        onChange={(event) => onChange({ ...company, name: event.currentTarget.value })}
      />
      <TagsInput
        label={said.aliases}
        description={said.aliasesText}
        value={company.aliases ?? []}
        readOnly={readOnly}
        acceptValueOnBlur
        onChange={(aliases) => onChange({ ...company, aliases })}
      />
      <TagsInput
        label={said.taxIds}
        value={company.tax_ids ?? []}
        readOnly={readOnly}
        acceptValueOnBlur
        onChange={(taxIds) => onChange({ ...company, tax_ids: taxIds })}
      />
      <Textarea
        label={said.addresses}
        description={said.addressesText}
        autosize
        minRows={2}
        value={(company.addresses ?? []).join("\n")}
        readOnly={readOnly}
        onChange={(event) => onChange({ ...company, addresses: event.currentTarget.value.split("\n") })}
        onBlur={() =>
          onChange({ ...company, addresses: (company.addresses ?? []).filter((line) => line.trim() !== "") })
        }
      />
      <Group justify="space-between" align="flex-end">
        <TextInput
          label={said.country}
          maxLength={2}
          w={120}
          value={company.country ?? ""}
          readOnly={readOnly}
          onChange={(event) => {
            const country = event.currentTarget.value.toUpperCase();
            onChange(country === "" ? elsewhere : { ...company, country });
          }}
        />
        {!readOnly && (
          <Button variant="default" onClick={onRemove}>
            {said.remove}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
