import { formatTimestamp, plans } from "@inkvoice/contract";
import type { UsageView } from "@inkvoice/contract/dashboard";
import { usageByDay } from "../../catalogue/usage-days.ts";
import { ApiError } from "../../platform/api-error.ts";
import { operation } from "../../sessions/operation.ts";
import { accountsOf } from "../../sessions/people.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

export const getUsage = operation({
  method: "GET",
  path: "/api/usage",
  access: "viewer",
  handle: async ({ services, session, now }): Promise<UsageView> => {
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
      days: await usageByDay(services.db, session.accountId, now),
    };
  },
});
