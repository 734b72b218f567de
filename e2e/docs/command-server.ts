import { chmodSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { inkvoice } from "../../packages/cli/src/testing/run-command.ts";
import { repository } from "./snippets.ts";

export type CommandServer = Readonly<{ close(): void }>;

const program = join(repository, "packages/cli/bin/inkvoice.js");

/** Sequential: commands share the process's folder and environment. */
function inTurn(): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}

/**
 * Installs an `npx` that runs `inkvoice` in this process: starting Node for each of some forty commands would take most
 * of the time. Commands that read standard input are started as programs.
 */
export async function serveCommands(
  folder: string,
  environment: () => Readonly<Record<string, string>>,
): Promise<CommandServer> {
  const socket = join(folder, ".bin/commands");
  const turn = inTurn();
  const server = createServer(async (request, response) => {
    const args = (await buffer(request)).toString("utf8").split("\0").slice(0, -1);
    const key = String(request.headers["x-key"]);
    const { code, out, err } = await turn(async () => {
      const before = process.cwd();
      process.chdir(folder);
      try {
        return await inkvoice(args, { ...environment(), INKVOICE_API_KEY: key });
      } finally {
        process.chdir(before);
      }
    });
    response.writeHead(200 + code).end(code === 0 ? out : `${out}${err}`);
  });
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  const npx = `#!/bin/bash
shift
if [ "$1 $2" = "extract -" ]; then exec ${process.execPath} ${program} "$@"; fi
said=$(mktemp)
status=$(printf '%s\\0' "$@" | curl -s --unix-socket ${socket} -H "x-key: $INKVOICE_API_KEY" --data-binary @- -o "$said" -w '%{http_code}' http://commands/)
cat "$said"
rm "$said"
exit $((status - 200))
`;
  writeFileSync(join(folder, ".bin/npx"), npx);
  chmodSync(join(folder, ".bin/npx"), 0o755);
  return { close: () => void server.close() };
}
