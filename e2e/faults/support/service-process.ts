import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../../../packages/cli/bin/inkvoice.js", import.meta.url));
/** Only ends hanging starts: on a busy machine a start takes minutes. */
const startLimitMs = 600_000;
const answerLimitMs = 10_000;

/** A service process that can be killed at any moment. */
export class ServiceProcess {
  readonly #environment: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;
  #said = "";

  constructor(environment: Readonly<Record<string, string>>) {
    this.#environment = environment;
  }

  /** Does not wait until it answers. */
  launch(): void {
    this.#said = "";
    const env = { PATH: process.env.PATH ?? "", HOME: process.env.HOME ?? "", ...this.#environment };
    const child = spawn(process.execPath, [program, "serve"], { env, stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (text: Buffer) => {
        this.#said = (this.#said + text.toString()).slice(-4000);
      });
    }
    this.#child = child;
  }

  /** kill -9. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await gone;
  }

  /** SIGTERM; returns whether it ended by itself within the promised 20 seconds. */
  async stop(): Promise<boolean> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null) return true;
    const gone = new Promise<boolean>((resolve) => child.once("exit", () => resolve(true)));
    child.kill("SIGTERM");
    const ended = await Promise.race([gone, delay(25_000, false)]);
    if (!ended) child.kill("SIGKILL");
    return ended;
  }

  signal(name: NodeJS.Signals): void {
    this.#child?.kill(name);
  }

  get said(): string {
    return this.#said;
  }

  get hasEnded(): boolean {
    return this.#child?.exitCode !== null && this.#child?.exitCode !== undefined;
  }
}

export async function untilAnswering(url: string, process: ServiceProcess): Promise<void> {
  const until = Date.now() + startLimitMs;
  let lastAnswer = "nobody answered";
  while (Date.now() < until) {
    if (process.hasEnded) {
      // The database exceeded the limit of these rounds; a supervisor would start the service again.
      if (!process.said.includes("does not answer"))
        throw new Error(`the service ended while starting:\n${process.said}`);
      process.launch();
    }
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(answerLimitMs) }).catch(() => null);
    if (response) lastAnswer = `${response.status} ${await response.text().catch(() => "")}`;
    if (response?.ok) return;
    await delay(50);
  }
  throw new Error(`the service did not start (${lastAnswer}):\n${process.said}`);
}
