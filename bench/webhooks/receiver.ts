import { type ChildProcess, fork } from "node:child_process";

type Seen = Readonly<{ requests: number; deliveries: number }>;
export type BenchReceiver = Readonly<{ url: string; seen(): Promise<Seen>; stop(): void }>;

function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`the receiver ended with ${code}`));
    child.once("exit", ended);
    child.once("message", (message) => {
      child.off("exit", ended);
      resolve(message as Message);
    });
  });
}

/** The receiver in its own process. */
export async function startBenchReceiver(): Promise<BenchReceiver> {
  const child = fork(new URL("./receiver-process.ts", import.meta.url));
  const { url } = await nextMessage<{ url: string }>(child);
  return {
    url,
    seen() {
      child.send("seen");
      return nextMessage<Seen>(child);
    },
    stop: () => void child.send("stop"),
  };
}
