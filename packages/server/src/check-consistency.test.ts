import { expect, it } from "vitest";
import { createApiKey, revokeApiKey } from "./access/keys/api-keys.ts";
import { checkConsistency } from "./check-consistency.ts";
import { removeInvoice } from "./invoices/removal/remove-invoice.ts";
import { describeOnEachBackend } from "./testing/backends.ts";
import { readingOf, storeInvoice } from "./testing/store-invoice.ts";
import { startTestService } from "./testing/test-service.ts";
import { createEndpoint } from "./webhooks/endpoints.ts";

describeOnEachBackend("the consistency check of stored copies", (backend) => {
  it("reports counters that differ from a recount, and missing audit entries, in /metrics", async () => {
    const service = await startTestService(backend, { environment: { INKVOICE_ROLE: "api" } });
    const { services } = service.running;
    const { db, metrics } = services;
    for (const number of ["A-1", "A-2"])
      await storeInvoice(db, service.accountId, { data: readingOf({ invoice_number: number }) });
    const id = await storeInvoice(db, service.accountId, { data: readingOf({ invoice_number: "A-3" }) });
    await service.api(`/v1/invoices/${id}`, { method: "DELETE" });
    const gauges = async () => {
      await checkConsistency(services);
      const text = await metrics.registry.metrics();
      const gauge = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, "m").exec(text)?.[1]);
      const names = ["inkvoice_count_difference", "inkvoice_audit_faults", "inkvoice_audit_missing_entries"];
      return names.map(gauge);
    };
    const act = (path: string, method: string, body?: object) =>
      service.api<{ id: string }>(path, {
        method,
        ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
      });
    await act("/v1/webhooks", "POST", { url: "https://hooks.example.com/a", events: ["invoice.completed"] });
    expect(await gauges()).toEqual([0, 0, 0]);
    const change = { id: "lost", account_id: service.accountId, day: 1, status: "failed", count: 2 } as const;
    await db.insertInto("invoice_count_changes").values(change).execute();
    // An entry that was removed from the end: the log itself refuses changes.
    const end = db.updateTable("audit_heads").set((eb) => ({ position: eb("position", "+", 1) }));
    await end.where("chain", "=", service.accountId).execute();
    // Operations without their audit entry: a deletion, a key and an endpoint.
    const now = Date.now();
    const gone = await storeInvoice(db, service.accountId, { data: readingOf({ invoice_number: "A-4" }) });
    const unrecorded = { by: "nobody", audit: async () => undefined };
    await removeInvoice(services, service.accountId, gone, unrecorded);
    const { id: keyId } = await createApiKey(db, { accountId: service.accountId, name: "Unseen" }, now);
    await revokeApiKey(db, service.accountId, keyId, now);
    const endpoint = { url: "https://hooks.example.com/b", events: ["invoice.failed"], enabled: true, now } as const;
    await db
      .transaction()
      .execute((tx) => createEndpoint(tx, service.accountId, { ...endpoint, events: [...endpoint.events] }));
    expect(await gauges()).toEqual([2, 1, 3]);
    await service.stop();
  });
});
