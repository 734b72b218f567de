import type { TrashRow } from "@inkvoice/contract/dashboard";
import { Button, Group, Table, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { trashQuery } from "../../api/queries.ts";
import { useMay } from "../../api/session.ts";
import { formatAgo, formatDay, formatMoney } from "../../format/format.ts";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { TrashIcon } from "../../ui/icons.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { Records } from "../../ui/records.tsx";
import { ShowMore } from "../../ui/show-more.tsx";
import { EmptyState, ErrorState, Splash } from "../../ui/states.tsx";

/** Deleted invoices that can still be brought back. */
export function TrashPage() {
  const trash = useInfiniteQuery(trashQuery);
  const mayEmpty = useMay("administer");
  const rows = trash.data?.pages.flatMap((page) => page.invoices) ?? [];
  return (
    <Page
      title="Trash"
      lead="Deleted invoices, out of every list. They come back as they were, until they are removed for good."
      actions={mayEmpty && rows.length > 0 && <EmptyTrash />}
    >
      {trash.error && !trash.data && <ErrorState error={trash.error} onRetry={() => void trash.refetch()} />}
      {trash.isPending && <Splash />}
      {trash.data && rows.length === 0 && (
        <EmptyState icon={<TrashIcon size={26} />} title="Nothing in the trash">
          {explanation(trash.data.pages[0]?.days ?? 0)}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <Card flush>
          <Records
            label="Deleted invoices"
            columns={[{ name: "Invoice" }, { name: "Total", align: "right" }, { name: "Deleted" }]}
          >
            {rows.map((row) => (
              <TrashLine key={row.id} row={row} mayDiscard={mayEmpty} />
            ))}
          </Records>
        </Card>
      )}
      <Group justify="center" mt="md">
        <ShowMore list={trash} />
      </Group>
    </Page>
  );
}

function explanation(days: number): string {
  if (days === 0) return "On this server a deleted invoice is removed at once.";
  return `A deleted invoice waits here for ${days === 1 ? "a day" : `${days} days`} before it is removed for good.`;
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
      label="Empty the trash"
      title="Empty the trash?"
      text="Every invoice in it is removed with its file. Nothing brings them back."
      onConfirm={() => api.delete("/trash").then(refresh)}
    />
  );
}

function TrashLine({ row, mayDiscard }: Readonly<{ row: TrashRow; mayDiscard: boolean }>) {
  const refresh = useRefresh();
  const mayEdit = useMay("edit");
  const name = row.vendor_name ?? row.filename;
  const restore = useMutation({
    mutationFn: () => api.post(`/trash/${row.id}/restore`),
    onSuccess: () => {
      refresh();
      notifications.show({ message: `${name} is back among the invoices.` });
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
      <Table.Td data-right className="numbers" data-label="Total">
        {row.total_amount === null ? "" : formatMoney(row.total_amount, row.currency)}
      </Table.Td>
      <Table.Td data-label="Deleted">
        <Text size="sm">
          {formatAgo(row.deleted_at)}
          {row.deleted_by && ` by ${row.deleted_by}`}
        </Text>
        <Text size="xs" c="dimmed">
          Removed for good on {formatDay(row.gone_at.slice(0, 10))}
        </Text>
      </Table.Td>
      <Table.Td>
        <Group justify="flex-end" gap="xs">
          {mayEdit && (
            <Button
              size="xs"
              variant="default"
              aria-label={`Restore ${name}`}
              onClick={() => restore.mutate()}
              loading={restore.isPending}
            >
              Restore
            </Button>
          )}
          {mayDiscard && (
            <ConfirmButton
              label="Delete for good"
              title="Delete this invoice for good?"
              text={`${name} is removed with its file. Nothing brings it back.`}
              onConfirm={() => api.delete(`/trash/${row.id}`).then(refresh)}
            />
          )}
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}
