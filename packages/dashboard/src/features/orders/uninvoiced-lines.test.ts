import type { MatchedLine, Order } from "@inkvoice/contract";
import { expect, it } from "vitest";
import { uninvoicedLines } from "./uninvoiced-lines.ts";

const order = (id: string, ...descriptions: readonly string[]) =>
  ({ id, lines: descriptions.map((description) => ({ description })) }) as Order;
const line = (order_id?: string, order_line?: number) => ({ order_id, order_line }) as MatchedLine;

it("Lines of the orders without a line on the invoice are listed, also where the invoice has lines that were not ordered", () => {
  const orders = [order("ord_1", "Bolts", "Nuts"), order("ord_2", "Washers")];
  const descriptions = (lines: readonly MatchedLine[]) =>
    uninvoicedLines({ lines: [...lines] }, orders).map(({ line: { description } }) => description);
  expect(descriptions([line("ord_1", 1), line()])).toEqual(["Bolts", "Washers"]);
  expect(descriptions([line("ord_1", 0), line("ord_1", 1), line("ord_2", 0), line("ord_2", 0)])).toEqual([]);
});
