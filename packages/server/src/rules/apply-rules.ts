import type { AppliedRule, ExtractedData, Rule } from "@inkvoice/contract";
import { listFields } from "../fields/custom-fields.ts";
import type { PartyColumns } from "../parties/match-parties.ts";
import type { Executor } from "../platform/db/schema.ts";
import { meetsConditions } from "./rule-conditions.ts";
import { documentFields } from "./rule-references.ts";
import { listRules } from "./rule-store.ts";
import { type DataAfterRules, withRuleValues } from "./rule-values.ts";

export type InvoiceBeforeRules = Readonly<{
  accountId: string;
  /** Without values of rules. */
  data: ExtractedData;
  parties: Pick<PartyColumns, "direction" | "vendor_id">;
  /** Paths of the fields that a person declared absent. */
  absent: ReadonlySet<string>;
  /** Reads the words of its pages, where a rule asks for them. */
  pageText: () => Promise<string | null>;
}>;

/** Applies the account's rules in their order. Invoices that an own company sends have none. */
export async function applyRules(executor: Executor, invoice: InvoiceBeforeRules): Promise<DataAfterRules> {
  const { accountId, data, parties, absent } = invoice;
  const none = { data, rules: [], replaced: {} };
  if (parties.direction === "sale") return none;
  const enabled = (await listRules(executor, accountId)).filter(({ enabled: isEnabled }) => isEnabled);
  if (enabled.length === 0) return none;
  const facts = {
    data,
    vendorId: parties.vendor_id,
    vendorCountry: await countryOf(executor, parties.vendor_id),
    pageText: enabled.some(searchesPageText) ? await invoice.pageText() : null,
  };
  const applying = enabled.filter(({ when }) => meetsConditions(when, facts));
  const fields = applying.some(({ then }) => then.set) ? documentFields(await listFields(executor, accountId)) : null;
  const rules = applying.map((rule) => appliedRuleOf(rule, (name) => fields?.has(name) ?? false));
  return withRuleValues(data, rules, absent);
}

export const searchesPageText = ({ when }: Pick<Rule, "when">) => when.words?.in === "page";

/** A rule as an invoice names it. Leaves out custom fields that were deleted since the rule was written. */
function appliedRuleOf({ id, name, then }: Rule, isField: (name: string) => boolean): AppliedRule {
  const set = Object.entries(then.set ?? {}).filter(([field]) => isField(field));
  const { set: _all, ...others } = then;
  return { id, name, ...(set.length > 0 && { set: Object.fromEntries(set) }), ...others };
}

async function countryOf(executor: Executor, vendorId: string | null): Promise<string | null> {
  if (vendorId === null) return null;
  const query = executor.selectFrom("vendors").select("country").where("id", "=", vendorId);
  return (await query.executeTakeFirst())?.country ?? null;
}
