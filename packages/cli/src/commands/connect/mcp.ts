import { once } from "node:events";
import { stat } from "node:fs/promises";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import manifest from "../../../package.json" with { type: "json" };
import { type Command, UsageError } from "../../command.ts";
import { createToolServer } from "../../mcp/tools.ts";
import { readFlagsAlone } from "../../read-flags.ts";
import { remoteClient, remoteFlags, remoteUsage } from "../../remote.ts";

const usage = `Usage: inkvoice mcp [--folder DIR]

Serves tools to an assistant by the Model Context Protocol, over standard input and output: read_invoice, list_invoices, get_invoice,
explain_invoice, correct_invoice. They talk to a running service; what the key may not do, the assistant may not either.

  --folder DIR   files may be read from here and below, and from nowhere else (default: the current folder)
${remoteUsage}

An entry for an assistant's configuration:
  { "mcpServers": { "inkvoice": { "command": "npx", "args": ["inkvoice", "mcp", "--folder", "/home/me/invoices"],
    "env": { "INKVOICE_API_KEY": "ink_live_…" } } } }`;

async function run(args: readonly string[]): Promise<number> {
  const flags = readFlagsAlone(args, { ...remoteFlags, folder: { type: "string", default: "." } });
  const found = await stat(flags.folder).catch(() => undefined);
  if (!found?.isDirectory()) throw new UsageError(`There is no folder ${flags.folder}.`);
  const settings = { client: remoteClient(flags), folder: flags.folder, version: manifest.version };
  const handle = serveStdio(() => createToolServer(settings));
  // The assistant ends the session by closing standard input.
  await once(process.stdin, "close");
  await handle.close();
  return 0;
}

export const mcpCommand: Command = {
  name: "mcp",
  summary: "Let an assistant read, list, explain and correct invoices (MCP)",
  usage,
  run,
};
