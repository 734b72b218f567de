import { formatTimestamp } from "@inkvoice/contract";
import type { SessionRow } from "@inkvoice/contract/dashboard";
import { operation } from "../operation.ts";
import { listSessions as sessionsOf } from "../session-store.ts";

export const listSessions = operation({
  method: "GET",
  path: "/api/sessions",
  access: "viewer",
  handle: async ({ services, session, now }): Promise<{ sessions: SessionRow[] }> => ({
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
