import type { ExportRecord } from "@inkvoice/contract";
import { Badge, Button, Group, Table, Text } from "@mantine/core";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { v1 } from "../../api/client.ts";
import { exportsQuery } from "../../api/queries.ts";
import { usePermission } from "../../api/session.ts";
import { formatAgo, formatAuthor } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import { ConfirmButton } from "../../ui/actions/confirm-button.tsx";
import { DownloadIcon } from "../../ui/icons.tsx";
import { Page } from "../../ui/page.tsx";
import { RecordList } from "../../ui/record-list.tsx";
import { ExportButton } from "../invoices/export/export-button.tsx";

/** All exports with author and content; each can be downloaded again or undone. */
export function ExportsPage() {
  const said = messages.exports;
  const list = useInfiniteQuery(exportsQuery);
  return (
    <Page title={said.list.title} lead={said.list.lead} actions={<ExportButton search={{}} />}>
      <RecordList
        list={list}
        rowsOf={({ exports }) => exports}
        label={said.list.title}
        columns={[{ name: said.format }, { name: said.list.invoices, align: "right" }, { name: said.list.made }]}
        empty={{ icon: <DownloadIcon size={26} />, title: said.list.none, text: said.list.noneText }}
      >
        {(row) => <ExportLine key={row.id} row={row} />}
      </RecordList>
    </Page>
  );
}

function ExportLine({ row }: Readonly<{ row: ExportRecord }>) {
  const said = messages.exports;
  const client = useQueryClient();
  const mayEdit = usePermission("edit");
  const undo = useMutation({
    mutationFn: () => v1.post<ExportRecord>(`/exports/${row.id}/undo`),
    onSuccess: () => {
      for (const queryKey of [["exports"], ["invoices"], ["invoice"]]) void client.invalidateQueries({ queryKey });
    },
  });
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm">{said.formats[row.format]}</Text>
        <Text size="xs" c="dimmed">
          {said.include[row.include]}
        </Text>
      </Table.Td>
      <Table.Td ta="right" className="numbers" data-label={said.list.invoices}>
        {row.counts.included}
      </Table.Td>
      <Table.Td>
        <Text size="sm">{formatAgo(row.created_at)}</Text>
        <Text size="xs" c="dimmed">
          {formatAuthor(row.created_by)}
        </Text>
      </Table.Td>
      <Table.Td>
        <Group gap="xs" wrap="nowrap" justify="flex-end">
          <Button size="xs" variant="default" component="a" href={`/v1/exports/${row.id}/file`} download>
            {said.download}
          </Button>
          {row.status === "undone" ? (
            <Badge variant="light" color="gray">
              {said.list.undone}
            </Badge>
          ) : (
            mayEdit && (
              <ConfirmButton
                label={messages.ui.undo}
                title={said.list.undoTitle}
                text={said.list.undoText}
                onConfirm={() => undo.mutateAsync()}
              />
            )
          )}
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}
