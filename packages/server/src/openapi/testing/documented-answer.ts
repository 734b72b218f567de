import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { describedRoutes } from "../api-route.ts";
import { openApiDocument } from "../document.ts";
import type { Json } from "../schemas/json-schemas.ts";

type Answer = Readonly<{ method: string; path: string; status: number | string; body: unknown }>;

const document = openApiDocument() as Json & { paths: Record<string, Record<string, Json>> };
const validator = new Ajv2020({ strict: false, allErrors: true });
formats.default(validator);
for (const name of ["binary", "byte"]) validator.addFormat(name, true);
validator.addSchema(document, "openapi");

const compiled = new Map<string, ValidateFunction>();

function validatorAt(pointer: string): ValidateFunction {
  const known = compiled.get(pointer) ?? validator.compile({ $ref: `openapi#${pointer}` });
  compiled.set(pointer, known);
  return known;
}

const escaped = (name: string) => encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"));

/** How a JSON value differs from the schema at a JSON pointer into the document. */
function problemsAt(pointer: string, value: unknown): string[] {
  const validate = validatorAt(pointer);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** Differences between a JSON answer and the schema that the document has for its operation and status. */
export function problemsOfAnswer({ method, path, status, body }: Answer): string[] {
  const address = path.split("?")[0]!;
  const route = describedRoutes().find(
    (each) => each.method === method && new RegExp(`^${each.path.replace(/:\w+/g, "[^/]+")}$`).test(address),
  );
  if (!route) return [`${method} ${address} is not described`];
  const template = route.path.replace("/v1", "").replace(/:(\w+)/g, "{$1}");
  const operation = document.paths[template]?.[method.toLowerCase()] as { responses: Record<string, Json> };
  const response = operation.responses[status];
  if (!response) return [`${route.operation} has no status ${status}`];
  const at =
    typeof response.$ref === "string"
      ? response.$ref.slice(1)
      : pointerOf("paths", template, method.toLowerCase(), "responses", String(status));
  return problemsAt(`${at}${pointerOf("content", "application/json", "schema")}`, body);
}

const pointerOf = (...names: readonly string[]) => names.map((name) => `/${escaped(name)}`).join("");
