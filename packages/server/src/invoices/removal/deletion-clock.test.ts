import { expect, it } from "vitest";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { startTestService } from "../../testing/test-service.ts";
import { deletionTime } from "./deletion-clock.ts";

const dayMs = 86_400_000;

describeOnEachBackend("The clock for deletions", (backend) => {
  it("starts at the newest row, so that a clock that is wrong at the first run deletes nothing (F34)", async () => {
    const service = await startTestService(backend, { environment: { INKVOICE_ROLE: "api" } });
    const { db } = service.running.services;
    const { body } = await service.upload();
    const newest = Date.parse(body.data.created_at);
    await db.deleteFrom("believed_time").execute();
    const wrong = Date.now() + 400 * dayMs;
    const first = await deletionTime(db, wrong);
    expect(first.at - newest).toBeLessThan(2 * 3_600_000);
    expect(first.aheadMs).toBeGreaterThan(399 * dayMs);
    // The next start, with the clock as it should be, goes on from there.
    expect(await deletionTime(db, newest + 1)).toEqual({ at: newest + 1, aheadMs: 0 });
    await service.stop();
  });
});
