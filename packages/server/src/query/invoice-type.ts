import {
  type InvoiceListItem,
  invoiceListItem,
  limits,
  listInvoicesQuery,
  pagination,
  plainRecord,
} from "@inkvoice/contract";
import {
  GraphQLBoolean,
  type GraphQLFieldConfigArgumentMap,
  GraphQLFloat,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from "graphql";
import type { z } from "zod";
import { firstProblem } from "../http/request/validation-problems.ts";
import { listPage } from "../invoices/record/list-page.ts";
import { ApiError, invalidParameter } from "../platform/api-error.ts";
import { jsonScalar } from "./output-types.ts";
import { type Fields, type QueryContext, types } from "./query-context.ts";

/** An invoice: its list columns, or only the id with the rest loaded on demand. */
type Node = Readonly<{ id: string; item?: InvoiceListItem }>;

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

const member = (source: object | undefined, name: string) => (source as Record<string, unknown> | undefined)?.[name];

export const invoiceType = new GraphQLObjectType<Node, QueryContext>({ name: "Invoice", fields: invoiceFields() });
const paginationType = types.object(pagination, "pagination");

export const pageType = new GraphQLObjectType({
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

export const filterType = new GraphQLInputObjectType({
  name: "InvoiceFilter",
  description: "The filters of GET /v1/invoices; every one that is given must match",
  fields: Object.fromEntries(
    Object.entries(filters as Record<string, z.ZodType>).map(([name, { description }]) => [
      name,
      { type: inputType(name), ...(description !== undefined && { description }) },
    ]),
  ),
});

export const pageArguments: GraphQLFieldConfigArgumentMap = {
  sort: { type: GraphQLString, defaultValue: "-created_at", description: "As in GET /v1/invoices" },
  first: { type: GraphQLInt, defaultValue: limits.listDefault, description: `How many, 1–${limits.listMaximum}` },
  after: { type: GraphQLString, description: "The next_cursor of the page before" },
};

export type PageArguments = Readonly<{
  filter?: Record<string, unknown>;
  sort?: string;
  first?: number;
  after?: string;
}>;

/** Validated by the schema of the list, whose parameters are text. */
export async function readPage({ services, accountId, approverId, loads }: QueryContext, asked: PageArguments) {
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
