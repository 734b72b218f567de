import { createHash } from "node:crypto";
import { homedir } from "node:os";
import { join } from "node:path";

/** Journal path for a source that is not on this machine. */
export function journalPath(kind: string, place: string): string {
  const name = createHash("sha256").update(place).digest("hex").slice(0, 16);
  return join(process.env.XDG_STATE_HOME ?? join(homedir(), ".local/state"), "inkvoice", `${kind}-${name}.jsonl`);
}
