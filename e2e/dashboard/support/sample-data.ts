import type { Page } from "playwright-core";
import { expect } from "vitest";
import { recordNotice } from "../../../packages/server/src/access/notices.ts";
import { readingOf, storeInvoice } from "../../../packages/server/src/testing/store-invoice.ts";
import { openAsMember } from "./members.ts";
import type { SignedInSite } from "./site.ts";
import { consistentDocuments, extractionErrors, storeDocument, storeFailedDocument } from "./stored-documents.ts";

export type SamplePages = Readonly<{
  /** Pages of a completed invoice, a failed one, and two duplicates. */
  invoice: string;
  failed: string;
  comparison: string;
  /** Pages of a vendor with a new bank account, an order, its comparison with an invoice, a rule, and its invoice. */
  vendor: string;
  order: string;
  match: string;
  rule: string;
  ruled: string;
}>;

const unsure = { invoice_number: 0.3, date: 0.9, total_amount: 0.97, currency: 0.99, vendor: { name: 0.96 } };

type Stored = Readonly<{ id: string }>;
type Payables = Pick<SamplePages, "vendor" | "order" | "match" | "rule" | "ruled">;

/** A vendor with a new bank account, and an invoice that differs from its order in every way. */
async function createPayables(site: SignedInSite): Promise<Payables> {
  const { running, accountId } = site.service;
  const name = "Lantern Works GmbH";
  const vendor = await site.send<Stored>("/v1/vendors", { name, bank_accounts: [{ iban: "DE89370400440532013000" }] });
  await site.send("/v1/fields", { name: "cost_centre", type: "code", captions: ["Cost centre"] });
  const rule = await site.send<Stored>("/v1/rules", {
    name: "Workshop",
    when: { vendor_id: vendor.id, words: { in: "lines", any: ["lamp"] } },
    then: { set: { cost_centre: "4711" }, approvals: 2, tags: ["workshop"] },
  });
  const lines = [
    { description: "Oak desk", quantity: 4, unit_price: 250 },
    { description: "Lamp", quantity: 10, unit_price: 30, received_quantity: 5 },
    { description: "Shelf", quantity: 1, unit_price: 80 },
  ];
  const order = await site.send<Stored>("/v1/orders", { number: "PO-9", vendor: { name }, currency: "EUR", lines });
  const line_items = [
    { description: "Oak desk", quantity: 4, unit_price: 260, total: 1040 },
    { description: "Lamp", quantity: 6, unit_price: 30, total: 180 },
    { description: "Express delivery", quantity: 1, unit_price: 45, total: 45 },
  ];
  const data = readingOf({ vendor: { name }, line_items, payment: { iban: "DE02120300000000202051" } });
  const invoice = await storeInvoice(running.services.db, accountId, { data });
  await site.send(`/v1/invoices/${invoice}`, { extracted_data: { purchase_order: "PO-9" } }, "PATCH");
  return {
    vendor: `/vendors/${vendor.id}`,
    order: `/orders/${order.id}`,
    match: `/invoices/${invoice}/match`,
    rule: `/rules/${rule.id}`,
    ruled: `/invoices/${invoice}`,
  };
}

/** Creates data for every page, so that none is tested empty. Nothing is queued. */
export async function createSampleData(site: SignedInSite): Promise<SamplePages> {
  const { service } = site;
  const { db } = service.running.services;
  const { accountId } = service;
  const store = (number: string) =>
    storeInvoice(db, accountId, { data: readingOf({ invoice_number: number, confidence: unsure }) });
  const json = { "content-type": "application/json" };
  const endpoint = { url: "http://127.0.0.1:9/hook", events: ["invoice.updated"] };
  await service.api("/v1/webhooks", { method: "POST", headers: json, body: JSON.stringify(endpoint) });
  const [first, twin, deleted] = [await store("L-1"), await store("L-1"), await store("L-2")];
  const change = { extracted_data: { vendor: { address: "Kanalstraße 2, 24159 Kiel" } }, review: "approved" };
  await site.send(`/v1/invoices/${twin}`, change, "PATCH");
  await service.api(`/v1/invoices/${deleted}`, { method: "DELETE" });
  await site.send("/api/invitations", { email: "open@example.com", role: "member" });
  const notice = { accountId, kind: "delivery.exhausted", subject: endpoint.url, url: endpoint.url } as const;
  await db.transaction().execute((tx) => recordNotice(tx, { ...notice, reason: "answered 500" }, Date.now()));
  const payables = await createPayables(site);
  await site.send("/v1/exports", { format: "csv" });
  const [document] = consistentDocuments();
  if (!document) throw new Error("the generator makes no consistent document");
  const { misread, wrongTotal } = extractionErrors;
  const read = await storeDocument(service, document, [misread("invoice_number"), wrongTotal()]);
  // Last: the newest comes first in the review queue, where Tab has another function.
  const failed = await storeFailedDocument(service, Buffer.from("%PDF-1.4\nnothing more"));
  return {
    ...payables,
    invoice: `/invoices/${read}`,
    failed: `/invoices/${failed}`,
    comparison: `/invoices/${first}/compare/${twin}`,
  };
}

/** A page of a person with the role viewer. */
export async function openAsGuest(site: SignedInSite): Promise<Page> {
  const page = await openAsMember(site, { name: "Gina Guest", email: "guest@example.com", role: "viewer" });
  await page.goto("/");
  await isSettled(page);
  return page;
}

/** Navigates like a link, without reloading the application, and waits until the page is loaded. */
export async function navigateInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const isElsewhere = location.pathname !== new URL(to, location.href).pathname;
    if (isElsewhere) for (const heading of document.querySelectorAll("h1")) heading.dataset.left = "";
    history.pushState(null, "", to);
  }, path);
  await isSettled(page);
}

export async function isSettled(page: Page): Promise<void> {
  await page.locator("h1:not([data-left])").first().waitFor();
  await expect.poll(() => page.locator("[role=status] .mantine-Loader-root").count()).toBe(0);
}
