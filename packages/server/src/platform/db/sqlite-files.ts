import { closeSync, openSync, statSync } from "node:fs";
import { privateFile } from "../private-files.ts";

/**
 * Creates the database file where it is missing: SQLite would create it for everybody to read. An existing file is not
 * opened, because closing any descriptor of it drops all locks this process holds on it (sqlite.org/howtocorrupt.html,
 * 2.2). Only SQLite opens the database.
 */
export function createMissingFile(path: string): void {
  try {
    closeSync(openSync(path, "wx", privateFile));
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
}

/** The files of an open database were moved, replaced or removed: writes would be lost. */
export class DatabaseReplaced extends Error {
  override readonly name = "DatabaseReplaced";
  constructor(path: string) {
    super(`${path} or its log is no longer the file that was opened. Restart the service.`);
  }
}

const inodesOf = (path: string) =>
  ["", "-wal", "-shm"].map((suffix) => statSync(path + suffix, { throwIfNoEntry: false })?.ino).join();

/**
 * Tells whether the database, its log and its shared index are no longer the files that are open. Requires a connection
 * that has read. An inode that is open is never given to another file, so the numbers suffice; asking costs a few
 * microseconds.
 */
export function watchFiles(path: string): () => boolean {
  const opened = inodesOf(path);
  return () => inodesOf(path) !== opened;
}
