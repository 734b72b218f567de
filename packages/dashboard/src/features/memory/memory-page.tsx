import type { MemoryRow } from "@inkvoice/contract/dashboard";
import { Button, Group, Stack, Table, Text, TextInput, Title } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { memoryQuery } from "../../api/queries.ts";
import { usePermission } from "../../api/session.ts";
import { formatAgo, formatAuthor } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import { ConfirmButton } from "../../ui/actions/confirm-button.tsx";
import { FormAlert } from "../../ui/forms/form-alert.tsx";
import { UnsavedChanges } from "../../ui/forms/unsaved-changes.tsx";
import { MemoryIcon } from "../../ui/icons.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { QueryResult } from "../../ui/query-result.tsx";
import { RecordTable } from "../../ui/record-table.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { nameOfField } from "../invoice/fields/field-text.ts";

/** Remembered corrections by vendor, to view, edit and forget. */
export function MemoryPage() {
  const memory = useQuery(memoryQuery);
  return (
    <Page title={messages.memory.title} lead={messages.memory.lead}>
      <QueryResult query={memory}>
        {({ memories }) =>
          memories.length === 0 ? (
            <EmptyState icon={<MemoryIcon size={26} />} title={messages.memory.none}>
              {messages.memory.noneText}
            </EmptyState>
          ) : (
            <Stack gap="lg">
              {[...Map.groupBy(memories, (row) => row.vendor_name)].map(([vendor, rows]) => (
                <section key={vendor}>
                  <Title order={2} mb="xs">
                    {vendor}
                  </Title>
                  <Card flush>
                    <RecordTable label={messages.memory.rememberedFor(vendor)}>
                      {rows.map((row) => (
                        <MemoryLine key={row.id} row={row} />
                      ))}
                    </RecordTable>
                  </Card>
                </section>
              ))}
            </Stack>
          )
        }
      </QueryResult>
    </Page>
  );
}

function meaningOf(row: MemoryRow): string {
  if (row.kind === "value") return String(row.value);
  return row.anchor ? messages.memory.beside(row.anchor) : messages.memory.atPosition;
}

function MemoryLine({ row }: Readonly<{ row: MemoryRow }>) {
  const client = useQueryClient();
  const mayEdit = usePermission("edit");
  const [editing, setEditing] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: ["memory"] });
  const remove = useMutation({ mutationFn: () => api.delete(`/memory/${row.id}`), onSuccess: refresh });
  return (
    <Table.Tr>
      <Table.Td w={150}>
        <Text size="sm" c="dimmed">
          {nameOfField(row.field)}
        </Text>
      </Table.Td>
      <Table.Td data-wide>
        {editing ? (
          <MemoryForm row={row} onDone={() => setEditing(false)} />
        ) : (
          <>
            <Text size="sm" fw={550}>
              {meaningOf(row)}
            </Text>
            <Text size="xs" c="dimmed">
              {messages.memory.origin(formatAuthor(row.who), formatAgo(row.created_at), messages.memory.used(row.used))}
            </Text>
          </>
        )}
      </Table.Td>
      <Table.Td>
        {mayEdit && !editing && (
          <Group justify="flex-end" gap="xs">
            {row.kind === "value" && (
              <Button size="xs" variant="default" onClick={() => setEditing(true)}>
                {messages.memory.change}
              </Button>
            )}
            <ConfirmButton
              label={messages.memory.forget}
              title={messages.memory.forgetTitle}
              text={messages.memory.forgetText}
              onConfirm={() => remove.mutateAsync()}
            />
          </Group>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

function MemoryForm({ row, onDone }: Readonly<{ row: MemoryRow; onDone: () => void }>) {
  const client = useQueryClient();
  const [value, setValue] = useState(String(row.value ?? ""));
  const save = useMutation({
    mutationFn: () => api.patch(`/memory/${row.id}`, { value }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ["memory"] });
      onDone();
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <UnsavedChanges exist={value !== String(row.value ?? "") && !save.isPending} />
      <FormAlert error={save.error} />
      <Group gap="xs">
        <TextInput
          flex={1}
          aria-label={nameOfField(row.field)}
          value={value}
          onChange={(event) => setValue(event.currentTarget.value)}
          autoFocus
          required
        />
        <Button size="xs" type="submit" loading={save.isPending}>
          {messages.ui.save}
        </Button>
        <Button size="xs" variant="default" onClick={onDone}>
          {messages.ui.cancel}
        </Button>
      </Group>
    </form>
  );
}
