import type { EventType } from "@inkvoice/contract";
import { cachedStatement } from "../platform/db/cached-statement.ts";
import type { Tx } from "../platform/db/schema.ts";
import type { Receiver } from "./queue/enqueue.ts";

export type ReceiverQuestion = Readonly<{
  accountId: string;
  type: EventType;
  /** URL given with the upload. */
  webhookUrl: string | null;
}>;

const endings: ReadonlySet<EventType> = new Set(["invoice.completed", "invoice.failed"]);

/**
 * Receivers of an event: the upload's URL or else the account's default, and every enabled endpoint subscribed to the
 * type; each URL once. Events other than completed and failed go to subscribers only, because older receivers do not
 * know them.
 */
export async function receiversOf(tx: Tx, { accountId, type, webhookUrl }: ReceiverQuestion): Promise<Receiver[]> {
  const rows = await findReceivers(tx, [{ accountId }]);
  const subscribed = rows.flatMap((row) => subscribedEndpoint(row, type));
  const named = endings.has(type) ? namedReceiver(webhookUrl, rows[0]?.default_webhook_url) : null;
  const byUrl = new Map<string, Receiver>();
  if (named) {
    const endpointId = subscribed.find(({ url }) => url === named.url)?.endpointId ?? null;
    byUrl.set(named.url, { ...named, endpointId });
  }
  for (const endpoint of subscribed) if (!byUrl.has(endpoint.url)) byUrl.set(endpoint.url, endpoint);
  return [...byUrl.values()];
}

function subscribedEndpoint({ id, url, events }: Row, type: EventType): Receiver[] {
  if (id === null || url === null || !events?.split(" ").includes(type)) return [];
  return [{ url, receiver: "endpoint", endpointId: id }];
}

function namedReceiver(webhookUrl: string | null, defaultUrl: string | null | undefined): Receiver | null {
  if (webhookUrl !== null) return { url: new URL(webhookUrl).href, receiver: "upload", endpointId: null };
  return defaultUrl ? { url: defaultUrl, receiver: "default", endpointId: null } : null;
}

/** An enabled endpoint with the account's default URL; without an endpoint where the account has none. */
type Row = Readonly<Record<"default_webhook_url" | "id" | "url" | "events", string | null>>;

const findReceivers = cachedStatement<{ accountId: string }, Row>(["accountId"], (db, rows) =>
  db
    .selectFrom("accounts as a")
    .leftJoin("webhook_endpoints as e", (join) => join.onRef("e.account_id", "=", "a.id").on("e.enabled", "=", 1))
    .select(["a.default_webhook_url", "e.id", "e.url", "e.events"])
    .where("a.id", "=", rows[0]!.accountId)
    .orderBy("e.id"),
);
