import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { startOrder } from "./scripts/testing/slow-tests.ts";

/** A slow test that starts last would run alone while the other core is idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const found = startOrder.findIndex((kind) => kind.test(moduleId));
      return found < 0 ? startOrder.length : found;
    };
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    include: [
      "packages/*/{src,build}/**/*.test.{ts,tsx}",
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
    maxWorkers: 5,
    // Time limits, by file.
    setupFiles: ["scripts/testing/time-limits.ts"],
  },
});
