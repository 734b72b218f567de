import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "../../packages/server/src/platform/db/database.ts";
import type { Tables } from "../../packages/server/src/platform/db/schema.ts";
import { migrate } from "../../packages/server/src/platform/migrations/migrate.ts";
import { loadConfig } from "../../packages/server/src/platform/settings/config.ts";
import { prepareFixture, type TestFixture } from "../../packages/server/src/testing/backends.ts";
import { ServiceProcess } from "./support/service-process.ts";

let fixture: TestFixture;
let service: ServiceProcess;
beforeAll(async () => {
  fixture = await prepareFixture("PostgreSQL and S3");
  const settings = { INKVOICE_DATABASE_SECONDS: "1", INKVOICE_PORT: "0", INKVOICE_DASHBOARD: "off" };
  service = new ServiceProcess({ NODE_ENV: "test", ...fixture.environment, ...settings });
});
afterAll(async () => {
  await service.kill();
  fixture.remove();
});

it("a service whose database is too slow during its start exits, so that its supervisor restarts it (F5)", async () => {
  const { db, dialect, close } = openDatabase<Tables>(loadConfig({ NODE_ENV: "test", ...fixture.environment }));
  await migrate(db, dialect);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const holding = Promise.withResolvers<void>();
  const slow = db.transaction().execute(async (tx) => {
    // The last log line of a start: everything else is open by then.
    await tx.insertInto("service_secrets").values({ name: "first-account", value: "made" }).execute();
    holding.resolve();
    await held;
  });
  await Promise.race([holding.promise, slow]);
  service.launch();
  await expect.poll(() => service.said).toContain("does not answer (ETIMEDOUT)");
  await expect.poll(() => service.hasEnded).toBe(true);
  release();
  await slow;
  await close();
});
