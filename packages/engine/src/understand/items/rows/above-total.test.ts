import { expect, it } from "vitest";
import { everyPart, markedPage, markedRow } from "../../testing/marked-page.ts";
import { decodeLineItems } from "../decode-items.ts";

function namesOn(type: "receipt" | "invoice") {
  const page = markedPage([
    ...markedRow("item", 1, "Oak", { total: ["10.00", 60] }),
    { text: "10.00", at: [60, 2], labels: { total_amount: 0.9 } },
    ...markedRow("item", 3, "Cash", { total: ["20.00", 60] }),
    everyPart,
  ]);
  const { predictions } = page;
  const layout = { ...predictions.layout, documentTypes: [type] };
  const heads = { ...predictions.heads, documentTypes: Float32Array.of(1) };
  const document = { ...page, predictions: { ...predictions, layout, heads } };
  return decodeLineItems(document, { decimalMark: ".", dateOrder: "dmy" }).map(({ description }) => description?.value);
}

it("a receipt has no items below its total", () => {
  expect(namesOn("receipt")).toEqual(["Oak"]);
});

it("an invoice may print its total above its items", () => {
  expect(namesOn("invoice")).toEqual(["Oak", "Cash"]);
});
