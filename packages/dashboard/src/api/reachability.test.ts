import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Reachability } from "./reachability.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("An unreachable server is polled until it answers", async () => {
  const answers = [false, false, true];
  const ask = vi.fn(async () => answers.shift() ?? true);
  const server = new Reachability(ask);
  let told = 0;
  server.subscribe(() => told++);
  server.tell(false);
  server.tell(false);
  expect([server.snapshot(), told]).toEqual([false, 1]);
  const back = server.untilReached();
  await vi.advanceTimersByTimeAsync(6_000);
  await back;
  expect([server.snapshot(), told, ask.mock.calls.length]).toEqual([true, 2, 3]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(3);
});
