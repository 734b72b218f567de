import type { AppliedRule, CreateRuleBody, CustomField } from "@inkvoice/contract";
import { formatList, formatNumber } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import { customLabel } from "../invoice/fields/custom-columns.ts";

/** Names of the vendors and members that a rule refers to by their ids. */
export type Names = Readonly<{ vendor(id: string): string; member(id: string): string }>;

/** "When the vendor is Nordwind and the total is at least 1,000", or "Every invoice". */
export function conditionsText(when: CreateRuleBody["when"], names: Names): string {
  const said = messages.rules.conditions;
  const parts = [
    when.vendor_id !== undefined && said.vendor(names.vendor(when.vendor_id)),
    when.total_min !== undefined && said.totalMin(formatNumber(when.total_min)),
    when.total_max !== undefined && said.totalMax(formatNumber(when.total_max)),
    when.currency !== undefined && said.currency(when.currency),
    when.country !== undefined && said.country(when.country),
    when.document_type !== undefined && said.documentType(messages.terms.documentTypes[when.document_type]),
    when.words !== undefined && said.words(formatList(when.words.any.map(quoted), "or"), when.words.in),
    when.issue !== undefined && said.issue(issueName(when.issue)),
  ].filter((part) => part !== false);
  return parts.length === 0 ? messages.rules.always : messages.rules.whenText(formatList(parts, "and"));
}

const quoted = (word: string) => messages.ui.quoted(word);

/** The short name of an issue; its code where there is none. */
export function issueName(code: string): string {
  const names: Readonly<Record<string, string>> = messages.rules.issues;
  return names[code] ?? code;
}

/** "Cost centre: 4711 · 2 approvals". */
export function effectsText(then: Omit<AppliedRule, "id" | "name">, names: Pick<Names, "member">): string {
  const said = messages.rules.effects;
  return [
    ...valuesTexts(then.set),
    then.approvals !== undefined && said.approvals(then.approvals),
    then.assign_to !== undefined && said.assign(names.member(then.assign_to)),
    then.tags !== undefined && said.tags(then.tags.join(", ")),
  ]
    .filter((part) => part !== false)
    .join(" · ");
}

/** One text for each custom field that is set. */
export function valuesTexts(set: AppliedRule["set"] = {}): string[] {
  return Object.entries(set).map(([field, value]) => messages.rules.effects.set(customLabel(field), valueText(value)));
}

function valueText(value: string | number | boolean): string {
  if (typeof value === "boolean") return value ? messages.rules.yes : messages.rules.no;
  return typeof value === "number" ? formatNumber(value) : value;
}

/** The ways to enter the value of a custom field. */
export function choicesOf(field: CustomField): readonly Readonly<{ value: string; label: string }>[] | undefined {
  if (field.type === "choice") return (field.choices ?? []).map((value) => ({ value, label: value }));
  if (field.type !== "boolean") return undefined;
  return [
    { value: "true", label: messages.rules.yes },
    { value: "false", label: messages.rules.no },
  ];
}
