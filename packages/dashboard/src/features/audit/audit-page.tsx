import type { AuditRow } from "@inkvoice/contract/dashboard";
import { Button, Group, Select, Switch, Table, Text, TextInput, Tooltip } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queryString } from "../../api/client.ts";
import { type AuditSelection, auditQuery } from "../../api/queries.ts";
import { useSession } from "../../api/session.ts";
import { formatMoment } from "../../format/format.ts";
import { keyName } from "../../messages/key-name.ts";
import { messages } from "../../messages/messages.ts";
import { ShieldIcon } from "../../ui/icons.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { RecordTable } from "../../ui/record-table.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { actionChoices } from "./action-choices.ts";

/** The audit log. Owners see their account's entries, the operator all. */
export function AuditPage() {
  const { user } = useSession();
  const [action, setAction] = useState<string | null>(null);
  const [actor, setActor] = useState("");
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const [everywhere, setEverywhere] = useState(false);
  const [typedActor] = useDebouncedValue(actor, 250);
  const filter = {
    ...(action && { action }),
    ...(typedActor && { actor: typedActor }),
    ...(from && { from }),
    ...(to && { to }),
  };
  return (
    <Page
      title={messages.audit.title}
      lead={messages.audit.lead}
      actions={
        <Button component="a" variant="default" href={`/api/audit/export${queryString(filter)}`} download>
          {messages.audit.export}
        </Button>
      }
      wide
    >
      <Group mb="md" align="flex-end">
        <Select
          label={messages.audit.what}
          placeholder={messages.audit.everything}
          clearable
          searchable
          data={actionChoices()}
          value={action}
          onChange={setAction}
        />
        <TextInput
          label={messages.audit.who}
          placeholder={messages.audit.whoPlaceholder}
          value={actor}
          onChange={(event) => setActor(event.currentTarget.value)}
        />
        <TextInput
          label={messages.audit.from}
          type="date"
          value={from}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <TextInput
          label={messages.audit.to}
          type="date"
          value={to}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
        {user.operator && (
          <Switch
            label={messages.audit.allAccounts}
            mb={8}
            checked={everywhere}
            onChange={(event) => setEverywhere(event.currentTarget.checked)}
          />
        )}
      </Group>
      <Entries selection={{ filter, everywhere }} />
    </Page>
  );
}

function Entries({ selection }: Readonly<{ selection: AuditSelection }>) {
  const log = useInfiniteQuery(auditQuery(selection));
  const { when, who, what, where } = messages.audit.columns;
  if (log.error && !log.data) return <ErrorState error={log.error} onRetry={() => void log.refetch()} />;
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  if (log.data && entries.length === 0)
    return (
      <EmptyState icon={<ShieldIcon size={26} />} title={messages.audit.none}>
        {messages.audit.noneText}
      </EmptyState>
    );
  return (
    <>
      <Card flush>
        <RecordTable
          label={messages.audit.title}
          columns={[{ name: when }, { name: who }, { name: what }, { name: where }]}
        >
          {entries.map((entry) => (
            <EntryLine key={entry.id} entry={entry} everywhere={selection.everywhere} />
          ))}
        </RecordTable>
      </Card>
      {log.hasNextPage && (
        <Group justify="center" mt="md">
          <Button variant="default" onClick={() => void log.fetchNextPage()} loading={log.isFetchingNextPage}>
            {messages.audit.older}
          </Button>
        </Group>
      )}
    </>
  );
}

const nameOf = ({ names }: AuditRow, id: string) => keyName(names[id] ?? id);

function detailsOf(entry: AuditRow): string {
  const labels: Readonly<Record<string, string>> = messages.audit.details;
  // The recorded name is redundant where the subject is shown by its name.
  const isSaid = (label: string) => label === "name" && entry.names[entry.subject] !== undefined;
  const told = Object.entries(entry.details).filter(([label, value]) => value !== null && !isSaid(label));
  return [
    nameOf(entry, entry.subject),
    ...told.map(([label, value]) => messages.audit.detail(labels[label] ?? label, detailOf(entry, value))),
  ]
    .filter((part) => part !== "")
    .join(" · ");
}

function detailOf(entry: AuditRow, value: AuditRow["details"][string]): string {
  if (typeof value === "boolean") return value ? messages.audit.yes : messages.audit.no;
  const roles: Readonly<Record<string, string>> = messages.terms.roles;
  return roles[String(value)] ?? nameOf(entry, String(value));
}

/** The actor of a command is recorded as "Command of" and the system user. */
function actorOf(entry: AuditRow): string {
  const { kind, id, name } = entry.actor;
  if (kind === "command") return messages.audit.commandOf(name.replace(/^Command of /, ""));
  return keyName((id && entry.names[id]) ?? name);
}

function actionOf({ action, sentence }: AuditRow): string {
  const actions: Readonly<Record<string, string>> = messages.audit.actions;
  return actions[action] ?? sentence;
}

function EntryLine({ entry, everywhere }: Readonly<{ entry: AuditRow; everywhere: boolean }>) {
  return (
    <Table.Tr>
      <Table.Td data-label={messages.audit.columns.when}>
        <Tooltip label={entry.at}>
          <Text size="sm" span>
            {formatMoment(entry.at)}
          </Text>
        </Tooltip>
      </Table.Td>
      <Table.Td data-wide>
        <Text size="sm" title={entry.actor.id ?? undefined}>
          {actorOf(entry)}
        </Text>
        {entry.actor.kind === "key" && (
          <Text size="xs" c="dimmed" style={{ overflowWrap: "anywhere" }}>
            {messages.audit.apiKey} {entry.actor.id}
          </Text>
        )}
      </Table.Td>
      <Table.Td data-wide>
        <Text size="sm" fw={550}>
          {actionOf(entry)}
        </Text>
        <Text
          size="xs"
          c="dimmed"
          style={{ overflowWrap: "anywhere" }}
          title={entry.names[entry.subject] && entry.subject}
        >
          {detailsOf(entry)}
          {everywhere && entry.account_id ? ` · ${messages.audit.inAccount(entry.account_id)}` : ""}
        </Text>
      </Table.Td>
      <Table.Td data-label={messages.audit.columns.where}>
        <Text size="sm">
          {entry.actor.kind === "command" || entry.address === "" ? messages.audit.server : entry.address}
        </Text>
      </Table.Td>
      <Table.Td />
    </Table.Tr>
  );
}
