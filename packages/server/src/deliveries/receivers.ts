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
  const subscribed = await subscribedEndpoints(tx, accountId, type);
  const named = endings.has(type) ? await namedReceiver(tx, accountId, webhookUrl) : null;
  const byUrl = new Map<string, Receiver>();
  if (named) {
    const endpointId = subscribed.find(({ url }) => url === named.url)?.endpointId ?? null;
    byUrl.set(named.url, { ...named, endpointId });
  }
  for (const endpoint of subscribed) if (!byUrl.has(endpoint.url)) byUrl.set(endpoint.url, endpoint);
  return [...byUrl.values()];
}

async function subscribedEndpoints(tx: Tx, accountId: string, type: EventType): Promise<Receiver[]> {
  const rows = await findEndpoints(tx, [{ accountId }]);
  return rows
    .filter(({ events }) => events.split(" ").includes(type))
    .map(({ id, url }) => ({ url, receiver: "endpoint", endpointId: id }));
}

async function namedReceiver(tx: Tx, accountId: string, webhookUrl: string | null): Promise<Receiver | null> {
  if (webhookUrl !== null) return { url: new URL(webhookUrl).href, receiver: "upload", endpointId: null };
  const [account] = await findDefault(tx, [{ accountId }]);
  const url = account?.default_webhook_url;
  return url ? { url, receiver: "default", endpointId: null } : null;
}

const findEndpoints = cachedStatement<{ accountId: string }, { id: string; url: string; events: string }>(
  ["accountId"],
  (db, rows) =>
    db
      .selectFrom("webhook_endpoints")
      .select(["id", "url", "events"])
      .where("account_id", "=", rows[0]!.accountId)
      .where("enabled", "=", 1)
      .orderBy("id"),
);

const findDefault = cachedStatement<{ accountId: string }, { default_webhook_url: string | null }>(
  ["accountId"],
  (db, rows) => db.selectFrom("accounts").select("default_webhook_url").where("id", "=", rows[0]!.accountId),
);
