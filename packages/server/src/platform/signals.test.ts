import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import { expect, it } from "vitest";
import { createClock } from "./clock.ts";
import { createSignals } from "./signals.ts";

const nowhere = new Kysely<object>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

it("closing is immediate while the connection is being opened, also to a database that never answers (F20)", async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket.on("error", () => undefined)));
  await once(silent.listen(0, "127.0.0.1"), "listening");
  const url = `postgres://postgres@127.0.0.1:${(silent.address() as AddressInfo).port}/x`;

  const early = createSignals(nowhere, { databaseUrl: url, databaseDirectUrl: undefined }, createClock(1));
  await early.close();

  const signals = createSignals(nowhere, { databaseUrl: url, databaseDirectUrl: undefined }, createClock(1));
  await expect.poll(() => sockets.length, { interval: 5 }).toBeGreaterThan(0);
  const began = performance.now();
  await signals.close();
  // Less than the time limit for connecting, which would end it in any case.
  expect(performance.now() - began).toBeLessThan(4000);
  for (const socket of sockets) socket.destroy();
  silent.close();
});
