import { itemRules } from "./rules/item-rules.ts";
import { partyRules } from "./rules/party-rules.ts";
import { valueRules } from "./rules/value-rules.ts";

/** INDEX of the rules of OCR, understanding and validation, in the order in which they are applied. */
export const rules = { ...partyRules, ...valueRules, ...itemRules };

export type RuleName = keyof typeof rules;
export type RuleSet = ReadonlySet<RuleName>;

export const ruleNames = Object.keys(rules) as RuleName[];
export const allRules: RuleSet = new Set(ruleNames);

/** Every rule but these. */
export function rulesWithout(off: readonly RuleName[]): RuleSet {
  return new Set(ruleNames.filter((name) => !off.includes(name)));
}
