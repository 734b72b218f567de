import { useParams } from "@tanstack/react-router";
import { InvoiceScreen } from "./invoice-screen.tsx";

/** One invoice by itself. */
export function InvoicePage() {
  const { id } = useParams({ from: "/inside/invoices/$id" });
  return <InvoiceScreen id={id} />;
}
