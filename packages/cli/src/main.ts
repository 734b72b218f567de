import { runCommandLine } from "./command-line.ts";

const args = process.argv.slice(2);
const code = await runCommandLine(args);
// What a start that failed had opened until then, a connection that listens for one, would keep the process for ever: not serving,
// and not ended, so that nobody starts it again.
if (args[0] === "serve" && code !== 0) process.exit(code);
process.exitCode = code;
