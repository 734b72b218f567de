import { readFile } from "node:fs/promises";
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

/** Like `readInputFile`; `-` stands for standard input. */
export function readInput(path: string): Promise<Buffer> {
  return path === "-" ? buffer(process.stdin) : readInputFile(path);
}
