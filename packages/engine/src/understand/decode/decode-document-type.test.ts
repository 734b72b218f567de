import { expect, it } from "vitest";
import { rulesWithout } from "../../rules.ts";
import { type MarkedWord, markedPage } from "../testing/marked-page.ts";
import { decodeType } from "./decode-document-type.ts";
import type { MarkedDocument } from "./spans.ts";

const title = (text: string): MarkedWord => ({ text, at: [1, 1], labels: { title: 0.9 } });
const buyer: MarkedWord = { text: "Alder", at: [1, 5], labels: { "customer.name": 0.9 } };
const none: MarkedWord = { text: "x", at: [90, 90], labels: { total_amount: 0, "customer.name": 0 } };

/** A page that the model takes for a receipt. */
function receiptOf(...words: readonly MarkedWord[]): MarkedDocument {
  const page = markedPage([...words, none]);
  const { layout, heads } = page.predictions;
  const predictions = {
    ...page.predictions,
    layout: { ...layout, documentTypes: ["invoice", "credit_note", "receipt", "other"] as const },
    heads: { ...heads, documentTypes: Float32Array.from([0.1, 0, 0.9, 0]) },
  };
  return { ...page, predictions: predictions as unknown as MarkedDocument["predictions"] };
}
const typeOf = (document: MarkedDocument) => decodeType(document)[0]?.value;

it("calls a narrow document with the title of an invoice and a buyer an invoice", () => {
  const document = receiptOf(title("FACTURE"), buyer);
  expect(typeOf(document)).toBe("invoice");
  expect(typeOf({ ...document, rules: rulesWithout(["invoices-name-buyers"]) })).toBe("receipt");
});

it("leaves a receipt one without a buyer, or without such a title", () => {
  expect(typeOf(receiptOf(title("FACTURE")))).toBe("receipt");
  expect(typeOf(receiptOf(title("Quittung"), buyer))).toBe("receipt");
});
