import { readFile, stat } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { UsageError } from "./command.ts";

/** Reads a file named on the command line; errors become a sentence. */
export function readInputFile(path: string): Promise<Buffer> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") throw new UsageError(`There is no file ${path}.`);
    if (error.code === "EISDIR") throw new UsageError(`${path} is a folder, not a file.`);
    throw new UsageError(`${path} cannot be read: ${error.code}.`);
  });
}

/** Refuses a path that names no file, before anything is sent. */
export async function requireFile(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new UsageError(`There is no file ${path}.`);
  if (!found.isFile()) throw new UsageError(`${path} is not a file.`);
}

/** Like `readInputFile`; `-` stands for standard input. */
export function readInput(path: string): Promise<Buffer> {
  return path === "-" ? buffer(process.stdin) : readInputFile(path);
}
