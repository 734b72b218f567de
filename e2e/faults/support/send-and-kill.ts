import { expect } from "vitest";
import type { TestFixture } from "../../../packages/server/src/testing/backends.ts";
import { startServiceProcess } from "../../../packages/server/src/testing/service-process.ts";
import { firstKey } from "../../../packages/server/src/testing/test-service.ts";
import type { StatementToKillAt } from "./kill-at-statement.ts";

const killer = new URL("./kill-at-statement.ts", import.meta.url).href;

export type Sent = Readonly<{ path: string; type: string; body: string }>;

export const requestOf = ({ type, body }: Sent) => ({
  method: "POST",
  headers: { authorization: `Bearer ${firstKey}`, "content-type": type, "idempotency-key": "once" },
  body,
});

/** Sends a request to a service that dies at the statement. */
export async function sendAndKill(fixture: TestFixture, sent: Sent, statement: StatementToKillAt): Promise<void> {
  const environment = { NODE_OPTIONS: `--import ${killer}`, KILL_AT: JSON.stringify(statement) };
  const victim = await startServiceProcess(fixture, environment);
  await expect(fetch(`${victim.url}${sent.path}`, requestOf(sent))).rejects.toThrow();
  expect(await victim.ended, victim.output()).toBe("SIGKILL");
}
