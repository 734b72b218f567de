import { formatTimestamp } from "@inkvoice/contract";
import type { SessionRow } from "@inkvoice/contract/dashboard";
import { defineRoute } from "../../http/route.ts";
import type { SessionServices } from "../services.ts";
import { session } from "../session-auth.ts";
import { listSessions as sessionsOf } from "../session-store.ts";

export const listSessions = defineRoute({
  method: "GET",
  path: "/api/sessions",
  auth: session("viewer"),
  handle: async (services: SessionServices, { session, now }): Promise<{ sessions: SessionRow[] }> => ({
    sessions: (await sessionsOf(services.db, session.user.id, now)).map((row) => ({
      id: row.id,
      current: row.id === session.sessionId,
      created_at: formatTimestamp(row.created_at),
      last_seen_at: formatTimestamp(row.last_seen_at),
      address: row.address,
      user_agent: row.user_agent,
    })),
  }),
});
