import { createReadStream, existsSync } from "node:fs";
import { appendFile, chmod } from "node:fs/promises";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type AdminDatabase,
  type AuditFault,
  type Copied,
  compareWithCopy,
  entriesAfter,
  loadConfig,
  verifyAudit,
} from "@inkvoice/server";
import { type Command, UsageError } from "../../command.ts";
import { readFlagsOnly, required, runAction } from "../../read-flags.ts";
import { jsonFlag, print } from "../../remote.ts";
import { withDatabase } from "../../service-data.ts";

const usage = `Usage:
  inkvoice audit verify [--against FILE] [--json]
  inkvoice audit export --to FILE [--follow] [--json]

Works on the database that the INKVOICE_* variables name, also beside a running service.
Each entry of the audit log holds the hash of the one before it. verify recomputes all of them and names the first entry of each
chain that was changed, removed or cut off; it ends with 1 then. export appends what FILE does not hold yet, one JSON object per
line; with --follow it goes on until it is stopped. Keep FILE on another machine or in a log system: anyone who can write
to the database can recompute the hashes, and verify --against FILE shows that too.`;

type Line = Readonly<{ chain: string; position: number; hash: string }>;

/** Lines of a copy. The last one may be cut off by a crash; it is written again. */
async function* linesOf(path: string): AsyncGenerator<Line> {
  for await (const text of createInterface({ input: createReadStream(path, "utf8"), crlfDelay: Infinity })) {
    const line = parsed(text);
    if (line) yield line;
  }
}

function parsed(text: string): Line | undefined {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return undefined;
  }
}

async function faultsAgainst(db: AdminDatabase["db"], path: string): Promise<AuditFault[]> {
  const faults: AuditFault[] = [];
  for await (const line of linesOf(path)) {
    const fault = await compareWithCopy(db, line);
    if (fault) faults.push(fault);
  }
  return faults;
}

async function verify(args: readonly string[]): Promise<number> {
  const flags = readFlagsOnly(args, { against: { type: "string" }, ...jsonFlag });
  const { against } = flags;
  if (against !== undefined && !existsSync(against)) throw new UsageError(`There is no ${against}.`);
  return await withDatabase(async ({ db }) => {
    const { auditDays } = loadConfig(process.env);
    const { chains, entries, faults: own } = await verifyAudit(db, { agesOut: auditDays > 0 });
    const faults = against === undefined ? own : [...own, ...(await faultsAgainst(db, against))];
    const lines = faults.map(({ chain, position, problem }) => `${chain}, entry ${position}: ${problem}`);
    const summary = `${entries} entries in ${chains} chains: ${faults.length === 0 ? "unchanged" : "NOT as written"}.`;
    print(flags.json, { chains, entries, faults }, [...lines, summary].join("\n"));
    return faults.length === 0 ? 0 : 1;
  });
}

const followMs = 2000;

/** Appends new entries to the copy and records the last position; returns their number. */
async function appendNew(db: AdminDatabase["db"], path: string, copied: Copied): Promise<number> {
  let count = 0;
  for await (const entry of entriesAfter(db, copied)) {
    await appendFile(path, `${JSON.stringify(entry)}\n`, { mode: 0o600 });
    copied.set(entry.chain, entry.position);
    count += 1;
  }
  return count;
}

async function copiedIn(path: string): Promise<Copied> {
  const copied: Copied = new Map();
  // Created even for an empty log, so that a later check has a file to compare with.
  await appendFile(path, "", { mode: 0o600 });
  await chmod(path, 0o600);
  for await (const { chain, position } of linesOf(path)) copied.set(chain, position);
  return copied;
}

async function exportAll(args: readonly string[]): Promise<number> {
  const flags = readFlagsOnly(args, { to: { type: "string" }, follow: { type: "boolean" }, ...jsonFlag });
  const path = required("to", flags.to);
  return await withDatabase(async ({ db }) => {
    const copied = await copiedIn(path);
    if (existsSync(path)) await endLastLine(path);
    const added = await appendNew(db, path, copied);
    print(flags.json, { file: path, added }, `${path}: ${added} entries added.`);
    const stop = new AbortController();
    if (flags.follow) for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());
    while (flags.follow && !stop.signal.aborted) {
      await sleep(followMs, undefined, { signal: stop.signal }).catch(() => undefined);
      await appendNew(db, path, copied);
    }
    return 0;
  });
}

/** Ends a line that a crash cut off, so that it does not merge with the next one. */
async function endLastLine(path: string): Promise<void> {
  let last = "";
  for await (const chunk of createReadStream(path, "utf8")) last = String(chunk).slice(-1) || last;
  if (last !== "" && last !== "\n") await appendFile(path, "\n");
}

const actions: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = { verify, export: exportAll };

export const auditCommand: Command = {
  name: "audit",
  summary: "Check that the audit log is unchanged, copy it to a file",
  usage,
  run: (args) => runAction(actions, args),
};
