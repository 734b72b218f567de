import { EventEmitter } from "node:events";
import type { Socket } from "node:net";
import { type Kysely, sql } from "kysely";
import pg from "pg";
import type { Clock } from "./clock.ts";

/** Something that waits in the database for whoever is free. */
type Channel = "queue" | "deliveries" | "events" | "keys";

/**
 * Wakes others up after a commit, in this process and, on PostgreSQL, in every other. A signal may be lost (a restart,
 * a broken connection): whoever listens also looks by itself now and then.
 */
export type Signals = Readonly<{
  send(channel: Channel): void;
  /** Returns how to stop listening. */
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

/** A server that has fallen silent says no goodbye either: nobody waits for one. */
function hangUp(client: pg.Client): void {
  client.end().catch(() => undefined);
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
}

/** Keeps one connection that listens, connecting again whenever it breaks. */
function listenForever(url: string, clock: Clock, heard: (channel: Channel) => void): Listener {
  const stopping = new AbortController();
  let client: pg.Client | undefined;

  async function listenOnce(): Promise<void> {
    client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis });
    const ended = new Promise<void>((resolve) => client?.once("end", resolve).on("error", () => resolve()));
    client.on("notification", (message) => heard(message.payload as Channel));
    // Ended while it connects, the driver leaves the connecting without an outcome for ever: whichever comes first.
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

export function createSignals<Tables>(db: Kysely<Tables>, databaseUrl: string | undefined, clock: Clock): Signals {
  const local = createLocalSignals();
  if (!databaseUrl) return local;
  const listener = listenForever(databaseUrl, clock, (channel) => local.send(channel));
  const pending = new Set<Channel>();
  return {
    send(channel) {
      local.send(channel);
      // One notification stands for all that are waiting to go out: listeners look at the database anyway.
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
