import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { exampleSeenFrom } from "./serve.ts";

it("names an example that is there, wherever the service is started", () => {
  expect(exampleSeenFrom(join(import.meta.dirname, "../../../../.."))).toBe("examples/invoice.pdf");
  expect(existsSync(resolve(tmpdir(), exampleSeenFrom(tmpdir())))).toBe(true);
});
