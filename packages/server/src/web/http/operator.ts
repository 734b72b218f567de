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
import { defineRoute } from "../../http/route.ts";
import { ApiError } from "../../platform/api-error.ts";
import { linkPath } from "../../sessions/claim.ts";
import { createLink } from "../../sessions/links.ts";
import { membersOf } from "../../sessions/people.ts";
import { session } from "../../sessions/session-auth.ts";
import type { WebServices } from "../services.ts";

const accountParams = z.object({ id: z.string() });

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
  handle: async (services: WebServices, { body, now }) => {
    const wanted = { name: body.name, plan: body.plan ?? ("free" as const), webhookSecret: newWebhookSecret() };
    return { id: (await createAccount(services.db, wanted, now)).id };
  },
});

export const setAccountPlan = defineRoute({
  method: "PATCH",
  path: "/api/operator/accounts/:id",
  auth: session("operator"),
  params: accountParams,
  body: operatorPlanBody,
  handle: async (services: WebServices, { params, body }) => {
    if (!(await setPlan(services.db, params.id, body.plan))) throw new ApiError("NOT_FOUND");
    services.apiKeys.forget();
    return { plan: body.plan };
  },
});

/** A new account's first owner is invited by the operator, who never becomes a member of it. */
export const inviteOwner = defineRoute({
  method: "POST",
  path: "/api/operator/accounts/:id/invitations",
  auth: session("operator"),
  params: accountParams,
  body: inviteBody,
  handle: async (services: WebServices, { params, body, now }): Promise<HandedLink> => {
    if (!(await listAccounts(services.db)).some((account) => account.id === params.id)) throw new ApiError("NOT_FOUND");
    const link = { kind: "invitation" as const, accountId: params.id, email: body.email, role: body.role };
    const { token, expiresAt } = await createLink(services.db, link, now);
    return { url: `${services.publicUrl()}${linkPath(token)}`, expires_at: formatTimestamp(expiresAt) };
  },
});
