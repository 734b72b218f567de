import { existsSync, readFileSync } from "node:fs";
import { type FileHandle, mkdir, open, rename } from "node:fs/promises";
import { dirname } from "node:path";

/** How far a document has come on its way in. What is `begun` may or may not have reached the service. */
type Progress = Readonly<{
  key: string;
  state: "begun" | "uploaded" | "ended";
  /** Of the invoice, once it is known. */
  id?: string;
  /** When an ended one could not be read: the API's code. */
  code?: string;
  message?: string;
}>;

/** What was taken in before, in a file that a killed process leaves readable. */
export type Journal = Readonly<{
  progressOf(key: string): Progress | undefined;
  /** On the disk when it resolves. */
  record(progress: Progress): Promise<void>;
  close(): Promise<void>;
}>;

/** A line that a killed process did not finish says nothing that was promised. */
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

/** Begins with the latest line of each document only: a journal grows by what came in, not by how often it was opened. */
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
