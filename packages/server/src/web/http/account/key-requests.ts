import { formatTimestamp } from "@inkvoice/contract";
import { type KeyRequestsView, keyRequestsQuery } from "@inkvoice/contract/dashboard";
import { z } from "zod";
import { hasApiKey } from "../../../access/keys/api-keys.ts";
import { listKeyRequests } from "../../../access/keys/request-log.ts";
import { defineRoute } from "../../../http/route.ts";
import { ApiError } from "../../../platform/api-error.ts";
import { session } from "../../../sessions/session-auth.ts";
import type { WebServices } from "../../services.ts";

const pageLength = 50;

/** The request log of a key, also of a revoked one. */
export const listRequestsOfKey = defineRoute({
  method: "GET",
  path: "/api/keys/:id/requests",
  auth: session("owner"),
  params: z.object({ id: z.string() }),
  query: keyRequestsQuery,
  handle: async (services: WebServices, { session, params, query }): Promise<KeyRequestsView> => {
    const { accountId } = session;
    if (!(await hasApiKey(services.db, accountId, params.id))) throw new ApiError("NOT_FOUND");
    await services.requestLog.flush();
    const search = { accountId, keyId: params.id, onlyFailed: query.failed === "true", before: query.before };
    const rows = await listKeyRequests(services.db, search, pageLength + 1);
    const page = rows.slice(0, pageLength);
    return {
      requests: page.map(({ id, at, method, path, status, duration_ms, request_id }) => ({
        id,
        at: formatTimestamp(at),
        method,
        path,
        status,
        duration_ms,
        request_id,
      })),
      next: rows.length > pageLength ? (page.at(-1)?.id ?? null) : null,
    };
  },
});
