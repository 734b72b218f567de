import type { Analytics } from "@inkvoice/sdk";
import { type Command, UsageError } from "../../../command.ts";
import { readFlagsOnly } from "../../../read-flags.ts";
import { jsonFlag, print, remoteClient, remoteFlags, remoteUsage, withService } from "../../../remote.ts";
import { table } from "../../../table.ts";

const groupings = ["day", "month", "vendor", "currency"] as const;
const dateFields = ["created_at", "date"] as const;

const usage = `Usage: inkvoice analytics [--from 2026-01-01] [--to 2026-12-31] [--group-by ${groupings.join("|")}]
       [--date-field ${dateFields.join("|")}] [--json]

Sums of completed invoices, and how often values were corrected.

  --from, --to   days of upload (UTC), or as --date-field says
  --date-field   created_at: by upload (default); date: by the date on the invoice
  --group-by     default month
  --json         the answer of the API, with fields and taxes
${remoteUsage}`;

const flags = {
  from: { type: "string" },
  to: { type: "string" },
  "group-by": { type: "string" },
  "date-field": { type: "string" },
  ...jsonFlag,
  ...remoteFlags,
} as const;

function rowOf(group: Analytics["groups"][number]): string[] {
  const { key, currency, invoices, total_amount: total, total_tax: tax, corrected_share: corrected } = group;
  return [key, currency ?? "", String(invoices), total.toFixed(2), tax.toFixed(2), `${(corrected * 100).toFixed(0)} %`];
}

async function run(args: readonly string[]): Promise<number> {
  const { from, to, json, "group-by": grouping, "date-field": field, ...options } = readFlagsOnly(args, flags);
  const groupBy = groupings.find((each) => each === grouping);
  if (grouping !== undefined && !groupBy) throw new UsageError(`--group-by must be one of ${groupings.join(", ")}.`);
  const dateField = dateFields.find((each) => each === field);
  if (field !== undefined && !dateField) throw new UsageError(`--date-field must be one of ${dateFields.join(", ")}.`);
  const client = remoteClient(options);
  return await withService(async () => {
    const answer = await client.analytics({
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      ...(groupBy && { groupBy }),
      ...(dateField && { dateField }),
    });
    const headings = [(groupBy ?? "month").toUpperCase(), "CURRENCY", "INVOICES", "TOTAL", "TAX", "CORRECTED"];
    print(json, answer, table(headings, answer.groups.map(rowOf)));
    return 0;
  });
}

export const analyticsCommand: Command = {
  name: "analytics",
  summary: "Sum up invoices by time, vendor or currency",
  usage,
  run,
};
