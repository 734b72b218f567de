import type { DuplicateList, ExtractedData } from "@inkvoice/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { removeInvoice } from "../invoices/removal/remove-invoice.ts";
import { dashboardLists } from "../platform/migrations/0062-dashboard-lists.ts";
import { describeOnEachBackend } from "../testing/backends.ts";
import { claimOwner, joinAs, startWithDashboard, type Visitor } from "../testing/clients/browser-visitor.ts";
import { correctDetail, listPage, readDetail } from "../testing/clients/invoice-pages.ts";
import { readingOf, storeInvoice } from "../testing/store-invoice.ts";
import type { TestService } from "../testing/test-service.ts";
import { insertUploadFacts } from "./facts.ts";

describeOnEachBackend("Duplicates", (backend) => {
  let service: TestService;
  let owner: Visitor;
  let day = 0;
  beforeAll(async () => {
    service = await startWithDashboard(backend);
    owner = await claimOwner(service);
  });
  afterAll(() => service.stop());

  /** Differs from every other document of these tests in whatever the test does not set. */
  const store = (change: Partial<ExtractedData>, content?: string) => {
    day++;
    const own = {
      invoice_number: `own-${day}`,
      total_amount: day,
      date: new Date(day * 86_400_000).toISOString().slice(0, 10),
    };
    const data = readingOf({ ...own, vendor: { name: `Vendor ${day}` }, ...change });
    return storeInvoice(service.running.services.db, service.accountId, { data, ...(content ? { content } : {}) });
  };
  const detail = async (id: string) => (await readDetail(owner, id)).data;
  const expectTwins = async (one: string, other: string, reasons: readonly string[]) => {
    for (const [id, twin] of [
      [one, other],
      [other, one],
    ] as const) {
      const seen = await detail(id);
      expect(seen.duplicates).toMatchObject([{ id: twin, reasons }]);
      expect(seen.row.duplicates).toBe(1);
    }
  };

  it("are the same file", async () => {
    await expectTwins(await store({}, "bytes"), await store({}, "bytes"), ["same_file"]);
  });

  it("are the same vendor with the same number, however the number is punctuated", async () => {
    const vendor = { name: "Nordwind GmbH" };
    const one = await store({ vendor, invoice_number: "D-1/7" });
    await expectTwins(one, await store({ vendor: { name: "NORDWIND" }, invoice_number: "d 17" }), ["same_number"]);
  });

  it("are the same vendor also if only one of them has a tax number", async () => {
    const one = await store({ vendor: { name: "Falke AG", tax_id: "DE136695976" }, invoice_number: "F-1" });
    await expectTwins(one, await store({ vendor: { name: "Falke AG" }, invoice_number: "F-1" }), ["same_number"]);
  });

  it("are the same total on the same date, whatever the vendor", async () => {
    const sum = { total_amount: 4711.5, date: "2026-03-09" };
    await expectTwins(await store({ ...sum, vendor: { name: "Quay Ltd" } }), await store(sum), ["same_total_and_date"]);
  });

  it("carry every reason that applies", async () => {
    const same = { vendor: { name: "Twice Ltd" }, invoice_number: "T-1", total_amount: 99, date: "2026-04-01" };
    const reasons = ["same_file", "same_number", "same_total_and_date"];
    await expectTwins(await store(same, "twice"), await store(same, "twice"), reasons);
  });

  it("are not documents that share only the number, the total or the date", async () => {
    await store({ invoice_number: "S-1", total_amount: 12.5, date: "2026-05-01" });
    for (const shared of [{ invoice_number: "S-1" }, { total_amount: 12.5 }, { date: "2026-05-01" }]) {
      expect((await detail(await store(shared))).duplicates).toEqual([]);
    }
  });

  it("are never refused: both are stored, listed and found by the filter", async () => {
    const [one, two] = [await store({}, "kept"), await store({}, "kept")];
    const flagged = (await listPage(owner, "duplicates=true")).data.invoices.map((row) => row.id);
    expect(flagged).toEqual(expect.arrayContaining([one, two]));
  });

  it("can be resolved by a correction", async () => {
    const vendor = { name: "Apart Ltd" };
    const [one, two] = [await store({ vendor, invoice_number: "A-1" }), await store({ vendor, invoice_number: "A-1" })];
    await correctDetail(owner, two, { field: "invoice_number", value: "A-7" });
    expect((await detail(one)).row.duplicates).toBe(0);
    expect((await detail(two)).duplicates).toEqual([]);
  });

  it("are no longer flagged once the other document is deleted", async () => {
    const [one, two] = [await store({}, "deleted"), await store({}, "deleted")];
    expect((await detail(one)).row.duplicates).toBe(1);
    await removeInvoice(service.running.services, service.accountId, two, { audit: async () => undefined });
    expect((await detail(one)).row.duplicates).toBe(0);
  });

  const dismiss = (one: string, other: string, visitor = owner) =>
    visitor.ask<DuplicateList>(`/v1/invoices/${one}/duplicates/${other}/dismiss`, { method: "POST" });
  const remove = (id: string) => owner.ask(`/v1/invoices/${id}`, { method: "DELETE" });
  const expectDistinct = async (...ids: readonly string[]) => {
    for (const id of ids) {
      const { duplicates, row } = await detail(id);
      expect(duplicates).toEqual([]);
      expect(row).toMatchObject({ duplicates: 0, needs_look: false });
    }
  };

  it("need review until approved, and again after being reopened", async () => {
    const [one, two] = [await store({}, "review"), await store({}, "review")];
    expect((await detail(one)).row.needs_look).toBe(true);
    expect((await detail(two)).row.needs_look).toBe(true);
    const review = (state: string) => owner.ask(`/v1/invoices/${one}/${state}`, { method: "POST" });
    await review("approve");
    const third = await store({}, "review");
    expect((await detail(one)).row).toMatchObject({ needs_look: false, duplicates: 2 });
    await review("reopen");
    expect((await detail(one)).row.needs_look).toBe(true);
    for (const id of [two, third]) await remove(id);
    expect((await detail(one)).row.needs_look).toBe(false);
  });

  it("with other doubts still need review once they are no duplicates", async () => {
    const unsure = { ...readingOf().confidence, total_amount: 0.2 };
    const [one, two] = [await store({ confidence: unsure }, "doubtful"), await store({}, "doubtful")];
    await dismiss(one, two);
    expect((await detail(one)).row).toMatchObject({ duplicates: 0, needs_look: true });
    expect((await detail(two)).row).toMatchObject({ duplicates: 0, needs_look: false });
  });

  it("are no longer reported once dismissed, from either side, whatever is corrected afterwards", async () => {
    const vendor = { name: "Distinct Ltd" };
    const [one, two] = [await store({ vendor, invoice_number: "K-1" }), await store({ vendor, invoice_number: "K-1" })];
    expect((await dismiss(two, one)).data).toEqual({ duplicates: [] });
    await expectDistinct(one, two);
    for (const value of ["K-2", "K-1"]) await correctDetail(owner, two, { field: "invoice_number", value });
    await expectDistinct(one, two);
  });

  it("are dismissed for one pair only: a third copy is a duplicate of both", async () => {
    const [one, two] = [await store({}, "third"), await store({}, "third")];
    await dismiss(one, two);
    const third = await store({}, "third");
    expect((await detail(third)).row).toMatchObject({ duplicates: 2, needs_look: true });
    for (const id of [one, two]) {
      expect((await detail(id)).duplicates).toMatchObject([{ id: third }]);
      expect((await detail(id)).row).toMatchObject({ duplicates: 1, needs_look: true });
    }
    expect((await dismiss(third, one)).data.duplicates).toMatchObject([{ id: two }]);
  });

  it("are reported again when the dismissal is undone, and the record lists dismissed ones until then", async () => {
    const [one, two] = [await store({}, "restored"), await store({}, "restored")];
    await dismiss(one, two);
    expect((await detail(two)).dismissed_duplicates).toEqual([one]);
    const restore = () => owner.ask<DuplicateList>(`/v1/invoices/${two}/duplicates/${one}/restore`, { method: "POST" });
    expect((await restore()).data.duplicates).toMatchObject([{ id: one }]);
    expect((await restore()).status).toBe(200);
    for (const [id, other] of [
      [one, two],
      [two, one],
    ] as const) {
      expect((await detail(id)).row).toMatchObject({ duplicates: 1, needs_look: true });
      expect(await detail(id)).toMatchObject({ duplicates: [{ id: other }], dismissed_duplicates: [] });
    }
  });

  it("are dismissed once: a repeated call changes nothing and leaves no history entry", async () => {
    const [one, two] = [await store({}, "once"), await store({}, "once")];
    for (const [id, other] of [
      [one, two],
      [one, two],
      [two, one],
    ] as const)
      expect((await dismiss(id, other)).status).toBe(200);
    const log = await service.running.services.db
      .selectFrom("audit_log")
      .select(["actor_kind", "details"])
      .where("action", "=", "duplicate.dismissed")
      .where("subject", "in", [one, two])
      .execute();
    expect(log).toEqual([{ actor_kind: "person", details: JSON.stringify({ other: two }) }]);
  });

  it("are dismissed only within an account, only with write access, and only if both exist", async () => {
    const [one, two] = [await store({}, "strangers"), await store({}, "strangers")];
    const stranger = await service.newAccount();
    const foreign = await storeInvoice(service.running.services.db, stranger.accountId, { data: readingOf() });
    for (const other of [one, foreign, "inv_1", "nonsense"]) expect((await dismiss(one, other)).status).toBe(404);
    const asStranger = await service.api(`/v1/invoices/${one}/duplicates/${two}/dismiss`, {
      method: "POST",
      key: stranger.key,
    });
    expect(asStranger.status).toBe(404);
    expect((await dismiss(one, two, await joinAs(service, owner, "viewer"))).status).toBe(403);
    expect((await detail(one)).row.duplicates).toBe(1);
  });

  it("that were dismissed stay so in the trash, and are forgotten with either invoice", async () => {
    const { services } = service.running;
    const [one, two] = [await store({}, "forgotten"), await store({}, "forgotten")];
    await dismiss(one, two);
    for (const invoiceId of [one, two]) {
      await remove(invoiceId);
      await owner.ask(`/api/trash/${invoiceId}/restore`, { method: "POST" });
    }
    await expectDistinct(one, two);
    const pairs = () =>
      services.db.selectFrom("dismissed_duplicates").selectAll().where("other_id", "in", [one, two]).execute();
    expect(await pairs()).toHaveLength(2);
    await remove(two);
    await owner.ask(`/api/trash/${two}`, { method: "DELETE" });
    expect(await pairs()).toEqual([]);
  });

  it("are found within one batch of uploads, before extraction", async () => {
    const { db } = service.running.services;
    const batch = await Promise.all([store({}), store({}), store({})]);
    await db.deleteFrom("invoice_facts").where("invoice_id", "in", batch).execute();
    await db.deleteFrom("duplicate_keys").where("invoice_id", "in", batch).execute();
    const contents = ["batch-a", "batch-b", "batch-a"];
    await db.transaction().execute((tx) =>
      insertUploadFacts(
        tx,
        batch.map((invoiceId, index) => ({
          accountId: service.accountId,
          invoiceId,
          filename: "scan.pdf",
          contentSha256: contents[index] ?? "",
        })),
      ),
    );
    const flags = await Promise.all(batch.map(async (id) => (await detail(id)).row.duplicates));
    expect(flags).toEqual([1, 0, 1]);
  });

  it("belong to one account: the same file in another account is none", async () => {
    const one = await store({}, "shared");
    const stranger = await service.newAccount();
    const { db } = service.running.services;
    await storeInvoice(db, stranger.accountId, { data: readingOf(), content: "shared" });
    expect((await detail(one)).duplicates).toEqual([]);
  });

  it("are found by the current rule also among documents stored under the earlier one", async () => {
    const { db, dialect } = service.running.services;
    const sum = { total_amount: 815.25, date: "2026-06-30" };
    const [one, two] = [await store(sum), await store(sum)];
    for (const id of [one, two]) {
      await db
        .updateTable("duplicate_keys")
        .set({ key: `sum:name:${id}:2026-06-30:815.25:EUR` })
        .where("invoice_id", "=", id)
        .where("key", "like", "sum:%")
        .execute();
      await db.updateTable("invoice_facts").set({ duplicates: 0 }).where("invoice_id", "=", id).execute();
    }
    await dashboardLists.up(db, dialect);
    await expectTwins(one, two, ["same_total_and_date"]);
  });
});
