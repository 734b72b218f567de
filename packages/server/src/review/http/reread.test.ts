import type { InvoiceRecord } from "@inkvoice/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { sendJson } from "../../testing/clients/send-json.ts";
import { documentThat, startTestService, type TestService } from "../../testing/test-service.ts";

describeOnEachBackend("rereading an invoice through the API", (backend) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(backend);
  });
  afterAll(() => service.stop());

  const send = (method: string, path: string, body?: unknown) =>
    sendJson<InvoiceRecord>(service, { method, path, body });
  const patch = (id: string, body: unknown) => send("PATCH", `/v1/invoices/${id}`, body);

  it("extracts again: processing at once, then completed without corrections and review", async () => {
    const { id } = (await service.upload()).body.data;
    await service.untilEnded(id);
    await patch(id, { extracted_data: { total_amount: 7 } });
    await send("POST", `/v1/invoices/${id}/approve`);
    const { status, body } = await send("POST", `/v1/invoices/${id}/reread`, { extract_line_items: false });
    expect(status).toBe(200);
    expect(body.data.status).toBe("processing");
    expect(body.data).not.toHaveProperty("extracted_data");
    const read = await service.untilEnded(id);
    const anew = { status: "completed", review: "open", corrected: [], extracted_data: { total_amount: 101.15 } };
    expect(read).toMatchObject(anew);
    expect(read.extracted_data).not.toHaveProperty("line_items");
    const { body: log } = await service.api<{ events: { type: string }[] }>(`/v1/events?invoice_id=${id}`);
    expect(log.data.events.map(({ type }) => type)).toEqual([
      "invoice.completed",
      "invoice.updated",
      "invoice.updated",
      "invoice.updated",
      "invoice.completed",
    ]);
    expect((await patch(id, { extracted_data: { total_amount: 9 } })).body.data.corrected).toEqual(["total_amount"]);
  });

  it("extracts a file of several invoices again as a whole", async () => {
    const { id } = (await service.upload({ files: [{ bytes: documentThat("several 3") }] })).body.data;
    const parts = (await service.untilEnded(id)).parts ?? [];
    expect(parts).toHaveLength(3);
    const part = await send("POST", `/v1/invoices/${parts[1]}/reread`);
    expect(part.body.error).toMatchObject({ code: "INVALID_REQUEST", message: expect.stringContaining(id) });
    await send("POST", `/v1/invoices/${id}/reread`, { split: "never" });
    const whole = await service.untilEnded(id);
    expect(whole).not.toHaveProperty("parts");
    expect((await service.api(`/v1/invoices/${parts[1]}`)).status).toBe(404);
    expect((await fetch(whole.file_url)).status).toBe(200);
  });

  it("stores that a file is one invoice, for this extraction and the next", async () => {
    const { id } = (await service.upload({ files: [{ bytes: documentThat("several 3") }] })).body.data;
    await service.untilEnded(id);
    expect((await send("POST", `/v1/invoices/${id}/reread`, { as_invoice: true })).status).toBe(200);
    const { db } = service.running.services;
    const stored = () => db.selectFrom("invoices").select("split").where("id", "=", id).executeTakeFirst();
    expect(JSON.parse((await stored())?.split ?? "")).toEqual([[1, expect.any(Number)]]);
    await service.untilEnded(id);
    const both = await send("POST", `/v1/invoices/${id}/reread`, { as_invoice: true, split: "never" });
    expect(both.body.error).toMatchObject({ code: "INVALID_PARAMETER", parameter: "as_invoice" });
  });
});
