import { refused } from "../../platform/api-error.ts";
import type { Tx } from "../../platform/db/schema.ts";
import type { CurrentSession } from "../session-store.ts";
import { findMember } from "./find-member.ts";
import { lockMembers } from "./people.ts";

/**
 * For objects that outlive the request of the owner who creates them: keys, invitations, roles. Locks the members: an
 * owner who lost the role meanwhile is refused, and one who loses it later loses these objects too.
 */
export async function lockMembersAsOwner(tx: Tx, { accountId, user }: Pick<CurrentSession, "accountId" | "user">) {
  await lockMembers(tx, accountId);
  const member = await findMember(tx, accountId, user.id);
  if (member?.role !== "owner") throw refused("owners_only");
}
