import { analytics, analyticsDateFields, limits } from "@inkvoice/contract";
import { GraphQLInt, GraphQLList, GraphQLNonNull, GraphQLObjectType, GraphQLString } from "graphql";
import type { z } from "zod";
import { readAnalytics } from "../catalogue/analytics/analytics.ts";
import { daysWithoutBounds } from "../catalogue/analytics/analytics-spans.ts";
import { invalidParameter } from "../platform/api-error.ts";
import { pageArguments, pageType, readPage } from "./invoice-type.ts";
import { type Fields, loadCosts, loading, type QueryContext, types } from "./query-context.ts";

type VendorGroup = z.infer<typeof analytics>["groups"][number];

const vendorType = new GraphQLObjectType<VendorGroup, QueryContext>({
  name: "Vendor",
  description: "What a vendor's completed invoices come to in one currency",
  fields: () => {
    const { key: _key, ...sums } = types.fields(analytics.shape.groups.element, "Vendor");
    return {
      name: { type: new GraphQLNonNull(GraphQLString), resolve: ({ key }) => key },
      ...(sums as Fields<VendorGroup>),
      latest: {
        type: new GraphQLNonNull(pageType),
        description: "Its invoices; also those in other currencies",
        args: pageArguments,
        ...loading(loadCosts.page),
        resolve: ({ key, tax_id }, args, context) =>
          readPage(context, { ...args, filter: { vendor: tax_id ?? key.replace(/ \(ven_\d+\)$/, "") } }),
      },
    };
  },
});

export const vendorPageType = new GraphQLObjectType({
  name: "VendorPage",
  fields: {
    nodes: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(vendorType))) },
    total: { type: new GraphQLNonNull(GraphQLInt) },
    next_cursor: { type: GraphQLString },
  },
});

export type VendorArguments = Readonly<{
  from?: string;
  to?: string;
  date_field: string;
  currency?: string;
  q?: string;
  first: number;
  after?: string;
}>;

const dayMs = 86_400_000;
const dayForm = /^\d{4}-\d{2}-\d{2}$/;

function dayIn(name: string, text: string | null | undefined, otherwise: number): number {
  if (text === undefined || text === null) return otherwise;
  const day = dayForm.test(text) ? Date.parse(text) / dayMs : Number.NaN;
  if (Number.isNaN(day)) throw invalidParameter(name, "must be a date such as 2026-03-31");
  return day;
}

/** Most invoices first; the sums of GET /v1/analytics. */
export async function readVendors({ services, accountId, loads }: QueryContext, args: VendorArguments) {
  const { first, after } = args;
  if (first < 1 || first > limits.listMaximum) throw invalidParameter("first", `must be 1 to ${limits.listMaximum}`);
  const start = after === undefined || after === null ? 0 : Number(/^v(\d{1,4})$/.exec(after)?.[1] ?? Number.NaN);
  if (Number.isNaN(start)) throw invalidParameter("after", "is not one that this list gave");
  const dateField = analyticsDateFields.find((field) => field === args.date_field);
  if (!dateField) throw invalidParameter("date_field", `must be one of ${analyticsDateFields.join(", ")}`);
  const widest = daysWithoutBounds(dateField, services.clock.now());
  const range = { from: dayIn("from", args.from, widest.from), to: dayIn("to", args.to, widest.to) };
  const load = () => readAnalytics(services.db, { accountId, range, groupBy: "vendor", dateField });
  const { groups } = await loads.once(`vendors ${dateField} ${range.from} ${range.to}`, load);
  const words = args.q?.toLowerCase();
  const matching = groups.filter(
    ({ key, currency }) =>
      (!args.currency || currency === args.currency) && (!words || key.toLowerCase().includes(words)),
  );
  const end = start + first;
  const next_cursor = end < matching.length ? `v${end}` : null;
  return { nodes: matching.slice(start, end), total: matching.length, next_cursor };
}
