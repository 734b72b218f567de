import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { usePermission } from "../../../api/session.ts";

/** E-invoices and single pages cannot be split. */
export function useMaySplit({ pages, content_type, row }: InvoiceDetail): boolean {
  const mayEdit = usePermission("edit");
  const isData = content_type.startsWith("text/") || content_type.includes("pkcs7");
  return mayEdit && pages > 1 && !isData && row.status !== "processing";
}
