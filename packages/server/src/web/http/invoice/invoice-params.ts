import { limits } from "@inkvoice/contract";
import { z } from "zod";
import { requireStored as requireOwn, type StoredRecord } from "../../../invoices/record/stored-record.ts";
import type { WebServices } from "../../services.ts";

export const invoiceParams = z.object({ id: z.string() });
export const pageParams = invoiceParams.extend({ page: z.coerce.number().int().min(1).max(limits.pdfPages) });

/** The account's invoice; one of another account is "not found", like a missing one. */
export function requireStored(services: WebServices, accountId: string, id: string): Promise<StoredRecord> {
  return requireOwn(services.db, accountId, id);
}
