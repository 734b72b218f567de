import type { ChangeRuleBody, CustomField } from "@inkvoice/contract";
import { listFields } from "../fields/custom-fields.ts";
import { problemOfValue } from "../fields/custom-value.ts";
import { invalidParameter } from "../platform/api-error.ts";
import type { Executor } from "../platform/db/schema.ts";
import { findMember } from "../sessions/people/find-member.ts";

/**
 * Refuses a rule that names a vendor, a member or a custom field that the account does not have. `within`: path of the
 * rule in the request.
 */
export async function requireReferences(
  executor: Executor,
  accountId: string,
  { when, then }: Pick<ChangeRuleBody, "when" | "then">,
  within = "",
): Promise<void> {
  if (when?.vendor_id !== undefined && !(await hasVendor(executor, accountId, when.vendor_id)))
    throw invalidParameter(`${within}when.vendor_id`, "is not a vendor of the account");
  if (then?.assign_to !== undefined && !(await findMember(executor, accountId, then.assign_to)))
    throw invalidParameter(`${within}then.assign_to`, "is not a member of the account");
  const values = Object.entries(then?.set ?? {});
  const fields = values.length > 0 ? documentFields(await listFields(executor, accountId)) : new Map();
  for (const [name, value] of values) {
    const problem = problemOfValue(fields.get(name), value);
    if (problem !== undefined) throw invalidParameter(`${within}then.set.${name}`, problem);
  }
}

/** Custom fields of whole documents by name: rules set no values in lines. */
export function documentFields(fields: readonly CustomField[]): ReadonlyMap<string, CustomField> {
  return new Map(fields.filter(({ level }) => level === "document").map((field) => [field.name, field]));
}

async function hasVendor(executor: Executor, accountId: string, id: string): Promise<boolean> {
  const query = executor.selectFrom("vendors").select("id").where("id", "=", id).where("account_id", "=", accountId);
  return (await query.executeTakeFirst()) !== undefined;
}
