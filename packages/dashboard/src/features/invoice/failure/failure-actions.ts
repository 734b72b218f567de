import type { InvoiceDetail } from "@inkvoice/contract/dashboard";

/** Actions for a document that could not be read; the first is the default. */
export type FailureAction = "by-hand" | "as-invoice" | "reread" | "replace";

/** Failures that reading again would repeat. */
const sameAgain = new Set(["NO_INVOICE_FOUND", "CORRUPT_FILE", "PASSWORD_PROTECTED"]);

/** An XML file would be read the same way again. */
const isXml = (contentType: string) => /xml|pkcs7/.test(contentType);

export function failureActions({ row, content_type }: Pick<InvoiceDetail, "row" | "content_type">): FailureAction[] {
  const code = row.error?.code ?? "";
  if (!sameAgain.has(code)) return ["reread", "by-hand", "replace"];
  const mayBeOne = code === "NO_INVOICE_FOUND" && !isXml(content_type);
  return ["by-hand", ...(mayBeOne ? (["as-invoice"] as const) : []), "replace", "reread"];
}
