import type { Ending } from "./ingest-document.ts";

/** What became of one document, in a line. */
export function endingLine(name: string, ending: Ending): string {
  const id = ending.id ?? "";
  if (ending.ok) return `${ending.again ? "known " : "done  "}  ${id}  ${name}`;
  return `failed  ${id}  ${name}  ${ending.code}: ${ending.message}`;
}

export function troubleLine(error: unknown, pauseMs: number): string {
  return `${error instanceof Error ? error.message : String(error)} Trying again in ${pauseMs / 1000} s.`;
}
