import type { KeyRow } from "@inkvoice/contract/dashboard";
import { Badge, Button, Group, Table, Text, Tooltip } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { keysQuery } from "../../api/queries.ts";
import { formatAgo, formatMoment } from "../../format/format.ts";
import { EmptyState, ErrorState, Splash } from "../../shell/states.tsx";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { KeyIcon, PlusIcon } from "../../ui/icons.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { CreateKeyModal } from "./create-key-modal.tsx";

export function KeysPage() {
  const keys = useQuery(keysQuery);
  const [creating, modal] = useDisclosure(false);
  return (
    <Page
      title="API keys"
      lead="A key lets a program act for this account. It is shown once; only a hash of it is kept."
      actions={
        <Button leftSection={<PlusIcon />} onClick={modal.open}>
          New key
        </Button>
      }
    >
      {keys.isPending ? (
        <Splash />
      ) : keys.isError ? (
        <ErrorState error={keys.error} onRetry={() => void keys.refetch()} />
      ) : keys.data.keys.length === 0 ? (
        <EmptyState icon={<KeyIcon size={26} />} title="No keys yet">
          Make one to call the API from your own programs.
        </EmptyState>
      ) : (
        <Card flush>
          <KeyTable keys={keys.data.keys} />
        </Card>
      )}
      <CreateKeyModal opened={creating} onClose={modal.close} />
    </Page>
  );
}

function KeyTable({ keys }: Readonly<{ keys: readonly KeyRow[] }>) {
  return (
    <Table.ScrollContainer minWidth={680}>
      <Table horizontalSpacing="lg" aria-label="API keys">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Name</Table.Th>
            <Table.Th>Key</Table.Th>
            <Table.Th>May</Table.Th>
            <Table.Th>Last used</Table.Th>
            <Table.Th>
              <span className="visually-hidden">Actions</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {keys.map((key) => (
            <KeyLine key={key.id} row={key} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function stateOf(row: KeyRow): string | undefined {
  if (row.revoked_at) return "Revoked";
  return row.expires_at && new Date(row.expires_at) <= new Date() ? "Expired" : undefined;
}

function KeyLine({ row }: Readonly<{ row: KeyRow }>) {
  const client = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => api.delete(`/keys/${row.id}`),
    onSuccess: () => client.invalidateQueries({ queryKey: ["keys"] }),
  });
  const state = stateOf(row);
  return (
    <Table.Tr opacity={state ? 0.65 : 1}>
      <Table.Td>
        <Text size="sm" fw={550}>
          {row.name}
        </Text>
        <Text size="xs" c="dimmed">
          Made {formatAgo(row.created_at)}
          {row.expires_at && !state ? `, expires ${formatAgo(row.expires_at)}` : ""}
        </Text>
      </Table.Td>
      <Table.Td>
        <Text size="sm" ff="monospace">
          {row.hint}…
        </Text>
      </Table.Td>
      <Table.Td>
        <Text size="sm">{row.scopes.length === 4 ? "Everything" : row.scopes.join(", ")}</Text>
      </Table.Td>
      <Table.Td>
        {row.last_used_at ? (
          <Tooltip label={formatMoment(row.last_used_at)}>
            <Text size="sm" span>
              {formatAgo(row.last_used_at)}
            </Text>
          </Tooltip>
        ) : (
          <Text size="sm" c="dimmed">
            Never
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <Group justify="flex-end">
          {state ? (
            <Badge variant="default">{state}</Badge>
          ) : (
            <ConfirmButton
              label="Revoke"
              title={`Revoke "${row.name}"?`}
              text="Programs that use this key stop working at once. This cannot be undone."
              onConfirm={() => revoke.mutateAsync()}
            />
          )}
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}
