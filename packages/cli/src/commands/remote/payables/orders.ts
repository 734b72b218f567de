import { jsonErrorPosition } from "@inkvoice/contract";
import type { NewOrder, Order, OrderMatch } from "@inkvoice/sdk";
import { UsageError } from "../../../command.ts";
import { readInputFile } from "../../../read-input-file.ts";
import { jsonFlag, print, remoteUsage } from "../../../remote.ts";
import { printImport, type RemoteActions, remoteCommand, requireSubject } from "../../../remote-command.ts";
import { printEntries } from "../../../table.ts";

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
} as const;

const order = "the order: ord_…";

const sentenceOf = ({ id, number, vendor, total, currency, status }: Order) =>
  [id, number, vendor?.name ?? vendor?.tax_id, `${total} ${currency}`, status].filter(Boolean).join("  ");

function describeMatch({ orders, status, lines }: OrderMatch): string {
  const rows = lines.map(({ invoice_line: line, quantity, unit_price: price, result }) => {
    const counts = `${quantity.invoiced ?? "?"} of ${quantity.ordered ?? "none"}`;
    return `  line ${line + 1}: ${result}, ${counts}, price ${price.invoiced ?? "?"} / ${price.ordered ?? "none"}`;
  });
  return [[status, ...orders].join("  "), ...rows].join("\n");
}

/** One order per line. The error for a line that is not JSON contains its number. */
function ordersIn(text: string): NewOrder[] {
  return text.split("\n").flatMap((line, index) => {
    if (line.trim() === "") return [];
    try {
      return [JSON.parse(line) as NewOrder];
    } catch (error) {
      const { column } = jsonErrorPosition(line, error);
      throw new UsageError(`Line ${index + 1} is not JSON: see column ${column}.`);
    }
  });
}

const actions: RemoteActions<typeof flags> = {
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
      row: (each) => [
        each.id,
        each.number,
        each.vendor?.name ?? each.vendor_id ?? "",
        `${each.total} ${each.currency}`,
        String(each.invoices.length),
        each.status,
      ],
    });
  },
  async show(client, { json }, subjects) {
    const shown = await client.orders.get(requireSubject(subjects, order));
    const lines = shown.lines.map(
      (line) =>
        `  ${line.description}: ${line.invoiced_quantity} of ${line.quantity} invoiced, ${line.unit_price} each`,
    );
    print(json, shown, [sentenceOf(shown), ...lines].join("\n"));
  },
  async import(client, { json }, subjects) {
    const text = (await readInputFile(requireSubject(subjects, "the file"))).toString("utf8");
    printImport(json, await client.orders.import(ordersIn(text)));
  },
  async match(client, { json }, subjects) {
    const match = await client.orders.match(requireSubject(subjects, "the invoice: inv_…"));
    print(json, match, describeMatch(match));
  },
  async close(client, { json }, subjects) {
    const closed = await client.orders.change(requireSubject(subjects, order), { status: "closed" });
    print(json, closed, sentenceOf(closed));
  },
  async delete(client, { json }, subjects) {
    const id = requireSubject(subjects, order);
    print(json, await client.orders.delete(id), `${id} is deleted.`);
  },
};

export const ordersCommand = remoteCommand({
  name: "orders",
  summary: "Manage purchase orders, and compare invoices with them",
  usage,
  flags,
  actions,
});
