import { useParams } from "@tanstack/react-router";
import { InvoiceScreen } from "./invoice-screen.tsx";

/** A single invoice, outside the review queue. */
export function InvoicePage() {
  const { id } = useParams({ from: "/inside/invoices/$id" });
  return <InvoiceScreen id={id} />;
}
