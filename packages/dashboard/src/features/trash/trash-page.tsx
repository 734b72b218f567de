import type { TrashRow } from "@inkvoice/contract/dashboard";
import { Button, Group, Table, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { trashQuery } from "../../api/queries.ts";
import { usePermission } from "../../api/session.ts";
import { formatAgo, formatAuthor, formatDay, formatMoney } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import { ConfirmButton } from "../../ui/actions/confirm-button.tsx";
import { TrashIcon } from "../../ui/icons.tsx";
import { Page } from "../../ui/page.tsx";
import { RecordList } from "../../ui/record-list.tsx";

/** Deleted invoices that can still be restored. */
export function TrashPage() {
  const trash = useInfiniteQuery(trashQuery);
  const mayEmpty = usePermission("administer");
  const isFilled = trash.data?.pages.some(({ invoices }) => invoices.length > 0);
  return (
    <Page title={messages.trash.title} lead={messages.trash.lead} actions={mayEmpty && isFilled && <EmptyTrash />}>
      <RecordList
        list={trash}
        rowsOf={({ invoices }) => invoices}
        label={messages.trash.list}
        columns={[
          { name: messages.trash.columns.invoice },
          { name: messages.trash.columns.total, align: "right" },
          { name: messages.trash.columns.deleted },
        ]}
        empty={{
          icon: <TrashIcon size={26} />,
          title: messages.trash.none,
          text: explanation(trash.data?.pages[0]?.days ?? 0),
        }}
      >
        {(row) => <TrashLine key={row.id} row={row} mayDiscard={mayEmpty} />}
      </RecordList>
    </Page>
  );
}

function explanation(days: number): string {
  return days === 0 ? messages.trash.atOnce : messages.trash.waits(days);
}

function useRefresh(): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: ["trash"] });
    void client.invalidateQueries({ queryKey: ["invoices"] });
  };
}

function EmptyTrash() {
  const refresh = useRefresh();
  return (
    <ConfirmButton
      label={messages.trash.empty}
      title={messages.trash.emptyTitle}
      text={messages.trash.emptyText}
      onConfirm={() => api.delete("/trash").then(refresh)}
    />
  );
}

function TrashLine({ row, mayDiscard }: Readonly<{ row: TrashRow; mayDiscard: boolean }>) {
  const refresh = useRefresh();
  const mayEdit = usePermission("edit");
  const name = row.vendor_name ?? row.filename;
  const restore = useMutation({
    mutationFn: () => api.post(`/trash/${row.id}/restore`),
    onSuccess: () => {
      refresh();
      notifications.show({ message: messages.trash.restored(name) });
    },
    onError: (error) => notifications.show({ message: error.message, color: "red" }),
  });
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm" fw={550} style={{ overflowWrap: "anywhere" }}>
          {name}
        </Text>
        <Text size="xs" c="dimmed" style={{ overflowWrap: "anywhere" }}>
          {[row.invoice_number, row.filename].filter(Boolean).join(" · ")}
        </Text>
      </Table.Td>
      <Table.Td data-right className="numbers" data-label={messages.trash.columns.total}>
        {row.total_amount === null ? "" : formatMoney(row.total_amount, row.currency)}
      </Table.Td>
      <Table.Td data-label={messages.trash.columns.deleted}>
        <Text size="sm">
          {row.deleted_by
            ? messages.trash.deletedBy(formatAgo(row.deleted_at), formatAuthor(row.deleted_by))
            : formatAgo(row.deleted_at)}
        </Text>
        <Text size="xs" c="dimmed">
          {messages.trash.goneOn(formatDay(row.purged_at.slice(0, 10)))}
        </Text>
      </Table.Td>
      <Table.Td>
        <Group justify="flex-end" gap="xs">
          {mayEdit && (
            <Button
              size="xs"
              variant="default"
              aria-label={messages.trash.restoreOne(name)}
              onClick={() => restore.mutate()}
              loading={restore.isPending}
            >
              {messages.trash.restore}
            </Button>
          )}
          {mayDiscard && (
            <ConfirmButton
              label={messages.trash.discard}
              title={messages.trash.discardTitle}
              text={messages.trash.discardText(name)}
              onConfirm={() => api.delete(`/trash/${row.id}`).then(refresh)}
            />
          )}
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}
