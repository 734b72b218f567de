import type { InvoiceRecord, Order, OrderList, OrderMatch, RowImport } from "@inkvoice/contract";
import { createTenant, highConfidence } from "../../testing/create-tenant.ts";
import type { TestService } from "../../testing/test-service.ts";

export const nordwind = { name: "Nordwind Handel GmbH", tax_id: "DE811907980" };
export const bolts = { sku: "B-8", description: "Bolts M8", quantity: 100, unit_price: 0.2 };
export const nuts = { sku: "N-8", description: "Nuts M8", quantity: 50, unit_price: 0.1 };
export const order = { number: "PO-4711", vendor: nordwind, currency: "EUR", lines: [bolts, nuts] };

export const lineOf = ({ sku, description, unit_price }: typeof bolts, quantity: number) => ({
  sku,
  description,
  quantity,
  unit_price,
  total: Math.round(quantity * unit_price * 100) / 100,
});

/** A new account with shortcuts for its orders and invoices. */
export async function newOrderTenant(service: TestService) {
  const { key, send, extract } = await createTenant(service);
  let invoices = 0;
  const read = (data: object): Promise<string> => {
    invoices += 1;
    const lines = (data as { line_items?: { total: number }[] }).line_items ?? [];
    const subtotal = Math.round(lines.reduce((sum, { total }) => sum + total, 0) * 100) / 100;
    const amounts = lines.length > 0 ? { subtotal, total_amount: subtotal } : {};
    const own = { vendor: nordwind, currency: "EUR", date: "2026-03-01", invoice_number: `O-${invoices}` };
    // Only a mismatch with the order makes these invoices need review.
    return extract({ confidence: highConfidence, ...own, ...amounts, ...data });
  };
  const create = async (body: object = order) => (await send<Order>("POST", "/v1/orders", body)).body.data;
  const get = async (id: string) => (await send<Order>("GET", `/v1/orders/${id}`)).body.data;
  const match = async (id: string) => (await send<OrderMatch>("GET", `/v1/invoices/${id}/match`)).body.data;
  const record = async (id: string) =>
    (await send<InvoiceRecord>("GET", `/v1/invoices/${id}?include=summary`)).body.data;
  const problem = async (id: string) =>
    (await record(id)).extracted_data?.issues?.find(({ code }) => code === "ORDER_MISMATCH")?.message;
  const load = (rows: readonly unknown[]) =>
    service.api<RowImport>("/v1/orders", {
      method: "POST",
      key,
      body: rows.map((row) => (typeof row === "string" ? row : JSON.stringify(row))).join("\n"),
      headers: { "content-type": "application/x-ndjson" },
    });
  const list = async (query = "") => (await send<OrderList>("GET", `/v1/orders${query}`)).body.data;
  return { key, send, read, create, get, match, record, problem, load, list };
}
