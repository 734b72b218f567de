import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Route } from "./http/route.ts";
import { openApiDocument } from "./openapi/document.ts";
import { apiRoutes, fileRoutes, scimRoutes, webRoutes } from "./routes.ts";

type Operation = { operationId: string; "x-required-scope"?: string; responses: Record<string, unknown> };

const indexed = [...apiRoutes, ...scimRoutes, ...fileRoutes, ...webRoutes];

const isRoute = (value: unknown): value is Route =>
  typeof value === "object" && value !== null && "authenticate" in value && "handle" in value;

/** Every operation is in a room's http folder, or in a folder below it. */
async function definedRoutes(): Promise<Route[]> {
  const files = globSync("*/http/**/*.ts", { cwd: import.meta.dirname }).filter((path) => !path.endsWith(".test.ts"));
  const modules = await Promise.all(files.map((path) => import(join(import.meta.dirname, path))));
  // A file may offer its operations one by one and as a list: each counts once.
  return [...new Set(modules.flatMap((module) => Object.values(module).flat().filter(isRoute)))];
}

describe("the index of routes", () => {
  it("contains every operation that a room defines, once", async () => {
    const places = (routes: readonly Pick<Route, "method" | "path">[]) =>
      routes.map(({ method, path }) => `${method} ${path}`).sort();
    expect(places(indexed)).toEqual(places(await definedRoutes()));
    expect(new Set(places(indexed)).size).toBe(indexed.length);
  });

  it("equals OpenAPI, with scope, success and errors", () => {
    const { paths } = openApiDocument() as { paths: Record<string, Record<string, Operation>> };
    const shown = Object.values(paths).flatMap(({ parameters: _, ...methods }) => Object.values(methods));
    expect(shown).toHaveLength(apiRoutes.length);
    for (const route of apiRoutes) {
      const path = route.path.replace("/v1", "").replace(/:(\w+)/g, "{$1}");
      const operation = paths[path]?.[route.method.toLowerCase()];
      expect(operation?.operationId).toBe(route.operation);
      expect(operation?.["x-required-scope"]).toBe(route.access.kind === "key" ? route.access.scope : undefined);
      expect(Object.keys(operation?.responses ?? {})).toEqual(
        expect.arrayContaining([String(route.success?.status), "400", "default"]),
      );
    }
  });
});
