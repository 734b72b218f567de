import type { Rule } from "@inkvoice/contract";
import { ActionIcon, Button, Group, Switch, Table, Text } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { v1 } from "../../api/client.ts";
import { rulesQuery } from "../../api/queries.ts";
import { usePermission } from "../../api/session.ts";
import { messages } from "../../messages/messages.ts";
import { ConfirmButton } from "../../ui/actions/confirm-button.tsx";
import { FormAlert } from "../../ui/forms/form-alert.tsx";
import { DownIcon, PlusIcon, RuleIcon, UpIcon } from "../../ui/icons.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { QueryResult } from "../../ui/query-result.tsx";
import { RecordTable } from "../../ui/record-table.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { effectsText } from "../invoice/fields/rule-effects.ts";
import { conditionsText, type Names } from "./rule-text.ts";
import { useRuleNames } from "./use-rule-names.ts";

/** The account's rules in the order in which they are applied. */
export function RulesPage() {
  const rules = useQuery(rulesQuery);
  const mayEdit = usePermission("edit");
  const said = messages.rules;
  return (
    <Page title={said.title} lead={said.lead} actions={mayEdit && <NewRule />}>
      <QueryResult query={rules}>
        {(known) =>
          known.length === 0 ? (
            <EmptyState icon={<RuleIcon size={26} />} title={said.none}>
              {said.noneText}
            </EmptyState>
          ) : (
            <RuleTable rules={known} />
          )
        }
      </QueryResult>
    </Page>
  );
}

function NewRule() {
  return (
    <Button
      leftSection={<PlusIcon />}
      renderRoot={(props) => <Link to="/rules/$id" params={{ id: "new" }} {...props} />}
    >
      {messages.rules.add}
    </Button>
  );
}

type Change = Readonly<{ id: string; change: Readonly<{ enabled?: boolean; position?: number }> }>;

function useRuleChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, change }: Change) => v1.patch<Rule>(`/rules/${id}`, change),
    // Awaited: the next move starts from the new order.
    onSettled: () => client.invalidateQueries({ queryKey: rulesQuery.queryKey }),
  });
}

function RuleTable({ rules }: Readonly<{ rules: readonly Rule[] }>) {
  const { order, rule, active } = messages.rules.columns;
  const names = useRuleNames(rules);
  const change = useRuleChange();
  return (
    <>
      <FormAlert error={change.error} />
      <Card flush>
        <RecordTable label={messages.rules.title} columns={[{ name: rule }, { name: active }, { name: order }]}>
          {rules.map((each, index) => (
            <RuleLine key={each.id} rule={each} names={names} change={change} isLast={index === rules.length - 1} />
          ))}
        </RecordTable>
      </Card>
    </>
  );
}

type LineProps = Readonly<{ rule: Rule; names: Names; change: ReturnType<typeof useRuleChange>; isLast: boolean }>;

function RuleLine({ rule, names, change, isLast }: LineProps) {
  const said = messages.rules;
  const mayEdit = usePermission("edit");
  return (
    <Table.Tr>
      <Table.Td>
        <Link to="/rules/$id" params={{ id: rule.id }}>
          {rule.name}
        </Link>
        <Text size="sm">{conditionsText(rule.when, names)}</Text>
        <Text size="sm" c="dimmed">
          {effectsText(rule.then, names)}
        </Text>
      </Table.Td>
      <Table.Td>
        <Switch
          aria-label={said.isActive(rule.name)}
          checked={rule.enabled}
          disabled={!mayEdit || change.isPending}
          onChange={(event) => change.mutate({ id: rule.id, change: { enabled: event.currentTarget.checked } })}
        />
      </Table.Td>
      <Table.Td>{mayEdit && <MoveButtons rule={rule} change={change} isLast={isLast} />}</Table.Td>
      <Table.Td data-right>{mayEdit && <DeleteRule rule={rule} />}</Table.Td>
    </Table.Tr>
  );
}

function MoveButtons({ rule, change, isLast }: Omit<LineProps, "names">) {
  const said = messages.rules;
  const move = (by: 1 | -1) => change.mutate({ id: rule.id, change: { position: rule.position + by } });
  return (
    <Group gap={2} wrap="nowrap">
      <ActionIcon
        aria-label={said.moveUp(rule.name)}
        disabled={rule.position === 1 || change.isPending}
        onClick={() => move(-1)}
      >
        <UpIcon />
      </ActionIcon>
      <ActionIcon aria-label={said.moveDown(rule.name)} disabled={isLast || change.isPending} onClick={() => move(1)}>
        <DownIcon />
      </ActionIcon>
    </Group>
  );
}

function DeleteRule({ rule }: Readonly<{ rule: Rule }>) {
  const said = messages.rules;
  const client = useQueryClient();
  const remove = async () => {
    await v1.delete(`/rules/${rule.id}`);
    await client.invalidateQueries({ queryKey: rulesQuery.queryKey });
  };
  return (
    <ConfirmButton label={said.delete} title={said.deleteTitle(rule.name)} text={said.deleteText} onConfirm={remove} />
  );
}
