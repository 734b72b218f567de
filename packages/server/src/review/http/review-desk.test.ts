import type { InvoiceRecord } from "@inkvoice/contract";
import type { AssignmentsView } from "@inkvoice/contract/dashboard";
import { afterAll, beforeAll, expect, it } from "vitest";
import { setQueuePause } from "../../invoices/queue/jobs.ts";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { claimOwner, startWithDashboard, type Visitor } from "../../testing/clients/browser-visitor.ts";
import {
  changeDetail,
  correctDetail,
  decideDetail,
  listPage,
  readDetail,
} from "../../testing/clients/invoice-pages.ts";
import { readingOf, storeInvoice } from "../../testing/store-invoice.ts";
import { documentThat, type TestService } from "../../testing/test-service.ts";

describeOnEachBackend("The review queue", (backend) => {
  let service: TestService;
  let owner: Visitor;
  beforeAll(async () => {
    service = await startWithDashboard(backend);
    owner = await claimOwner(service);
  });
  afterAll(() => service.stop());

  const failed = async (fields: Record<string, string> = {}) => {
    const { body } = await service.upload({ files: [{ bytes: documentThat("fail UNREADABLE_TEXT") }], fields });
    await service.untilEnded(body.data.id);
    return body.data.id;
  };
  const queued = async () => {
    const { data } = await listPage(owner, "look=true&limit=100");
    return data.invoices.map(({ id }) => id);
  };
  const eventsOf = async (id: string) => {
    const rows = service.running.services.db.selectFrom("events").select("type").where("invoice_id", "=", id);
    return (await rows.orderBy("sequence").execute()).map(({ type }) => type);
  };

  it("contains a failed document, until somebody dismisses it", async () => {
    const id = await failed();
    expect(await queued()).toContain(id);
    const review = (decision: Parameters<typeof decideDetail>[2]) => decideDetail(owner, id, decision);
    expect((await review({ review: "approved" })).status).toBe(400);
    const left = await review({ review: "rejected", reason: "An advertisement" });
    expect(left.data).toMatchObject({ review: "rejected", review_reason: "An advertisement" });
    expect(await queued()).not.toContain(id);
    await review({ review: "open" });
    expect(await queued()).toContain(id);
  });

  it("a failed document can be extracted again, and ends with a second event", async () => {
    const id = await failed();
    const { db, clock } = service.running.services;
    // Paused, so that the extraction has not ended again before the response.
    await setQueuePause(db, { since: clock.now(), by: "this test" });
    const again = await owner.ask<InvoiceRecord>(`/v1/invoices/${id}/reread`, { method: "POST" });
    expect(again.data.status).toBe("processing");
    await setQueuePause(db, undefined);
    await service.untilEnded(id);
    expect((await eventsOf(id)).filter((type) => type === "invoice.failed")).toHaveLength(2);
    expect(await queued()).toContain(id);
  });

  it("a failed document can be entered by hand: every field is empty, can be corrected, and it is approved at the end", async () => {
    const id = await failed();
    const enter = () => owner.ask(`/v1/invoices/${id}`, { method: "PATCH", body: { extracted_data: {} } });
    expect((await enter()).data).toMatchObject({ status: "completed", revision: 2 });
    expect((await enter()).data).toMatchObject({ revision: 2 });
    expect((await readDetail(owner, id)).data).toMatchObject({
      row: { status: "completed", needs_look: true, error: null },
      review: "open",
    });
    for (const [field, value] of Object.entries({
      invoice_number: "H-1",
      date: "2026-03-01",
      currency: "EUR",
      total_amount: "119,00",
      "vendor.name": "Nordwind GmbH",
    }))
      await correctDetail(owner, id, { field, value });
    await decideDetail(owner, id, { review: "approved" });
    expect((await service.api(`/v1/invoices/${id}`)).body.data).toMatchObject({
      status: "completed",
      review: "approved",
      extracted_data: { invoice_number: "H-1", total_amount: 119, confidence: { total_amount: 1 } },
    });
    expect(await queued()).not.toContain(id);
    expect((await eventsOf(id)).at(0)).toBe("invoice.failed");
    const list = await service.api<{ pagination: { total: number } }>("/v1/invoices?status=completed&limit=1");
    expect(list.body.data.pagination.total).toBeGreaterThan(0);
  });

  it("a failed document is replaced by a better picture, which keeps the caller's data", async () => {
    const id = await failed({ external_id: "PO-4711", metadata: '{"box":"7"}' });
    const form = new FormData();
    form.append("replaces", id);
    form.append("file", new Blob([Buffer.from(documentThat())]), "better.pdf");
    const answer = await owner.ask<{ id: string }>("/v1/invoices/extract", { raw: form });
    expect(answer.status).toBe(201);
    const record = await service.untilEnded(answer.data.id);
    expect(record).toMatchObject({ status: "completed", external_id: "PO-4711", metadata: { box: "7" } });
    const trash = await owner.ask<{ invoices: { id: string }[] }>("/api/trash");
    expect(trash.data.invoices.map((row) => row.id)).toContain(id);
  });

  it("an invoice is assigned to a member, commented and rejected with a reason: all in its history and as events", async () => {
    const id = await storeInvoice(service.running.services.db, service.accountId, { data: readingOf() });
    const { data: session } = await owner.ask<{ user: { id: string } }>("/api/session");
    const change = (path: string, method: string, body: object) =>
      owner.ask(`/api/invoices/${id}/${path}`, { method, body });
    await change("assignee", "PUT", { user_id: session.user.id });
    const given = await readDetail(owner, id);
    expect(given.data.assignee).toEqual({ id: session.user.id, name: "Olga Owner" });
    const listed = await owner.ask<AssignmentsView>("/api/assignments");
    expect(listed.data.assignments).toContainEqual({ invoice_id: id, assignee: given.data.assignee });
    expect((await change("assignee", "PUT", { user_id: "usr_1" })).status).toBe(400);
    await change("comments", "POST", { text: "Did we order this?" });
    await decideDetail(owner, id, { review: "rejected", reason: "Not ordered by us" });
    await service.api(`/v1/invoices/${id}/approve`, { method: "POST" });
    await change("assignee", "PUT", { user_id: null });
    const { data } = await readDetail(owner, id);
    expect(data.assignee).toBeNull();
    expect(data.notes.map(({ kind, text, who }) => [kind, text, who])).toEqual([
      ["assigned", "Olga Owner", "Olga Owner"],
      ["comment", "Did we order this?", "Olga Owner"],
      ["rejected", "Not ordered by us", "Olga Owner"],
      ["approved", "", expect.stringMatching(/^API key /)],
      ["assigned", "", "Olga Owner"],
    ]);
    expect(await eventsOf(id)).toEqual(Array.from({ length: 5 }, () => "invoice.updated"));
    await owner.ask(`/v1/invoices/${id}`, { method: "DELETE" });
    await owner.ask(`/api/trash/${id}/restore`, { method: "POST" });
    expect((await readDetail(owner, id)).data.notes).toHaveLength(5);
  });

  it("reports faults by cell, with the value that would fit, under the numbers that corrections use", async () => {
    const lines = [
      { description: "Bolts", quantity: 4, unit_price: 20, total: 80 },
      { description: "Nuts", quantity: 2, unit_price: 45, total: 81 },
    ];
    const checks = [{ name: "quantity_times_price", outcome: "failed" as const, fields: ["line_items"] }];
    const id = await storeInvoice(service.running.services.db, service.accountId, {
      data: readingOf({ line_items: lines, checks }),
    });
    const removed = await changeDetail(owner, id, [{ kind: "remove_row", list: "line_items", number: 0 }]);
    expect(removed.data.faults.find(({ check }) => check === "quantity_times_price")).toMatchObject({
      figures: { line: 1, quantity: 2, price: 45, total: 81 },
      fits: expect.arrayContaining([{ field: "line_items.1.total", value: 90 }]),
    });
  });
});
