import { limits, queryAnswer, queryBody } from "@inkvoice/contract";
import { chargeRequests, key } from "../../access/admit.ts";
import { principalId } from "../../access/principal.ts";
import { successJsonAround } from "../../http/response/envelope.ts";
import { defineRoute, JsonEnvelope } from "../../http/route.ts";
import type { InvoiceServices } from "../../invoices/services.ts";

const requestsFor = (cost: number) => Math.max(1, Math.ceil(cost / limits.queryCostPerRequest));

export const runQuery = defineRoute({
  method: "POST",
  path: "/v1/query",
  auth: key("invoices:read"),
  operation: "runQuery",
  tag: "Invoices",
  summary: "Ask for exactly what is needed, in GraphQL",
  description: `Read-only: invoices by id or by the filters of the list, and vendors. A query may have ${limits.queryRootFields} fields at its root, be ${limits.queryDepth} steps deep and cost ${limits.queryCost}: each value costs 1, \`invoice\` 100, a page of invoices 200 and \`vendors\` 500; values in a page count once per entry, values in a list of a record ten times. Every ${limits.queryCostPerRequest} of cost, or part of it, counts as one request. The answer has the shape of the query, under every version.`,
  body: queryBody,
  example: {
    query:
      '{ invoices(filter: {currency: "EUR"}, first: 5) { nodes { id vendor_name total_amount } pagination { next_cursor } } }',
  },
  success: { status: 200, description: "What was asked for", data: queryAnswer },
  errors: ["INVALID_REQUEST", "INVALID_PARAMETER", "INVALID_QUERY"],
  async handle(services: InvoiceServices, { principal, body, reply }) {
    // Loaded with the first query: the library is a tenth of the code loaded at start.
    const { answerQuery } = await import("../answer-query.ts");
    const charge = (cost: number) => chargeRequests(services, principal, reply, requestsFor(cost) - 1);
    const caller = { accountId: principal.accountId, approverId: principalId(principal), charge };
    const data = await answerQuery(services, caller, body);
    return new JsonEnvelope({ json: successJsonAround(JSON.stringify(data)) });
  },
});
