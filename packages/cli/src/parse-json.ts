import { jsonErrorPosition } from "@inkvoice/contract";
import { UsageError } from "./command.ts";

/** Parses JSON of a file or an option; the error names the source and the place in it. */
export function parseJson(text: string, source: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { line, column } = jsonErrorPosition(text, error);
    throw new UsageError(`${source} is not JSON: see line ${line}, column ${column}.`);
  }
}

/** Like `parseJson`, for a JSON object. */
export function parseJsonObject(text: string, source: string): Record<string, unknown> {
  const value = parseJson(text, source);
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new UsageError(`${source} must be a JSON object.`);
}
