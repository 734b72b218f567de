import { fork } from "node:child_process";
import { once } from "node:events";
import { type Attack, attacks, type Target } from "./attacks.ts";

/** Runs an attack beside the work, and ends it with the work. */
export async function runDuringAttack<Result>(
  attack: Attack,
  target: Target,
  work: () => Promise<Result>,
): Promise<Result> {
  const args = [String(attacks.indexOf(attack)), target.url, target.key];
  const attacker = fork(new URL("./attacker.ts", import.meta.url), args);
  const ended = once(attacker, "exit");
  await Promise.race([once(attacker, "message"), ended.then(() => Promise.reject(new Error("no attack was started")))]);
  try {
    return await work();
  } finally {
    attacker.kill("SIGKILL");
    await ended;
  }
}
