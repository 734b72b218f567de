import { defineConfig } from "vitest/config";

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
    // Many tests wait for schedules, deadlines and killed processes: a third worker fills the two cores meanwhile.
    maxWorkers: 3,
    // Tests end when what they wait for happens; how long that takes on a busy machine says nothing. These only end what hangs.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
