import type { TabCounts } from "@inkvoice/contract/dashboard";
import { tabCounts } from "../../../catalogue/list/tab-counts.ts";
import { defineRoute } from "../../../http/route.ts";
import { session } from "../../../sessions/session-auth.ts";
import type { WebServices } from "../../services.ts";

export const getTabCounts = defineRoute({
  method: "GET",
  path: "/api/invoice-tabs",
  auth: session("viewer"),
  handle: ({ db }: WebServices, { session }): Promise<TabCounts> =>
    tabCounts(db, { accountId: session.accountId, userId: session.user.id }),
});
