import type { AppliedRule } from "@inkvoice/contract";
import { formatNumber } from "../../../format/format.ts";
import { messages } from "../../../messages/messages.ts";
import { customLabel } from "./custom-columns.ts";

/** Names of members by their ids. */
export type MemberNames = Readonly<{ member(id: string): string }>;

/** "Cost centre: 4711 · 2 approvals". */
export function effectsText(then: Omit<AppliedRule, "id" | "name">, names: MemberNames): string {
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
