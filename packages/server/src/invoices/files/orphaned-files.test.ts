import { afterAll, beforeAll, expect, it } from "vitest";
import { createLogger } from "../../platform/logger.ts";
import { describeOnEachBackend, prepareFixture } from "../../testing/backends.ts";
import { startTestService, type TestService } from "../../testing/test-service.ts";
import { quarantineOrphans } from "./orphaned-files.ts";
import { adoptStorage } from "./storage-owner.ts";

/** Every file counts as old enough, however recent. */
const noGrace = { graceMs: -60_000 };

describeOnEachBackend("the removal of orphaned files", (backend) => {
  const lines: string[] = [];
  let service: TestService;
  beforeAll(async () => {
    const logger = createLogger("info", { write: (line) => void lines.push(line) });
    service = await startTestService(backend, { logger, environment: { INKVOICE_ROLE: "api" } });
    for (let index = 0; index < 12; index += 1) await service.upload();
  });
  afterAll(() => service.stop());

  const stored = async (area: "files" | "quarantine" = "files") => {
    const keys: string[] = [];
    for await (const { key } of service.running.services.blobs.list(area)) keys.push(key);
    return keys.sort();
  };

  it("moves files without an invoice aside, restores them when an invoice refers to them, and deletes them after days (I9, F21)", async () => {
    const { services } = service.running;
    const { id } = (await service.upload()).body.data;
    const row = services.db.selectFrom("invoices").selectAll().where("id", "=", id);
    const invoice = await row.executeTakeFirstOrThrow();
    await services.db.deleteFrom("invoices").where("id", "=", id).execute();

    expect(await quarantineOrphans(services)).toEqual({ quarantined: 0, restored: 0, removed: 0 });
    expect(await quarantineOrphans(services, noGrace)).toEqual({ quarantined: 1, restored: 0, removed: 0 });
    expect([await stored("quarantine"), (await stored()).length]).toEqual([[invoice.blob_key], 12]);
    expect(lines.join("")).toContain("stored files quarantined");

    await services.db.insertInto("invoices").values(invoice).execute();
    expect(await quarantineOrphans(services, noGrace)).toEqual({ quarantined: 0, restored: 1, removed: 0 });
    expect((await service.api(`/files/${id}`)).status).toBe(200);

    // A record that is written after its file was set aside, as when the clock jumps during an upload.
    await services.blobs.move(invoice.blob_key, "quarantine");
    expect((await service.api(`/files/${id}`)).status).toBe(200);
    expect(await stored("quarantine")).toEqual([]);
    expect([await services.blobs.move("0".repeat(32), "files"), (await stored()).length]).toEqual([false, 13]);

    await services.db.deleteFrom("invoices").where("id", "=", id).execute();
    await quarantineOrphans(services, noGrace);
    const removed = await quarantineOrphans(services, { ...noGrace, quarantineMs: -60_000 });
    expect([removed.removed, await stored("quarantine")]).toEqual([1, []]);
  });

  it("continues where the previous run stopped, and starts over at the end", async () => {
    const { services } = service.running;
    const keys = await stored();
    const placeOf = async () => {
      const task = services.db.selectFrom("background_tasks").select("place").where("name", "=", "orphaned-files");
      return (await task.executeTakeFirstOrThrow()).place;
    };
    const places: string[] = [];
    for (let round = 0; round < 4; round += 1) {
      await quarantineOrphans(services, { ...noGrace, most: 5 });
      places.push(await placeOf());
    }
    expect(keys).toHaveLength(12);
    expect(places).toEqual([keys[4], keys[9], "", keys[4]]);
    for await (const { key } of services.blobs.list("files", keys[10])) expect(key).toBe(keys[11]);
    await quarantineOrphans(services, noGrace);
  });

  it("deletes nothing when the database is empty or a different one, and logs it (F21)", async () => {
    const { services } = service.running;
    const before = await stored();
    const rows = await services.db.selectFrom("invoices").selectAll().execute();
    await services.db.deleteFrom("invoices").execute();
    expect((await quarantineOrphans(services, noGrace)).refused).toBe("none of 12 stored files is known");
    await services.db.insertInto("invoices").values(rows.slice(0, 6)).execute();
    expect((await quarantineOrphans(services, noGrace)).refused).toBe("6 of 12 stored files are not known");
    expect([await stored(), await stored("quarantine")]).toEqual([before, []]);
    expect(lines.join("")).toContain("storage is not tidied");
    await services.db.insertInto("invoices").values(rows.slice(6)).execute();
  });

  it("belongs to the installation that owns the storage, until another adopts it (F21)", async () => {
    const { services } = service.running;
    const stranger = { ...services, installation: "another" };
    expect((await quarantineOrphans(stranger, noGrace)).refused).toBe("the storage is foreign");
    await adoptStorage(stranger);
    expect((await quarantineOrphans(services, noGrace)).refused).toBe("the storage is foreign");
    await adoptStorage(services);
    expect((await quarantineOrphans(services, noGrace)).refused).toBeUndefined();
  });

  // A folder's database is in the folder: only a bucket can be given to two of them.
  if (backend === "PostgreSQL and S3") {
    it("is never done by a second installation, which does not start on the first one's bucket (F21)", async () => {
      const other = (await prepareFixture(backend)).environment.INKVOICE_DATABASE_URL ?? "";
      const environment = { ...service.fixture.environment, INKVOICE_DATABASE_URL: other };
      const start = startTestService(backend, { fixture: service.fixture, environment });
      await expect(start).rejects.toThrow(/belongs to another installation.*inkvoice storage adopt/s);
    });
  }
});
