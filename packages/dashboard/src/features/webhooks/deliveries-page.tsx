import type { DeliveryState } from "@inkvoice/contract";
import type { DeliveryRow } from "@inkvoice/contract/dashboard";
import { Group, SegmentedControl, Stack, Table, Text } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { deliveriesQuery } from "../../api/queries.ts";
import { formatAgo } from "../../format/format.ts";
import { DeliveryIcon } from "../../ui/icons.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { ShowMore } from "../../ui/show-more.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { words } from "../../words/words.ts";
import classes from "./deliveries.module.css";
import { DeliveryDrawer } from "./delivery-drawer.tsx";
import { StateBadge } from "./state-badge.tsx";

export function DeliveriesPage() {
  const [state, setState] = useState<DeliveryState | "">("");
  const [open, setOpen] = useState<string>();
  const list = useInfiniteQuery(deliveriesQuery(state ? { state } : {}));
  const rows = list.data?.pages.flatMap((page) => page.deliveries) ?? [];
  return (
    <Page title={words.webhooks.deliveries.title} lead={words.webhooks.deliveries.lead}>
      <Group mb="md">
        <SegmentedControl
          className={classes.states}
          aria-label={words.webhooks.deliveries.state}
          value={state}
          onChange={(value) => setState(value as DeliveryState | "")}
          data={[
            { value: "", label: words.webhooks.deliveries.all },
            ...Object.entries(words.terms.deliveryStates).map(([value, label]) => ({ value, label })),
          ]}
        />
      </Group>
      <Loaded query={list}>
        {() =>
          rows.length === 0 ? (
            <EmptyState icon={<DeliveryIcon size={26} />} title={words.webhooks.deliveries.none}>
              {state ? words.webhooks.deliveries.noneInState : words.webhooks.deliveries.noneText}
            </EmptyState>
          ) : (
            <Stack gap="sm">
              <Card flush>
                <Table className={classes.table} aria-label={words.webhooks.deliveries.title}>
                  <Table.Tbody>
                    {rows.map((row) => (
                      <DeliveryLine key={row.id} row={row} onOpen={() => setOpen(row.id)} />
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
      </Loaded>
      <DeliveryDrawer id={open} onClose={() => setOpen(undefined)} />
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
          {words.webhooks.deliveries.attempts(row.attempts)}
        </Text>
        <Text size="xs" c="dimmed">
          {formatAgo(row.created_at)}
        </Text>
      </Table.Td>
    </Table.Tr>
  );
}
