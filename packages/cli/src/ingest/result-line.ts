import type { IngestResult } from "./ingest-document.ts";

/** The result of one document, in one line. */
export function resultLine(name: string, result: IngestResult): string {
  const id = result.id ?? "";
  if (result.ok) return `${result.again ? "known " : "done  "}  ${id}  ${name}`;
  return `failed  ${id}  ${name}  ${result.code}: ${result.message}`;
}

export function retryLine(error: unknown, pauseMs: number): string {
  return `${error instanceof Error ? error.message : String(error)} Trying again in ${pauseMs / 1000} s.`;
}
