import type { InvoiceList, InvoiceRecord } from "@inkvoice/contract";
import type { Inkvoice } from "@inkvoice/sdk";
import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { explainRecord } from "./explain-record.ts";
import { duplicatesOutput, explanationOutput, invoiceOutput, listOutput, matchOutput } from "./output-schemas.ts";
import { invoiceId, readOnly, type ToolSettings } from "./tool-definition.ts";
import { invoiceResult, json, withErrorResult } from "./tool-result.ts";

export function addReadingTools(server: McpServer, { client }: ToolSettings): void {
  const get = recordsOf(client);

  server.registerTool(
    "list_invoices",
    {
      description: "Lists invoices, newest first, by what was read.",
      inputSchema: z.object({
        vendor: z.string().optional().describe("Tax number, or the name from its beginning"),
        invoice_number: z.string().optional(),
        q: z.string().optional().describe("Words in vendor, customer, number, order and file name"),
        date_from: z.iso.date().optional().describe("Invoice date of this day or later"),
        date_to: z.iso.date().optional().describe("Invoice date of this day or earlier"),
        total_min: z.number().optional(),
        total_max: z.number().optional(),
        needs_review: z.boolean().optional().describe("Only those a person should look at"),
        limit: z.int().min(1).max(100).default(20),
      }),
      outputSchema: listOutput,
      annotations: readOnly,
    },
    (filter) =>
      withErrorResult(async () => {
        const { invoices } = await client.request<InvoiceList>({ method: "GET", path: "/invoices", query: filter });
        return json({ invoices });
      }),
  );

  server.registerTool(
    "get_invoice",
    {
      description: "One invoice as it was read and corrected: fields with confidence, line items, failed checks.",
      inputSchema: z.object({ id: invoiceId }),
      outputSchema: invoiceOutput,
      annotations: readOnly,
    },
    ({ id: invoice }) => withErrorResult(async () => invoiceResult(await get(invoice))),
  );

  server.registerTool(
    "explain_invoice",
    {
      description:
        "Why each value of an invoice is what it is: the printed text and place it was read from, its confidence, what else it might be, every check.",
      inputSchema: z.object({ id: invoiceId }),
      outputSchema: explanationOutput,
      annotations: readOnly,
    },
    ({ id: invoice }) => withErrorResult(async () => json(explainRecord(await get(invoice, "evidence")))),
  );

  server.registerTool(
    "find_duplicates",
    {
      description: "Invoices that are likely the same as this one, with a score and the reasons.",
      inputSchema: z.object({ id: invoiceId }),
      outputSchema: duplicatesOutput,
      annotations: readOnly,
    },
    ({ id: invoice }) => withErrorResult(async () => json({ duplicates: await client.invoices.duplicates(invoice) })),
  );
}

function recordsOf(client: Inkvoice) {
  return (invoice: string, include?: string) =>
    client.request<InvoiceRecord>({
      method: "GET",
      path: `/invoices/${encodeURIComponent(invoice)}`,
      ...(include && { query: { include } }),
    });
}

export function addOrderTool(server: McpServer, { client }: ToolSettings): void {
  server.registerTool(
    "match_order",
    {
      description:
        "Compares an invoice with its purchase orders line by line: ordered and invoiced quantities and prices, and what differs.",
      inputSchema: z.object({ id: invoiceId }),
      outputSchema: matchOutput,
      annotations: readOnly,
    },
    ({ id: invoice }) => withErrorResult(async () => json(await client.orders.match(invoice))),
  );
}
