import type { Predictions } from "./predictions.ts";
import { cellsOf, type OrderedWords } from "./reading-order.ts";

/** Names and addresses fill their cell: a word of doubtful label in the middle of one belongs to it. */
const filling = ["vendor.name", "vendor.address", "customer.name", "customer.address", "ship_to"];
/** Labels that do share a cell with a name or an address, and keep their words. */
const sharing = new Set([
  "vendor.tax_id",
  "customer.tax_id",
  "contact",
  "bank",
  "registration",
  "payment.iban",
  "payment.bic",
  "invoice_number",
  "date",
  "due_date",
  "order_number",
  "customer_number",
  "title",
]);
const majority = 0.5;
const opposed = 0.8;
const raised = 0.51;
const lowered = 0.45;

/** Lets the cells of a page settle doubts about single words in names and addresses. */
export function snapToCells(ordered: OrderedWords, predictions: Predictions): Predictions {
  const labels = predictions.labels.slice();
  const names = predictions.layout.labels;
  const width = names.length;
  const columns = filling.map((label) => names.indexOf(label));
  for (const cell of cellsOf(ordered)) {
    const free = cell.filter((word) => !sharing.has(names[bestColumn(labels, word, width)] ?? ""));
    if (free.length < 2) continue;
    const share = (column: number) =>
      free.reduce((sum, word) => sum + (labels[word * width + column] ?? 0), 0) / free.length;
    const winner = columns.reduce((best, column) => (share(column) > share(best) ? column : best));
    const isOpposed = free.some((word) => {
      const own = bestColumn(labels, word, width);
      return own !== winner && columns.includes(own) && (labels[word * width + own] ?? 0) > opposed;
    });
    if (share(winner) < majority || isOpposed) continue;
    for (const word of free) raise(labels.subarray(word * width, (word + 1) * width), winner);
  }
  return { ...predictions, labels };
}

function raise(row: Float32Array, winner: number): void {
  for (let column = 0; column < row.length; column++) {
    if (column !== winner) row[column]! *= lowered;
  }
  row[winner] = Math.max(row[winner] ?? 0, raised);
}

function bestColumn(labels: Float32Array, word: number, width: number): number {
  let best = 0;
  for (let column = 1; column < width; column++) {
    if ((labels[word * width + column] ?? 0) > (labels[word * width + best] ?? 0)) best = column;
  }
  return best;
}
