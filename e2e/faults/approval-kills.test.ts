import type { InvoiceRecord } from "@inkvoice/contract";
import { expect, it } from "vitest";
import type { Database } from "../../packages/server/src/platform/db/schema.ts";
import {
  type Backend,
  backends,
  prepareFixture,
  type TestFixture,
} from "../../packages/server/src/testing/backends.ts";
import { documentThat, startTestService } from "../../packages/server/src/testing/test-service.ts";
import { requestOf, type Sent, sendAndKill } from "./support/send-and-kill.ts";

/** An invoice whose rule asks for two approvals, one of which it has. */
async function prepareApproval(backend: Backend, fixture: TestFixture): Promise<string> {
  const service = await startTestService(backend, { fixture });
  const body = JSON.stringify({ name: "Two approvals", when: {}, then: { approvals: 2, tags: ["large"] } });
  const headers = { "content-type": "application/json" };
  expect((await service.api("/v1/rules", { method: "POST", headers, body })).status).toBe(201);
  const { id } = (await service.upload({ files: [{ bytes: documentThat("complete") }] })).body.data;
  await service.untilEnded(id);
  const key = await service.newKey(service.accountId);
  const first = await service.api<InvoiceRecord>(`/v1/invoices/${id}/approve`, { method: "POST", key });
  expect(first.body.data).toMatchObject({ review: "open", approvals: [{}] });
  await service.stop();
  return id;
}

async function approvalState(db: Database, id: string) {
  const row = await db
    .selectFrom("invoices")
    .select(["review", "approvals"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const notes = await db.selectFrom("review_notes").select("text").where("invoice_id", "=", id).execute();
  const events = await db.selectFrom("events").select("type").where("invoice_id", "=", id).execute();
  return {
    review: row.review,
    approvals: (JSON.parse(row.approvals ?? "[]") as unknown[]).length,
    notes: notes.map(({ text }) => text).sort(),
    updates: events.filter(({ type }) => type === "invoice.updated").length,
    vendors: (await db.selectFrom("vendors").select("id").execute()).length,
  };
}

const half = { review: "open", approvals: 1, notes: ["1/2"], updates: 1, vendors: 0 };
const whole = { review: "approved", approvals: 2, notes: ["1/2", "2/2"], updates: 2, vendors: 1 };

for (const backend of backends)
  for (const [point, when, isStored] of [
    ["before its commit", "before", false],
    ["after its commit", "after", true],
  ] as const)
    it.concurrent(`an approval killed ${point} counts once or not at all, on ${backend} (F1)`, async () => {
      const fixture = await prepareFixture(backend, "migrated");
      const id = await prepareApproval(backend, fixture);
      const approval: Sent = { path: `/v1/invoices/${id}/approve`, type: "application/json", body: "{}" };
      await sendAndKill(fixture, approval, { from: 'update "invoices" set "review"', at: "commit", nth: 1, when });

      const service = await startTestService(backend, { fixture });
      const { db } = service.running.services;
      expect(await approvalState(db, id)).toEqual(isStored ? whole : half);
      const again = await service.api<InvoiceRecord>(approval.path, requestOf(approval));
      expect(again.body.data).toMatchObject({ review: "approved", approvals: [{}, {}], tags: ["large"] });
      expect(await approvalState(db, id)).toEqual(whole);
      await service.stop();
      fixture.remove();
    });
