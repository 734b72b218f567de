import { accessSync, constants, mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const inMemory = "/dev/shm";
const gigabyte = 1024 ** 3;

/** The tests of the server keep 120 MB at a time, all tests a few times that; a container often has 64 MB there. */
function hasPlenty(): boolean {
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > 2 * gigabyte && process.availableMemory() > 6 * gigabyte;
  } catch {
    return false;
  }
}

/**
 * A folder for what nobody needs after the tests: in memory where there is plenty of it, as every change that a service answers for
 * waits for the disk, and every file that goes again does. What is kept through a killed process is kept there too.
 */
export function makeScratchFolder(name: string): string {
  return mkdtempSync(join(hasPlenty() ? inMemory : tmpdir(), `inkvoice-${name}-`));
}
