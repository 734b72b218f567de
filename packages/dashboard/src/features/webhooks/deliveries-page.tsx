import type { DeliveryRow } from "@inkvoice/contract/dashboard";
import { Group, Stack, Table, Text } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { deliveriesQuery } from "../../api/queries.ts";
import { usePermission } from "../../api/session.ts";
import { formatAgo } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import { DeliveryIcon } from "../../ui/icons.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { QueryResult } from "../../ui/query-result.tsx";
import { ShowMore } from "../../ui/show-more.tsx";
import { EmptyState } from "../../ui/states.tsx";
import classes from "./deliveries.module.css";
import { DeliveryDrawer } from "./delivery-drawer.tsx";
import { DeliveryFilters } from "./delivery-filters.tsx";
import type { DeliverySearch } from "./delivery-search.ts";
import { ReplayButton } from "./replay-button.tsx";
import { StateBadge } from "./state-badge.tsx";

export function DeliveriesPage() {
  const search = useSearch({ from: "/inside/deliveries" });
  const navigate = useNavigate({ from: "/deliveries" });
  const mayEdit = usePermission("edit");
  const change = (next: DeliverySearch) => void navigate({ search: next, replace: true });
  const { open, ...filter } = search;
  const list = useInfiniteQuery(deliveriesQuery(filter));
  const rows = list.data?.pages.flatMap((page) => page.deliveries) ?? [];
  const show = (id: string | undefined) => change({ ...filter, ...(id && { open: id }) });
  return (
    <Page
      title={messages.webhooks.deliveries.title}
      lead={messages.webhooks.deliveries.lead}
      actions={mayEdit && <ReplayButton endpoint={filter.endpoint} />}
    >
      <DeliveryFilters search={filter} onChange={change} />
      <QueryResult query={list}>
        {() =>
          rows.length === 0 ? (
            <EmptyState icon={<DeliveryIcon size={26} />} title={messages.webhooks.deliveries.none}>
              {Object.keys(filter).length > 0
                ? messages.webhooks.deliveries.noneInState
                : messages.webhooks.deliveries.noneText}
            </EmptyState>
          ) : (
            <Stack gap="sm">
              <Card flush>
                <Table className={classes.table} data-rows aria-label={messages.webhooks.deliveries.title}>
                  <Table.Tbody>
                    {rows.map((row) => (
                      <DeliveryLine key={row.id} row={row} onOpen={() => show(row.id)} />
                    ))}
                  </Table.Tbody>
                </Table>
              </Card>
              <Group justify="flex-end">
                <ShowMore list={list} />
              </Group>
            </Stack>
          )
        }
      </QueryResult>
      <DeliveryDrawer id={open} onClose={() => show(undefined)} />
    </Page>
  );
}

function DeliveryLine({ row, onOpen }: Readonly<{ row: DeliveryRow; onOpen: () => void }>) {
  return (
    <Table.Tr className={classes.row} onClick={onOpen}>
      <Table.Td className={classes.event}>
        <button type="button" className={classes.open} onClick={onOpen}>
          {row.event_type}
        </button>
        <Text size="xs" c="dimmed" truncate>
          {row.url}
        </Text>
      </Table.Td>
      <Table.Td className={classes.state}>
        <StateBadge state={row.state} />
      </Table.Td>
      <Table.Td ta="right" className={classes.when}>
        <Text size="sm" c="dimmed">
          {messages.webhooks.deliveries.attempts(row.attempts)}
        </Text>
        <Text size="xs" c="dimmed">
          {formatAgo(row.created_at)}
        </Text>
      </Table.Td>
    </Table.Tr>
  );
}
