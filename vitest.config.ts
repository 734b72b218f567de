import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "packages/*/src/**/*.test.{ts,tsx}",
      "scripts/**/*.test.ts",
      "eval/**/*.test.ts",
      "e2e/**/*.test.ts",
      "training/**/*.test.ts",
    ],
    globalSetup: ["packages/server/src/testing/global-setup.ts"],
    // Many tests wait for schedules, deadlines and killed processes: a third worker fills the two cores meanwhile.
    maxWorkers: 3,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A poll ends when what it waits for happens; how long that takes on a busy machine says nothing.
    expect: { poll: { timeout: 20_000 } },
  },
});
