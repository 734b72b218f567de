import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createLogger } from "../../platform/logger.ts";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { documentThat, startTestService, type TestService } from "../../testing/test-service.ts";

describeOnEachBackend("documents that are hard to store", (backend) => {
  const lines: string[] = [];
  let service: TestService;
  beforeAll(async () => {
    const logger = createLogger("info", { write: (line) => void lines.push(line) });
    service = await startTestService(backend, { logger, environment: { INKVOICE_RATE_SCALE: "1000" } });
  });
  afterAll(() => service.stop());

  const send = async (does: string) => (await service.upload({ files: [{ bytes: documentThat(does) }] })).body.data.id;

  it("are stored like any other: names of 8 000 letters, NUL, lone surrogates, totals of 1e17, 10 000 lines (F19)", async () => {
    const ids: string[] = [];
    for (const does of ["longname 8000", "longname 8000", "nul", "huge", "lines 10000"]) ids.push(await send(does));
    const good = await Promise.all(Array.from({ length: 10 }, () => send("complete")));
    for (const id of [...good, ...ids]) expect([id, (await service.untilEnded(id)).status]).toEqual([id, "completed"]);
    const { body } = await service.api(`/v1/invoices/${ids[2]}`);
    expect(body.data.extracted_data?.vendor?.name).toBe("AB \ufffd GmbH");
  });

  it("that cannot be stored fail after three attempts with pauses, are logged, and delay no other", async () => {
    const { db } = service.running.services;
    await breakStorageOf("Unstorable");
    const bad = [await send("named Unstorable"), await send("named Unstorable")];
    const good = await Promise.all(Array.from({ length: 10 }, () => send("complete")));
    for (const id of good) expect((await service.untilEnded(id)).status).toBe("completed");
    for (const id of bad) {
      expect(await service.untilEnded(id)).toMatchObject({ status: "failed", error: { code: "INTERNAL_ERROR" } });
      const tries = lines.filter((line) => line.includes(id) && line.includes("document is retried"));
      expect(tries).toHaveLength(2);
      const events = await db.selectFrom("events").select("type").where("invoice_id", "=", id).execute();
      expect(events).toEqual([{ type: "invoice.failed" }]);
    }
  });

  /** From now on the database refuses facts about this vendor, as it would refuse an index entry that is too large. */
  async function breakStorageOf(vendor: string): Promise<void> {
    const { db, dialect } = service.running.services;
    const statements =
      dialect.name === "sqlite"
        ? [
            `create trigger refuse before insert on invoice_words when new.word = '${vendor.toLowerCase()}'
             begin select raise(abort, 'refused'); end`,
          ]
        : [`alter table invoice_words add constraint refused check (word <> '${vendor.toLowerCase()}')`];
    for (const statement of statements) await sql.raw(statement).execute(db);
  }
});
