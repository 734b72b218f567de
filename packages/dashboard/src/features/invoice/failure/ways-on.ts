import type { InvoiceDetail } from "@inkvoice/contract/dashboard";

/** What a person can do with a document that could not be read; the first is the default. */
export type WayOn = "by-hand" | "as-invoice" | "reread" | "replace";

/** Reading these again gives the same answer. */
const sameAgain = new Set(["NO_INVOICE_FOUND", "CORRUPT_FILE", "PASSWORD_PROTECTED"]);

/** XML states its values: there is nothing to be read otherwise. */
const isXml = (contentType: string) => /xml|pkcs7/.test(contentType);

export function waysOn({ row, content_type }: Pick<InvoiceDetail, "row" | "content_type">): WayOn[] {
  const code = row.error?.code ?? "";
  if (!sameAgain.has(code)) return ["reread", "by-hand", "replace"];
  const mayBeOne = code === "NO_INVOICE_FOUND" && !isXml(content_type);
  return ["by-hand", ...(mayBeOne ? (["as-invoice"] as const) : []), "replace", "reread"];
}
