import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnEachBackend } from "../testing/backends.ts";
import { createTenant, highConfidence } from "../testing/create-tenant.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";
import { problemsOfAnswer } from "./testing/documented-answer.ts";

const vendor = { name: "Nordwind Handel GmbH", tax_id: "DE811907980" };
const lines = [{ sku: "B-8", description: "Bolts M8", quantity: 100, unit_price: 0.2 }];
const read = {
  ...{ confidence: highConfidence, vendor, currency: "EUR", date: "2026-03-01", invoice_number: "O-1" },
  ...{ purchase_order: "PO-4711", subtotal: 20, total_amount: 20 },
  line_items: [{ ...lines[0], total: 20 }],
};

describeOnEachBackend("answers fit the served OpenAPI document", (backend) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(backend, { environment: { INKVOICE_RATE_SCALE: "1000" } });
  });
  afterAll(() => service?.stop());

  /** A tenant whose every answer must fit the document. */
  async function newTenant() {
    const tenant = await createTenant(service);
    async function send(method: string, path: string, body?: object): Promise<string> {
      const answer = await tenant.send<{ id?: string }>(method, path, body);
      const problems = problemsOfAnswer({ method, path, status: answer.status, body: answer.body });
      expect([method, path, answer.status < 400, problems]).toEqual([method, path, true, []]);
      return answer.body.data.id ?? "";
    }
    return { ...tenant, send };
  }

  it("of orders, vendors and rules", async () => {
    const { send, extract } = await newTenant();
    const order = await send("POST", "/v1/orders", { number: "PO-4711", vendor, currency: "EUR", lines });
    const invoice = await extract(read);
    await send("GET", `/v1/invoices/${invoice}/match`);
    await send("GET", `/v1/orders/${order}`);
    await send("PATCH", `/v1/orders/${order}`, { status: "closed" });
    await send("GET", "/v1/orders");
    const bank_accounts = [{ iban: "DE89370400440532013000" }];
    const other = await send("POST", "/v1/vendors", { name: "Westwind AG", bank_accounts });
    await send("GET", `/v1/vendors/${other}`);
    await send("GET", "/v1/vendors");
    const rule = await send("POST", "/v1/rules", { name: "Kiel", when: { currency: "EUR" }, then: { approvals: 2 } });
    await send("PATCH", `/v1/rules/${rule}`, { enabled: false });
    await send("GET", "/v1/rules");
    await send("POST", "/v1/rules/try", { rule: { name: "A", when: {}, then: { tags: ["a"] } }, last: 5 });
    for (const path of [`/v1/orders/${order}`, `/v1/vendors/${other}`, `/v1/rules/${rule}`]) await send("DELETE", path);
  });

  it("of invoices, batches, events, exports and settings", async () => {
    const { send, extract } = await newTenant();
    const invoice = await extract(read);
    await send("GET", `/v1/invoices/${invoice}?include=evidence`);
    await send("PATCH", `/v1/invoices/${invoice}`, { extracted_data: { invoice_number: "O-2" }, remember: true });
    await send("POST", `/v1/invoices/${invoice}/approve`, {});
    await send("GET", "/v1/invoices");
    await send("GET", `/v1/invoices/${invoice}/duplicates`);
    for (const path of ["batches", "bulk", "events", "fields", "webhooks", "account/companies", "account/retention"])
      await send("GET", `/v1/${path}`);
    await send("GET", "/v1/analytics?from=2026-01-01&to=2026-12-31&group_by=month");
    await send("GET", `/v1/exports/${await send("POST", "/v1/exports", { format: "csv" })}`);
    await send("GET", "/v1/exports");
    await send("DELETE", `/v1/invoices/${invoice}`);
  });
});
