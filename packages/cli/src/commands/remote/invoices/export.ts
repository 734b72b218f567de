import { exportFormats, exportIncludes, isPaymentFormat } from "@inkvoice/contract";
import type { Export, NewExport } from "@inkvoice/sdk";
import { UsageError } from "../../../command.ts";
import { didYouMean } from "../../../nearest-word.ts";
import { jsonFlag, keyValues, print, remoteUsage } from "../../../remote.ts";
import {
  type RemoteActions,
  type RemoteOptions,
  remoteCommand,
  requireSubject,
  saveBody,
} from "../../../remote-command.ts";
import { printEntries } from "../../../table.ts";

const usage = `Usage:
  inkvoice export create --format FORMAT [--include WHICH] [--date-from DAY] [--date-to DAY] [--out FILE] [--dry-run] [--json]
  inkvoice export list   [--limit 20] [--json]
  inkvoice export show   exp_… [--json]
  inkvoice export file   exp_… [--out FILE]
  inkvoice export undo   exp_… [--json]

Exports invoices as a file, which is kept as a record: it can be downloaded again, and undone, so that its invoices come with
the next export.

  --format FORMAT      ${exportFormats.join(", ")}
  --include WHICH      ${exportIncludes.join(", ")} (default: the first)
  --date-from, -to     invoice date; --created-from and --created-to: day of upload
  --q WORDS            words of the invoice
  --setting KEY=VALUE  for accounting programs and banks, such as expense_account=4980; repeat it for more
  --dry-run            only count
  --out FILE           for the file of the export (create: written besides; file: default standard output)
  --json               one JSON object a line
${remoteUsage}`;

const flags = {
  format: { type: "string" },
  include: { type: "string" },
  "date-from": { type: "string" },
  "date-to": { type: "string" },
  "created-from": { type: "string" },
  "created-to": { type: "string" },
  q: { type: "string" },
  setting: { type: "string", multiple: true },
  "dry-run": { type: "boolean" },
  limit: { type: "string" },
  out: { type: "string" },
  ...jsonFlag,
} as const;

type Options = RemoteOptions<typeof flags>;

const exportId = (subjects: readonly string[]) => requireSubject(subjects, "the export: exp_…");

function wishOf(options: Options): NewExport {
  const format = exportFormats.find((each) => each === options.format);
  if (!format)
    throw new UsageError(
      `--format must be one of ${exportFormats.join(", ")}.${didYouMean(options.format ?? "", exportFormats)}`,
    );
  const include = exportIncludes.find((each) => each === options.include);
  if (options.include && !include) throw new UsageError(`--include must be one of ${exportIncludes.join(", ")}.`);
  const filter = Object.entries({
    date_from: options["date-from"],
    date_to: options["date-to"],
    created_from: options["created-from"],
    created_to: options["created-to"],
    q: options.q,
  }).filter(([, value]) => value !== undefined);
  return {
    format,
    ...(include && { include }),
    ...(filter.length > 0 && { filter: Object.fromEntries(filter) }),
    ...(options.setting && { settings: keyValues("setting", options.setting) }),
  };
}

function countsOf({ included, left_out: left }: Export["counts"]): string {
  const reasons = Object.entries(left).flatMap(([reason, count]) => (count > 0 ? `${count} ${reason}` : []));
  return `${included} invoices${reasons.length > 0 ? `; left out: ${reasons.join(", ")}` : ""}`;
}

const sentenceOf = (made: Export) => `${made.id}  ${made.status}  ${made.format}  ${countsOf(made.counts)}`;

const actions: RemoteActions<typeof flags> = {
  async create(client, options) {
    const wish = wishOf(options);
    if (options["dry-run"]) {
      const preview = await client.exports.preview(wish);
      return print(options.json, preview, `Would export ${countsOf(preview.counts)}.`);
    }
    const made = await client.exports.create(wish);
    const hasFile = made.counts.included > 0 || !isPaymentFormat(made.format);
    if (options.out !== undefined && hasFile) await saveBody(await client.exports.file(made.id), options.out);
    print(options.json, made, sentenceOf(made));
  },
  async list(client, { limit = "20", json }) {
    const { exports } = await client.exports.list({ limit: Number(limit) });
    printEntries(exports, {
      json,
      headings: ["EXPORT", "STATUS", "FORMAT", "CREATED (UTC)", "BY", "INVOICES"],
      row: (made) => [
        made.id,
        made.status,
        made.format,
        made.created_at,
        made.created_by,
        String(made.counts.included),
      ],
    });
  },
  async show(client, { json }, subjects) {
    const made = await client.exports.get(exportId(subjects));
    print(json, made, [sentenceOf(made), ...(made.invoices ?? [])].join("\n  "));
  },
  file: async (client, { out }, subjects) => saveBody(await client.exports.file(exportId(subjects)), out),
  async undo(client, { json }, subjects) {
    const undone = await client.exports.undo(exportId(subjects));
    print(json, undone, sentenceOf(undone));
  },
};

export const exportCommand = remoteCommand({
  name: "export",
  summary: "Export invoices as files",
  usage,
  flags,
  actions,
});
