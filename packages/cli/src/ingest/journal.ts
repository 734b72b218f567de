import { existsSync, readFileSync } from "node:fs";
import { type FileHandle, mkdir, open, rename } from "node:fs/promises";
import { dirname } from "node:path";

/** State of a document. One that is `begun` may or may not have reached the service. */
type Progress = Readonly<{
  key: string;
  state: "begun" | "uploaded" | "ended";
  /** Id of the invoice, once known. */
  id?: string;
  /** Error code of a failed document. */
  code?: string;
  message?: string;
}>;

/** Ingested documents, in a file that stays readable after a kill. */
export type Journal = Readonly<{
  progressOf(key: string): Progress | undefined;
  /** Resolves when it is on disk. */
  record(progress: Progress): Promise<void>;
  close(): Promise<void>;
}>;

/** Ignores an incomplete last line, which a killed process may leave. */
function readLines(path: string): Map<string, Progress> {
  const latest = new Map<string, Progress>();
  if (!existsSync(path)) return latest;
  for (const line of readFileSync(path, "utf8").split("\n")) {
    try {
      const progress = JSON.parse(line) as Progress;
      latest.set(progress.key, progress);
    } catch {
      // The last line, or an empty one.
    }
  }
  return latest;
}

const lineOf = (progress: Progress) => `${JSON.stringify(progress)}\n`;

/** Keeps only the latest line of each document, so that the journal does not grow with every start. */
async function openCompacted(path: string, latest: ReadonlyMap<string, Progress>): Promise<FileHandle> {
  const fresh = await open(`${path}.fresh`, "w", 0o600);
  await fresh.writeFile([...latest.values()].map(lineOf).join(""));
  await fresh.sync();
  await fresh.close();
  await rename(`${path}.fresh`, path);
  return await open(path, "a");
}

export async function openJournal(path: string): Promise<Journal> {
  await mkdir(dirname(path), { recursive: true });
  const latest = readLines(path);
  const file = await openCompacted(path, latest);
  return {
    progressOf: (key) => latest.get(key),
    async record(progress) {
      await file.appendFile(lineOf(progress));
      await file.datasync();
      latest.set(progress.key, progress);
    },
    close: () => file.close(),
  };
}
