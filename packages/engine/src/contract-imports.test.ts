import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const folder = dirname(fileURLToPath(import.meta.url));

/**
 * The contract's index would load all schemas in every reader process: 120 files and 0.15 CPU seconds per start.
 */
it("the engine imports types from the contract's index, and values only from its modules without schemas", () => {
  const sources = globSync("**/*.ts", { cwd: folder }).filter((path) => !path.endsWith(".test.ts"));
  const text = (path: string) => readFileSync(`${folder}/${path}`, "utf8");
  expect(sources.length).toBeGreaterThan(200);
  const loading = sources.filter((path) => /^import (?!type )[^;]*from "@inkvoice\/contract";/m.test(text(path)));
  expect(loading).toEqual([]);
});
