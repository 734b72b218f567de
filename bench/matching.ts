import type { ExtractedData } from "@inkvoice/contract";
import { matchInvoice } from "../packages/server/src/matching/match-invoice.ts";
import { storedKeys as orderKeys } from "../packages/server/src/matching/order-keys.ts";
import { matchVendor } from "../packages/server/src/parties/match-vendor.ts";
import { storedKeys as vendorKeys } from "../packages/server/src/parties/vendor-keys.ts";
import type { Database, Tables } from "../packages/server/src/platform/db/schema.ts";
import { readArguments } from "../scripts/read-arguments.ts";
import { accountId } from "./dashboard/filled-databases.ts";
import { measureGrowth, type Question } from "./dashboard/growth.ts";

const usage = `Usage: npm run bench:matching -- [COUNT] [sqlite|postgres]

Time to find the vendor and the order of an invoice among COUNT (100000), relative to 1000, on both databases or the
named one.

Exit code 1 when a vendor takes more than 5 ms, an order more than 20 ms, or one of them more than twice as long.`;

const chunk = 500;
const trades = [
  "Handel",
  "Logistik",
  "Werkzeuge",
  "Papier",
  "Technik",
  "Bau",
  "Druck",
  "Energie",
  "Reinigung",
  "Möbel",
];

/** Names of one trade differ by four letters only: many are similar. */
function nameOf(index: number): string {
  const letters = [0, 1, 2, 3].map((place) => String.fromCharCode(97 + (Math.floor(index / 26 ** place) % 26)));
  return `Nordwind ${letters.join("")} ${trades[index % trades.length]} GmbH`;
}
const taxIdOf = (index: number) => `DE${String(100_000_000 + index)}`;
const vendorIdOf = (index: number) => `ven_${String(index).padStart(19, "0")}`;
const linesOf = (index: number) =>
  ["Bolts", "Nuts", "Washers"].map((article, place) => ({
    sku: `${article.slice(0, 1)}-${index % 5000}`,
    description: `${article} M${index % 40}`,
    quantity: 100 + place,
    unit_price: 0.5,
  }));

function vendorRow(index: number): Tables["vendors"] {
  const name = nameOf(index);
  return {
    id: vendorIdOf(index),
    account_id: accountId,
    name,
    sort_name: name,
    search: name,
    aliases: "[]",
    tax_ids: JSON.stringify([taxIdOf(index)]),
    country: "DE",
    address: null,
    external_id: null,
    defaults: "{}",
    is_entered: 1,
    created_at: 0,
  };
}

/** Every tenth order is from the first vendor. */
const vendorOfOrder = (index: number) => (index % 10 === 0 ? 0 : index);

function orderRow(index: number): Tables["orders"] {
  return {
    id: `ord_${String(index).padStart(19, "0")}`,
    account_id: accountId,
    number: `PO-${100_000 + index}`,
    vendor_id: vendorIdOf(vendorOfOrder(index)),
    vendor: null,
    currency: "EUR",
    lines: JSON.stringify(linesOf(index)),
    total: null,
    status: "open",
    external_id: null,
    created_at: 0,
    removed_shares: null,
  };
}

async function insert<Table extends "vendors" | "vendor_keys" | "orders" | "order_keys">(
  db: Database,
  table: Table,
  rows: readonly Tables[Table][],
): Promise<void> {
  for (let first = 0; first < rows.length; first += chunk) {
    // The four tables have no generated columns.
    const values = rows.slice(first, first + chunk) as never;
    await db.insertInto(table).values(values).execute();
  }
}

async function furnish(db: Database, count: number): Promise<void> {
  const per = 2000;
  for (let first = 0; first < count; first += per) {
    const indexes = Array.from({ length: Math.min(per, count - first) }, (_, at) => first + at);
    await insert(db, "vendors", indexes.map(vendorRow));
    const vendors = indexes.flatMap((index) =>
      vendorKeys({ names: [nameOf(index)], taxIds: [taxIdOf(index)], bankAccounts: [] }).map((key) => ({
        account_id: accountId,
        key,
        vendor_id: vendorIdOf(index),
      })),
    );
    await insert(db, "vendor_keys", vendors);
    const orders = indexes.map(orderRow);
    await insert(db, "orders", orders);
    const keys = orders.flatMap((order, at) =>
      orderKeys({
        number: order.number,
        vendorId: order.vendor_id,
        vendor: null,
        currency: "EUR",
        lines: linesOf(first + at),
        total: 151.5,
        isOpen: true,
      }).map((key) => ({ account_id: accountId, key, order_id: order.id })),
    );
    await insert(db, "order_keys", keys);
    process.stderr.write(`\r${first} of ${count} vendors and orders stored `);
  }
  process.stderr.write(`\r${" ".repeat(60)}\r`);
}

const nothing: ExtractedData = { confidence: {}, locations: {}, checks: [], issues: [] };

const vendor = (name: string, given: NonNullable<ExtractedData["vendor"]>): Question => ({
  name: `vendor by ${name}`,
  mostMs: 5,
  prepare: async (db) => () => matchVendor(db, accountId, { vendor: given }),
});

const order = (name: string, index: number, given: Partial<ExtractedData>): Question => ({
  name: `order by ${name}`,
  mostMs: 20,
  prepare: async (db) => () => {
    const lines = linesOf(index).map((line) => ({ ...line, total: line.quantity * line.unit_price }));
    const data = { ...nothing, currency: "EUR", subtotal: 151.5, line_items: lines, ...given };
    return matchInvoice(db, { accountId, invoiceId: null, data, vendorId: vendorIdOf(vendorOfOrder(index)) });
  },
});

const [count = "100000", ...only] = readArguments(usage, { allowPositionals: true }).positionals;
await measureGrowth(
  {
    questions: [
      vendor("tax number", { name: nameOf(777), tax_id: taxIdOf(777) }),
      vendor("name", { name: nameOf(777) }),
      vendor("misread name", { name: nameOf(777).replace("Nord", "Mord") }),
      vendor("unknown name", { name: "Kiosk am Hafen" }),
      order("number", 777, { purchase_order: "PO-100777" }),
      order("vendor and lines", 777, {}),
      order("lines, of a vendor with a tenth of all", 770, {}),
    ],
    furnish,
  },
  [count, ...only],
);
