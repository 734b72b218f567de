import { stat } from "node:fs/promises";
import { type Command, UsageError } from "../../command.ts";
import { resultLine, retryLine } from "../../ingest/result-line.ts";
import { positiveWhole, readFlags } from "../../read-flags.ts";
import { jsonFlag, remoteClient, remoteFlags, remoteUsage, withService } from "../../remote.ts";
import { untilInterrupted } from "../../until-interrupted.ts";
import { watchFolder } from "../../watch/watch-folder.ts";

const usage = `Usage: inkvoice watch FOLDER [--once] [--jobs 8] [--settle 2] [--json]

Uploads every document that is put into a folder or below it, and moves it to FOLDER/done or FOLDER/failed with its record, or the reason,
as NAME.json beside it. Each file is taken in once: what is on its way is kept in FOLDER/.inkvoice, so that the command may be killed
and started again at any time. A file with the name and content of an earlier one is not uploaded again. While the service is away
the files wait.

  --once         end when the folder is empty; the exit code is 1 if a file failed
  --jobs N       files on their way at the same time (default: 8)
  --settle SEC   a file is taken when it has not changed for so long (default: 2)
  --json         one JSON object a line: name, id, status (done, known, failed), error
${remoteUsage}

Ctrl-C ends it.`;

const flags = {
  once: { type: "boolean" },
  jobs: { type: "string", default: "8" },
  settle: { type: "string", default: "2" },
  ...jsonFlag,
  ...remoteFlags,
} as const;

async function folderOf(positionals: readonly string[]): Promise<string> {
  const [folder, ...rest] = positionals;
  if (folder === undefined || rest.length > 0) throw new UsageError("Name one folder.");
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) throw new UsageError(`There is no folder ${folder}.`);
  return folder;
}

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readFlags(args, flags);
  const folder = await folderOf(positionals);
  const jobs = positiveWhole("jobs", values.jobs);
  const seconds = Number(values.settle);
  if (!(seconds >= 0)) throw new UsageError("--settle must be a number of seconds.");
  const client = remoteClient(values);
  if (!values.once) console.error(`Watching ${folder}.`);
  return await withService(() =>
    untilInterrupted(async (signal) => {
      const { failed } = await watchFolder(client, {
        folder,
        jobs,
        settleMs: seconds * 1000,
        once: values.once ?? false,
        signal,
        onEnd: (path, ending) => console.log(resultLine(path, ending, values.json)),
        onRetry: (error, pauseMs) => console.error(retryLine(error, pauseMs)),
      });
      return values.once && failed > 0 ? 1 : 0;
    }),
  );
}

export const watchCommand: Command = {
  name: "watch",
  summary: "Upload what is put into a folder, each file once",
  usage,
  run,
};
