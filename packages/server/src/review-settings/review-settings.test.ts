import { defaultReviewSettings, type InvoiceList, type InvoiceRecord, type ReviewSettings } from "@inkvoice/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnEachBackend } from "../testing/backends.ts";
import { claimOwner, joinAs, startWithDashboard, type Visitor } from "../testing/clients/browser-visitor.ts";
import { readingOf, storeInvoice } from "../testing/store-invoice.ts";
import type { TestService } from "../testing/test-service.ts";
import { recheckEverywhere, recheckInvoices, requestRecheck } from "./recheck-invoices.ts";

describeOnEachBackend("The review settings of an account", (backend) => {
  let service: TestService;
  let owner: Visitor;
  beforeAll(async () => {
    service = await startWithDashboard(backend);
    owner = await claimOwner(service);
  });
  afterAll(() => service.stop());

  let stored = 0;
  /** No two are duplicates of each other. */
  const store = (change = {}) => {
    stored += 1;
    const data = readingOf({ invoice_number: `N-${stored}`, total_amount: 100 + stored, ...change });
    return storeInvoice(service.running.services.db, service.accountId, { data });
  };
  const change = (body: object) =>
    service.api<ReviewSettings>("/v1/account/review", {
      method: "PATCH",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    });
  const record = async (id: string) =>
    (await service.api<InvoiceRecord>(`/v1/invoices/${id}?include=doubts,summary`)).body.data;
  const needsReview = async (id: string) => (await record(id)).summary?.needs_review;
  const listed = async (query: string) => {
    const { body } = await service.api<InvoiceList>(`/v1/invoices?limit=100&${query}`);
    return body.data.invoices.map((invoice) => invoice.id);
  };

  it("is the default until it is changed, and again after null", async () => {
    expect((await service.api("/v1/account/review")).body.data).toEqual(defaultReviewSettings);
    const changed = await change({ receipt: { required: ["date"] } });
    expect(changed.body.data).toEqual({
      ...defaultReviewSettings,
      receipt: { ...defaultReviewSettings.receipt, required: ["date"] },
    });
    expect((await change({ receipt: null })).body.data).toEqual(defaultReviewSettings);
  });

  it("decides which invoices need review, earlier and later ones", async () => {
    const before = await store({ due_date: undefined });
    expect(await record(before)).toMatchObject({ doubts: [], summary: { needs_review: false } });
    await change({ invoice: { required: ["due_date", "total_amount"] } });
    const after = await store({ due_date: undefined });
    for (const id of [before, after]) {
      expect(await record(id)).toMatchObject({
        doubts: [{ kind: "missing", field: "due_date" }],
        required_fields: ["due_date", "total_amount"],
        summary: { needs_review: true, confidence: 0 },
      });
    }
    expect(await listed("needs_review=true")).toEqual(expect.arrayContaining([before, after]));
    await change({ invoice: null });
    expect(await needsReview(before)).toBe(false);
    expect(await listed("needs_review=false")).toEqual(expect.arrayContaining([before, after]));
  });

  it("is per type of document", async () => {
    await change({ credit_note: { required: ["purchase_order"] } });
    const [note, invoice] = [await store({ document_type: "credit_note" }), await store()];
    expect([await needsReview(note), await needsReview(invoice)]).toEqual([true, false]);
    await change({ credit_note: null });
  });

  it("can leave out failing checks", async () => {
    const checks = [{ name: "iban_check_digits", outcome: "failed", fields: ["payment.iban"] }];
    const id = await store({ checks });
    expect(await needsReview(id)).toBe(true);
    await change({ invoice: { stop_at: [] } });
    expect(await record(id)).toMatchObject({ doubts: [], summary: { needs_review: false, failed_checks: 1 } });
    await change({ invoice: null });
  });

  it("is satisfied when a person declares the value absent", async () => {
    const id = await store({ date: undefined });
    expect(await needsReview(id)).toBe(true);
    await owner.ask(`/v1/invoices/${id}`, {
      method: "PATCH",
      body: { changes: [{ kind: "set", field: "date", value: null }] },
    });
    expect(await record(id)).toMatchObject({ doubts: [], summary: { needs_review: false } });
    await change({ invoice: { required: ["date"] } });
    expect(await needsReview(id)).toBe(false);
    await change({ invoice: null });
  });

  it("leaves reviewed invoices unchanged", async () => {
    const id = await store();
    await service.api(`/v1/invoices/${id}/approve`, { method: "POST" });
    await change({ invoice: { required: ["purchase_order"] } });
    expect(await needsReview(id)).toBe(false);
    await service.api(`/v1/invoices/${id}/reopen`, { method: "POST" });
    await change({ invoice: null });
  });

  it("excludes an approved invoice without a required value from exports, as incomplete", async () => {
    const id = await store({ purchase_order: undefined });
    await service.api(`/v1/invoices/${id}/approve`, { method: "POST" });
    await change({ invoice: { required: ["purchase_order"] } });
    const preview = async () =>
      (
        await owner.ask<{ counts: object }>("/v1/exports", {
          body: { format: "csv", dry_run: true, filter: { ids: [id] } },
        })
      ).data.counts;
    expect(await preview()).toMatchObject({ included: 0, left_out: { incomplete: 1 } });
    await change({ invoice: null });
    expect(await preview()).toMatchObject({ included: 1, left_out: { incomplete: 0 } });
  });

  it("can require a custom field", async () => {
    const id = await store();
    const body = { name: "project", type: "code", captions: ["Project"], required: true };
    const { data: field } = await owner.ask<{ id: string }>("/v1/fields", { body });
    expect(await record(id)).toMatchObject({ doubts: [{ kind: "missing", field: "custom_fields.project" }] });
    expect(await needsReview(id)).toBe(true);
    await owner.ask(`/v1/fields/${field.id}`, { method: "PATCH", body: { required: false } });
    expect(await needsReview(id)).toBe(false);
    await owner.ask(`/v1/fields/${field.id}`, { method: "DELETE" });
    const line = { ...body, level: "line" };
    expect((await owner.ask("/v1/fields", { body: line })).status).toBe(400);
  });

  it("is applied to the rest of many open invoices in the background, once", async () => {
    const { db } = service.running.services;
    const ids: string[] = [];
    for (let index = 0; index < 101; index += 1) ids.push(await store());
    const [oldest = ""] = ids;
    await db
      .updateTable("accounts")
      .set({ review_settings: JSON.stringify({ invoice: { required: ["purchase_order"], stop_at: [] } }) })
      .execute();
    await db.transaction().execute((tx) => requestRecheck(tx, service.accountId));
    await recheckInvoices({ db }, service.accountId, 1);
    expect([await needsReview(ids.at(-1) ?? ""), await needsReview(oldest)]).toEqual([true, false]);
    await Promise.all([recheckEverywhere({ db }), recheckEverywhere({ db })]);
    expect(await needsReview(oldest)).toBe(true);
    const left = await db.selectFrom("accounts").select("review_recheck_below").executeTakeFirstOrThrow();
    expect(left.review_recheck_below).toBeNull();
    await change({ invoice: null });
  });

  it("is changed by owners and keys with write access, and visible to all; invalid values are refused with their path", async () => {
    const member = await joinAs(service, owner, "member", "mia@example.com");
    expect((await member.ask("/v1/account/review")).status).toBe(200);
    expect((await member.ask("/v1/account/review", { method: "PATCH", body: { receipt: null } })).status).toBe(403);
    for (const body of [
      {},
      { order: { required: ["date"] } },
      { invoice: { required: [] } },
      { invoice: { required: ["colour"] } },
      { invoice: { required: ["date", "date"] } },
      { invoice: { stop_at: ["everything"] } },
    ])
      expect((await change(body)).status).toBe(400);
    expect((await service.api("/v1/account/review")).body.data).toEqual(defaultReviewSettings);
  });
});
