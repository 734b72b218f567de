import type { DocumentType } from "@inkvoice/contract";

/** UNTDID 1001 codes of credit notes; all other types are invoices. */
const creditNotes = new Set(["81", "83", "261", "262", "296", "308", "381", "396", "420", "458", "502", "503", "532"]);

export function documentTypeOf(typeCode: string | undefined): DocumentType {
  return typeCode !== undefined && creditNotes.has(typeCode) ? "credit_note" : "invoice";
}

/** Reasons for a charge in UNTDID 7161 that mean carriage: freight and delivery. */
const carriage = new Set(["FC", "DL"]);

/** Whether an allowance or charge is a discount, freight, or another charge. */
export function chargeKindOf(
  indicator: string | undefined,
  reason: string | undefined,
): "discount" | "shipping" | "charge" {
  if (indicator?.toLowerCase() !== "true") return "discount";
  return reason !== undefined && carriage.has(reason.toUpperCase()) ? "shipping" : "charge";
}
