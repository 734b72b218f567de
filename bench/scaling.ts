/**
 * npm run bench:scaling: what the queue costs one PostgreSQL, and how many workers it bears. First the cost of a claim with few and
 * with many documents waiting, then ever more simulated workers until the database is the limit (docs/scaling.md).
 *
 *   npm run bench:scaling -- --workers 1000 --reading-ms 1000 --seconds 15 --connections 50
 */
import { parseArgs } from "node:util";
import { createDatabase, durable, startPostgres } from "../packages/server/src/testing/postgres.ts";
import { median } from "./api/figure.ts";
import { openQueue, type QueueGround } from "./scaling/ground.ts";
import { simulate } from "./scaling/simulate.ts";

const { values } = parseArgs({
  options: {
    workers: { type: "string", default: "1000" },
    "reading-ms": { type: "string", default: "1000" },
    seconds: { type: "string", default: "15" },
    connections: { type: "string", default: "50" },
  },
});
const most = Number(values.workers);
const readingMs = Number(values["reading-ms"]);
const seconds = Number(values.seconds);

/** One after another, so that nobody waits for anybody. */
async function claimCost(queue: QueueGround, rounds: number): Promise<{ claimMs: number; endMs: number }> {
  const [claims, ends]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    const claim = await queue.claim();
    claims.push(performance.now() - began);
    if (!claim) break;
    const ending = performance.now();
    await queue.end(claim);
    ends.push(performance.now() - ending);
  }
  return { claimMs: median(claims), endMs: median(ends) };
}

const postgres = await startPostgres([...durable, "shared_buffers=512MB"]);
try {
  const queue = await openQueue(await createDatabase(postgres.url, "scaling"), Number(values.connections));
  await queue.enqueue(1000);
  const few = await claimCost(queue, 300);
  await queue.enqueue(20_000);
  const many = await claimCost(queue, 300);
  console.log(
    `claim  ${few.claimMs.toFixed(2)} ms with 1 000 waiting, ${many.claimMs.toFixed(2)} ms with 20 000 (${(many.claimMs / few.claimMs).toFixed(2)}×)`,
  );
  console.log(
    `ending ${few.endMs.toFixed(2)} ms with 1 000 waiting, ${many.endMs.toFixed(2)} ms with 20 000 (${(many.endMs / few.endMs).toFixed(2)}×)`,
  );
  console.log(
    `\n${"workers".padStart(8)}${"documents/s".padStart(13)}${"of possible".padStart(13)}${"claim p50".padStart(12)}${"claim p99".padStart(12)}${"DB CPU/doc".padStart(12)}`,
  );
  for (const workers of [1, 10, 100, 300, most].filter(
    (count, index, all) => count <= most && all.indexOf(count) === index,
  )) {
    await queue.enqueue(Math.min(30_000, Math.ceil((workers * 1000 * seconds) / readingMs)));
    const { perSecond, wanted, claimMs, databaseCpuMs } = await simulate(queue, { workers, readingMs, seconds });
    const share = `${((100 * perSecond) / wanted).toFixed(0)} %`;
    console.log(
      `${String(workers).padStart(8)}${perSecond.toFixed(0).padStart(13)}${share.padStart(13)}${`${claimMs.median.toFixed(1)} ms`.padStart(12)}${`${claimMs.p99.toFixed(1)} ms`.padStart(12)}${`${databaseCpuMs.toFixed(1)} ms`.padStart(12)}`,
    );
  }
  await queue.close();
} finally {
  await postgres.stop();
}
