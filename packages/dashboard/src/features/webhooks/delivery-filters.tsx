import { Group, NativeSelect, SegmentedControl, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { endpointsQuery } from "../../api/queries.ts";
import { usePermission } from "../../api/session.ts";
import { messages } from "../../messages/messages.ts";
import classes from "./deliveries.module.css";
import { type DeliverySearch, deliverySearch, eventTypes } from "./delivery-search.ts";

type Props = Readonly<{ search: DeliverySearch; onChange: (search: DeliverySearch) => void }>;

export function DeliveryFilters({ search, onChange }: Props) {
  const said = messages.webhooks.deliveries;
  const patch = (change: Record<string, unknown>) => onChange(deliverySearch({ ...search, ...change }));
  return (
    <Group mb="md" gap="sm" align="flex-end">
      <SegmentedControl
        className={classes.states}
        aria-label={said.state}
        value={search.state ?? ""}
        onChange={(state) => patch({ state })}
        data={[
          { value: "", label: said.all },
          ...Object.entries(messages.terms.deliveryStates).map(([value, label]) => ({ value, label })),
        ]}
      />
      <NativeSelect
        aria-label={said.type}
        value={search.type ?? ""}
        onChange={(event) => patch({ type: event.currentTarget.value })}
        data={[{ value: "", label: said.anyType }, ...eventTypes.map((value) => ({ value, label: value }))]}
      />
      <EndpointSelect search={search} onChange={onChange} />
      <Group gap="sm" wrap="nowrap">
        <TextInput
          type="date"
          label={said.from}
          value={search.from ?? ""}
          onChange={(event) => patch({ from: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label={said.to}
          value={search.to ?? ""}
          onChange={(event) => patch({ to: event.currentTarget.value })}
        />
      </Group>
    </Group>
  );
}

/** Only owners may see endpoint URLs. */
function EndpointSelect({ search, onChange }: Props) {
  const isOwner = usePermission("administer");
  const { data } = useQuery({ ...endpointsQuery, enabled: isOwner });
  if (!data || data.endpoints.length === 0) return null;
  return (
    <NativeSelect
      aria-label={messages.webhooks.deliveries.endpoint}
      className={classes.endpoint ?? ""}
      value={search.endpoint ?? ""}
      onChange={(event) => onChange(deliverySearch({ ...search, endpoint: event.currentTarget.value }))}
      data={[
        { value: "", label: messages.webhooks.deliveries.anyEndpoint },
        ...data.endpoints.map(({ id, url }) => ({ value: id, label: url })),
      ]}
    />
  );
}
