import type { InvoiceRecord } from "@inkvoice/contract";
import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { invoiceOutput } from "./output-schemas.ts";
import { changing, invoiceId, type ToolSettings } from "./tool-definition.ts";
import { invoiceResult, withErrorResult } from "./tool-result.ts";

export function addReviewTools(server: McpServer, { client }: ToolSettings): void {
  server.registerTool(
    "correct_invoice",
    {
      description:
        "Corrects values of an invoice. Only the members to change; null takes a value away; lists are given whole. Ask the person first: a correction counts as certain and is remembered for the vendor.",
      inputSchema: z.object({
        id: invoiceId,
        extracted_data: z.record(z.string(), z.unknown()).describe('Such as {"due_date":"2026-04-30"}'),
      }),
      outputSchema: invoiceOutput,
      annotations: { ...changing, destructiveHint: true },
    },
    ({ id: invoice, extracted_data }) =>
      withErrorResult(async () => {
        const path = `/invoices/${encodeURIComponent(invoice)}`;
        return invoiceResult(await client.request<InvoiceRecord>({ method: "PATCH", path, json: { extracted_data } }));
      }),
  );

  server.registerTool(
    "approve_invoice",
    {
      description:
        "Approves an invoice; where rules ask for several approvals, this is one of them. Ask the person first: it may be paid because of it.",
      inputSchema: z.object({ id: invoiceId }),
      outputSchema: invoiceOutput,
      annotations: { ...changing, destructiveHint: true },
    },
    ({ id: invoice }) => withErrorResult(async () => invoiceResult(await client.invoices.approve(invoice))),
  );

  server.registerTool(
    "reject_invoice",
    {
      description: "Rejects an invoice, with a reason for the people who look at it. Ask the person first.",
      inputSchema: z.object({ id: invoiceId, reason: z.string().max(500).optional() }),
      outputSchema: invoiceOutput,
      annotations: { ...changing, destructiveHint: true },
    },
    ({ id: invoice, reason }) =>
      withErrorResult(async () => invoiceResult(await client.invoices.reject(invoice, reason))),
  );
}
