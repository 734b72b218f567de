import { printSchema } from "graphql";
import { querySchema } from "../query/query-schema.ts";
import { openApiDocument } from "./document.ts";
import { errorsPage } from "./errors-page.ts";
import { layOutJson } from "./schemas/json-layout.ts";
import { settingsPage } from "./settings-page.ts";

/** INDEX of generated files under docs/, which must match the code. */
export function generatedFiles(): Readonly<Record<string, string>> {
  return {
    "openapi.json": `${layOutJson(openApiDocument())}\n`,
    "query.graphql": `${printSchema(querySchema)}\n`,
    "settings.md": settingsPage(),
    "errors.md": errorsPage(),
  };
}
