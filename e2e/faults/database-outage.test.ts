import { afterAll, beforeAll, expect, it } from "vitest";
import { createAccount } from "../../packages/server/src/access/accounts.ts";
import { deliveriesOfEvent } from "../../packages/server/src/deliveries/read-deliveries.ts";
import { startDeliveries } from "../../packages/server/src/deliveries/sender/sender.ts";
import { recordEvent } from "../../packages/server/src/events/record-event.ts";
import { createClock } from "../../packages/server/src/platform/clock.ts";
import { openDatabase } from "../../packages/server/src/platform/db/database.ts";
import type { Tables } from "../../packages/server/src/platform/db/schema.ts";
import { createSecretBox } from "../../packages/server/src/platform/encryption/secret-box.ts";
import { createLogger } from "../../packages/server/src/platform/logger.ts";
import { createMetrics } from "../../packages/server/src/platform/metrics.ts";
import { migrate } from "../../packages/server/src/platform/migrations/migrate.ts";
import { createOutbound } from "../../packages/server/src/platform/outbound/outbound.ts";
import { type Receiver, startReceiver } from "../../packages/server/src/platform/outbound/testing/receiver.ts";
import { loadConfig } from "../../packages/server/src/platform/settings/config.ts";
import { createSignals } from "../../packages/server/src/platform/signals.ts";
import { durable, type PostgresServer, startPostgres } from "../../packages/server/src/testing/servers/postgres.ts";

let postgres: PostgresServer;
let receiver: Receiver;

beforeAll(async () => {
  // With fsync: a commit that the crash undoes would rightly be sent again.
  postgres = await startPostgres(durable);
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.close();
  await postgres.stop();
});

function openSender() {
  const config = loadConfig({
    NODE_ENV: "test",
    INKVOICE_DATABASE_URL: postgres.url,
    INKVOICE_WEBHOOK_ALLOW: "127.0.0.0/8",
  });
  const { db, dialect, close } = openDatabase<Tables>(config);
  const clock = createClock(1);
  const signals = createSignals(db, config, clock);
  const { webhookAllow, webhookPorts } = config;
  const outbound = createOutbound({ webhookAllow, webhookPorts, ownUrls: () => [], ownPort: () => undefined });
  const context = {
    config,
    db,
    dialect,
    clock,
    signals,
    outbound,
    logger: createLogger("silent"),
    secretBox: createSecretBox({ current: undefined, before: [] }),
    metrics: createMetrics(),
  };
  return { ...context, start: () => startDeliveries(context), close: () => signals.close().then(close) };
}

it("when PostgreSQL crashes while a receiver answers, the answer is stored later, and nothing is sent twice (F5)", async () => {
  const fixture = openSender();
  await migrate(fixture.db, fixture.dialect);
  const { id: accountId } = await createAccount(
    fixture,
    { name: "Test", plan: "pro", webhookSecret: "secret" },
    Date.now(),
  );
  const happen = (path: string) =>
    fixture.db.transaction().execute((tx) =>
      recordEvent(tx, {
        accountId,
        invoiceId: null,
        type: "invoice.completed",
        data: {},
        receivers: [{ url: receiver.url + path, receiver: "upload", endpointId: null }],
        at: Date.now(),
      }),
    );
  const sender = fixture.start();
  const before = await happen("/late/1500");
  await expect.poll(() => receiver.requests.length).toBe(1);
  await postgres.restart(2500);
  await expect
    .poll(async () => (await deliveriesOfEvent(fixture.db, accountId, before.id))[0]?.state)
    .toBe("delivered");
  const after = await happen("/ok/after");
  await expect.poll(async () => (await deliveriesOfEvent(fixture.db, accountId, after.id))[0]?.state).toBe("delivered");
  expect(receiver.requests.map(({ path }) => path)).toEqual(["/late/1500", "/ok/after"]);
  await sender.stop();
  await fixture.close();
});
