import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createDatabase, durable, startPostgres } from "../../packages/server/src/testing/servers/postgres.ts";
import { type MeasuredProcess, startMeasured } from "../api/measured-process.ts";
import { wholeSettings } from "../api/measured-settings.ts";
import { type BenchDatabase, openBenchDatabase } from "./event-database.ts";
import { type BenchReceiver, startBenchReceiver } from "./receiver.ts";

export type DeliveryFixture = Readonly<{
  service: MeasuredProcess;
  receiver: BenchReceiver;
  database: BenchDatabase;
  /** Records events and waits until all are delivered. Returns the rate per second. */
  deliver(count: number): Promise<number>;
  stop(): Promise<void>;
}>;

/** A service on PostgreSQL with fsync, and a receiver. */
export async function startDeliveryFixture(): Promise<DeliveryFixture> {
  const folder = mkdtempSync(join(tmpdir(), "inkvoice-bench-"));
  const postgres = await startPostgres(durable);
  const databaseUrl = await createDatabase(postgres.url, "bench");
  const service = await startMeasured(
    new URL("../api/service-process.ts", import.meta.url),
    wholeSettings(folder, {
      INKVOICE_DATABASE_URL: databaseUrl,
      INKVOICE_WEBHOOK_ALLOW: "127.0.0.0/8",
      // No extraction.
      INKVOICE_WARM_UP: "off",
    }),
  );
  const receiver = await startBenchReceiver();
  const database = await openBenchDatabase(databaseUrl);
  return {
    service,
    receiver,
    database,
    async deliver(count) {
      const before = (await receiver.seen()).deliveries;
      const began = performance.now();
      const recording = database.happen(count, receiver.url);
      while ((await receiver.seen()).deliveries < before + count) await delay(20);
      const seconds = (performance.now() - began) / 1000;
      await recording;
      return count / seconds;
    },
    async stop() {
      receiver.stop();
      await database.close();
      await service.stop();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
