import type { CreateRuleBody } from "@inkvoice/contract";
import { formatList, formatNumber } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import type { MemberNames } from "../invoice/fields/rule-effects.ts";

/** Names of the vendors and members that a rule refers to by their ids. */
export type Names = MemberNames & Readonly<{ vendor(id: string): string }>;

/** "When the vendor is Nordwind and the total is at least 1,000", or "Every invoice". */
export function conditionsText(when: CreateRuleBody["when"], names: Pick<Names, "vendor">): string {
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
function issueName(code: string): string {
  const names: Readonly<Record<string, string>> = messages.rules.issues;
  return names[code] ?? code;
}
