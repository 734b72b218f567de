import type { AuditRow } from "@inkvoice/contract/dashboard";
import { Button, Group, Select, Switch, Table, Text, TextInput, Tooltip } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queryString } from "../../api/client.ts";
import { type AuditSelection, auditQuery } from "../../api/queries.ts";
import { useSession } from "../../api/session.ts";
import { formatMoment } from "../../format/format.ts";
import { ShieldIcon } from "../../ui/icons.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { Records } from "../../ui/records.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { actionChoices } from "./action-choices.ts";

/** Who did what, when and from where; owners see their account's, the operator may look at all. */
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
      title="Audit log"
      lead="Sign-ins, keys, secrets, roles, exports and deletions. Entries are only ever added."
      actions={
        <Button component="a" variant="default" href={`/api/audit/export${queryString(filter)}`} download>
          Export
        </Button>
      }
      wide
    >
      <Group mb="md" align="flex-end">
        <Select
          label="What"
          placeholder="Everything"
          clearable
          searchable
          data={actionChoices}
          value={action}
          onChange={setAction}
        />
        <TextInput
          label="Who"
          placeholder="Part of an email"
          value={actor}
          onChange={(event) => setActor(event.currentTarget.value)}
        />
        <TextInput label="From" type="date" value={from} onChange={(event) => setFrom(event.currentTarget.value)} />
        <TextInput label="To" type="date" value={to} onChange={(event) => setTo(event.currentTarget.value)} />
        {user.operator && (
          <Switch
            label="All accounts"
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
  if (log.error && !log.data) return <ErrorState error={log.error} onRetry={() => void log.refetch()} />;
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  if (log.data && entries.length === 0)
    return (
      <EmptyState icon={<ShieldIcon size={26} />} title="Nothing of that kind">
        No entry matches what was asked for.
      </EmptyState>
    );
  return (
    <>
      <Card flush>
        <Records
          label="Audit log"
          columns={[{ name: "When" }, { name: "Who" }, { name: "What" }, { name: "From where" }]}
        >
          {entries.map((entry) => (
            <EntryLine key={entry.id} entry={entry} everywhere={selection.everywhere} />
          ))}
        </Records>
      </Card>
      {log.hasNextPage && (
        <Group justify="center" mt="md">
          <Button variant="default" onClick={() => void log.fetchNextPage()} loading={log.isFetchingNextPage}>
            Show older entries
          </Button>
        </Group>
      )}
    </>
  );
}

function detailsOf(entry: AuditRow): string {
  const told = Object.entries(entry.details).filter(([, value]) => value !== null);
  return [entry.subject, ...told.map(([name, value]) => `${name.replaceAll("_", " ")}: ${value}`)]
    .filter((part) => part !== "")
    .join(" · ");
}

function EntryLine({ entry, everywhere }: Readonly<{ entry: AuditRow; everywhere: boolean }>) {
  return (
    <Table.Tr>
      <Table.Td data-label="When">
        <Tooltip label={entry.at}>
          <Text size="sm" span>
            {formatMoment(entry.at)}
          </Text>
        </Tooltip>
      </Table.Td>
      <Table.Td>
        <Text size="sm">{entry.actor.name}</Text>
        {entry.actor.kind === "key" && (
          <Text size="xs" c="dimmed">
            API key
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <Text size="sm" fw={550}>
          {entry.sentence}
        </Text>
        <Text size="xs" c="dimmed" style={{ overflowWrap: "anywhere" }}>
          {detailsOf(entry)}
          {everywhere && entry.account_id ? ` · in ${entry.account_id}` : ""}
        </Text>
      </Table.Td>
      <Table.Td data-label="From where">
        <Text size="sm">{entry.address || "the server"}</Text>
      </Table.Td>
      <Table.Td />
    </Table.Tr>
  );
}
