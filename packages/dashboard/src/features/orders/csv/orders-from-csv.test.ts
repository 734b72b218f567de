import { describe, expect, it } from "vitest";
import { type CsvTable, readCsv } from "./csv-table.ts";
import { guessColumns } from "./order-columns.ts";
import { decimalOf, errorsInFile, guessDecimalMark, ordersFromCsv } from "./orders-from-csv.ts";
import { chunksFromEnd } from "./use-csv-import.ts";

function table(text: string): CsvTable {
  const read = readCsv(text);
  if (!read) throw new Error("no rows");
  return read;
}
const plan = (of: CsvTable, currency = "") => {
  const columns = guessColumns(of.header);
  return { columns, currency, decimal: guessDecimalMark(of, columns) };
};

describe("Orders in a CSV file", () => {
  it("are found by headings in four languages", () => {
    expect(guessColumns(["PO number", "Supplier", "Item", "Qty", "Unit price", "Colour"])).toEqual({
      number: 0,
      vendor: 1,
      description: 2,
      quantity: 3,
      unit_price: 4,
    });
    expect(guessColumns(["Bestell-Nr.", "Währung", "Bezeichnung", "Menge", "Einzelpreis"])).toMatchObject({
      number: 0,
      currency: 1,
      unit_price: 4,
    });
    expect(guessColumns(["N° commande", "Désignation", "Quantité", "Prix unitaire"])).toMatchObject({
      number: 0,
      quantity: 2,
    });
    expect(guessColumns(["Pedido", "Artículo", "Cantidad", "Precio"])).toMatchObject({ description: 1, unit_price: 3 });
  });

  it("have one line per row of the same number and vendor", () => {
    const file = table(
      "Bestellung;Lieferant;Währung;Artikel;SKU;Menge;Preis;Geliefert\nA;Nord;eur;Bolts;B-8;1.000;0,25;500\nB;Nord;EUR;Nuts;;5;1,5;\nA;Nord;eur;Nuts;;5;1,5;\n",
    );
    const { orders, problems, leftOut } = ordersFromCsv(file, plan(file));
    expect([problems, leftOut]).toEqual([[], 0]);
    expect(orders.map(({ body, lines }) => [body.number, body.currency, lines])).toEqual([
      ["A", "EUR", [2, 4]],
      ["B", "EUR", [3]],
    ]);
    expect(orders[0]?.body).toMatchObject({
      vendor: { name: "Nord" },
      lines: [
        { sku: "B-8", description: "Bolts", quantity: 1000, unit_price: 0.25, received_quantity: 500 },
        { description: "Nuts", quantity: 5, unit_price: 1.5 },
      ],
    });
  });

  it("are left out whole where a row has a problem, which is named with its line", () => {
    const file = table("number,item,qty,price\nA,Bolts,1,2\nA,,x,2\nB,Nuts,1,1\n");
    const { orders, problems, leftOut } = ordersFromCsv(file, plan(file, "EUR"));
    expect(orders.map(({ body }) => body.number)).toEqual(["B"]);
    expect(leftOut).toBe(1);
    expect(problems).toEqual([
      { line: 3, column: "description", kind: "missing" },
      { line: 3, column: "quantity", kind: "number" },
    ]);
    expect(ordersFromCsv(file, plan(file)).problems).toContainEqual({ line: 4, column: "currency", kind: "missing" });
  });

  it("have one currency each", () => {
    const file = table("number,currency,item,qty,price\nA,EUR,Bolts,1,2\nA,USD,Nuts,1,2\n");
    expect(ordersFromCsv(file, plan(file)).problems).toEqual([{ line: 3, column: "currency", kind: "differs" }]);
  });

  it("have numbers with one reading only", () => {
    expect(decimalOf("1.234,50", ",")).toBe(1234.5);
    expect(decimalOf("-1 234.5", ".")).toBe(-1234.5);
    expect(decimalOf("1,234", ".")).toBe(1234);
    for (const wrong of ["", "1,23", "1.2.3", "12 EUR", "1,2345", "."]) expect(decimalOf(wrong, ".")).toBeUndefined();
    const decimal = (price: string, separator = ",") =>
      plan(table(`number${separator}price\nA${separator}${price}\n`)).decimal;
    expect([decimal('"2,5"'), decimal("2.5", ";"), decimal("1.234", ";"), decimal("7")]).toEqual([",", ".", ",", "."]);
  });

  it("are sent from the end of the file, so that the list, newest first, has them in its order", () => {
    expect(chunksFromEnd([1, 2, 3, 4, 5], 2)).toEqual([[5], [3, 4], [1, 2]]);
    expect(chunksFromEnd([])).toEqual([]);
  });

  it("get the errors of the server at the lines of the file", () => {
    const file = table("number,item,qty,price\nA,Bolts,1,2\nB,Nuts,1,1\nA,Nuts,0,1\n");
    const { orders } = ordersFromCsv(file, plan(file, "EUR"));
    const errors = [
      { row: 1, path: "lines.1.quantity", message: "must be above 0", reason: "number_not_above" },
      { row: 2, path: "currency", message: "must be an ISO 4217 code", reason: "not_a_currency" },
    ];
    const placed = errorsInFile(errors, orders).map(({ row, path }) => [row, path]);
    expect(placed).toEqual([
      [4, "quantity"],
      [3, "currency"],
    ]);
  });
});
