import { approvalProblems, type QuestionedInvoice } from "@inkvoice/contract/dashboard";
import type { StoredRecord } from "../invoices/record/stored-record.ts";
import type { Executor } from "../platform/db/schema.ts";
import { includedMembers } from "./record-includes.ts";

/** Ends an approval that a person should confirm first. */
export class ApprovalProblemsFound extends Error {
  readonly invoice: QuestionedInvoice;
  constructor(invoice: QuestionedInvoice) {
    super("The invoice has problems to confirm before its approval.");
    this.invoice = invoice;
  }
}

/** Throws `ApprovalProblemsFound` where the invoice's page would ask before an approval. */
export async function refuseProblems(executor: Executor, stored: StoredRecord): Promise<void> {
  const { doubts = [], duplicates = [] } = await includedMembers(executor, stored, ["doubts", "duplicates"]);
  const { id, data, filename } = stored;
  const problems = approvalProblems({ doubts, data, duplicates });
  if (problems.length === 0) return;
  const vendor_name = data?.vendor?.name ?? null;
  throw new ApprovalProblemsFound({
    id,
    vendor_name,
    invoice_number: data?.invoice_number ?? null,
    filename,
    problems,
  });
}
