import { vi } from "vitest";
import { runCommandLine } from "../command-line.ts";

export type CommandOutput = Readonly<{ code: number; out: string; err: string }>;

/** Runs one command line in this process with additional environment variables, and captures its output. */
export async function inkvoice(
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<CommandOutput> {
  const out: string[] = [];
  const err: string[] = [];
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const line = (to: string[]) => (text: unknown) => void to.push(`${String(text)}\n`);
  const written = (to: string[]) => (text: unknown) => to.push(String(text)) > 0;
  const spies = [
    vi.spyOn(console, "log").mockImplementation(line(out)),
    vi.spyOn(console, "error").mockImplementation(line(err)),
    vi.spyOn(process.stdout, "write").mockImplementation(written(out)),
    vi.spyOn(process.stderr, "write").mockImplementation(written(err)),
  ];
  try {
    const code = await runCommandLine(args);
    return { code, out: out.join(""), err: err.join("") };
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}
