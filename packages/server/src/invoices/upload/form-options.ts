import {
  type BulkFileOptions,
  bulkFilesOptions,
  externalId,
  isStrictVersion,
  jsonErrorPosition,
  limits,
  type Metadata,
  metadata,
  type SplitMode,
  splitModes,
  type Version,
} from "@inkvoice/contract";
import type { z } from "zod";
import { firstProblem } from "../../http/request/validation-problems.ts";
import { invalidParameter } from "../../platform/api-error.ts";

/** The text fields of a multipart form beside its files. */

export function lineItemsWanted(text: string | undefined): boolean {
  const value = text?.trim().toLowerCase();
  if (value === undefined || value === "true" || value === "1") return true;
  if (value === "false" || value === "0") return false;
  throw invalidParameter("extract_line_items", "must be true or false");
}

export function splitWanted(text: string | undefined): SplitMode {
  const value = text?.trim().toLowerCase() ?? "auto";
  const known = splitModes.find((mode) => mode === value);
  if (known === undefined) throw invalidParameter("split", `must be ${splitModes.join(", ")}`);
  return known;
}

function checkedField<Schema extends z.ZodType>(name: string, schema: Schema, value: unknown): z.infer<Schema> {
  const outcome = schema.safeParse(value);
  if (outcome.success) return outcome.data;
  const { path, problem } = firstProblem(outcome.error);
  throw invalidParameter([name, ...path].join("."), problem);
}

function parsedField(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { line, column } = jsonErrorPosition(text, error);
    throw invalidParameter(name, `must be a JSON object, and is not valid JSON at line ${line}, column ${column}`);
  }
}

/** An empty field counts as missing: browsers send every field of a form. */
export function externalIdOf(text: string | undefined): string | null {
  return text === undefined || text === "" ? null : checkedField("external_id", externalId, text);
}

export function metadataOf(text: string | undefined): Metadata | null {
  if (text === undefined || text.trim() === "") return null;
  const value = parsedField("metadata", text);
  // JSON bodies refuse this key; here it would be dropped silently.
  if (Object.hasOwn(Object(value), "__proto__")) throw invalidParameter("metadata", "must not have the key __proto__");
  const given = checkedField("metadata", metadata, value);
  return Object.keys(given).length === 0 ? null : given;
}

const fieldName = /^[a-z][a-z0-9_]{0,39}$/;

/** A JSON list or comma-separated names; none for an empty text, null for all. */
export function fieldsOf(text: string | undefined): readonly string[] | null {
  if (text === undefined) return null;
  const value = text.trim();
  if (value === "") return [];
  const names = value.startsWith("[") ? jsonList(value) : value.split(",").map((name) => name.trim());
  const wrong = names.find((name) => !fieldName.test(name));
  if (wrong !== undefined || names.length > limits.customFields)
    throw invalidParameter("fields", "must be names of custom fields, comma-separated or as a JSON list");
  return [...new Set(names)];
}

function jsonList(text: string): string[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.map(String) : [""];
  } catch {
    return [""];
  }
}

/** Options of a bulk's single files, as JSON by path. */
export function fileOptionsOf(text: string | undefined): Readonly<Record<string, BulkFileOptions>> {
  if (text === undefined || text.trim() === "") return {};
  return checkedField("files", bulkFilesOptions, parsedField("files", text));
}

/** From version 1.3 on, an unknown field is an error: it may be a mistyped option. */
export function refuseUnknownFields(fields: ReadonlyMap<string, string>, form: z.ZodObject, version: Version): void {
  if (!isStrictVersion(version)) return;
  for (const name of fields.keys())
    if (!(name in form.shape)) throw invalidParameter(name, "is not a known form field");
}
