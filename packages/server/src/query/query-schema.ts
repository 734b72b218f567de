import { isId } from "@inkvoice/contract";
import { GraphQLNonNull, GraphQLObjectType, GraphQLSchema, GraphQLString } from "graphql";
import { filterType, invoiceType, type PageArguments, pageArguments, pageType, readPage } from "./invoice-type.ts";
import { loadCosts, loading, type QueryContext } from "./query-context.ts";
import { readVendors, type VendorArguments, vendorPageType } from "./vendor-type.ts";

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
