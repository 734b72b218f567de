import { stat } from "node:fs/promises";
import { type Command, UsageError } from "../../command.ts";
import { printProgress } from "../../ingest/print-progress.ts";
import { positiveWhole, readFlags } from "../../read-flags.ts";
import { jsonFlag, remoteClient, remoteFlags, remoteUsage, withService } from "../../remote.ts";
import { untilInterrupted } from "../../until-interrupted.ts";
import { watchFolder } from "../../watch/watch-folder.ts";
import { paperlessFlags, runWatchPaperless } from "./watch-paperless.ts";

const usage = `Usage:
  inkvoice watch FOLDER [--once] [--jobs 8] [--settle 2] [--json]
  inkvoice watch --paperless URL [--tag inkvoice] [--field FIELD=NAME]… [--once] [--every 60] [--json]

Uploads every document in a folder and its subfolders, and moves it to FOLDER/done or FOLDER/failed. Its record, or the reason of the
failure, is written beside it as NAME.json. Each file is uploaded once: FOLDER/.inkvoice lists unfinished uploads, so the command can be
killed and started again at any time. A file with the name and content of an earlier one is not uploaded again. While the service is
unavailable, files stay in the folder.

With --paperless it extracts the documents in paperless-ngx that have the tag, writes the extracted values into their custom fields,
date and correspondent, and replaces the tag with TAG-done or TAG-failed. To update a document with the current values of its record,
add the tag again.

  --once         end when no file is left; the exit code is 1 if a file failed
  --jobs N       files processed at the same time (default: 8)
  --settle SEC   upload a file when it has not changed for this long (default: 2)
  --paperless URL      address of paperless-ngx
  --token-file FILE    file with an API token of paperless-ngx (default: the variable INKVOICE_PAPERLESS_TOKEN)
  --tag NAME           tag of the documents to extract (default: inkvoice)
  --field FIELD=NAME   an extracted field and its custom field, such as total_amount="Total amount"; repeat it for more
                       (default: invoice_number, due_date, total_amount, payment.iban)
  --every SEC          pause between two searches for tagged documents (default: 60)
  --journal FILE       list of unfinished uploads, with --paperless (default: below ~/.local/state/inkvoice)
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
        ...printProgress(values.json),
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
