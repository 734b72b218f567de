import { sql } from "kysely";
import { expect, it } from "vitest";
import { startTestService } from "../testing/test-service.ts";
import { EventCursor } from "./event-cursor.ts";
import { renumberRestoredEvents } from "./restored-event-order.ts";

it("a stream resumes at its position after the database was dumped and restored on another server (F26)", async () => {
  const service = await startTestService("PostgreSQL and S3", { environment: { INKVOICE_RATE_SCALE: "1000" } });
  const { services } = service.running;
  const end = async () => {
    const { id } = (await service.upload()).body.data;
    await service.untilEnded(id);
    const event = services.db.selectFrom("events").select("id").where("invoice_id", "=", id);
    return (await event.executeTakeFirstOrThrow()).id;
  };
  const before = [await end(), await end(), await end()];
  expect(await renumberRestoredEvents(services.db, services.dialect)).toBe(false);
  // As on a server that has counted fewer transactions than the one the events come from.
  await sql`update events set sequence = sequence + 1000000000`.execute(services.db);
  expect(await renumberRestoredEvents(services.db, services.dialect)).toBe(true);
  expect(await renumberRestoredEvents(services.db, services.dialect)).toBe(false);
  const after = [await end(), await end()];
  const open = (lastEventId: string | undefined) =>
    EventCursor.open(services, { accountId: service.accountId, lastEventId });
  // Older transactions of other tests on the same server hold new events back.
  await expect.poll(async () => (await (await open("evt_0")).next()).length).toBe(5);
  const cursor = await open(before[0]);
  const seen: string[] = [];
  await expect
    .poll(async () => {
      seen.push(...(await cursor.next()).map(({ id }) => id));
      return seen;
    })
    .toEqual([...before.slice(1), ...after]);
  await service.stop();
});
