import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createDatabase, durable, startPostgres } from "../../packages/server/src/testing/postgres.ts";
import { median } from "../api/figure.ts";
import { startMeasured } from "../api/measured-process.ts";
import { openBenchDatabase } from "../webhooks/ground.ts";
import { startBenchReceiver } from "../webhooks/receiver.ts";
import { type Line, lineOf } from "./line.ts";
import type { Sizes } from "./sizes.ts";

/** Events recorded and delivered, each in its own commit on a PostgreSQL with fsync, against recording them alone. */
export async function deliveryLines(sizes: Sizes): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), "inkvoice-bench-"));
  const postgres = await startPostgres(durable);
  const databaseUrl = await createDatabase(postgres.url, "bench");
  const service = await startMeasured(new URL("../api/service-process.ts", import.meta.url), {
    INKVOICE_DATABASE_URL: databaseUrl,
    INKVOICE_DATA_DIR: folder,
    INKVOICE_PORT: "0",
    INKVOICE_HOST: "127.0.0.1",
    INKVOICE_WORKERS: "1",
    INKVOICE_DASHBOARD: "off",
    INKVOICE_LOG_LEVEL: "error",
    INKVOICE_WEBHOOK_ALLOW: "127.0.0.0/8",
  });
  const receiver = await startBenchReceiver();
  const database = await openBenchDatabase(databaseUrl);
  const perSecond = async (work: () => Promise<void>) => {
    const began = performance.now();
    await work();
    return (sizes.events * 1000) / (performance.now() - began);
  };
  const deliver = async () => {
    const before = (await receiver.seen()).deliveries;
    const recording = database.happen(sizes.events, receiver.url);
    while ((await receiver.seen()).deliveries < before + sizes.events) await delay(20);
    await recording;
  };
  const [ours, theirs]: [number[], number[]] = [[], []];
  try {
    await deliver();
    for (let round = 0; round < sizes.deliveryRounds; round += 1) {
      theirs.push(await perSecond(() => database.happen(sizes.events, undefined)));
      ours.push(await perSecond(deliver));
    }
  } finally {
    receiver.stop();
    await database.close();
    await service.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return [
    lineOf({
      group: "deliveries",
      name: "recorded and delivered, PostgreSQL",
      unit: "a second",
      ours: median(ours),
      reference: { name: "recorded alone", value: median(theirs) },
      bound: { least: 0.4 },
    }),
  ];
}
