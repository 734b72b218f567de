import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { TestFixture } from "./backends.ts";
import { firstKey } from "./test-service.ts";

const commandLine = fileURLToPath(new URL("../../../cli/bin/inkvoice.js", import.meta.url));

/** The service in its own process, which a test can kill. */
export type ServiceProcess = Readonly<{
  url: string;
  pid: number;
  output(): string;
  signal(name: NodeJS.Signals): void;
  /** Exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
}>;

function portIn(text: string): string | undefined {
  return /"port":(\d+)/.exec(text)?.[1];
}

export async function startServiceProcess(
  fixture: TestFixture,
  environment: Readonly<Record<string, string>> = {},
  program: string = commandLine,
  node: string = process.execPath,
): Promise<ServiceProcess> {
  const env = {
    PATH: process.env.PATH ?? "",
    NODE_ENV: "test",
    INKVOICE_PORT: "0",
    INKVOICE_HOST: "127.0.0.1",
    INKVOICE_WORKERS: "2",
    INKVOICE_DASHBOARD: "off",
    INKVOICE_BOOTSTRAP_API_KEY: firstKey,
    INKVOICE_EXTRACTION_CHILD: new URL("./reading-child.ts", import.meta.url).href,
    INKVOICE_MIN_FREE_MEGABYTES: "0",
    INKVOICE_PASSWORD_KIBIBYTES: "64",
    INKVOICE_WARM_UP: "off",
    INKVOICE_RATE_SCALE: "1000",
    ...fixture.environment,
    ...environment,
  };
  const child: ChildProcess = spawn(node, [program, "serve"], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once("exit", (code, signal) => resolve(code ?? signal)),
  );
  const port = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = portIn(output);
      if (found) resolve(found);
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    void ended.then((how) => reject(new Error(`the service ended with ${how} before it listened: ${output}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    output: () => output,
    signal: (name) => void child.kill(name),
    ended,
  };
}

export async function uploadTo(url: string, bytes: Uint8Array, idempotencyKey?: string): Promise<Response> {
  const form = new FormData();
  form.append("file", new Blob([Buffer.from(bytes)]), "invoice.pdf");
  const headers = {
    authorization: `Bearer ${firstKey}`,
    ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
  };
  return await fetch(`${url}/v1/invoices/extract`, { method: "POST", body: form, headers });
}
