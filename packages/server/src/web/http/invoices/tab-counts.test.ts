import type { InvoiceList, InvoiceRecord } from "@inkvoice/contract";
import type { ListTab, TabCounts } from "@inkvoice/contract/dashboard";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnEachBackend } from "../../../testing/backends.ts";
import { claimOwner, startWithDashboard, type Visitor } from "../../../testing/clients/browser-visitor.ts";
import { readingOf, storeInvoice } from "../../../testing/store-invoice.ts";
import { documentThat, type TestService } from "../../../testing/test-service.ts";

/** The query of each tab, as the dashboard asks for it. */
const queries: Readonly<Record<ListTab, string>> = {
  all: "",
  to_review: "awaiting=me",
  waiting: "awaiting=others",
  ready: "needs_review=false&review=open",
  approved: "review=approved&exported=false",
  rejected: "review=rejected",
  exported: "exported=true",
  failed: "status=failed",
};

describeOnEachBackend("The tabs of the list", (backend) => {
  let service: TestService;
  let owner: Visitor;
  const ids = new Map<string, string>();
  beforeAll(async () => {
    service = await startWithDashboard(backend);
    owner = await claimOwner(service);
    const names = ["doubtful", "sure", "approved", "rejected", "exported"] as const;
    for (const [index, name] of names.entries()) {
      const own = { invoice_number: name, total_amount: 100 + index };
      const data = readingOf(name === "doubtful" ? { ...own, date: undefined } : own);
      ids.set(name, await storeInvoice(service.running.services.db, service.accountId, { data }));
    }
    for (const name of ["approved", "exported"]) await decide(name, "approve");
    await decide("rejected", "reject");
    const filter = { ids: [ids.get("exported")] };
    expect((await owner.ask("/v1/exports", { body: { format: "csv", filter } })).status).toBe(201);
    for (const [padding, name] of ["failed", "unread"].entries()) {
      const { body } = await service.upload<{ id: string }>({
        files: [{ bytes: documentThat("fail UNREADABLE_TEXT", padding) }],
      });
      await service.untilEnded(body.data.id);
      ids.set(name, body.data.id);
    }
    await decide("unread", "reject");
  });
  afterAll(() => service.stop());

  const decide = (name: string, verb: string) => owner.ask(`/v1/invoices/${ids.get(name)}/${verb}`, { body: {} });
  const listed = async (tab: ListTab) => {
    const { body } = await service.api<InvoiceList>(`/v1/invoices?limit=100&${queries[tab]}`);
    const nameOf = (id: string) => [...ids].find(([, own]) => own === id)?.[0];
    return body.data.invoices.map(({ id }) => nameOf(id)).sort();
  };
  const counts = async () => (await owner.ask<TabCounts>("/api/invoice-tabs")).data;
  const summary = async (name: string) =>
    (await service.api<InvoiceRecord>(`/v1/invoices/${ids.get(name)}?include=summary`)).body.data.summary;

  it("contain the invoices of their name, and count exactly those", async () => {
    expect(await listed("to_review")).toEqual(["doubtful", "failed"]);
    expect(await listed("ready")).toEqual(["sure"]);
    expect(await listed("approved")).toEqual(["approved"]);
    expect(await listed("rejected")).toEqual(["rejected", "unread"]);
    expect(await listed("exported")).toEqual(["exported"]);
    expect(await listed("failed")).toEqual(["failed", "unread"]);
    const found = await counts();
    for (const tab of Object.keys(queries) as ListTab[])
      expect([tab, found[tab]]).toEqual([tab, { value: (await listed(tab)).length, capped: false }]);
  });

  it("agree with the state of each invoice in the API", async () => {
    const states = await Promise.all([...ids.keys()].map(async (name) => [name, (await summary(name))?.state]));
    expect(Object.fromEntries(states)).toEqual({
      doubtful: "to_review",
      sure: "ready",
      approved: "approved",
      rejected: "rejected",
      exported: "exported",
      failed: "failed",
      unread: "rejected",
    });
  });

  it("show an exported invoice that is corrected afterwards as changed and open again", async () => {
    expect(await summary("exported")).toMatchObject({ changed_since_export: false });
    await owner.ask(`/v1/invoices/${ids.get("exported")}`, {
      method: "PATCH",
      body: { extracted_data: { purchase_order: "PO-1" } },
    });
    expect(await summary("exported")).toMatchObject({ changed_since_export: true, state: "ready", review: "open" });
    expect(await listed("exported")).toEqual(["exported"]);
    await decide("exported", "approve");
    const body = { format: "csv", include: "approved", filter: { ids: [ids.get("exported")] } };
    await owner.ask("/v1/exports", { body });
    expect(await summary("exported")).toMatchObject({ changed_since_export: false, state: "exported" });
  });
});
