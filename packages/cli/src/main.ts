import { runCommandLine } from "./command-line.ts";

const args = process.argv.slice(2);
const code = await runCommandLine(args);
// A failed start may have left connections open that would keep the process alive without serving.
if (args[0] === "serve" && code !== 0) process.exit(code);
process.exitCode = code;
