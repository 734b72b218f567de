import type { CreateOrderBody, RowImport } from "@inkvoice/contract";
import type { CsvRow, CsvTable } from "./csv-table.ts";
import { type ColumnPositions, type OrderColumn, requiredColumns } from "./order-columns.ts";

export type DecimalMark = "," | ".";
/** How the columns and numbers of a CSV file become orders. */
export type CsvMapping = Readonly<{
  columns: ColumnPositions;
  /** Used for orders whose row has no currency. */
  currency: string;
  decimal: DecimalMark;
}>;

/** An order, and the lines of the file that its order lines are from. */
export type OrderWithLines = Readonly<{ body: CreateOrderBody; lines: readonly number[] }>;
export type CsvProblem = Readonly<{ line: number; column: OrderColumn; kind: "missing" | "number" | "differs" }>;
export type CsvOrders = Readonly<{
  orders: readonly OrderWithLines[];
  problems: readonly CsvProblem[];
  /** Orders with a problem; they are not sent, because a missing line would look like a difference. */
  leftOut: number;
}>;

type Cells = Readonly<{ line: number; text: (column: OrderColumn) => string }>;

/** Rows with the same number and vendor are the lines of one order. */
export function ordersFromCsv({ rows }: CsvTable, plan: CsvMapping): CsvOrders {
  const all = rows.map((row) => cellsOf(row, plan));
  const groups = [
    ...Map.groupBy(all, ({ text }) => [text("number"), text("vendor"), text("tax_id")].join("\n")).values(),
  ];
  const problems = groups.map((lines) => problemsOf(lines, plan.decimal));
  const orders = groups
    .filter((_, index) => problems[index]?.length === 0)
    .map((lines) => ({ body: orderOf(lines, plan.decimal), lines: lines.map(({ line }) => line) }));
  return { orders, problems: problems.flat(), leftOut: groups.length - orders.length };
}

function cellsOf({ line, cells }: CsvRow, { columns, currency }: CsvMapping): Cells {
  const text = (column: OrderColumn) => cells[columns[column] ?? -1] ?? "";
  return { line, text: (column) => text(column) || (column === "currency" ? currency : "") };
}

function problemsOf(lines: readonly Cells[], decimal: DecimalMark): CsvProblem[] {
  const currency = lines[0]?.text("currency");
  return lines.flatMap(({ line, text }) => {
    const missing = [...requiredColumns, "currency" as const].filter((column) => text(column) === "");
    const wrong = (["quantity", "unit_price", "received_quantity"] as const).filter(
      (column) => text(column) !== "" && decimalOf(text(column), decimal) === undefined,
    );
    const differs = text("currency") === currency ? [] : (["currency"] as const);
    return [
      ...missing.map((column) => ({ line, column, kind: "missing" }) as const),
      ...wrong.map((column) => ({ line, column, kind: "number" }) as const),
      ...differs.map((column) => ({ line, column, kind: "differs" }) as const),
    ];
  });
}

function orderOf(lines: readonly Cells[], decimal: DecimalMark): CreateOrderBody {
  const text = (column: OrderColumn) => lines[0]?.text(column) ?? "";
  const vendor = { ...(text("vendor") && { name: text("vendor") }), ...(text("tax_id") && { tax_id: text("tax_id") }) };
  return {
    number: text("number"),
    ...(Object.keys(vendor).length > 0 && { vendor }),
    currency: text("currency").toUpperCase(),
    ...(text("external_id") && { external_id: text("external_id") }),
    lines: lines.map((cells) => {
      const received = decimalOf(cells.text("received_quantity"), decimal);
      return {
        ...(cells.text("sku") && { sku: cells.text("sku") }),
        description: cells.text("description"),
        quantity: decimalOf(cells.text("quantity"), decimal) ?? 0,
        unit_price: decimalOf(cells.text("unit_price"), decimal) ?? 0,
        ...(received !== undefined && { received_quantity: received }),
      };
    }),
  };
}

/** A number with this decimal sign; groups of digits have three. Undefined for any other text. */
export function decimalOf(text: string, decimal: DecimalMark): number | undefined {
  const plain = text.replace(/[\s'’]/g, "");
  const isNegative = plain.startsWith("-");
  const [whole = "", fraction = "0", ...rest] = (isNegative ? plain.slice(1) : plain).split(decimal);
  const [first = "", ...groups] = whole.split(decimal === "," ? "." : ",");
  const isGrouped = groups.length === 0 || (first.length <= 3 && groups.every(({ length }) => length === 3));
  const isNumber = [first, ...groups, fraction].every((digits) => /^\d+$/.test(digits));
  if (rest.length > 0 || !isGrouped || !isNumber) return undefined;
  return Number(`${isNegative ? "-" : ""}${first}${groups.join("")}.${fraction}`);
}

/** The decimal sign of a file: as in its first number that has only one reading, else as usual with its separator. */
export function guessDecimalMark({ rows, separator }: CsvTable, columns: ColumnPositions): DecimalMark {
  const places = [columns.unit_price, columns.quantity].filter((at) => at !== undefined);
  const texts = rows.flatMap(({ cells }) => places.map((at) => cells[at] ?? ""));
  for (const text of texts) {
    const [withComma, withPoint] = [decimalOf(text, ","), decimalOf(text, ".")];
    if (withComma !== undefined && withPoint === undefined) return ",";
    if (withPoint !== undefined && withComma === undefined) return ".";
  }
  return separator === "," ? "." : ",";
}

/** The errors of an answer, whose rows are orders, with the lines of the file. */
export function errorsInFile(errors: RowImport["errors"], sent: readonly OrderWithLines[]): RowImport["errors"] {
  return errors.map(({ row, path, ...error }) => {
    const lines = sent[row - 1]?.lines ?? [];
    const [, index = "0", member] = /^lines\.(\d+)\.(.+)$/.exec(path) ?? [];
    return { ...error, row: lines[Number(index)] ?? lines[0] ?? row, path: member ?? path };
  });
}
