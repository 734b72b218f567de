import { createHash } from "node:crypto";
import type { ExecuteFunctions } from "./n8n.ts";

/** The same when n8n retries; different for another file or request in a loop. */
export function idempotencyKeyOf(
  node: ExecuteFunctions,
  item: number,
  sent: readonly unknown[],
  content: Uint8Array = new Uint8Array(),
): string {
  const about = JSON.stringify([node.getExecutionId(), node.getNode().id, item, ...sent]);
  return createHash("sha256").update(`n8n\n${about}\n`).update(content).digest("hex");
}
