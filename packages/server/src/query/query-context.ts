import type { GraphQLFieldConfigMap } from "graphql";
import type { InvoiceServices } from "../invoices/services.ts";
import { OutputTypes } from "./output-types.ts";
import type { QueryLoads } from "./query-loads.ts";
import type { Records } from "./record-loader.ts";

/** Context of a query. Resolvers take the account only from here. */
export type QueryContext = Readonly<{
  services: InvoiceServices;
  accountId: string;
  /** The person or key that asks. */
  approverId: string;
  records: Records;
  loads: QueryLoads;
}>;

export type Fields<Source> = GraphQLFieldConfigMap<Source, QueryContext>;

export const types = new OutputTypes(["Invoice", "Vendor"]);

/** Additional cost of fields that query the database. */
export const loadCosts = { record: 100, page: 200, vendors: 500 };
export const loading = (loadCost: number) => ({ extensions: { loadCost } });
