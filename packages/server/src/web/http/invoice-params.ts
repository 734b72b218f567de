import { isId, limits } from "@inkvoice/contract";
import { z } from "zod";
import { readStored, type StoredRecord } from "../../invoices/stored-record.ts";
import { ApiError } from "../../platform/api-error.ts";
import type { WebServices } from "../services.ts";

export const invoiceParams = z.object({ id: z.string() });
export const pageParams = invoiceParams.extend({ page: z.coerce.number().int().min(1).max(limits.pdfPages) });

/** The account's own invoice; another account's is not found, like one that does not exist. */
export async function requireStored(services: WebServices, accountId: string, id: string): Promise<StoredRecord> {
  const stored = isId("invoice", id) ? await readStored(services.db, accountId, id) : undefined;
  if (!stored) throw new ApiError("NOT_FOUND", "There is no such invoice.");
  return stored;
}
