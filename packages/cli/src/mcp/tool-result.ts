import type { InvoiceRecord } from "@inkvoice/contract";
import { InkvoiceError } from "@inkvoice/sdk";
import { describeInvoice } from "../describe-invoice.ts";
import { documentData } from "./document-data.ts";

type ToolResult = {
  content: { type: "text"; text: string }[];
  structuredContent?: Record<string, unknown>;
  isError?: boolean;
};

const text = (said: string): ToolResult => ({ content: [{ type: "text", text: said }] });
/** Text for the assistant, marked as untrusted, and the same as data for programs. */
const data = (read: string, structured: object): ToolResult => ({
  ...text(documentData(read)),
  structuredContent: { ...structured },
});
export const json = (structured: object): ToolResult => data(JSON.stringify(structured, null, 2), structured);
export const invoiceResult = (invoice: InvoiceRecord): ToolResult => data(describeInvoice(invoice), { invoice });

/** Returns errors to the assistant as the result of its tool. */
export async function withErrorResult(work: () => Promise<ToolResult>): Promise<ToolResult> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InkvoiceError) return { ...text(`${error.code}: ${error.message}`), isError: true };
    if (error instanceof Error) return { ...text(error.message), isError: true };
    throw error;
  }
}
