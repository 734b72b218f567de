import { formatTimestamp, plans } from "@inkvoice/contract";
import { type UsageView, usageQuery } from "@inkvoice/contract/dashboard";
import { usageByKey } from "../../../access/usage.ts";
import { dayOf } from "../../../catalogue/analytics/invoice-counts.ts";
import { usageByDay } from "../../../catalogue/analytics/usage-days.ts";
import { defineRoute } from "../../../http/route.ts";
import { ApiError } from "../../../platform/api-error.ts";
import { accountsOf } from "../../../sessions/people/people.ts";
import { session } from "../../../sessions/session-auth.ts";
import type { WebServices } from "../../services.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

export const getUsage = defineRoute({
  method: "GET",
  path: "/api/usage",
  auth: session("viewer"),
  query: usageQuery,
  handle: async (services: WebServices, { session, query, now }): Promise<UsageView> => {
    const account = (await accountsOf(services.db, session.user.id)).find(({ id }) => id === session.accountId);
    if (!account) throw new ApiError("NOT_FOUND");
    const windows = plans[account.plan];
    const state = await services.rateLimiter.look(`account:${session.accountId}`, windows);
    return {
      plan: account.plan,
      minute: {
        limit: windows.perMinute,
        used: state.minuteCount,
        resets_at: formatTimestamp((state.minute + 1) * minuteMs),
      },
      hour: { limit: windows.perHour, used: state.hourCount, resets_at: formatTimestamp((state.hour + 1) * hourMs) },
      days: await usageByDay(services.db, session.accountId, { now, days: Number(query.days) }),
      keys: await usageByKey(services.db, session.accountId, dayOf(now) - Number(query.days) + 1),
    };
  },
});
