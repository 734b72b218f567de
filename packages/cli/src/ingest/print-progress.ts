import type { IngestResult } from "./ingest-document.ts";
import type { RetryCallback } from "./retry-while-unavailable.ts";

type Progress = Readonly<{ onEnd(name: string, result: IngestResult): void; onRetry: RetryCallback }>;

/** Prints one line per result to standard output, and retries to standard error. */
export function printProgress(json: boolean | undefined): Progress {
  return {
    onEnd: (name, result) => console.log(resultLine(name, result, json)),
    onRetry: (error, pauseMs) => console.error(retryLine(error, pauseMs)),
  };
}

/** The result of one document, in one line; with --json as an object. */
function resultLine(name: string, result: IngestResult, json: boolean | undefined): string {
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

function retryLine(error: unknown, pauseMs: number): string {
  return `${error instanceof Error ? error.message : String(error)} Trying again in ${pauseMs / 1000} s.`;
}
