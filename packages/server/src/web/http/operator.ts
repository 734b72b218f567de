import { formatTimestamp } from "@inkvoice/contract";
import {
  type HandedLink,
  inviteBody,
  type OperatorAccountRow,
  operatorAccountBody,
  operatorPlanBody,
} from "@inkvoice/contract/dashboard";
import { z } from "zod";
import { createAccount, listAccounts, setPlan } from "../../access/accounts.ts";
import { newWebhookSecret } from "../../access/webhook-secret.ts";
import { countInvoices } from "../../catalogue/counts.ts";
import { ApiError } from "../../platform/api-error.ts";
import { linkPath } from "../../sessions/claim.ts";
import { createLink } from "../../sessions/links.ts";
import { operation } from "../../sessions/operation.ts";
import { membersOf } from "../../sessions/people.ts";

const accountParams = z.object({ id: z.string() });

export const listAllAccounts = operation({
  method: "GET",
  path: "/api/operator/accounts",
  access: "operator",
  handle: async ({ services }): Promise<{ accounts: OperatorAccountRow[] }> => {
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

export const openAccount = operation({
  method: "POST",
  path: "/api/operator/accounts",
  access: "operator",
  body: operatorAccountBody,
  handle: async ({ services, body, now }) => {
    const wanted = { name: body.name, plan: body.plan ?? ("free" as const), webhookSecret: newWebhookSecret() };
    return { id: (await createAccount(services.db, wanted, now)).id };
  },
});

export const setAccountPlan = operation({
  method: "PATCH",
  path: "/api/operator/accounts/:id",
  access: "operator",
  params: accountParams,
  body: operatorPlanBody,
  handle: async ({ services, params, body }) => {
    if (!(await setPlan(services.db, params.id, body.plan))) throw new ApiError("NOT_FOUND");
    services.apiKeys.forget();
    return { plan: body.plan };
  },
});

/** A new account's first owner is invited by the operator, who never becomes a member of it. */
export const inviteOwner = operation({
  method: "POST",
  path: "/api/operator/accounts/:id/invitations",
  access: "operator",
  params: accountParams,
  body: inviteBody,
  handle: async ({ services, params, body, now }): Promise<HandedLink> => {
    if (!(await listAccounts(services.db)).some((account) => account.id === params.id)) throw new ApiError("NOT_FOUND");
    const link = { kind: "invitation" as const, accountId: params.id, email: body.email, role: body.role };
    const { token, expiresAt } = await createLink(services.db, link, now);
    return { url: `${services.publicUrl()}${linkPath(token)}`, expires_at: formatTimestamp(expiresAt) };
  },
});
