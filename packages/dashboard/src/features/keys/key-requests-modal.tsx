import type { KeyRequestRow } from "@inkvoice/contract/dashboard";
import { Button, Stack, Switch, Table, Text } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { keyRequestsQuery } from "../../api/queries.ts";
import { formatDayAndTime } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import { ColoredBadge } from "../../ui/colored-badge.tsx";
import { Dialog, type DialogProps } from "../../ui/forms/dialog.tsx";
import { ErrorState } from "../../ui/states.tsx";

/** The request log of a key, newest first. */
export function KeyRequestsModal({ id, name, ...dialog }: DialogProps & Readonly<{ id: string; name: string }>) {
  return (
    <Dialog title={messages.keys.requests.title(name)} size="70rem" {...dialog}>
      <KeyRequests id={id} />
    </Dialog>
  );
}

function KeyRequests({ id }: Readonly<{ id: string }>) {
  const [onlyFailed, setOnlyFailed] = useState(false);
  const log = useInfiniteQuery(keyRequestsQuery(id, onlyFailed));
  const rows = log.data?.pages.flatMap(({ requests }) => requests) ?? [];
  const { text, none, failed, more } = messages.keys.requests;
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {text}
      </Text>
      <Switch label={failed} checked={onlyFailed} onChange={(event) => setOnlyFailed(event.currentTarget.checked)} />
      {log.error && <ErrorState error={log.error} onRetry={() => void log.refetch()} />}
      {log.data && rows.length === 0 && <Text size="sm">{none}</Text>}
      {rows.length > 0 && <RequestTable rows={rows} />}
      {log.hasNextPage && (
        <Button variant="default" loading={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          {more}
        </Button>
      )}
    </Stack>
  );
}

function RequestTable({ rows }: Readonly<{ rows: readonly KeyRequestRow[] }>) {
  const { label, columns } = messages.keys.requests;
  return (
    <Table.ScrollContainer minWidth={860}>
      <Table aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{columns.time}</Table.Th>
            <Table.Th>{columns.request}</Table.Th>
            <Table.Th>{columns.status}</Table.Th>
            <Table.Th ta="right">{columns.duration}</Table.Th>
            <Table.Th>{columns.id}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <RequestLine key={row.id} row={row} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function RequestLine({ row }: Readonly<{ row: KeyRequestRow }>) {
  return (
    <Table.Tr>
      <Table.Td className="numbers" style={{ whiteSpace: "nowrap" }}>
        {formatDayAndTime(row.at)}
      </Table.Td>
      <Table.Td>
        <Text size="xs" ff="monospace" style={{ wordBreak: "break-all" }}>
          {row.method} {row.path}
        </Text>
      </Table.Td>
      <Table.Td>
        <ColoredBadge color={row.status >= 400 ? "red" : "gray"} text={String(row.status)} />
      </Table.Td>
      <Table.Td ta="right">{messages.keys.requests.milliseconds(row.duration_ms)}</Table.Td>
      <Table.Td>
        <Text size="xs" ff="monospace" style={{ whiteSpace: "nowrap" }}>
          {row.request_id}
        </Text>
      </Table.Td>
    </Table.Tr>
  );
}
