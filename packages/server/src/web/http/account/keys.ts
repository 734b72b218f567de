import { formatTimestamp } from "@inkvoice/contract";
import { createKeyBody, type KeyRow, rotateKeyBody } from "@inkvoice/contract/dashboard";
import { z } from "zod";
import { createApiKey, listApiKeys, revokeApiKey } from "../../../access/keys/api-keys.ts";
import { rotateApiKey } from "../../../access/keys/rotate-key.ts";
import { noticeNewKey, removeNotices } from "../../../access/notices.ts";
import { defineRoute } from "../../../http/route.ts";
import { ApiError } from "../../../platform/api-error.ts";
import { lockMembersAsOwner } from "../../../sessions/people/lock-members-as-owner.ts";
import { confirmed, session } from "../../../sessions/session-auth.ts";
import type { WebServices } from "../../services.ts";

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
        created_by: key.createdBy,
        addresses: [...key.addresses],
      })),
    };
  },
});

/** The only response that contains the key. */
export const createKey = defineRoute({
  method: "POST",
  path: "/api/keys",
  auth: confirmed("owner"),
  body: createKeyBody,
  handle: async (services: WebServices, { session, body, now, audit }) => {
    const expiresAt = body.expires_in_days === undefined ? undefined : now + body.expires_in_days * day;
    const wanted = {
      accountId: session.accountId,
      name: body.name,
      scopes: body.scopes,
      expiresAt,
      addresses: body.addresses,
    };
    return services.db.transaction().execute(async (tx) => {
      await lockMembersAsOwner(tx, session);
      const made = await createApiKey(tx, { ...wanted, createdBy: session.user.id }, now);
      await audit(tx, "key.created", { subject: made.id, details: { name: body.name } });
      const { accountId, user } = session;
      await noticeNewKey(tx, { accountId, id: made.id, name: body.name, by: user.name }, now);
      return made;
    });
  },
});

export const revokeKey = defineRoute({
  method: "DELETE",
  path: "/api/keys/:id",
  auth: session("owner"),
  params: z.object({ id: z.string() }),
  handle: async (services: WebServices, { session, params, now, audit }) => {
    await services.db.transaction().execute(async (tx) => {
      if (!(await revokeApiKey(tx, session.accountId, params.id, now))) throw new ApiError("NOT_FOUND");
      await removeNotices(tx, { accountId: session.accountId, subject: params.id, kind: "key.created" });
      await audit(tx, "key.revoked", { subject: params.id });
    });
    services.apiKeys.forget();
    return { revoked: true };
  },
});

/** Creates a key with the same rights, so that programs can switch while the old one still works. */
export const rotateKey = defineRoute({
  method: "POST",
  path: "/api/keys/:id/rotate",
  auth: confirmed("owner"),
  params: z.object({ id: z.string() }),
  body: rotateKeyBody,
  handle: async (services: WebServices, { session, params, body, now, audit }) => {
    const rotation = { accountId: session.accountId, keyId: params.id, overlapHours: body.overlap_hours };
    const made = await services.db.transaction().execute(async (tx) => {
      await lockMembersAsOwner(tx, session);
      const rotated = await rotateApiKey(tx, { ...rotation, createdBy: session.user.id }, now);
      if (!rotated) throw new ApiError("NOT_FOUND");
      const details = { new_key: rotated.id, overlap_hours: body.overlap_hours };
      await audit(tx, "key.rotated", { subject: params.id, details });
      const { accountId, user } = session;
      await noticeNewKey(tx, { accountId, id: rotated.id, name: rotated.name, by: user.name }, now);
      return rotated;
    });
    services.apiKeys.forget();
    return { ...made, old_key_until: formatTimestamp(made.old_key_until) };
  },
});
