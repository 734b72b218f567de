import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";

type Usage = Readonly<{ cpuMicroseconds: number; rssBytes: number }>;

/** A server in its own process, whose CPU time and memory are measured. */
export type MeasuredProcess = Readonly<{ url: string; usage(): Promise<Usage>; stop(): Promise<void> }>;

type Message = Readonly<{ url: string }> | Usage;

function nextMessage(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`the measured process ended with ${code}`));
    child.once("exit", ended);
    child.once("message", (message) => {
      child.off("exit", ended);
      resolve(message as Message);
    });
  });
}

const cache = fileURLToPath(new URL("../../node_modules/.cache/inkvoice", import.meta.url));

export async function startMeasured(
  module: URL,
  environment: Readonly<Record<string, string>>,
): Promise<MeasuredProcess> {
  // Flags and cache as in npm start.
  const env = { PATH: process.env.PATH ?? "", NODE_COMPILE_CACHE: cache, ...environment };
  const child = fork(module, {
    env,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    execArgv: ["--expose-gc", "--max-semi-space-size=4"],
  });
  const started = await nextMessage(child);
  if (!("url" in started)) throw new Error("the measured process did not say where it listens");
  return {
    url: started.url,
    async usage() {
      child.send("usage");
      const usage = await nextMessage(child);
      if ("url" in usage) throw new Error("expected the usage");
      return usage;
    },
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.send("stop");
      await ended;
    },
  };
}

/** The child's side: reports its URL, then answers until it is stopped. */
export function answerMeasurements(url: string, stop: () => Promise<void>): void {
  process.on("message", (message) => {
    if (message === "stop") return void stop().then(() => process.exit(0));
    globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMicroseconds: user + system, rssBytes: process.memoryUsage.rss() } satisfies Usage);
  });
  process.send?.({ url });
}
