import { formatTimestamp } from "@inkvoice/contract";
import { type NoticesView, noticeBody } from "@inkvoice/contract/dashboard";
import { listNotices, type NoticeReader, removeNotices } from "../../../access/notices.ts";
import { defineRoute } from "../../../http/route.ts";
import { ApiError } from "../../../platform/api-error.ts";
import { session } from "../../../sessions/session-auth.ts";
import type { CurrentSession, Visitor } from "../../../sessions/session-store.ts";
import type { WebServices } from "../../services.ts";

function readerOf({ user, role }: CurrentSession, { address }: Visitor): NoticeReader {
  return { userId: user.id, isOwner: role === "owner", address };
}

export const listAllNotices = defineRoute({
  method: "GET",
  path: "/api/notices",
  auth: session("viewer"),
  handle: async ({ db }: WebServices, { session, visitor }): Promise<NoticesView> => ({
    notices: (await listNotices(db, session.accountId, readerOf(session, visitor))).map((row) => ({
      kind: row.kind,
      subject: row.subject,
      url: row.url,
      reason: row.reason,
      count: row.count,
      last_at: formatTimestamp(row.last_at),
    })),
  }),
});

export const dismissNotice = defineRoute({
  method: "POST",
  path: "/api/notices/dismiss",
  auth: session("viewer"),
  body: noticeBody,
  handle: async ({ db }: WebServices, { session, visitor, body }) => {
    const visible = await listNotices(db, session.accountId, readerOf(session, visitor));
    const isVisible = visible.some(({ kind, subject }) => kind === body.kind && subject === body.subject);
    if (!isVisible || (session.role === "viewer" && body.subject !== session.user.id)) throw new ApiError("NOT_FOUND");
    if (!(await removeNotices(db, { accountId: session.accountId, ...body }))) throw new ApiError("NOT_FOUND");
    return { dismissed: true };
  },
});
