import type { FieldCandidate, Issue, Location } from "@inkvoice/contract";
import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { messages } from "../../../messages/messages.ts";
import type { Field } from "../fields/field-model.ts";
import { displayValue, nameOfField } from "../fields/field-text.ts";
import type { Doubt } from "./doubts.ts";

/** A suggested value and the reason for it. */
export type Suggestion = Readonly<{
  path: string;
  value: string | number;
  text: string;
  why: string;
  location?: Location | undefined;
}>;

const most = 5;

/** Suggestions for a doubted field: values that make the totals add up, values of code and XML, other candidates. */
export function suggestionsFor(detail: InvoiceDetail, { field, reasons, fits }: Doubt): Suggestion[] {
  const offered: Suggestion[] = fits.map(({ field: path, value }) => ({
    path,
    value,
    text: displayValue({ type: "amount", value }, null),
    why:
      path === field?.path
        ? messages.review.makesTotalsFit
        : messages.review.makesTotalsFitAs(nameOfField(path, detail.rows)),
  }));
  if (field) {
    for (const reason of reasons) if (reason.kind === "differs") offered.push(...valuesBySource(reason.issue, field));
    offered.push(...candidatesOf(detail, field));
  }
  const isNew = ({ path, value }: Suggestion) => path !== field?.path || value !== field.value;
  return distinct(offered.filter(isNew)).slice(0, most);
}

/** Each value once as it is shown, with the first reason for it. */
function distinct(all: readonly Suggestion[]): Suggestion[] {
  const byText = new Map(all.toReversed().map((one) => [`${one.path} ${one.text.trim().toLowerCase()}`, one]));
  return [...byText.values()].reverse();
}

const isValue = (value: unknown): value is string | number => typeof value === "string" || typeof value === "number";

function valuesBySource(issue: Issue, field: Field): Suggestion[] {
  const { readFrom } = messages.review;
  const said = [
    { value: issue.page_value, why: readFrom.page },
    { value: issue.code_value, why: readFrom.code },
    { value: issue.xml_value, why: readFrom.xml },
  ];
  return said.flatMap(({ value, why }) => (isValue(value) ? [suggestion(field, value, why)] : []));
}

/** Candidates below this probability are not offered. */
const leastLikely = 0.05;

export function candidatesOf({ evidence }: InvoiceDetail, field: Field): Suggestion[] {
  const candidates: readonly FieldCandidate[] = evidence[field.path]?.candidates ?? [];
  // The type of a document and its language are concluded and stand nowhere.
  const whyOf = (location: Location | undefined) =>
    location ? messages.review.alsoOnPage : messages.review.alsoPossible;
  return distinct(
    candidates.flatMap(({ value, confidence, location }) =>
      isValue(value) && value !== field.value && confidence >= leastLikely
        ? [{ ...suggestion(field, value, whyOf(location)), location }]
        : [],
    ),
  );
}

const suggestion = (field: Field, value: string | number, why: string): Suggestion => ({
  path: field.path,
  value,
  text: displayValue({ type: field.type, value }, null),
  why,
});
