import { expect, it } from "vitest";
import { prepareFixture } from "../../packages/server/src/testing/backends.ts";
import { openQueue } from "./queue-fixture.ts";
import { simulate } from "./simulate.ts";

it("npm run bench:scaling claims, renews and completes documents with the service's own statements", async () => {
  const fixture = await prepareFixture("PostgreSQL and S3");
  const queue = await openQueue(fixture.environment.INKVOICE_DATABASE_URL ?? "", 4);
  await queue.enqueue(30);
  const claim = await queue.claim();
  expect(claim && (await queue.renew(claim))).toBe(true);
  expect(claim && (await queue.end(claim))).toBe(true);
  const outcome = await simulate(queue, { workers: 3, readingMs: 10, seconds: 0.2 });
  expect(outcome.perSecond).toBeGreaterThan(0);
  expect(outcome.claimMs.p99).toBeGreaterThanOrEqual(outcome.claimMs.median);
  expect(outcome.wanted).toBe(300);
  expect(await queue.lockWaits()).toEqual([]);
  await queue.fold();
  await queue.close();
  fixture.remove();
});
