import { once } from "node:events";
import { readFile, stat } from "node:fs/promises";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import manifest from "../../../package.json" with { type: "json" };
import { type Command, UsageError } from "../../command.ts";
import { createToolServer } from "../../mcp/tools.ts";
import { readFlagsOnly } from "../../read-flags.ts";
import { remoteClient } from "../../remote.ts";

const usage = `Usage: inkvoice mcp [--folder DIR] [--read-only]

Serves tools to an assistant by the Model Context Protocol, over standard input and output: list_invoices, get_invoice,
explain_invoice, find_duplicates, match_order, list_rules, try_rule, read_invoice, upload_invoice, correct_invoice, approve_invoice, reject_invoice. They talk to a running service; what the key may not do, the assistant may not either.

What was read from documents is marked as untrusted data. The key comes from a file or the environment: others on the machine see arguments.

  --folder DIR     files may be read from here and below, and from nowhere else (default: the current folder)
  --read-only      only the first seven: nothing is uploaded and nothing changed
  --key-file FILE  file with the API key (default: INKVOICE_API_KEY_FILE, else the key in INKVOICE_API_KEY)
  --url URL        the service (default: INKVOICE_URL, else http://localhost:3000)

An entry for an assistant's configuration:
  { "mcpServers": { "inkvoice": { "command": "npx", "args": ["inkvoice", "mcp", "--folder", "/home/me/invoices"],
    "env": { "INKVOICE_API_KEY_FILE": "/home/me/.inkvoice-key" } } } }`;

const flagTypes = {
  url: { type: "string" },
  folder: { type: "string", default: "." },
  "read-only": { type: "boolean", default: false },
  "key-file": { type: "string" },
} as const;

/** Undefined without a key file: then the environment has the key. */
async function keyIn(file: string | undefined): Promise<string | undefined> {
  if (!file) return undefined;
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) throw new UsageError(`The file ${file} cannot be read.`);
  return text.trim();
}

async function run(args: readonly string[]): Promise<number> {
  const flags = readFlagsOnly(args, flagTypes);
  const found = await stat(flags.folder).catch(() => undefined);
  if (!found?.isDirectory()) throw new UsageError(`There is no folder ${flags.folder}.`);
  const key = await keyIn(flags["key-file"] ?? process.env.INKVOICE_API_KEY_FILE);
  const client = remoteClient({ url: flags.url, key });
  const settings = { client, folder: flags.folder, readOnly: flags["read-only"], version: manifest.version };
  const handle = serveStdio(() => createToolServer(settings));
  // The assistant ends the session by closing standard input.
  await once(process.stdin, "close");
  await handle.close();
  return 0;
}

export const mcpCommand: Command = {
  name: "mcp",
  summary: "Let an assistant read, list, explain and review invoices (MCP)",
  usage,
  run,
};
