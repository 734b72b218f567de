import { formatTimestamp } from "@inkvoice/contract";
import { createKeyBody, type KeyRow } from "@inkvoice/contract/dashboard";
import { z } from "zod";
import { createApiKey, listApiKeys, revokeApiKey } from "../../access/api-keys.ts";
import { defineRoute } from "../../http/route.ts";
import { ApiError } from "../../platform/api-error.ts";
import { session } from "../../sessions/session-auth.ts";
import type { WebServices } from "../services.ts";

const moment = (time: number | null) => (time === null ? null : formatTimestamp(time));
const day = 24 * 60 * 60 * 1000;

export const listKeys = defineRoute({
  method: "GET",
  path: "/api/keys",
  auth: session("owner"),
  handle: async (services: WebServices, { session }): Promise<{ keys: KeyRow[] }> => {
    await services.apiKeys.flushLastUsed();
    const keys = await listApiKeys(services.db, session.accountId);
    return {
      keys: keys.map((key) => ({
        id: key.id,
        name: key.name,
        hint: key.hint,
        scopes: [...key.scopes],
        created_at: formatTimestamp(key.createdAt),
        last_used_at: moment(key.lastUsedAt),
        expires_at: moment(key.expiresAt),
        revoked_at: moment(key.revokedAt),
      })),
    };
  },
});

/** The only answer that ever carries the key itself. */
export const createKey = defineRoute({
  method: "POST",
  path: "/api/keys",
  auth: session("owner"),
  body: createKeyBody,
  handle: async (services: WebServices, { session, body, now }) => {
    const expiresAt = body.expires_in_days === undefined ? undefined : now + body.expires_in_days * day;
    return createApiKey(
      services.db,
      { accountId: session.accountId, name: body.name, scopes: body.scopes, expiresAt },
      now,
    );
  },
});

export const revokeKey = defineRoute({
  method: "DELETE",
  path: "/api/keys/:id",
  auth: session("owner"),
  params: z.object({ id: z.string() }),
  handle: async (services: WebServices, { session, params, now }) => {
    if (!(await revokeApiKey(services.db, session.accountId, params.id, now))) throw new ApiError("NOT_FOUND");
    services.apiKeys.forget();
    return { revoked: true };
  },
});
