import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../platform/db/schema.ts";
import { describeOnEachBackend } from "../testing/backends.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";
import { runOnce } from "./idempotency.ts";

const now = Date.UTC(2026, 2, 3, 12);

describeOnEachBackend("requests with one Idempotency-Key", (backend) => {
  let service: TestService;
  let db: Database;

  beforeAll(async () => {
    service = await startTestService(backend, { environment: { INKVOICE_ROLE: "api" } });
    db = service.running.services.db;
  });
  afterAll(() => service.stop());

  const answer = (text: string) => async () => ({ status: 201 as const, json: JSON.stringify(text) });

  it("are prepared once where they reach one process together", async () => {
    const wish = { accountId: (await service.newAccount()).accountId, key: "burst", fingerprint: "f" };
    let prepared = 0;
    const once = () => runOnce(db, { wish, now }, async () => answer(`answer ${++prepared}`));
    const answers = await Promise.all(Array.from({ length: 50 }, once));
    expect(prepared).toBe(1);
    expect(new Set(answers.map(({ json }) => json))).toEqual(new Set(['"answer 1"']));
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
  });

  it("are tried again by the next one after a failure", async () => {
    const wish = { accountId: (await service.newAccount()).accountId, key: "failure", fingerprint: "f" };
    const failing = runOnce(db, { wish, now }, () => Promise.reject(new Error("the storage is away")));
    const next = runOnce(db, { wish, now }, async () => answer("stored"));
    await expect(failing).rejects.toThrow("the storage is away");
    expect((await next).replayed).toBe(false);
  });

  it("take effect once where two processes prepare them at the same moment", async () => {
    const wish = { accountId: (await service.newAccount()).accountId, key: "rivals", fingerprint: "f" };
    let arrived = 0;
    const both = Promise.withResolvers<void>();
    const rival = (handle: Database, text: string) =>
      runOnce(handle, { wish, now }, async () => {
        if (++arrived === 2) both.resolve();
        await both.promise;
        return answer(text);
      });
    // Another handle of the same database stands for the other process.
    const answers = await Promise.all([rival(db, "one"), rival(db.withoutPlugins(), "two")]);
    expect(new Set(answers.map(({ json }) => json)).size).toBe(1);
    expect(answers.map(({ replayed }) => replayed).sort()).toEqual([false, true]);
  });
});
