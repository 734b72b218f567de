import { newId } from "@inkvoice/contract";
import type { LinkKind, Role } from "@inkvoice/contract/dashboard";
import type { Executor } from "../../platform/db/schema.ts";
import { hashToken, newToken } from "../tokens.ts";

const minute = 60 * 1000;
/** A claim does not expire, because every start replaces it. */
const linkLifetimes: Readonly<Record<LinkKind, number>> = {
  claim: 365 * 24 * 60 * minute,
  invitation: 7 * 24 * 60 * minute,
  reset: 30 * minute,
};

export type AccessLink = Readonly<{
  id: string;
  kind: LinkKind;
  accountId: string;
  accountName: string;
  userId: string | null;
  email: string | null;
  role: Role | null;
  provesAddress: boolean;
}>;

type NewLink = Readonly<{
  kind: LinkKind;
  accountId: string;
  userId?: string;
  email?: string;
  role?: Role;
  createdBy?: string;
  provesAddress?: boolean;
  /** Instead of the usual lifetime. */
  expiresAt?: number;
}>;
export type LinkToken = Readonly<{ token: string; expiresAt: number }>;

/** Creates a single-use link. Only its hash is stored; the token is returned once. */
export async function createLink(db: Executor, link: NewLink, now: number): Promise<LinkToken> {
  const { token, hash } = newToken();
  const expiresAt = link.expiresAt ?? now + linkLifetimes[link.kind];
  await db
    .insertInto("access_links")
    .values({
      // Links are listed and withdrawn by id, never by token.
      id: newId("request", now).replace("req_", "lnk_"),
      token_hash: hash,
      kind: link.kind,
      account_id: link.accountId,
      user_id: link.userId ?? null,
      email: link.email ?? null,
      role: link.role ?? null,
      created_by: link.createdBy ?? null,
      proves_address: link.provesAddress ? 1 : 0,
      created_at: now,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
  return { token, expiresAt };
}

export function findLink(db: Executor, token: string, now: number): Promise<AccessLink | undefined> {
  return findOpenLink(db, { column: "token_hash", value: hashToken(token) }, now);
}

export function findLinkById(db: Executor, id: string, now: number): Promise<AccessLink | undefined> {
  return findOpenLink(db, { column: "access_links.id", value: id }, now);
}

async function findOpenLink(
  db: Executor,
  by: Readonly<{ column: "token_hash" | "access_links.id"; value: string }>,
  now: number,
): Promise<AccessLink | undefined> {
  const row = await db
    .selectFrom("access_links")
    .innerJoin("accounts", "accounts.id", "access_links.account_id")
    .select([
      "access_links.id",
      "access_links.kind",
      "access_links.account_id as accountId",
      "accounts.name as accountName",
      "access_links.user_id as userId",
      "access_links.email",
      "access_links.role",
      "access_links.proves_address",
    ])
    .where(by.column, "=", by.value)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  if (!row) return undefined;
  const { proves_address: proves, ...link } = row;
  return { ...link, provesAddress: proves === 1 };
}

/** True for the call that used the link: only one of two concurrent calls succeeds. */
export async function useLink(tx: Executor, linkId: string, now: number): Promise<boolean> {
  const result = await tx
    .updateTable("access_links")
    .set({ used_at: now })
    .where("id", "=", linkId)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export function listOpenInvitations(db: Executor, accountId: string, now: number) {
  return db
    .selectFrom("access_links")
    .select(["id", "email", "role", "expires_at"])
    .where("account_id", "=", accountId)
    .where("kind", "=", "invitation")
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .execute();
}

/** Open invitations by the operator, which prove the address. */
export async function listOpenInvitationsFor(db: Executor, email: string, now: number) {
  const rows = await db
    .selectFrom("access_links")
    .select(["id", "account_id", "role"])
    .where("email", "=", email)
    .where("kind", "=", "invitation")
    .where("proves_address", "=", 1)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("created_at")
    .execute();
  return rows.map((row) => ({ linkId: row.id, accountId: row.account_id, role: row.role ?? ("viewer" as const) }));
}

export async function withdrawInvitation(db: Executor, accountId: string, linkId: string): Promise<boolean> {
  const result = await db
    .deleteFrom("access_links")
    .where("id", "=", linkId)
    .where("account_id", "=", accountId)
    .where("kind", "=", "invitation")
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** A new link voids earlier ones of the same purpose. */
export async function withdrawOpenLinks(
  db: Executor,
  match: Readonly<{ kind: LinkKind; accountId?: string; email?: string; userId?: string }>,
): Promise<void> {
  let query = db.deleteFrom("access_links").where("kind", "=", match.kind).where("used_at", "is", null);
  if (match.accountId) query = query.where("account_id", "=", match.accountId);
  if (match.email) query = query.where("email", "=", match.email);
  if (match.userId) query = query.where("user_id", "=", match.userId);
  await query.execute();
}
