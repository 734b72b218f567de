import { randomBytes } from "node:crypto";
import type { Delivery } from "@inkvoice/contract";
import { createAccount } from "../../access/accounts.ts";
import { newWebhookSecret } from "../../access/secrets/webhook-secret.ts";
import { recordEvent } from "../../events/record-event.ts";
import { createClock } from "../../platform/clock.ts";
import { openDatabase } from "../../platform/db/database.ts";
import type { Tables } from "../../platform/db/schema.ts";
import { createSecretBox } from "../../platform/encryption/secret-box.ts";
import { createLogger } from "../../platform/logger.ts";
import { createMetrics } from "../../platform/metrics.ts";
import { parseRange } from "../../platform/outbound/addresses.ts";
import type { OutboundRules } from "../../platform/outbound/destination.ts";
import { createOutbound } from "../../platform/outbound/outbound.ts";
import { type Config, loadConfig } from "../../platform/settings/config.ts";
import { createSignals } from "../../platform/signals.ts";
import { type Backend, prepareFixture } from "../../testing/backends.ts";
import { createEndpoint } from "../../webhooks/endpoints.ts";
import type { Receiver } from "../queue/enqueue.ts";
import { deliveriesOfEvent } from "../read-deliveries.ts";
import { type Deliveries, type SenderContext, startDeliveries } from "../sender/sender.ts";

export type FixtureOptions = Readonly<{ timeScale?: number; leaseSeconds?: number; concurrency?: number }>;

/** A database with accounts and events, and senders started on demand; without API and extraction. */
export type DeliveryFixture = Awaited<ReturnType<typeof openDeliveryFixture>>;

export async function openDeliveryFixture(backend: Backend, options: FixtureOptions = {}) {
  const fixture = await prepareFixture(backend, "migrated");
  const config = configFor(fixture.environment, options);
  const { db, dialect, close } = openDatabase<Tables>(config);
  const clock = createClock(config.timeScale);
  const signals = createSignals(db, config, clock);
  const outbound = createOutbound({
    webhookAllow: config.webhookAllow,
    webhookPorts: config.webhookPorts,
    ownUrls: () => [],
    ownPort: () => undefined,
  });
  const rules: OutboundRules = {
    allow: config.webhookAllow.map((range) => parseRange(range)),
    ports: config.webhookPorts,
    ownHosts: () => [],
    ownPort: () => undefined,
  };
  const context: SenderContext = {
    db,
    dialect,
    clock,
    signals,
    config,
    outbound,
    logger: createLogger("silent"),
    secretBox: createSecretBox({ current: randomBytes(32), before: [] }),
    metrics: createMetrics(),
  };
  const senders = new Set<Deliveries>();

  async function newAccount(): Promise<{ accountId: string; secret: string }> {
    const secret = newWebhookSecret();
    const account = await createAccount(
      context,
      { name: "Test", plan: "enterprise", webhookSecret: secret },
      clock.now(),
    );
    return { accountId: account.id, secret };
  }

  return {
    context,
    rules,
    ...(await newAccount()),
    newAccount,
    /** Starts a further sender, as another process would, with replaceable parts. */
    startSender(
      replaced: Partial<Pick<SenderContext, "clock" | "outbound" | "config" | "dialect" | "logger">> = {},
    ): Deliveries {
      const sender = startDeliveries({ ...context, ...replaced });
      senders.add(sender);
      return sender;
    },
    async happen(
      accountId: string,
      receivers: readonly (string | Receiver)[],
      data: unknown = { total: "12 €" },
    ): Promise<string> {
      const to = receivers.map((each) =>
        typeof each === "string" ? ({ url: each, receiver: "upload", endpointId: null } as const) : each,
      );
      const event = await db.transaction().execute((tx) =>
        recordEvent(tx, {
          accountId,
          invoiceId: null,
          type: "invoice.completed",
          data,
          receivers: to,
          at: clock.now(),
        }),
      );
      signals.send("deliveries");
      return event.id;
    },
    async newEndpoint(accountId: string, url: string) {
      const wanted = {
        url,
        events: ["invoice.completed" as const],
        enabled: true,
        description: null,
        now: clock.now(),
      };
      const { id } = await db.transaction().execute((tx) => createEndpoint(tx, accountId, wanted));
      return { id, receiver: { url, receiver: "endpoint", endpointId: id } as const };
    },
    /** Pending deliveries of one test would disturb the next. */
    async cancelPending(): Promise<void> {
      await db.updateTable("deliveries").set({ state: "canceled" }).where("state", "=", "pending").execute();
    },
    deliveriesOf: (accountId: string, eventId: string): Promise<Delivery[]> =>
      deliveriesOfEvent(db, accountId, eventId),
    async close(): Promise<void> {
      await Promise.all([...senders].map((sender) => sender.stop()));
      await signals.close();
      await close();
      fixture.remove();
    },
  };
}

function configFor(environment: Readonly<Record<string, string>>, options: FixtureOptions): Config {
  return loadConfig({
    NODE_ENV: "test",
    INKVOICE_WEBHOOK_ALLOW: "127.0.0.0/8",
    INKVOICE_TIME_SCALE: String(options.timeScale ?? 1),
    INKVOICE_LEASE_SECONDS: String(options.leaseSeconds ?? 60),
    INKVOICE_DELIVERY_CONCURRENCY: String(options.concurrency ?? 256),
    ...environment,
  });
}
