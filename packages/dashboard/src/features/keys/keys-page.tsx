import { defaultScopes, scopes } from "@inkvoice/contract";
import type { KeyRow } from "@inkvoice/contract/dashboard";
import { Badge, Button, Group, Table, Text, Tooltip } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { keysQuery } from "../../api/queries.ts";
import { formatAgo, formatAuthor, formatMoment } from "../../format/format.ts";
import { keyName } from "../../messages/key-name.ts";
import { messages } from "../../messages/messages.ts";
import { ConfirmButton } from "../../ui/actions/confirm-button.tsx";
import { KeyIcon, PlusIcon } from "../../ui/icons.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { QueryResult } from "../../ui/query-result.tsx";
import { RecordTable } from "../../ui/record-table.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { CreateKeyModal } from "./create-key-modal.tsx";
import { KeyRequestsModal } from "./key-requests-modal.tsx";
import { RotateKeyModal } from "./rotate-key-modal.tsx";

export function KeysPage() {
  const keys = useQuery(keysQuery);
  const [creating, modal] = useDisclosure(false);
  return (
    <Page
      title={messages.keys.title}
      lead={messages.keys.lead}
      actions={
        <Button leftSection={<PlusIcon />} onClick={modal.open}>
          {messages.keys.newKey}
        </Button>
      }
      wide
    >
      <QueryResult query={keys}>
        {({ keys: rows }) =>
          rows.length === 0 ? (
            <EmptyState icon={<KeyIcon size={26} />} title={messages.keys.none}>
              {messages.keys.noneText}
            </EmptyState>
          ) : (
            <Card flush>
              <KeyTable keys={rows} />
            </Card>
          )
        }
      </QueryResult>
      <CreateKeyModal opened={creating} onClose={modal.close} />
    </Page>
  );
}

function KeyTable({ keys }: Readonly<{ keys: readonly KeyRow[] }>) {
  const { name, key, allowed, used } = messages.keys.columns;
  return (
    <RecordTable label={messages.keys.title} columns={[{ name }, { name: key }, { name: allowed }, { name: used }]}>
      {keys.map((key) => (
        <KeyLine key={key.id} row={key} />
      ))}
    </RecordTable>
  );
}

/** Permissions in the words of the form for a new key. */
function mayOf(allowed: readonly string[]): string {
  const names = scopes.filter((scope) => allowed.includes(scope)).map((scope) => messages.keys.scopes[scope]);
  if (names.length === scopes.length) return messages.keys.everything;
  const isDefault = names.length === defaultScopes.length && !allowed.includes("members:write");
  return isDefault ? messages.keys.everythingButMembers : names.join(", ");
}

function stateOf(row: KeyRow): string | undefined {
  if (row.revoked_at) return messages.keys.revoked;
  return row.expires_at && new Date(row.expires_at) <= new Date() ? messages.keys.expired : undefined;
}

function originOf(row: KeyRow, works: boolean): string {
  const ago = formatAgo(row.created_at);
  const parts = [
    row.created_by ? messages.keys.createdBy(ago, formatAuthor(row.created_by)) : messages.keys.created(ago),
  ];
  if (row.addresses.length > 0) parts.push(messages.keys.from(row.addresses.join(", ")));
  if (row.expires_at && works) parts.push(messages.keys.expires(formatAgo(row.expires_at)));
  return parts.join(", ");
}

function KeyLine({ row }: Readonly<{ row: KeyRow }>) {
  const client = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => api.delete(`/keys/${row.id}`),
    onSuccess: () => client.invalidateQueries({ queryKey: ["keys"] }),
  });
  const [rotating, dialog] = useDisclosure(false);
  const [reading, log] = useDisclosure(false);
  const state = stateOf(row);
  return (
    <Table.Tr opacity={state ? 0.65 : 1}>
      <Table.Td>
        <Text size="sm" fw={550}>
          {keyName(row.name)}
        </Text>
        <Text size="xs" c="dimmed">
          {originOf(row, state === undefined)}
        </Text>
      </Table.Td>
      <Table.Td>
        <Text size="sm" ff="monospace">
          {row.hint}
        </Text>
      </Table.Td>
      <Table.Td>
        <Text size="sm">{mayOf(row.scopes)}</Text>
      </Table.Td>
      <Table.Td data-label={messages.keys.columns.used}>
        {row.last_used_at ? (
          <Tooltip label={formatMoment(row.last_used_at)}>
            <Text size="sm" span>
              {formatAgo(row.last_used_at)}
            </Text>
          </Tooltip>
        ) : (
          <Text size="sm" c="dimmed">
            {messages.keys.never}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <Group justify="flex-end" gap="xs" wrap="nowrap">
          <Button size="xs" variant="default" onClick={log.open}>
            {messages.keys.requests.open}
          </Button>
          <KeyRequestsModal id={row.id} name={keyName(row.name)} opened={reading} onClose={log.close} />
          {state ? (
            <Badge variant="default">{state}</Badge>
          ) : (
            <>
              <Button size="xs" variant="default" onClick={dialog.open}>
                {messages.keys.rotate}
              </Button>
              <RotateKeyModal id={row.id} name={keyName(row.name)} opened={rotating} onClose={dialog.close} />
              <ConfirmButton
                label={messages.keys.revoke}
                title={messages.keys.revokeTitle(keyName(row.name))}
                text={messages.keys.revokeText}
                onConfirm={() => revoke.mutateAsync()}
              />
            </>
          )}
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}
