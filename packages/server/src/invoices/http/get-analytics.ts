import { analytics, analyticsQuery } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { foldedAnalytics } from "../../catalogue/analytics/analytics.ts";
import { daysWithoutBounds } from "../../catalogue/analytics/analytics-spans.ts";
import { foldAnalytics } from "../../catalogue/analytics/fold-analytics.ts";
import { dayOf } from "../../catalogue/analytics/invoice-counts.ts";
import { defineRoute } from "../../http/route.ts";
import { invalidParameter } from "../../platform/api-error.ts";
import { either } from "../../sessions/either.ts";
import { session } from "../../sessions/session-auth.ts";

const mostDays = 400;

export const getAnalytics = defineRoute({
  method: "GET",
  path: "/v1/analytics",
  auth: either(key("invoices:read"), session("viewer")),
  operation: "getAnalytics",
  tag: "Analytics",
  summary: "Sum invoices up by time, vendor or currency",
  description:
    "Counts and sums of the completed invoices by the day of upload or the date on them, how often each field was corrected, and taxes by rate. Deleted invoices are not in it.",
  query: analyticsQuery,
  success: { status: 200, description: "Sums and counts by group", data: analytics },
  errors: ["INVALID_PARAMETER"],
  async handle({ db, replica }, { principal, query, now }) {
    const { date_field: dateField, group_by: groupBy } = query;
    const isByDay = groupBy === "day";
    const widest = daysWithoutBounds(dateField, now);
    const to = query.to === undefined ? (isByDay ? dayOf(now) : widest.to) : dayOf(Date.parse(query.to));
    const earliest = isByDay ? Math.max(widest.from, to - mostDays + 1) : widest.from;
    const from = query.from === undefined ? earliest : dayOf(Date.parse(query.from));
    if (from > to) throw invalidParameter("from", "must not be after to");
    if (isByDay && to - from >= mostDays)
      throw invalidParameter("from", `and to must be at most ${mostDays} days apart with group_by=day`);
    const question = { accountId: principal.accountId, range: { from, to }, groupBy, dateField };
    await foldAnalytics(db, principal.accountId);
    return await replica.read(principal, (reader) => foldedAnalytics(reader, question));
  },
});
