import { type DeliveryState, deliveryStates, type EventType, eventTypes } from "@inkvoice/contract";
import type { EventList, Inkvoice } from "@inkvoice/sdk";
import { UsageError } from "../../../command.ts";
import { parseMoment } from "../../../parse-moment.ts";
import { positiveWhole } from "../../../read-flags.ts";
import { jsonFlag, remoteUsage } from "../../../remote.ts";
import { type RemoteActions, type RemoteOptions, remoteCommand, requireSubject } from "../../../remote-command.ts";
import { printEntries } from "../../../table.ts";

const usage = `Usage:
  inkvoice events list   [--since 2h] [--until …] [--type TYPE] [--state STATE] [--limit 20] [--json]
  inkvoice events show   evt_…
  inkvoice events replay --since 2h [--until …] [--type TYPE] [--webhook whk_…] [--all] [--dry-run]

replay sends events again after an outage of a receiver: those with a delivery that never succeeded or was canceled, or
with --all every event in the time; --webhook sends only to that endpoint. A delivery that still waits is tried at once.
Receivers know repeated events by their id.

  --since, --until   a time ago (30m, 2h, 3d) or an ISO 8601 date or timestamp
  --type             ${eventTypes.join(", ")}
  --state            ${deliveryStates.join(", ")}
  --json             one JSON object a line
${remoteUsage}`;

const flags = {
  since: { type: "string" },
  until: { type: "string" },
  type: { type: "string" },
  state: { type: "string" },
  limit: { type: "string" },
  webhook: { type: "string" },
  ...jsonFlag,
  all: { type: "boolean" },
  "dry-run": { type: "boolean" },
} as const;

type Options = RemoteOptions<typeof flags>;
type ListedEvent = EventList["events"][number];

function oneOf<Name extends string>(
  option: string,
  value: string | undefined,
  names: readonly Name[],
): Name | undefined {
  const found = names.find((name) => name === value);
  if (value !== undefined && !found) throw new UsageError(`--${option} must be one of ${names.join(", ")}.`);
  return found;
}

function filterOf(options: Options) {
  const type: EventType | undefined = oneOf("type", options.type, eventTypes);
  const deliveryState: DeliveryState | undefined = oneOf("state", options.state, deliveryStates);
  const now = Date.now();
  return {
    ...(type && { type }),
    ...(deliveryState && { deliveryState }),
    ...(options.since !== undefined && { createdAfter: parseMoment("since", options.since, now) }),
    ...(options.until !== undefined && { createdBefore: parseMoment("until", options.until, now) }),
  };
}

function statesOf({ delivery_states }: ListedEvent): string {
  const present = deliveryStates.filter((state) => (delivery_states[state] ?? 0) > 0);
  return present.map((state) => `${delivery_states[state]} ${state}`).join(", ") || "no receiver";
}

async function list(client: Inkvoice, options: Options): Promise<void> {
  const limit = positiveWhole("limit", options.limit ?? "20");
  const events: ListedEvent[] = [];
  for await (const event of client.events.all(filterOf(options))) if (events.push(event) >= limit) break;
  printEntries(events, {
    json: options.json,
    headings: ["TIME (UTC)", "EVENT", "TYPE", "INVOICE", "DELIVERIES"],
    row: (event) => [event.created_at, event.id, event.type, event.invoice_id ?? "", statesOf(event)],
  });
}

function needsReplay({ delivery_states: states }: ListedEvent): boolean {
  return (states.pending ?? 0) + (states.exhausted ?? 0) + (states.canceled ?? 0) > 0;
}

async function replay(client: Inkvoice, options: Options): Promise<void> {
  if (options.since === undefined) throw new UsageError("Say since when: --since 2h");
  const chosen: ListedEvent[] = [];
  for await (const event of client.events.all(filterOf(options))) {
    if (event.data !== null && (options.all || needsReplay(event))) chosen.push(event);
  }
  // Oldest first.
  for (const event of chosen.reverse()) {
    if (!options["dry-run"])
      await client.events.redeliver(event.id, options.webhook ? { webhookId: options.webhook } : {});
    if (options.json) console.log(JSON.stringify(event));
    else console.log(`${event.created_at}  ${event.type.padEnd(17)}  ${event.id}  ${statesOf(event)}`);
  }
  console.error(`${chosen.length} events ${options["dry-run"] ? "would be sent again" : "are being sent again"}.`);
}

const actions: RemoteActions<typeof flags> = {
  list,
  async show(client, _options, subjects) {
    const event = await client.events.get(requireSubject(subjects, "the event: evt_…"));
    console.log(JSON.stringify(event, null, 2));
  },
  replay,
};

export const eventsCommand = remoteCommand({
  name: "events",
  summary: "List events, show their deliveries, send them again after an outage",
  usage,
  flags,
  actions,
});
