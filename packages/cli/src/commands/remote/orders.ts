import type { Inkvoice, NewOrder, Order, OrderMatch } from "@inkvoice/sdk";
import { type Command, UsageError } from "../../command.ts";
import { findAction, readFlags } from "../../read-flags.ts";
import { readInputFile } from "../../read-input-file.ts";
import { jsonFlag, print, remoteClient, remoteFlags, remoteUsage, withService } from "../../remote.ts";
import { printEntries } from "../../table.ts";

const usage = `Usage:
  inkvoice orders list   [--number 4711] [--vendor ven_…] [--status open|closed] [--limit 20] [--json]
  inkvoice orders show   ord_… [--json]
  inkvoice orders import FILE [--json]
  inkvoice orders match  inv_… [--json]
  inkvoice orders close  ord_… [--json]
  inkvoice orders delete ord_…

Purchase orders. An invoice that exceeds its order, or differs from it beyond the tolerance, needs review.

  FILE     JSON Lines, one order a line; docs/payables.md names the members
  --json   one JSON object a line
${remoteUsage}`;

const flags = {
  number: { type: "string" },
  vendor: { type: "string" },
  status: { type: "string" },
  limit: { type: "string" },
  ...jsonFlag,
  ...remoteFlags,
} as const;

const readArguments = (args: readonly string[]) => readFlags(args, flags);
type Options = ReturnType<typeof readArguments>["values"];
type Action = (client: Inkvoice, options: Options, subject: string) => Promise<void>;

const sentenceOf = ({ id, number, vendor, total, currency, status }: Order) =>
  [id, number, vendor?.name ?? vendor?.tax_id, `${total} ${currency}`, status].filter(Boolean).join("  ");

function describeMatch({ orders, status, lines }: OrderMatch): string {
  const rows = lines.map(({ invoice_line: line, quantity, unit_price: price, result }) => {
    const counts = `${quantity.invoiced ?? "?"} of ${quantity.ordered ?? "none"}`;
    return `  line ${line + 1}: ${result}, ${counts}, price ${price.invoiced ?? "?"} / ${price.ordered ?? "none"}`;
  });
  return [[status, ...orders].join("  "), ...rows].join("\n");
}

/** One order a line; the number of a line that is no JSON is named. */
function ordersIn(text: string): NewOrder[] {
  return text.split("\n").flatMap((line, index) => {
    if (line.trim() === "") return [];
    try {
      return [JSON.parse(line) as NewOrder];
    } catch {
      throw new UsageError(`Line ${index + 1} is not JSON.`);
    }
  });
}

const actions: Readonly<Record<string, Action>> = {
  async list(client, { number, vendor, status, limit = "20", json }) {
    if (status !== undefined && status !== "open" && status !== "closed")
      throw new UsageError("--status is open or closed.");
    const { orders } = await client.orders.list({
      ...(number !== undefined && { number }),
      ...(vendor !== undefined && { vendorId: vendor }),
      ...(status !== undefined && { status }),
      limit: Number(limit),
    });
    printEntries(orders, {
      json,
      headings: ["ORDER", "NUMBER", "VENDOR", "TOTAL", "INVOICES", "STATUS"],
      row: (order) => [
        order.id,
        order.number,
        order.vendor?.name ?? order.vendor_id ?? "",
        `${order.total} ${order.currency}`,
        String(order.invoices.length),
        order.status,
      ],
    });
  },
  async show(client, { json }, id) {
    const order = await client.orders.get(id);
    const lines = order.lines.map(
      (line) =>
        `  ${line.description}: ${line.invoiced_quantity} of ${line.quantity} invoiced, ${line.unit_price} each`,
    );
    print(json, order, [sentenceOf(order), ...lines].join("\n"));
  },
  async import(client, { json }, path) {
    const counts = await client.orders.import(ordersIn((await readInputFile(path)).toString("utf8")));
    const problems = counts.errors.map(({ row, path: member, message }) => `  line ${row}: ${member} ${message}`);
    const sentence = `${counts.created} created, ${counts.updated} updated, ${counts.failed} left out`;
    print(json, counts, [sentence, ...problems].join("\n"));
  },
  async match(client, { json }, invoice) {
    const match = await client.orders.match(invoice);
    print(json, match, describeMatch(match));
  },
  async close(client, { json }, id) {
    const order = await client.orders.change(id, { status: "closed" });
    print(json, order, sentenceOf(order));
  },
  async delete(client, { json }, id) {
    print(json, await client.orders.delete(id), `${id} is deleted.`);
  },
};

const subjects: Readonly<Record<string, string>> = { import: "the file", match: "the invoice: inv_…" };

async function run([name = "", ...args]: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args);
  const action = findAction(actions, name);
  const subject = positionals[0] ?? "";
  if (subject === "" && name !== "list") throw new UsageError(`Name ${subjects[name] ?? "the order: ord_…"}.`);
  const client = remoteClient(values);
  return await withService(async () => {
    await action(client, values, subject);
    return 0;
  });
}

export const ordersCommand: Command = {
  name: "orders",
  summary: "Manage purchase orders, and compare invoices with them",
  usage,
  run,
};
