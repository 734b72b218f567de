import { refused } from "../platform/api-error.ts";
import type { Tx } from "../platform/db/schema.ts";
import { holdMembers, memberOf } from "./people.ts";
import type { CurrentSession } from "./session-store.ts";

/**
 * For what an owner makes that outlives the request: keys, invitations, roles. With the members held, whoever lost the role since
 * he was let in is refused, and whoever loses it afterwards loses what he made here as well.
 */
export async function holdAsOwner(tx: Tx, { accountId, user }: Pick<CurrentSession, "accountId" | "user">) {
  await holdMembers(tx, accountId);
  const member = await memberOf(tx, accountId, user.id);
  if (member?.role !== "owner") throw refused("owners_only");
}
