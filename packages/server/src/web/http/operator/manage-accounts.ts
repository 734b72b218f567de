import { formatTimestamp } from "@inkvoice/contract";
import {
  confirmNameBody,
  inviteBody,
  type LinkView,
  type OperatorAccountRow,
  operatorAccountBody,
  operatorPlanBody,
  operatorResetBody,
} from "@inkvoice/contract/dashboard";
import { z } from "zod";
import { createAccount, listAccounts, setPlan } from "../../../access/accounts.ts";
import { countInvoices } from "../../../catalogue/analytics/invoice-counts.ts";
import { defineRoute } from "../../../http/route.ts";
import { ApiError, refused } from "../../../platform/api-error.ts";
import { resetFactors } from "../../../sessions/factors/reset-factors.ts";
import { linkView } from "../../../sessions/links/link-view.ts";
import { createLink } from "../../../sessions/links/links.ts";
import { createResetLink, findByAddress } from "../../../sessions/links/password-reset-link.ts";
import { membersOf } from "../../../sessions/people/people.ts";
import { confirmed, session } from "../../../sessions/session-auth.ts";
import { deleteWholeAccount } from "../../delete-whole-account.ts";
import type { WebServices } from "../../services.ts";

export const accountParams = z.object({ id: z.string() });

export const listAllAccounts = defineRoute({
  method: "GET",
  path: "/api/operator/accounts",
  auth: session("operator"),
  handle: async (services: WebServices): Promise<{ accounts: OperatorAccountRow[] }> => {
    const accounts = await listAccounts(services.db);
    const rows = accounts.map(async (account) => ({
      id: account.id,
      name: account.name,
      plan: account.plan,
      created_at: formatTimestamp(account.createdAt),
      members: (await membersOf(services.db, account.id)).length,
      invoices: await countInvoices(services.db, account.id, {}),
    }));
    return { accounts: await Promise.all(rows) };
  },
});

export const openAccount = defineRoute({
  method: "POST",
  path: "/api/operator/accounts",
  auth: session("operator"),
  body: operatorAccountBody,
  handle: async (services: WebServices, { body, now, audit }) => {
    const wanted = { name: body.name, plan: body.plan ?? ("free" as const) };
    return services.db.transaction().execute(async (tx) => {
      const { id } = await createAccount({ db: tx, secretBox: services.secretBox }, wanted, now);
      const details = { name: body.name, plan: wanted.plan };
      await audit(tx, "account.opened", { accountId: id, subject: id, details });
      return { id };
    });
  },
});

export const setAccountPlan = defineRoute({
  method: "PATCH",
  path: "/api/operator/accounts/:id",
  auth: confirmed("operator"),
  params: accountParams,
  body: operatorPlanBody,
  handle: async (services: WebServices, { params, body, audit }) => {
    await services.db.transaction().execute(async (tx) => {
      if (!(await setPlan(tx, params.id, body.plan))) throw new ApiError("NOT_FOUND");
      await audit(tx, "account.plan", { accountId: params.id, subject: params.id, details: { plan: body.plan } });
    });
    services.apiKeys.forget();
    return { plan: body.plan };
  },
});

/** The operator invites the first owner without becoming a member. */
export const inviteOwner = defineRoute({
  method: "POST",
  path: "/api/operator/accounts/:id/invitations",
  auth: confirmed("operator"),
  params: accountParams,
  body: inviteBody,
  handle: async (services: WebServices, { session, params, body, now, audit }): Promise<LinkView> => {
    if (!(await listAccounts(services.db)).some((account) => account.id === params.id)) throw new ApiError("NOT_FOUND");
    const maker = { createdBy: session.user.id, provesAddress: true };
    const wanted = { kind: "invitation" as const, accountId: params.id, email: body.email, role: body.role, ...maker };
    const link = await services.db.transaction().execute(async (tx) => {
      const made = await createLink(tx, wanted, now);
      await audit(tx, "member.invited", { accountId: params.id, subject: body.email, details: { role: body.role } });
      return made;
    });
    return linkView(services, link);
  },
});

/** Exactly one, to avoid mistakes. */
async function onePerson({ db }: WebServices, who: z.infer<typeof operatorResetBody>) {
  const [found, second] = await findByAddress(db, who.email, who.account_id);
  if (!found) throw refused("person_not_found");
  if (second) throw refused("person_ambiguous");
  return found;
}

/** Resets the password of a person with several accounts. An operator's own is reset on the server only. */
export const makePersonResetLink = defineRoute({
  method: "POST",
  path: "/api/operator/reset-links",
  auth: confirmed("operator"),
  body: operatorResetBody,
  handle: async (services: WebServices, { session, body, now, audit }): Promise<LinkView> => {
    const found = await onePerson(services, body);
    if (found.operator) throw refused("operator_password_reset");
    const maker = { accountId: found.accountId, createdBy: session.user.id };
    const link = await services.db.transaction().execute(async (tx) => {
      const made = await createResetLink(tx, found.person, maker, now);
      await audit(tx, "link.reset", { accountId: found.accountId, subject: body.email });
      return made;
    });
    return linkView(services, link);
  },
});

/** Removes lost second factors: password or provider suffice until a new one is added. */
export const removeLostFactors = defineRoute({
  method: "POST",
  path: "/api/operator/lost-factors",
  auth: confirmed("operator"),
  body: operatorResetBody,
  handle: async (services: WebServices, { body, audit }): Promise<{ removed: number }> => {
    const found = await onePerson(services, body);
    if (found.operator) throw refused("operator_factor_removal");
    return services.db.transaction().execute(async (tx) => {
      const removed = await resetFactors(tx, found.person.id);
      await audit(tx, "factor.lost", { accountId: found.accountId, subject: body.email, details: { removed } });
      return { removed };
    });
  },
});

/** Deletes an account with everything in it. */
export const deleteAccount = defineRoute({
  method: "DELETE",
  path: "/api/operator/accounts/:id",
  auth: confirmed("operator"),
  params: accountParams,
  body: confirmNameBody,
  handle: async (services: WebServices, { session, params, body, now, audit }) => {
    const account = (await listAccounts(services.db)).find(({ id }) => id === params.id);
    if (!account) throw new ApiError("NOT_FOUND");
    // The name must be typed, because this cannot be undone.
    if (account.name !== body.name) throw refused("account_name_mismatch");
    if (account.id === session.accountId) throw refused("current_account");
    await deleteWholeAccount(services, account, { now, audit });
    return { deleted: true };
  },
});
