import {
  analytics,
  analyticsDateFields,
  type InvoiceListItem,
  invoiceListItem,
  isId,
  limits,
  listInvoicesQuery,
  pagination,
  plainRecord,
} from "@inkvoice/contract";
import {
  GraphQLBoolean,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLFieldConfigMap,
  GraphQLFloat,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
} from "graphql";
import type { z } from "zod";
import { readAnalytics } from "../catalogue/analytics/analytics.ts";
import { daysWithoutBounds } from "../catalogue/analytics/analytics-spans.ts";
import { firstProblem } from "../http/request/validation-problems.ts";
import { listPage } from "../invoices/record/list-page.ts";
import type { InvoiceServices } from "../invoices/services.ts";
import { ApiError, invalidParameter } from "../platform/api-error.ts";
import { jsonScalar, OutputTypes } from "./output-types.ts";
import type { QueryLoads } from "./query-loads.ts";
import type { Records } from "./record-loader.ts";

/** Context of a query. Resolvers take the account only from here. */
type QueryContext = Readonly<{
  services: InvoiceServices;
  accountId: string;
  /** The person or key that asks. */
  approverId: string;
  records: Records;
  loads: QueryLoads;
}>;

/** An invoice: its list columns, or only the id with the rest loaded on demand. */
type Node = Readonly<{ id: string; item?: InvoiceListItem }>;

type Fields<Source> = GraphQLFieldConfigMap<Source, QueryContext>;

const types = new OutputTypes(["Invoice", "Vendor"]);

/** All members of the record except those in lists and those requested by name. */
function invoiceFields(): Fields<Node> {
  const record = types.fields(plainRecord, "Invoice");
  const shown = types.fields(invoiceListItem, "Invoice");
  const ofRecord = Object.keys(record).map((name) => [
    name,
    {
      ...record[name]!,
      resolve: async ({ id }: Node, _args: unknown, { records }: QueryContext) =>
        member(await records.record(id), name),
    },
  ]);
  const ofList = Object.keys(shown).map((name) => [
    name,
    {
      ...shown[name]!,
      resolve: async ({ id, item }: Node, _args: unknown, { records }: QueryContext) =>
        member(item ?? (await records.item(id)), name),
    },
  ]);
  return Object.fromEntries([...ofRecord, ...ofList]) as Fields<Node>;
}

/** Additional cost of fields that query the database. */
const loadCosts = { record: 100, page: 200, vendors: 500 };
const loading = (loadCost: number) => ({ extensions: { loadCost } });

const member = (source: object | undefined, name: string) => (source as Record<string, unknown> | undefined)?.[name];

const invoiceType = new GraphQLObjectType<Node, QueryContext>({ name: "Invoice", fields: invoiceFields() });
const paginationType = types.object(pagination, "pagination");

const pageType = new GraphQLObjectType({
  name: "InvoicePage",
  fields: {
    nodes: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(invoiceType))) },
    pagination: { type: new GraphQLNonNull(paginationType) },
  },
});

const { limit: _limit, offset: _offset, cursor: _cursor, sort: _sort, ...filters } = listInvoicesQuery.shape;
const numbers = new Set(["total_min", "total_max"]);
const flags = new Set(["needs_review", "duplicates"]);

function inputType(name: string) {
  if (numbers.has(name)) return GraphQLFloat;
  if (flags.has(name)) return GraphQLBoolean;
  return name === "metadata" ? jsonScalar : GraphQLString;
}

const filterType = new GraphQLInputObjectType({
  name: "InvoiceFilter",
  description: "The filters of GET /v1/invoices; every one that is given must match",
  fields: Object.fromEntries(
    Object.entries(filters as Record<string, z.ZodType>).map(([name, { description }]) => [
      name,
      { type: inputType(name), ...(description !== undefined && { description }) },
    ]),
  ),
});

const pageArguments: GraphQLFieldConfigArgumentMap = {
  sort: { type: GraphQLString, defaultValue: "-created_at", description: "As in GET /v1/invoices" },
  first: { type: GraphQLInt, defaultValue: limits.listDefault, description: `How many, 1–${limits.listMaximum}` },
  after: { type: GraphQLString, description: "The next_cursor of the page before" },
};

type PageArguments = Readonly<{ filter?: Record<string, unknown>; sort?: string; first?: number; after?: string }>;

/** Validated by the schema of the list, whose parameters are text. */
async function readPage({ services, accountId, approverId, loads }: QueryContext, asked: PageArguments) {
  const { filter = {}, sort, first, after } = asked;
  const given = Object.entries({ ...filter, sort, limit: first, cursor: after }).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, name === "metadata" ? value : String(value)]],
  );
  const outcome = listInvoicesQuery.safeParse(Object.fromEntries(given));
  if (!outcome.success) {
    const { path, problem } = firstProblem(outcome.error);
    throw invalidParameter(argumentNames[path.join(".")] ?? path.join("."), problem);
  }
  const query = outcome.data;
  const load = () => listPage(services.db, { accountId, approverId, query }).catch(inOurNames);
  const page = await loads.once(`page ${JSON.stringify(query)}`, load);
  return { nodes: page.invoices.map((item) => ({ id: item.id, item })), pagination: page.pagination };
}

/** The list's `cursor` is called `after` here. */
function inOurNames(error: unknown): never {
  if (error instanceof ApiError) throw new ApiError(error.code, error.message.replace(/^cursor /, "after "));
  throw error;
}

const argumentNames: Readonly<Record<string, string>> = { limit: "first", cursor: "after" };

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

const vendorPageType = new GraphQLObjectType({
  name: "VendorPage",
  fields: {
    nodes: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(vendorType))) },
    total: { type: new GraphQLNonNull(GraphQLInt) },
    next_cursor: { type: GraphQLString },
  },
});

type VendorArguments = Readonly<{
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
async function readVendors({ services, accountId, loads }: QueryContext, args: VendorArguments) {
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

const queryType = new GraphQLObjectType<unknown, QueryContext>({
  name: "Query",
  fields: {
    invoice: {
      type: invoiceType,
      description: "One invoice; null where the account has none with this id",
      args: { id: { type: new GraphQLNonNull(GraphQLString) } },
      ...loading(loadCosts.record),
      resolve: async (_source, { id }: { id: string }, { records }) => {
        const item = isId("invoice", id) ? await records.item(id) : undefined;
        return item && { id, item };
      },
    },
    invoices: {
      type: new GraphQLNonNull(pageType),
      description: "A page of invoices, as GET /v1/invoices gives it",
      args: { filter: { type: filterType }, ...pageArguments },
      ...loading(loadCosts.page),
      resolve: (_source, args: PageArguments, context) => readPage(context, args),
    },
    vendors: {
      type: new GraphQLNonNull(vendorPageType),
      description: "Vendors by their completed invoices, most first, at most 1000",
      args: {
        from: { type: GraphQLString, description: "This day of date_field or later" },
        to: { type: GraphQLString, description: "This day of date_field or earlier" },
        date_field: {
          type: GraphQLString,
          defaultValue: "created_at",
          description: "Day of the upload (UTC), or date: on the invoice",
        },
        currency: { type: GraphQLString },
        q: { type: GraphQLString, description: "A part of the name" },
        first: pageArguments.first!,
        after: pageArguments.after!,
      },
      ...loading(loadCosts.vendors),
      resolve: (_source, args: VendorArguments, context) => readVendors(context, args),
    },
  },
});

/** Without mutations. */
export const querySchema = new GraphQLSchema({ query: queryType });
