import { statSync } from "node:fs";
import { appendFile, chmod } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { type AdminDatabase, type Copied, entriesAfter, loadConfig, StartProblem, verifyAudit } from "@inkvoice/server";
import { compareCopy, faultSentence } from "../../audit/compare-copy.ts";
import { linesOfCopy, repairLastLine } from "../../audit/copy-file.ts";
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
to the database can recompute the hashes, and verify --against FILE shows that too. A file of which no entry is in the log, or that
has gaps or lines that are no entries, is no proof: verify ends with 1 for it.`;

async function verify(args: readonly string[]): Promise<number> {
  const flags = readFlagsOnly(args, { against: { type: "string" }, ...jsonFlag });
  const { against } = flags;
  if (against !== undefined && !statSync(against, { throwIfNoEntry: false })?.isFile())
    throw new UsageError(`There is no file ${against}.`);
  return await withDatabase(async ({ db }) => {
    const agesOut = loadConfig(process.env).auditDays > 0;
    const { chains, entries, faults: own } = await verifyAudit(db, { agesOut });
    const copy = against === undefined ? undefined : await compareCopy(db, against);
    const faults = [...own, ...(copy?.faults ?? [])];
    const summary = `${entries} entries in ${chains} chains: ${faults.length === 0 ? "unchanged" : "NOT as written"}.`;
    const compared = copy ? [`${copy.compared} entries compared with ${against}.`] : [];
    const found = { chains, entries, ...(copy && { compared: copy.compared }), faults };
    print(flags.json, found, [...faults.map(faultSentence), ...compared, summary].join("\n"));
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
  await repairLastLine(path);
  for await (const { entry, number } of linesOfCopy(path)) {
    if (!entry) throw new StartProblem(`${path}, line ${number}: is no entry of an audit log. Name another file.`);
    copied.set(entry.chain, entry.position);
  }
  return copied;
}

async function exportAll(args: readonly string[]): Promise<number> {
  const flags = readFlagsOnly(args, { to: { type: "string" }, follow: { type: "boolean" }, ...jsonFlag });
  const path = required("to", flags.to);
  return await withDatabase(async ({ db }) => {
    const copied = await copiedIn(path);
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

const actions: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = { verify, export: exportAll };

export const auditCommand: Command = {
  name: "audit",
  summary: "Check that the audit log is unchanged, copy it to a file",
  usage,
  run: (args) => runAction(actions, args),
};
