import { expect, it } from "vitest";
import { checkConsistency } from "./check-consistency.ts";
import { describeOnEachBackend } from "./testing/backends.ts";
import { readingOf, storeInvoice } from "./testing/store-invoice.ts";
import { startTestService } from "./testing/test-service.ts";

describeOnEachBackend("the check of what is kept twice", (backend) => {
  it("finds counters that differ from a recount, and missing audit entries, and says so in /metrics", async () => {
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
      return [gauge("inkvoice_count_difference"), gauge("inkvoice_audit_faults")];
    };
    expect(await gauges()).toEqual([0, 0]);
    const change = { id: "lost", account_id: service.accountId, day: 1, status: "failed", count: 2 } as const;
    await db.insertInto("invoice_count_changes").values(change).execute();
    // An entry that was removed from the end: the log itself refuses changes.
    const end = db.updateTable("audit_heads").set((eb) => ({ position: eb("position", "+", 1) }));
    await end.where("chain", "=", service.accountId).execute();
    expect(await gauges()).toEqual([2, 1]);
    await service.stop();
  });
});
