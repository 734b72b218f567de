import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { StartProblem } from "./start-problem.ts";

/** Files that the service creates first: their owner runs the service. The folder itself may have another owner, as a container's bind mount. */
const firstFiles = ["inkvoice.db", "files", ""];

/** User id of the owner of the data; undefined without data, or without the right to look. */
export function ownerOf(dataDir: string): number | undefined {
  for (const name of firstFiles) {
    try {
      return statSync(join(dataDir, name)).uid;
    } catch {
      // Missing or hidden: the next one is tried.
    }
  }
  return undefined;
}

/** The user's name, or the id in the form of `sudo -u` where the machine has no name for it. */
function nameOf(uid: number): string {
  const line = usersOfMachine().find((each) => each.split(":")[2] === String(uid));
  return line?.split(":")[0] ?? `'#${uid}'`;
}

function usersOfMachine(): string[] {
  try {
    return readFileSync("/etc/passwd", "utf8").split("\n");
  } catch {
    return [];
  }
}

export function runAsOwner(owner: number | undefined): string {
  const user = owner === undefined ? "USER" : nameOf(owner);
  return `Run the command as the user of the service: sudo -u ${user} inkvoice … (with systemd: docs/deployment.md).`;
}

/**
 * Refuses commands of root on another user's data folder: the service could not read what they create there. The
 * service itself may run as root on such a folder.
 */
export function requireDataOwner(dataDir: string, uid = process.getuid?.()): void {
  const owner = ownerOf(dataDir);
  if (uid !== 0 || owner === undefined || owner === 0) return;
  throw new StartProblem(
    `${dataDir} belongs to another user, who could not read what root creates there. ${runAsOwner(owner)}`,
  );
}
