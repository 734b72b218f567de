import {
  type ChangeRuleBody,
  type CreateRuleBody,
  formatTimestamp,
  limits,
  newId,
  type Rule,
  type RuleActions,
  type RuleConditions,
} from "@inkvoice/contract";
import { refused } from "../platform/api-error.ts";
import { cachedStatement } from "../platform/db/cached-statement.ts";
import type { Executor, Tables, Tx } from "../platform/db/schema.ts";
import { requireReferences } from "./rule-references.ts";

type Row = Tables["rules"];

function presentRule(row: Row): Rule {
  return {
    id: row.id,
    name: row.name,
    enabled: row.enabled === 1,
    position: row.position,
    // Written by this file.
    when: JSON.parse(row.conditions) as RuleConditions,
    then: JSON.parse(row.actions) as RuleActions,
    created_at: formatTimestamp(row.created_at),
  };
}

/** In the order in which they are applied. */
export async function listRules(executor: Executor, accountId: string): Promise<Rule[]> {
  return (await findRules(executor, [{ accountId }])).map(presentRule);
}

/** Cached because every extraction and correction runs it. */
const findRules = cachedStatement<{ accountId: string }, Row>(["accountId"], (db, rows) =>
  db.selectFrom("rules").selectAll().where("account_id", "=", rows[0]!.accountId).orderBy("position").orderBy("id"),
);

/** Another account's rule is not found, like one that does not exist. */
export async function requireRule(executor: Executor, accountId: string, id: string): Promise<Rule> {
  const query = executor.selectFrom("rules").selectAll().where("id", "=", id).where("account_id", "=", accountId);
  const row = await query.executeTakeFirst();
  if (!row) throw refused("rule_not_found");
  return presentRule(row);
}

/** Requires lock(tx, "rules"). */
export async function createRule(tx: Tx, accountId: string, body: CreateRuleBody, now: number): Promise<Rule> {
  await requireReferences(tx, accountId, body);
  const present = await listRules(tx, accountId);
  if (present.length >= limits.rules) throw refused("too_many_rules", { rules: limits.rules });
  const id = newId("rule", now);
  await tx
    .insertInto("rules")
    .values({
      id,
      account_id: accountId,
      name: body.name,
      enabled: body.enabled === false ? 0 : 1,
      position: present.length + 1,
      conditions: JSON.stringify(body.when),
      actions: JSON.stringify(body.then),
      created_at: now,
    })
    .execute();
  await moveRule(tx, accountId, id, body.position);
  return await requireRule(tx, accountId, id);
}

/** Only the members that are sent change. Requires lock(tx, "rules"). */
export async function changeRule(tx: Tx, accountId: string, id: string, change: ChangeRuleBody): Promise<Rule> {
  await requireRule(tx, accountId, id);
  await requireReferences(tx, accountId, change);
  const columns = {
    ...(change.name !== undefined && { name: change.name }),
    ...(change.enabled !== undefined && { enabled: change.enabled ? 1 : 0 }),
    ...(change.when !== undefined && { conditions: JSON.stringify(change.when) }),
    ...(change.then !== undefined && { actions: JSON.stringify(change.then) }),
  };
  if (Object.keys(columns).length > 0) await tx.updateTable("rules").set(columns).where("id", "=", id).execute();
  await moveRule(tx, accountId, id, change.position);
  return await requireRule(tx, accountId, id);
}

/** Requires lock(tx, "rules"). Invoices keep the values that came from it. */
export async function deleteRule(tx: Tx, accountId: string, id: string): Promise<Rule> {
  const gone = await requireRule(tx, accountId, id);
  await tx.deleteFrom("rules").where("id", "=", id).execute();
  await numberRules(tx, await orderOf(tx, accountId));
  return gone;
}

async function orderOf(tx: Tx, accountId: string): Promise<string[]> {
  return (await listRules(tx, accountId)).map(({ id }) => id);
}

/** Moves a rule to a position from 1; one beyond the end is the last. */
async function moveRule(tx: Tx, accountId: string, id: string, position: number | undefined): Promise<void> {
  if (position === undefined) return;
  const others = (await orderOf(tx, accountId)).filter((other) => other !== id);
  await numberRules(tx, others.toSpliced(position - 1, 0, id));
}

async function numberRules(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const [index, id] of ids.entries()) {
    const position = index + 1;
    await tx.updateTable("rules").set({ position }).where("id", "=", id).where("position", "!=", position).execute();
  }
}

/** Lets rules about a merged vendor apply to the one that remains. */
export async function reassignRules(tx: Tx, accountId: string, from: string, into: string): Promise<void> {
  for (const { id, when } of await listRules(tx, accountId)) {
    if (when.vendor_id !== from) continue;
    const conditions = JSON.stringify({ ...when, vendor_id: into });
    await tx.updateTable("rules").set({ conditions }).where("id", "=", id).execute();
  }
}
