import { type ChildProcess, fork } from "node:child_process";

/** Answers jobs sent by the parent until the parent is done. For the child's side of `runInChildren`. */
export function serveJobs<Job, Result>(work: (job: Job) => Promise<Result>): void {
  process.on("message", async (job: Job) => process.send?.(await work(job)));
  process.on("disconnect", () => process.exit(0));
}

/** Spreads jobs over processes that run `script`; each takes the next open job when it has answered one. */
export async function runInChildren<Job, Result>(
  script: URL,
  jobs: readonly Job[],
  processes: number,
  onResult: (result: Result) => void,
): Promise<void> {
  const open = [...jobs];
  const runProcess = (): Promise<void> => {
    if (open.length === 0) return Promise.resolve();
    const child = fork(script, { stdio: ["ignore", "ignore", "inherit", "ipc"] });
    return new Promise((resolve, reject) => {
      child.on("message", (result: Result) => {
        onResult(result);
        sendNext(child, open);
      });
      child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`A reading process ended with ${code}.`))));
      sendNext(child, open);
    });
  };
  await Promise.all(Array.from({ length: processes }, runProcess));
}

function sendNext<Job>(child: ChildProcess, open: Job[]): void {
  const job = open.shift();
  if (job === undefined) child.disconnect();
  else child.send(job as object);
}
