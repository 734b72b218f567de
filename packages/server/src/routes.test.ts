import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openApiDocument } from "./openapi/document.ts";
import { routes } from "./routes.ts";

type Operation = { operationId: string; security: { apiKey: string[] }[]; responses: Record<string, unknown> };

/** Every operation lives in a room's http folder, one file each. */
function operationFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /(invoices|events|webhooks)\/http\/[a-z-]+\.ts$/.test(path))
    .filter((path) => !/\.test\.ts$|-plugin\.ts$/.test(path));
}

describe("the index of routes", () => {
  it("has every operation file, each once", () => {
    const camel = (path: string) =>
      (path.split("/").at(-1) ?? "").replace(".ts", "").replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const files = operationFiles(join(import.meta.dirname))
      .map(camel)
      .sort();
    expect(routes.map(({ operation }) => operation).sort()).toEqual(files);
  });

  it("is what OpenAPI shows, with scope, success and errors", () => {
    const { paths } = openApiDocument() as { paths: Record<string, Record<string, Operation>> };
    const shown = Object.values(paths).flatMap((methods) => Object.values(methods));
    expect(shown).toHaveLength(routes.length);
    for (const route of routes) {
      const path = route.path.replace("/v1", "").replace(/:(\w+)/g, "{$1}");
      const operation = paths[path]?.[route.method.toLowerCase()];
      expect(operation?.operationId).toBe(route.operation);
      expect(operation?.security).toEqual([{ apiKey: [route.scope] }]);
      expect(Object.keys(operation?.responses ?? {})).toEqual(
        expect.arrayContaining([String(route.success.status), "400", "401", "403", "429", "500", "503"]),
      );
    }
  });
});
