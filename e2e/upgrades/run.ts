import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { readArguments } from "../../scripts/read-arguments.ts";

const usage = `Usage: npm run upgrades

Starts today's program on a filled database of every published schema version; npm test tries the last one.`;

readArguments(usage);

const root = join(import.meta.dirname, "../..");
const { status } = spawnSync(join(root, "node_modules/.bin/vitest"), ["run", "e2e/upgrades"], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, UPGRADES: "all" },
});
process.exitCode = status ?? 1;
