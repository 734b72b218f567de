import type { CustomField, RuleTrial as Trial, TriedInvoice } from "@inkvoice/contract";
import { Stack, Table, Text, Title } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { v1 } from "../../api/client.ts";
import { formatDay, formatMoney } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import { FormAlert } from "../../ui/forms/form-alert.tsx";
import { Card } from "../../ui/page.tsx";
import { RecordTable } from "../../ui/record-table.tsx";
import { customLabel } from "../invoice/fields/custom-columns.ts";
import { valuesTexts } from "../invoice/fields/rule-effects.ts";
import { bodyOf, problemsOf, type RuleDraft } from "./rule-draft.ts";

const triedInvoices = 50;

type Props = Readonly<{ draft: RuleDraft; fields: readonly CustomField[] }>;

/** The newest invoices to which the rule would have applied; follows the form, and changes nothing. */
export function RuleTrial({ draft, fields }: Props) {
  const said = messages.rules;
  const isPending = problemsOf(draft, fields).includes("action");
  const trial = useTrial(draft, fields);
  return (
    <Stack gap="sm" component="section" aria-label={said.trial}>
      <Title order={2}>{said.trial}</Title>
      <FormAlert error={trial.error} />
      {isPending && <Text size="sm">{said.trialPending}</Text>}
      {!isPending && trial.data && <TrialResult trial={trial.data} />}
    </Stack>
  );
}

function useTrial(draft: RuleDraft, fields: readonly CustomField[]) {
  const [tried] = useDebouncedValue(draft, 300);
  const { name, ...rule } = bodyOf(tried, fields);
  return useQuery({
    // The name makes no difference.
    queryKey: ["rules", "trial", rule],
    queryFn: () =>
      v1.post<Trial>("/rules/try", { rule: { ...rule, name: name || messages.rules.add }, last: triedInvoices }),
    enabled: problemsOf(tried, fields).every((problem) => problem === "name"),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

function TrialResult({ trial }: Readonly<{ trial: Trial }>) {
  const said = messages.rules;
  if (trial.tried === 0) return <Text size="sm">{said.trialNone}</Text>;
  return (
    <>
      <Text size="sm" fw={600} role="status">
        {said.trialOf(trial.invoices.length, trial.tried)}
      </Text>
      {trial.invoices.length > 0 && (
        <Card flush>
          <RecordTable label={said.trial}>
            {trial.invoices.map((invoice) => (
              <TriedLine key={invoice.id} invoice={invoice} />
            ))}
          </RecordTable>
        </Card>
      )}
    </>
  );
}

function TriedLine({ invoice }: Readonly<{ invoice: TriedInvoice }>) {
  const { id, vendor_name: vendor, invoice_number: number, date, total_amount: total, currency } = invoice;
  const effects = [
    ...valuesTexts(invoice.set),
    ...(invoice.kept ?? []).map((name) => messages.rules.kept(customLabel(name))),
  ];
  return (
    <Table.Tr>
      <Table.Td>
        <Link to="/invoices/$id" params={{ id }}>
          {vendor ?? number ?? id}
        </Link>
        <Text size="xs" c="dimmed">
          {[vendor && number, date && formatDay(date)].filter(Boolean).join(" · ")}
        </Text>
      </Table.Td>
      <Table.Td data-right className="numbers">
        {total !== null && formatMoney(total, currency)}
      </Table.Td>
      <Table.Td>
        <Text size="sm">{effects.join(" · ")}</Text>
      </Table.Td>
    </Table.Tr>
  );
}
