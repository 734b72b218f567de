import { accessSync, constants, mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const inMemory = "/dev/shm";
const gigabyte = 1024 ** 3;

/** Server tests need 120 MB at a time, all tests a few times that; containers often have 64 MB of shared memory. */
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
 * A temporary folder, in memory if there is enough, because services wait for the disk with every change. Its content
 * survives a killed process.
 */
export function makeScratchFolder(name: string): string {
  return mkdtempSync(join(hasPlenty() ? inMemory : tmpdir(), `inkvoice-${name}-`));
}
