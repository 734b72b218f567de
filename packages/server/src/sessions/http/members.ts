import { formatTimestamp } from "@inkvoice/contract";
import { changeRoleBody, inviteBody, type LinkView, type MembersView } from "@inkvoice/contract/dashboard";
import { z } from "zod";
import type { AccessServices } from "../../access/services.ts";
import { defineRoute } from "../../http/route.ts";
import { ApiError, refused } from "../../platform/api-error.ts";
import { linkView } from "../links/link-view.ts";
import { createLink, listOpenInvitations, withdrawInvitation, withdrawOpenLinks } from "../links/links.ts";
import { createResetLink, mayOwnerResetPassword } from "../links/password-reset-link.ts";
import { findMember } from "../people/find-member.ts";
import { lockMembersAsOwner } from "../people/lock-members-as-owner.ts";
import { changeRole, type MemberChange, membersOf, removeMember } from "../people/people.ts";
import type { SessionServices } from "../services.ts";
import { confirmed, session } from "../session-auth.ts";
import type { CurrentSession } from "../session-store.ts";

function assertDone(change: MemberChange): void {
  if (change === "no_such_member") throw new ApiError("NOT_FOUND");
  if (change === "last_owner") throw refused("last_owner");
  if (change === "operators_last_account") throw refused("operator_account");
}

export const listMembers = defineRoute({
  method: "GET",
  path: "/api/members",
  auth: session("viewer"),
  handle: async (services: SessionServices, { session, now }): Promise<MembersView> => {
    const members = await membersOf(services.db, session.accountId);
    const invitations = session.role === "owner" ? await listOpenInvitations(services.db, session.accountId, now) : [];
    const account = await services.db
      .selectFrom("accounts")
      .select("require_second_factor")
      .where("id", "=", session.accountId)
      .executeTakeFirst();
    return {
      require_second_factor: account?.require_second_factor === 1,
      members: members.map((member) => ({
        user_id: member.id,
        email: member.email,
        name: member.name,
        role: member.role,
        you: member.id === session.user.id,
        joined_at: formatTimestamp(member.created_at),
      })),
      invitations: invitations.map((invitation) => ({
        id: invitation.id,
        email: invitation.email ?? "",
        role: invitation.role ?? "viewer",
        expires_at: formatTimestamp(invitation.expires_at),
      })),
    };
  },
});

/** Only the operator may prove an address for all accounts. */
const madeBy = ({ user }: CurrentSession) => ({ createdBy: user.id, provesAddress: user.operator });

export const inviteMember = defineRoute({
  method: "POST",
  path: "/api/invitations",
  auth: confirmed("owner"),
  body: inviteBody,
  handle: async (services: SessionServices, { session, body, now, audit }): Promise<LinkView> => {
    if ((await membersOf(services.db, session.accountId)).some((member) => member.email === body.email))
      throw refused("already_member");
    const invitation = { kind: "invitation" as const, accountId: session.accountId, email: body.email };
    const link = await services.db.transaction().execute(async (tx) => {
      await lockMembersAsOwner(tx, session);
      await withdrawOpenLinks(tx, invitation);
      const made = await createLink(tx, { ...invitation, role: body.role, ...madeBy(session) }, now);
      await audit(tx, "member.invited", { subject: body.email, details: { role: body.role } });
      return made;
    });
    return linkView(services, link);
  },
});

export const withdrawOneInvitation = defineRoute({
  method: "DELETE",
  path: "/api/invitations/:id",
  auth: session("owner"),
  params: z.object({ id: z.string() }),
  handle: async (services: SessionServices, { session, params, audit }) => {
    await services.db.transaction().execute(async (tx) => {
      if (!(await withdrawInvitation(tx, session.accountId, params.id))) throw new ApiError("NOT_FOUND");
      await audit(tx, "invitation.withdrawn", { subject: params.id });
    });
    return { withdrawn: true };
  },
});

/** Stored in the log beside the id, which means nothing after the person is deleted. */
const named = (member: Readonly<{ email: string }> | undefined) => (member ? { name: member.email } : {});

const memberParams = z.object({ userId: z.string() });

export const changeMemberRole = defineRoute({
  method: "PATCH",
  path: "/api/members/:userId",
  auth: confirmed("owner"),
  params: memberParams,
  body: changeRoleBody,
  handle: async (services: SessionServices & AccessServices, { session, params, body, now, audit }) => {
    const change = { accountId: session.accountId, userId: params.userId, role: body.role };
    const member = await findMember(services.db, session.accountId, params.userId);
    await services.db.transaction().execute(async (tx) => {
      await lockMembersAsOwner(tx, session);
      assertDone(await changeRole(tx, change, now));
      await audit(tx, "member.role", { subject: params.userId, details: { ...named(member), role: body.role } });
    });
    services.apiKeys.forget();
    return { role: body.role };
  },
});

export const removeOneMember = defineRoute({
  method: "DELETE",
  path: "/api/members/:userId",
  auth: confirmed("owner"),
  params: memberParams,
  handle: async (services: SessionServices & AccessServices, { session, params, now, audit }) => {
    const member = await findMember(services.db, session.accountId, params.userId);
    await services.db.transaction().execute(async (tx) => {
      await lockMembersAsOwner(tx, session);
      assertDone(await removeMember(tx, session.accountId, params.userId, now));
      await audit(tx, "member.removed", { subject: params.userId, details: named(member) });
    });
    services.apiKeys.forget();
    return { removed: true };
  },
});

/** Inkvoice sends no mail: the owner gets the link and passes it on. */
export const makeResetLink = defineRoute({
  method: "POST",
  path: "/api/members/:userId/reset-link",
  auth: confirmed("owner"),
  params: memberParams,
  handle: async (services: SessionServices, { session, params, now, audit }): Promise<LinkView> => {
    const member = await findMember(services.db, session.accountId, params.userId);
    if (!member) throw new ApiError("NOT_FOUND");
    if (!(await mayOwnerResetPassword(services.db, member.id))) throw refused("sign_in_shared");
    const maker = { accountId: session.accountId, createdBy: session.user.id };
    const link = await services.db.transaction().execute(async (tx) => {
      const made = await createResetLink(tx, member, maker, now);
      await audit(tx, "link.reset", { subject: member.email });
      return made;
    });
    return linkView(services, link);
  },
});
