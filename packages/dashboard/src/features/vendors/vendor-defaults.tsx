import type { CustomField, Vendor } from "@inkvoice/contract";
import { Button, Fieldset, Group, Stack, Text, TextInput, Title } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { v1 } from "../../api/client.ts";
import { customFieldsQuery } from "../../api/queries.ts";
import { usePermission } from "../../api/session.ts";
import { messages } from "../../messages/messages.ts";
import { FormAlert } from "../../ui/forms/form-alert.tsx";
import { useFormProblems } from "../../ui/forms/form-problems.ts";
import { UnsavedChanges } from "../../ui/forms/unsaved-changes.tsx";
import { Card } from "../../ui/page.tsx";
import { QueryResult } from "../../ui/query-result.tsx";
import { ValueInputs } from "../custom-fields/value-inputs.tsx";
import { type DefaultsDraft, defaultsDraft, defaultsProblems, enteredDefaults } from "./defaults-draft.ts";
import { useVendorChange } from "./use-vendor-change.ts";

/** Values for fields of the vendor's invoices in which nothing was read. */
export function VendorDefaults({ vendor }: Readonly<{ vendor: Vendor }>) {
  const said = messages.vendors;
  const fields = useQuery(customFieldsQuery);
  return (
    <section>
      <Title order={2}>{said.defaults}</Title>
      <Text size="sm" c="dimmed" mb="xs" maw={640}>
        {said.defaultsText}
      </Text>
      <QueryResult query={fields}>
        {(definitions) => <DefaultsForm key={vendor.id} vendor={vendor} fields={definitions} />}
      </QueryResult>
    </section>
  );
}

type Props = Readonly<{ vendor: Vendor; fields: readonly CustomField[] }>;

function DefaultsForm({ vendor, fields }: Props) {
  const said = messages.vendors;
  const mayEdit = usePermission("edit");
  const [stored, setStored] = useState(() => defaultsDraft(vendor.defaults));
  const [draft, setDraft] = useState(stored);
  const problems = useFormProblems(defaultsProblems(draft));
  const textOf = (defaults: DefaultsDraft) => JSON.stringify(enteredDefaults(defaults, fields));
  const save = useVendorChange(vendor.id, async () => {
    await v1.patch(`/vendors/${vendor.id}`, { defaults: enteredDefaults(draft, fields) });
    setStored(draft);
    notifications.show({ message: said.defaultsSaved });
  });
  return (
    <Card>
      <UnsavedChanges exist={!save.isPending && textOf(draft) !== textOf(stored)} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          problems.attempt(() => save.mutate());
        }}
      >
        <Fieldset variant="unstyled" disabled={!mayEdit}>
          <Stack ref={problems.root}>
            <ValueInputs values={draft.values} fields={fields} onChange={(values) => setDraft({ ...draft, values })} />
            <TextInput
              label={said.defaultCurrency}
              placeholder={messages.rules.currencyExample}
              maxLength={3}
              w={120}
              value={draft.currency}
              data-problem="currency"
              error={problems.isShown("currency") ? messages.rules.problems.currency : undefined}
              onBlur={() => problems.leave("currency")}
              onChange={(event) => setDraft({ ...draft, currency: event.currentTarget.value.toUpperCase() })}
            />
            <FormAlert error={save.error} />
            {mayEdit && (
              <Group justify="flex-end">
                <Button type="submit" loading={save.isPending}>
                  {messages.ui.save}
                </Button>
              </Group>
            )}
          </Stack>
        </Fieldset>
      </form>
    </Card>
  );
}
