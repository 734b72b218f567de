import type { InvoiceRecord, Order } from "@inkvoice/contract";
import { expect } from "vitest";
import { highConfidence } from "../../testing/create-tenant.ts";
import { documentThat, type TestService } from "../../testing/test-service.ts";

export const bolts = { sku: "B-8", description: "Bolts M8", quantity: 100, unit_price: 0.2 };

/** Orders of bolts, and invoices of whole orders, in the first account. */
export function requestsTo(service: () => TestService) {
  let invoices = 0;
  async function send<Data>(method: string, path: string, body?: object): Promise<Data> {
    const sent = body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
    const answer = await service().api<Data>(path, { method, ...sent });
    expect([200, 201]).toContain(answer.status);
    return answer.body.data;
  }
  const order = (number: string, vendor: string) =>
    send<Order>("POST", "/v1/orders", { number, vendor: { name: vendor }, currency: "EUR", lines: [bolts] });

  /** An invoice of the whole order. */
  async function invoice(number: string, vendor: string): Promise<string> {
    invoices += 1;
    const amounts = { subtotal: 20, total_amount: 20, line_items: [{ ...bolts, total: 20 }] };
    const own = { vendor: { name: vendor }, currency: "EUR", date: "2026-03-01", invoice_number: `R-${invoices}` };
    const data = { confidence: highConfidence, purchase_order: number, ...own, ...amounts };
    const files = [{ bytes: documentThat(`data ${JSON.stringify(data)}`) }];
    const { id } = (await service().upload<{ id: string }>({ files })).body.data;
    await service().untilEnded(id);
    return id;
  }
  const record = (id: string) => send<InvoiceRecord>("GET", `/v1/invoices/${id}`);
  const codes = async (id: string) => (await record(id)).extracted_data?.issues?.map(({ code }) => code);
  return { send, order, invoice, record, codes };
}
