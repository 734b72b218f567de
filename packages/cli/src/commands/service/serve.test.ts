import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { examplePath } from "./serve.ts";

it("names an example file that exists, from any working directory", () => {
  expect(examplePath(join(import.meta.dirname, "../../../../.."))).toBe("examples/invoice.pdf");
  expect(existsSync(resolve(tmpdir(), examplePath(tmpdir())))).toBe(true);
});
