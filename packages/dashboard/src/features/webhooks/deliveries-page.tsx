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
import classes from "./deliveries.module.css";
import { DeliveryDrawer } from "./delivery-drawer.tsx";
import { StateBadge, stateNames } from "./state-badge.tsx";

export function DeliveriesPage() {
  const [state, setState] = useState<DeliveryState | "">("");
  const [open, setOpen] = useState<string>();
  const list = useInfiniteQuery(deliveriesQuery(state ? { state } : {}));
  const rows = list.data?.pages.flatMap((page) => page.deliveries) ?? [];
  return (
    <Page
      title="Deliveries"
      lead="Every event that was sent or is still to be sent, with each attempt and what the receiver answered."
    >
      <Group mb="md">
        <SegmentedControl
          className={classes.states}
          aria-label="State"
          value={state}
          onChange={(value) => setState(value as DeliveryState | "")}
          data={[
            { value: "", label: "All" },
            ...Object.entries(stateNames).map(([value, { label }]) => ({ value, label })),
          ]}
        />
      </Group>
      <Loaded query={list}>
        {() =>
          rows.length === 0 ? (
            <EmptyState icon={<DeliveryIcon size={26} />} title="Nothing here yet">
              {state
                ? "No delivery is in this state."
                : "As soon as an invoice is read and a webhook is set, its delivery appears here."}
            </EmptyState>
          ) : (
            <Stack gap="sm">
              <Card flush>
                <Table className={classes.table} aria-label="Deliveries">
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
          {row.attempts === 1 ? "1 attempt" : `${row.attempts} attempts`}
        </Text>
        <Text size="xs" c="dimmed">
          {formatAgo(row.created_at)}
        </Text>
      </Table.Td>
    </Table.Tr>
  );
}
