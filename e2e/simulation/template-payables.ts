import { createApiKey } from "../../packages/server/src/access/keys/api-keys.ts";
import { createOrder } from "../../packages/server/src/matching/order-store.ts";
import type { Tx } from "../../packages/server/src/platform/db/schema.ts";
import { storePerson } from "../../packages/server/src/provisioning/people-store.ts";
import { createRule } from "../../packages/server/src/rules/rule-store.ts";
import { addMember, insertUser } from "../../packages/server/src/sessions/people/people.ts";

/** A member whom the identity provider of the account manages, by the ids of the user and of SCIM. */
export type ProvisionedPerson = Readonly<{ accountId: string; userId: string; scimId: string }>;

export const requiredApprovals = 2;
export const orderNumber = "PO-1";
/** Numbers that documents print; the last one has no order. */
export const printedNumbers = [orderNumber, orderNumber, orderNumber, "PO-2"] as const;
/** Enough for one, two or three simulated documents. */
export const orderTotals = [150, 250, 400] as const;
const scimId = "scm_1";

/** A rule, an order, and a member with a session and a key. */
export async function addPayables(tx: Tx, accountId: string, now: number): Promise<ProvisionedPerson> {
  const then = { approvals: requiredApprovals, tags: ["simulated"] };
  await createRule(tx, accountId, { name: "Two approvals", when: {}, then }, now);
  await createOrder(tx, accountId, { number: orderNumber, currency: "EUR", lines: [], total: orderTotals[1] }, now);
  const email = "ada@example.com";
  const user = { handle: email, email, name: "Ada", passwordHash: "", operator: false };
  const userId = await insertUser(tx, user, now);
  await addMember(tx, { userId, accountId, role: "member" }, now);
  const attributes = { userName: email, externalId: null, active: true, role: "member", profile: {} } as const;
  await storePerson(tx, { accountId, id: scimId, userId }, attributes, now);
  await createApiKey(tx, { accountId, name: "Ada's", createdBy: userId }, now);
  const device = { address: "", user_agent: "", awaits_factor: 0, challenge: null, by_provider: 0, provider_sid: null };
  const times = { created_at: now, last_seen_at: now, confirmed_at: now };
  const session = { id: "ses_1", token_hash: "", user_id: userId, account_id: accountId, ...times, ...device };
  await tx.insertInto("sessions").values(session).execute();
  return { accountId, userId, scimId };
}
