import { type InvoiceList, type InvoiceListItem, invoiceStatuses, reviewStates, sortOrders } from "@inkvoice/contract";
import type { Inkvoice } from "@inkvoice/sdk";
import { type Command, UsageError } from "../../../command.ts";
import { parseMoment } from "../../../parse-moment.ts";
import { readFlagsOnly } from "../../../read-flags.ts";
import { remoteClient, remoteFlags, remoteUsage, withService } from "../../../remote.ts";
import { printTable } from "../../../table.ts";

const usage = `Usage: inkvoice list [filters] [--limit 20] [--json]

Lists invoices, newest first.

  --status STATUS        ${invoiceStatuses.join(", ")}
  --review STATE         ${reviewStates.join(", ")}
  --needs-review         only those a person should look at
  --duplicates           only those that look like another one
  --vendor TEXT          tax number, or name from the beginning
  --number TEXT          invoice number
  --currency CODE        such as EUR
  --date-from, --date-to invoice date, such as 2026-03-31
  --total-min, --total-max
  --q WORDS              words in vendor, customer, number, order and file name
  --external-id ID       your own id
  --tag TAG              tag of a rule
  --since, --until       when it was uploaded: a time ago (30m, 2h, 3d), or an ISO 8601 date or timestamp
  --sort ORDER           ${sortOrders.join(", ")}
  --limit N              how many (default 20; 0 for all)
  --json                 one JSON object a line
${remoteUsage}`;

const flags = {
  status: { type: "string" },
  review: { type: "string" },
  "needs-review": { type: "boolean" },
  duplicates: { type: "boolean" },
  vendor: { type: "string" },
  number: { type: "string" },
  currency: { type: "string" },
  "date-from": { type: "string" },
  "date-to": { type: "string" },
  "total-min": { type: "string" },
  "total-max": { type: "string" },
  q: { type: "string" },
  "external-id": { type: "string" },
  tag: { type: "string" },
  since: { type: "string" },
  until: { type: "string" },
  sort: { type: "string" },
  limit: { type: "string" },
  json: { type: "boolean" },
  ...remoteFlags,
} as const;

type Options = ReturnType<typeof readFlagsOnly<typeof flags>>;
type Query = Readonly<Record<string, string | number | undefined>>;

/** Values are validated by the service, whose error message is shown. */
function queryOf(options: Options): Query {
  const moment = (name: "since" | "until") =>
    options[name] === undefined ? undefined : parseMoment(name, options[name], Date.now()).toISOString();
  return {
    status: options.status,
    review: options.review,
    needs_review: options["needs-review"] ? "true" : undefined,
    duplicates: options.duplicates ? "true" : undefined,
    vendor: options.vendor,
    invoice_number: options.number,
    currency: options.currency,
    date_from: options["date-from"],
    date_to: options["date-to"],
    total_min: options["total-min"],
    total_max: options["total-max"],
    q: options.q,
    external_id: options["external-id"],
    tag: options.tag,
    created_after: moment("since"),
    created_before: moment("until"),
    sort: options.sort,
  };
}

const pageSize = 100;

async function* invoicesOf(client: Inkvoice, query: Query, most: number): AsyncGenerator<InvoiceListItem> {
  let left = most;
  for (let cursor: string | undefined; left > 0; ) {
    const limit = Math.min(left, pageSize);
    const page = await client.request<InvoiceList>({
      method: "GET",
      path: "/invoices",
      query: { ...query, limit, cursor },
    });
    yield* page.invoices;
    left -= page.invoices.length;
    cursor = page.pagination.next_cursor ?? undefined;
    if (cursor === undefined) return;
  }
}

function rowOf(invoice: InvoiceListItem): string[] {
  const { vendor_name: vendor, invoice_number: number, total_amount: total, currency, date } = invoice;
  const amount = total === null ? "" : `${total.toFixed(2)} ${currency ?? ""}`.trimEnd();
  return [invoice.id, invoice.status, date ?? "", vendor ?? "", number ?? "", amount, invoice.filename];
}

async function run(args: readonly string[]): Promise<number> {
  const options = readFlagsOnly(args, flags);
  const limit = Number(options.limit ?? "20");
  if (!Number.isInteger(limit) || limit < 0) throw new UsageError("--limit must be a whole number from 0.");
  const query = queryOf(options);
  const client = remoteClient(options);
  return await withService(async () => {
    const rows: string[][] = [];
    for await (const invoice of invoicesOf(client, query, limit === 0 ? Number.POSITIVE_INFINITY : limit)) {
      if (options.json) console.log(JSON.stringify(invoice));
      else rows.push(rowOf(invoice));
    }
    if (!options.json) printTable(["INVOICE", "STATUS", "DATE", "VENDOR", "NUMBER", "TOTAL", "FILE"], rows);
    return 0;
  });
}

export const listCommand: Command = { name: "list", summary: "List invoices by their extracted values", usage, run };
