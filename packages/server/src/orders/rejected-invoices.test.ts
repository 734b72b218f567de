import type { InvoiceRecord } from "@inkvoice/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnEachBackend } from "../testing/backends.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";
import { bolts, requestsTo } from "./testing/order-requests.ts";

describeOnEachBackend("rejected invoices", (backend) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(backend);
  });
  afterAll(() => service?.stop());

  const { send, order, invoice, record, codes } = requestsTo(() => service);
  const approve = (id: string) => send("POST", `/v1/invoices/${id}/approve`, {});

  it("are compared with the order as it is now when they are reopened", async () => {
    const { id: orderId } = await order("PO-7", "Landwind GmbH");
    const [first, second] = [await invoice("PO-7", "Landwind GmbH"), await invoice("PO-7", "Landwind GmbH")];
    await send("POST", `/v1/invoices/${first}/reject`, { reason: "Twice" });
    await send("POST", `/v1/invoices/${second}/reject`, { reason: "Twice" });
    await send("PATCH", `/v1/orders/${orderId}`, { lines: [{ ...bolts, quantity: 50 }] });
    const reopened = await send<InvoiceRecord>("POST", `/v1/invoices/${first}/reopen`, {});
    expect([reopened.review, reopened.extracted_data?.issues?.map(({ code }) => code)]).toEqual([
      "open",
      ["ORDER_MISMATCH"],
    ]);
    await send("PATCH", `/v1/orders/${orderId}`, { lines: [{ ...bolts, quantity: 200 }] });
    await send("POST", `/v1/invoices/${second}/reopen`, {});
    expect([await codes(first), await codes(second)]).toEqual([[], []]);
  });

  it("are compared with it also when they are approved without being reopened first", async () => {
    // Makes the vendor known: an approval that creates its vendor compares the invoice in any case.
    await approve(await invoice("PO-12", "Bergwind GmbH"));
    const { id: orderId } = await order("PO-10", "Bergwind GmbH");
    const [first, second] = [await invoice("PO-10", "Bergwind GmbH"), await invoice("PO-10", "Bergwind GmbH")];
    for (const id of [first, second]) await send("POST", `/v1/invoices/${id}/reject`, { reason: "Twice" });
    expect(await codes(first)).toEqual([]);
    await send("PATCH", `/v1/orders/${orderId}`, { lines: [{ ...bolts, quantity: 50 }] });
    await approve(first);
    await send("PATCH", `/v1/invoices/${second}`, { review: "approved" });
    for (const id of [first, second]) {
      const { review, extracted_data: data } = await record(id);
      expect([review, data?.issues?.map(({ code }) => code)]).toEqual(["approved", ["ORDER_MISMATCH"]]);
    }
  });

  it("come after invoices of their order that were approved meanwhile", async () => {
    await order("PO-11", "Talwind GmbH");
    const [first, second] = [await invoice("PO-11", "Talwind GmbH"), await invoice("PO-11", "Talwind GmbH")];
    const third = await invoice("PO-11", "Talwind GmbH");
    for (const id of [first, second]) await send("POST", `/v1/invoices/${id}/reject`, { reason: "Twice" });
    await approve(third);
    await send("POST", `/v1/invoices/${first}/reopen`, {});
    expect(await codes(first)).toEqual(["ORDER_MISMATCH"]);
    await approve(second);
    expect(await codes(second)).toEqual(["ORDER_MISMATCH"]);
    expect(await codes(third)).toEqual([]);
  });
});
