import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { acceptInvoices } from "../../invoices/lifecycle/accept-invoices.ts";
import type { NewInvoice } from "../../invoices/record/insert-rows.ts";
import type { Database, Tx } from "../../platform/db/schema.ts";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { startTestService, type TestService } from "../../testing/test-service.ts";
import { countInvoices, insideBounds } from "./invoice-counts.ts";

const hour = 3_600_000;
const start = Date.UTC(2026, 0, 1);

describeOnEachBackend("counts of invoices", (backend) => {
  let service: TestService;
  let db: Database;
  const times = Array.from(
    { length: 120 },
    (_, index) => start + Math.floor(index * 2.7 * hour) + (index % 3 === 0 ? 0 : index),
  );

  function invoice(created_at: number, index: number): NewInvoice {
    const number = `${String(created_at)}${String(index).padStart(6, "0")}`;
    const file = {
      filename: "a.pdf",
      content_type: "application/pdf",
      content_sha256: "",
      size: 1,
      page_count: 1,
      blob_key: number,
    };
    const upload = { batch_id: null, version: "1.2.0", webhook_url: null, line_items: 1, split: "auto" } as const;
    const caller = { external_id: null, metadata: null, fields: null, key_id: null };
    return {
      id: `inv_${number}`,
      account_id: service.accountId,
      created_at,
      ...file,
      ...upload,
      ...caller,
    };
  }

  beforeAll(async () => {
    service = await startTestService(backend, { environment: { INKVOICE_ROLE: "api" } });
    db = service.running.services.db;
    await db.transaction().execute((tx: Tx) => acceptInvoices(tx, service.accountId, times.map(invoice), 0));
  });
  afterAll(() => service.stop());

  it("from counters and index equal a plain count, for any range", async () => {
    const bound = fc.option(
      fc
        .integer({ min: -30, max: 350 })
        .chain((hours) => fc.constantFrom(hours * hour, hours * hour + 1, hours * hour - 0.5, hours * hour + 1234)),
      { nil: undefined },
    );
    await fc.assert(
      fc.asyncProperty(bound, bound, async (fromStart, toStart) => {
        const after = fromStart === undefined ? undefined : start + fromStart;
        const before = toStart === undefined ? undefined : start + toStart;
        const plain = times.filter(
          (time) => (after === undefined || time > after) && (before === undefined || time < before),
        ).length;
        expect(await countInvoices(db, service.accountId, { after, before })).toBe(plain);
        expect(await countInvoices(db, service.accountId, { after, before, status: "completed" })).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  it("support exclusive bounds to the millisecond", () => {
    expect(insideBounds({ after: 5, before: 9 })).toEqual({ first: 6, last: 8 });
    expect(insideBounds({ after: 5.5, before: 8.5 })).toEqual({ first: 6, last: 8 });
  });
});
