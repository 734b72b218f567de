import type { KeyRow } from "@inkvoice/contract/dashboard";
import { Badge, Button, Group, Table, Text, Tooltip } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { keysQuery } from "../../api/queries.ts";
import { formatAgo, formatMoment } from "../../format/format.ts";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { KeyIcon, PlusIcon } from "../../ui/icons.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { Records } from "../../ui/records.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { CreateKeyModal, scopeChoices } from "./create-key-modal.tsx";
import { RotateKeyModal } from "./rotate-key-modal.tsx";

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
      <Loaded query={keys}>
        {({ keys: rows }) =>
          rows.length === 0 ? (
            <EmptyState icon={<KeyIcon size={26} />} title="No keys yet">
              Make one to call the API from your own programs.
            </EmptyState>
          ) : (
            <Card flush>
              <KeyTable keys={rows} />
            </Card>
          )
        }
      </Loaded>
      <CreateKeyModal opened={creating} onClose={modal.close} />
    </Page>
  );
}

function KeyTable({ keys }: Readonly<{ keys: readonly KeyRow[] }>) {
  return (
    <Records
      label="API keys"
      columns={[{ name: "Name" }, { name: "Key" }, { name: "Allowed to" }, { name: "Last used" }]}
    >
      {keys.map((key) => (
        <KeyLine key={key.id} row={key} />
      ))}
    </Records>
  );
}

/** As the form for a new key says it. */
function mayOf(scopes: readonly string[]): string {
  const names = scopeChoices.filter((choice) => scopes.includes(choice.value)).map((choice) => choice.label);
  return names.length === scopeChoices.length ? "Everything" : names.join(", ");
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
  const [rotating, dialog] = useDisclosure(false);
  const state = stateOf(row);
  return (
    <Table.Tr opacity={state ? 0.65 : 1}>
      <Table.Td>
        <Text size="sm" fw={550}>
          {row.name}
        </Text>
        <Text size="xs" c="dimmed">
          Made {formatAgo(row.created_at)}
          {row.created_by ? ` by ${row.created_by}` : ""}
          {row.addresses.length > 0 ? `, from ${row.addresses.join(", ")}` : ""}
          {row.expires_at && !state ? `, expires ${formatAgo(row.expires_at)}` : ""}
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
      <Table.Td data-label="Last used">
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
            <>
              <Button size="xs" variant="default" onClick={dialog.open}>
                Rotate
              </Button>
              <RotateKeyModal id={row.id} name={row.name} opened={rotating} onClose={dialog.close} />
              <ConfirmButton
                label="Revoke"
                title={`Revoke "${row.name}"?`}
                text="Programs that use this key stop working at once. This cannot be undone."
                onConfirm={() => revoke.mutateAsync()}
              />
            </>
          )}
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}
