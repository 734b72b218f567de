import { formatTimestamp } from "@inkvoice/contract";
import { type NoticesView, noticeBody } from "@inkvoice/contract/dashboard";
import { listNotices, removeNotices } from "../../../access/notices.ts";
import { defineRoute } from "../../../http/route.ts";
import { ApiError } from "../../../platform/api-error.ts";
import { session } from "../../../sessions/session-auth.ts";
import type { WebServices } from "../../services.ts";

export const listAllNotices = defineRoute({
  method: "GET",
  path: "/api/notices",
  auth: session("viewer"),
  handle: async ({ db }: WebServices, { session }): Promise<NoticesView> => ({
    notices: (await listNotices(db, session.accountId, session.user.id)).map((row) => ({
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
  handle: async ({ db }: WebServices, { session, body }) => {
    const isOwn = body.kind === "sign_in.stopped" && body.subject === session.user.id;
    if (body.kind === "sign_in.stopped" ? !isOwn : session.role === "viewer") throw new ApiError("NOT_FOUND");
    if (!(await removeNotices(db, { accountId: session.accountId, ...body }))) throw new ApiError("NOT_FOUND");
    return { dismissed: true };
  },
});
