import type { LineItem } from "@inkvoice/contract";
import type { WordSource } from "../../packages/engine/src/page-text/page-text.ts";
import type { RuleSet } from "../../packages/engine/src/rules.ts";
import { judge, judgeLineParts } from "../../packages/engine/src/scoring/judge.ts";
import type { Label } from "../../packages/engine/src/scoring/labelled-folder.ts";
import type { InvoiceReading, LineItemReading } from "../../packages/engine/src/understand/invoice-reading.ts";
import { assemble } from "../../packages/engine/src/validate/assemble.ts";
import { chooseFields } from "../../packages/engine/src/validate/choose/choose.ts";
import { chosenPart } from "../../packages/engine/src/validate/choose/choose-line-part.ts";
import type { Chosen } from "../../packages/engine/src/validate/choose/chosen.ts";
import { explainedLines } from "../../packages/engine/src/validate/choose/explained-lines.ts";
import type { RankingTable } from "../../packages/engine/src/validate/choose/ranking.ts";
import { featuresOf } from "../../packages/engine/src/validate/confidence.ts";
import { withCreditSign } from "../../packages/engine/src/validate/credit-sign.ts";
import type { Observation } from "./fit-logistic.ts";

/** One chosen value: its features, and whether it was right. */
export type FieldObservation = Observation & Readonly<{ field: string; source: WordSource }>;

/** Every value of a labelled field and of lines, before any threshold. */
export function observe(label: Label, read: InvoiceReading, ranking: RankingTable, rules: RuleSet): FieldObservation[] {
  const lines = explainedLines(withCreditSign(read, rules), rules);
  return [...observeFields(label, read, ranking, rules), ...observeLines(label, lines)];
}

/** Every value of a labelled field, before any threshold. */
export function observeFields(
  label: Label,
  read: InvoiceReading,
  ranking: RankingTable,
  rules: RuleSet,
): FieldObservation[] {
  const chosen = chooseFields(withCreditSign(read, rules), ranking);
  const given = new Map([...chosen].map(([name, { candidate }]) => [name, { candidate, confidence: 0 }]));
  const { fields } = judge(label, assemble(given, undefined, []).fields);
  return fields.flatMap(({ field, got, right }) => {
    const choice = chosen.get(field);
    return choice && got !== undefined ? [{ field, right, ...knownOf(field, choice) }] : [];
  });
}

function observeLines(label: Label, lines: readonly LineItemReading[]): FieldObservation[] {
  const values = lines.map(
    (line) => Object.fromEntries(Object.entries(line).map(([part, { value }]) => [part, value])) as LineItem,
  );
  return judgeLineParts(label, values).flatMap(({ line, part, right }) => {
    const choice = chosenPart(lines[line] ?? {}, part);
    const field = `line_items.${part}`;
    return choice ? [{ field, right, ...knownOf(field, choice) }] : [];
  });
}

function knownOf(field: string, choice: Chosen): Pick<FieldObservation, "source" | "features"> {
  return { source: choice.candidate.source, features: featuresOf(field, choice) };
}
