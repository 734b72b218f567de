import { availableParallelism, loadavg } from "node:os";
import { expect, vi } from "vitest";
import { slowTests } from "./slow-tests.ts";

/**
 * Setup of every test file. Locally a wrong `expect.poll` should fail soon. In CI, in a whole run (several processes share
 * the cores) and on an overloaded machine, durations mean little: there the limits only end hanging tests. Hooks start
 * databases and browsers, and install them the first time.
 */
const short = { test: 20_000, hook: 120_000, poll: 15_000 };
const long = { test: 900_000, hook: 900_000, poll: 600_000 };

const path = expect.getState().testPath ?? "";
const isBusy = (loadavg()[0] ?? 0) > 2 * availableParallelism();
const { test, hook, poll } = process.env.CI || isBusy || slowTests.some((kind) => kind.test(path)) ? long : short;
vi.setConfig({ testTimeout: test, hookTimeout: hook, expect: { poll: { timeout: poll } } });
