import type { IngestResult } from "./ingest-document.ts";

/** The result of one document, in one line; with --json as an object. */
export function resultLine(name: string, result: IngestResult, json: boolean | undefined): string {
  const id = result.id ?? "";
  if (json) return JSON.stringify(resultOf(name, result));
  if (result.ok) return `${result.again ? "known " : "done  "}  ${id}  ${name}`;
  return `failed  ${id}  ${name}  ${result.code}: ${result.message}`;
}

function resultOf(name: string, result: IngestResult): object {
  const { id = null, again } = result;
  if (result.ok) return { name, id, status: again ? "known" : "done" };
  return { name, id, status: "failed", error: { code: result.code, message: result.message } };
}

export function retryLine(error: unknown, pauseMs: number): string {
  return `${error instanceof Error ? error.message : String(error)} Trying again in ${pauseMs / 1000} s.`;
}
