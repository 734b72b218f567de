import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "./logger.ts";
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

/** The user's name; undefined where the machine has none for the id. */
function nameOf(uid: number): string | undefined {
  const line = usersOfMachine().find((each) => each.split(":")[2] === String(uid));
  return line?.split(":")[0];
}

function usersOfMachine(): string[] {
  try {
    return readFileSync("/etc/passwd", "utf8").split("\n");
  } catch {
    return [];
  }
}

export function runAsOwner(owner: number | undefined): string {
  const user = owner === undefined ? "USER" : (nameOf(owner) ?? `'#${owner}'`);
  return `Run the command as the user of the service: sudo -u ${user} inkvoice … (with systemd: docs/deployment.md).`;
}

/** The owner of the data where root runs on another user's. */
function otherOwner(dataDir: string, uid: number | undefined): number | undefined {
  return uid === 0 ? ownerOf(dataDir) || undefined : undefined;
}

/** Refuses commands of root on another user's data folder: the service could not read what they create there. */
export function requireDataOwner(dataDir: string, uid = process.getuid?.()): void {
  const owner = otherOwner(dataDir, uid);
  if (owner === undefined) return;
  throw new StartProblem(
    `${dataDir} belongs to another user, who could not read what root creates there. ${runAsOwner(owner)}`,
  );
}

/** The service may run as root on another user's folder, as in a container with a bind mount. */
export function warnOfOtherOwner(dataDir: string, logger: Pick<Logger, "warn">, uid = process.getuid?.()): void {
  const owner = otherOwner(dataDir, uid);
  if (owner === undefined) return;
  const user = nameOf(owner) ?? String(owner);
  logger.warn(
    { paths: [dataDir] },
    `the service runs as root on the data of user ${user}, who cannot open the files that it creates: start it as that user, or run chown -R ${user} on the folder before that user does`,
  );
}
