import { type MarkedDocument, spansOf } from "../../decode/spans.ts";
import { rankedAnswers } from "../../model/predictions.ts";
import { strongAt } from "../../thresholds.ts";
import type { RowWords } from "./row-numbers.ts";

/** Rows of a till receipt above its total; below it are taxes, payment and advertisements. */
export function rowsAboveTotal<Row extends Pick<RowWords, "words">>(
  document: MarkedDocument,
  rows: readonly Row[],
): readonly Row[] {
  const line = document.rules.has("receipts-end-at-the-total") ? totalLineOf(document) : undefined;
  if (line === undefined) return rows;
  const lineOf = ({ words }: Row) => document.ordered.words[words.total[0] ?? words.description[0] ?? -1]?.line ?? 0;
  const above = rows.filter((row) => lineOf(row) <= line);
  return above.length > 0 ? above : rows;
}

/** The last line that is certainly the total of a receipt: if it is printed twice, the lower one was paid. */
function totalLineOf(document: MarkedDocument): number | undefined {
  const [type] = rankedAnswers(document.predictions, "documentTypes");
  if (type?.answer !== "receipt" || type.probability < strongAt) return undefined;
  const sure = spansOf(document, "total_amount").filter(({ score }) => score >= strongAt);
  const lines = sure.map(({ words }) => document.ordered.words[words[0] ?? -1]?.line ?? 0);
  return lines.length === 0 ? undefined : Math.max(...lines);
}
