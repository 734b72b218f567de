import type { Role } from "@inkvoice/contract/dashboard";
import type { Program } from "../access/principal.ts";
import type { Executor, Tx } from "../platform/db/schema.ts";
import type { Config } from "../platform/settings/config.ts";
import { createLink, listOpenInvitations, withdrawOpenLinks } from "../sessions/links/links.ts";
import { ownersRefused } from "./refusals.ts";

/** The provider withdraws the invitation of a person who leaves, so that it need not end by itself. */
const invitationDays = 3650;
const day = 24 * 60 * 60 * 1000;

/** Whether the operator created the key, in the dashboard or by command: such invitations prove an address. */
export async function isKeyOfOperator(db: Executor, { keyId }: Program): Promise<boolean> {
  const key = await db
    .selectFrom("api_keys")
    .leftJoin("users", "users.id", "api_keys.created_by")
    .select(["api_keys.created_by", "users.operator"])
    .where("api_keys.id", "=", keyId)
    .executeTakeFirst();
  return key !== undefined && (key.created_by === null || key.operator === 1);
}

function isOwnDomain({ oidcDomains }: Pick<Config, "oidcDomains">, email: string): boolean {
  return oidcDomains.length === 0 || oidcDomains.includes(email.slice(email.lastIndexOf("@") + 1));
}

type Invitation = Readonly<{ accountId: string; email: string; role: Role; now: number }>;

/**
 * Invites a person like an owner does, in place of an earlier invitation. Nobody learns the link's token: a stolen key
 * could otherwise open the account. With an invitation that proves the address the person joins at the provider;
 * otherwise an owner makes a link in the dashboard.
 */
export async function invite(
  tx: Tx,
  { accountId, email, role, now }: Invitation,
  trust: Readonly<{ isOperator: boolean; config: Pick<Config, "oidcDomains"> }>,
): Promise<void> {
  const open = await listOpenInvitations(tx, accountId, now);
  if (open.some((each) => each.email === email && each.role === "owner")) throw ownersRefused();
  const invitation = { kind: "invitation" as const, accountId, email };
  await withdrawOpenLinks(tx, invitation);
  const provesAddress = trust.isOperator && isOwnDomain(trust.config, email);
  await createLink(tx, { ...invitation, role, provesAddress, expiresAt: now + invitationDays * day }, now);
}
