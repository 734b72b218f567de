import { expect, it } from "vitest";
import { logFailures } from "./housekeeping.ts";
import { createClock } from "./platform/clock.ts";
import { createLogger } from "./platform/logger.ts";

it("logs a lasting failure once an hour, another one at once", async () => {
  const lines: string[] = [];
  const logger = createLogger("info", { write: (line: string) => void lines.push(line) });
  let now = 1_000_000;
  let failure: Error | undefined = new TypeError("x");
  const task = { run: () => (failure ? Promise.reject(failure) : Promise.resolve()) };
  const run = logFailures(
    task,
    createClock(1, () => now),
    logger,
  );
  for (let time = 0; time < 30; time += 1) await run();
  expect(lines).toHaveLength(1);
  failure = new RangeError("y");
  await run();
  expect(lines).toHaveLength(2);
  now += 3_600_000;
  await run();
  expect(lines).toHaveLength(3);
  failure = undefined;
  await run();
  failure = new RangeError("y");
  await run();
  expect(lines).toHaveLength(4);
});
