import { EventEmitter } from "node:events";
import type { Socket } from "node:net";
import { type Kysely, sql } from "kysely";
import pg from "pg";
import type { Clock } from "./clock.ts";

/** Kinds of work that wait in the database. */
type Channel = "queue" | "deliveries" | "events" | "keys";

/**
 * Wakes waiting workers after a commit, in this process and, on PostgreSQL, in every other. Signals may get lost
 * (restart, broken connection), so listeners also poll.
 */
export type Signals = Readonly<{
  send(channel: Channel): void;
  /** Returns a function that stops listening. */
  on(channel: Channel, listener: () => void): () => void;
  close(): Promise<void>;
}>;

function createLocalSignals(): Signals {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  return {
    send: (channel) => void setImmediate(() => emitter.emit(channel)),
    on(channel, listener) {
      emitter.on(channel, listener);
      return () => void emitter.off(channel, listener);
    },
    close: async () => void emitter.removeAllListeners(),
  };
}

const postgresChannel = "inkvoice";
const connectionTimeoutMillis = 5000;

type Listener = Readonly<{ close(): Promise<void> }>;

async function listen(client: pg.Client): Promise<void> {
  await client.connect();
  await client.query(`listen ${postgresChannel}`);
}

/** Closes the connection without waiting for the server, which may be silent. */
function hangUp(client: pg.Client): void {
  client.end().catch(() => undefined);
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
}

/** Keeps one listening connection, and reconnects when it breaks. */
function listenForever(url: string, clock: Clock, heard: (channel: Channel) => void): Listener {
  const stopping = new AbortController();
  let client: pg.Client | undefined;

  async function listenOnce(): Promise<void> {
    client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis });
    const ended = new Promise<void>((resolve) => client?.once("end", resolve).on("error", () => resolve()));
    client.on("notification", (message) => heard(message.payload as Channel));
    // If `end` is called while connecting, the driver's connect promise never settles.
    await Promise.race([listen(client), ended]);
    await ended;
  }

  const running = (async () => {
    while (!stopping.signal.aborted) {
      await listenOnce().catch(() => undefined);
      if (client) hangUp(client);
      if (!stopping.signal.aborted) await clock.sleep(1000, stopping.signal);
    }
  })();

  return {
    async close() {
      stopping.abort();
      if (client) hangUp(client);
      await running;
    },
  };
}

export type SignalSettings = Readonly<{ databaseUrl: string | undefined; databaseDirectUrl: string | undefined }>;

/** A pooler in transaction mode does not forward notifications, so the listening connection bypasses it. */
export function createSignals<Tables>(
  db: Kysely<Tables>,
  { databaseUrl, databaseDirectUrl = databaseUrl }: SignalSettings,
  clock: Clock,
): Signals {
  const local = createLocalSignals();
  if (!databaseUrl || !databaseDirectUrl || databaseDirectUrl === "off") return local;
  const listener = listenForever(databaseDirectUrl, clock, (channel) => local.send(channel));
  const pending = new Set<Channel>();
  return {
    send(channel) {
      local.send(channel);
      // One notification covers all that are pending: listeners query the database anyway.
      if (pending.has(channel)) return;
      pending.add(channel);
      setImmediate(() => {
        pending.delete(channel);
        sql`select pg_notify(${postgresChannel}, ${channel})`.execute(db).catch(() => undefined);
      });
    },
    on: local.on,
    async close() {
      await listener.close();
      await local.close();
    },
  };
}
