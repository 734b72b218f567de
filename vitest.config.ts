import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Browsers and whole services, then what takes ten seconds and more; the many short ones fill the end of the run. */
const longest = [
  /\/(e2e|bench)\//,
  /\/(kills|published-behaviour|outages|sender|live|extraction|slow-files|operations|poison)\.test\.ts$/,
  /\/(recogniser-reader|find-codes|orientation|parts|render|read-page|understand|extract|run)\.test\.ts$/,
];

/** Begun last, a long test would run alone while the other core waits. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((kind) => kind.test(moduleId));
      return found < 0 ? longest.length : found;
    };
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    include: [
      "packages/*/src/**/*.test.{ts,tsx}",
      "scripts/**/*.test.ts",
      "bench/**/*.test.ts",
      "eval/**/*.test.ts",
      "e2e/**/*.test.ts",
      "training/**/*.test.ts",
    ],
    globalSetup: ["packages/server/src/testing/global-setup.ts"],
    // A process serves many files and loads each module once: a third of the CPU of the unit tests. No module keeps state.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Many tests wait for schedules, deadlines and killed processes: more workers than cores fill the two cores meanwhile.
    maxWorkers: 4,
    // Tests end when what they wait for happens; how long that takes on a busy machine says nothing. These only end what hangs.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 600_000 } },
  },
});
