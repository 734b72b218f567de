import { stat } from "node:fs/promises";
import { type Command, UsageError } from "../../command.ts";
import { resultLine, retryLine } from "../../ingest/result-line.ts";
import { positiveWhole, readFlags } from "../../read-flags.ts";
import { jsonFlag, remoteClient, remoteFlags, remoteUsage, withService } from "../../remote.ts";
import { untilInterrupted } from "../../until-interrupted.ts";
import { watchFolder } from "../../watch/watch-folder.ts";
import { paperlessFlags, runWatchPaperless } from "./watch-paperless.ts";

const usage = `Usage:
  inkvoice watch FOLDER [--once] [--jobs 8] [--settle 2] [--json]
  inkvoice watch --paperless URL [--tag inkvoice] [--field FIELD=NAME]… [--once] [--every 60] [--json]

Uploads every document that is put into a folder or below it, and moves it to FOLDER/done or FOLDER/failed with its record, or the reason,
as NAME.json beside it. Each file is taken in once: what is on its way is kept in FOLDER/.inkvoice, so that the command may be killed
and started again at any time. A file with the name and content of an earlier one is not uploaded again. While the service is away
the files wait.

With --paperless it reads the documents of a paperless-ngx that have the tag, writes what was read into their custom fields, date and
correspondent, and replaces the tag by TAG-done or TAG-failed. Tag a document again for today's values of its record.

  --once         end when nothing is left; the exit code is 1 if a file failed
  --jobs N       files on their way at the same time (default: 8)
  --settle SEC   a file is taken when it has not changed for so long (default: 2)
  --paperless URL      where paperless-ngx is
  --token-file FILE    the API token of its user (default: the variable INKVOICE_PAPERLESS_TOKEN)
  --tag NAME           which documents (default: inkvoice)
  --field FIELD=NAME   an extracted field and its custom field, such as total_amount="Total amount"; repeat it for more
                       (default: invoice_number, due_date, total_amount, payment.iban)
  --every SEC          how often to look into paperless-ngx (default: 60)
  --journal FILE       with --paperless (default: below ~/.local/state/inkvoice)
  --json         one JSON object a line: name, id, status (done, known, failed), error
${remoteUsage}

Ctrl-C ends it.`;

const flags = {
  once: { type: "boolean" },
  jobs: { type: "string", default: "8" },
  settle: { type: "string", default: "2" },
  ...paperlessFlags,
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
  const { paperless } = values;
  if (paperless !== undefined) {
    if (positionals.length > 0) throw new UsageError("Name a folder, or --paperless, but not both.");
    return await withService(() => runWatchPaperless(remoteClient(values), { ...values, paperless }));
  }
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
  summary: "Upload what is put into a folder or tagged in paperless-ngx, each file once",
  usage,
  run,
};
