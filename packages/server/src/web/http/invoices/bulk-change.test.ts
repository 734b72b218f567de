import type { BulkAnswer, SavedView } from "@inkvoice/contract/dashboard";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeOnEachBackend } from "../../../testing/backends.ts";
import { claimOwner, joinAs, startWithDashboard, type Visitor } from "../../../testing/clients/browser-visitor.ts";
import { listPage } from "../../../testing/clients/invoice-pages.ts";
import { readingOf, storeInvoice } from "../../../testing/store-invoice.ts";
import type { TestService } from "../../../testing/test-service.ts";

describeOnEachBackend("The list of invoices", (backend) => {
  let service: TestService;
  let owner: Visitor;
  let viewer: Visitor;
  beforeAll(async () => {
    service = await startWithDashboard(backend);
    owner = await claimOwner(service);
    viewer = await joinAs(service, owner, "viewer");
  });
  afterAll(() => service.stop());

  const stored = (invoice_number: string, total_amount = 119) =>
    storeInvoice(service.running.services.db, service.accountId, { data: readingOf({ invoice_number, total_amount }) });
  const change = (action: string, ids: readonly string[], who = owner) =>
    who.ask<BulkAnswer>("/api/invoices/bulk", { body: { action, ids } });
  const approveAnyway = (ids: readonly string[]) =>
    owner.ask<BulkAnswer>("/api/invoices/bulk", { body: { action: "approve", ids, anyway: true } });
  const numbers = async (query: string) =>
    (await listPage(owner, query)).data.invoices.map((row) => row.invoice_number);

  describe("many invoices at once", () => {
    it("are approved and reopened, with one event each", async () => {
      const ids = [await stored("B-1", 21), await stored("B-2", 22)];
      expect((await change("approve", ids)).data).toEqual({
        done: ids,
        waiting: [],
        unchanged: [],
        questioned: [],
        left: [],
      });
      expect(await numbers("review=approved")).toEqual(["B-2", "B-1"]);
      const { db } = service.running.services;
      const events = await db
        .selectFrom("events")
        .select("invoice_id")
        .where("type", "=", "invoice.updated")
        .where("invoice_id", "in", ids)
        .execute();
      expect(events.map((row) => row.invoice_id).sort()).toEqual([...ids].sort());
      // Only invoices in `done` are reopened by *Undo*.
      expect((await change("approve", ids)).data).toMatchObject({ done: [], unchanged: ids });
      expect((await change("reopen", ids)).data).toMatchObject({ done: ids, unchanged: [] });
      expect(await numbers("review=approved")).toEqual([]);
      expect((await change("reopen", ids)).data).toMatchObject({ done: [], unchanged: ids });
    });

    it("are approved by one of two requests at once; the other says that nothing changed", async () => {
      const ids = await Promise.all([31, 32, 33, 34, 35].map((total) => stored(`C-${total}`, total)));
      const member = await joinAs(service, owner, "member");
      const answers = await Promise.all([owner, member].map((who) => change("approve", ids, who)));
      expect(answers.flatMap(({ data }) => data.done).sort()).toEqual(ids.toSorted());
      expect(answers.flatMap(({ data }) => data.unchanged).sort()).toEqual(ids.toSorted());
    });

    it("are approved only without problems; the others are named with theirs, and approved where a person wants it", async () => {
      const { db } = service.running.services;
      const store = (data: Parameters<typeof readingOf>[0]) =>
        storeInvoice(db, service.accountId, { data: readingOf(data) });
      const [good, account, twin] = [
        await store({ invoice_number: "Q-1", total_amount: 11, payment: { iban: "DE02120300000000202051" } }),
        await store({ invoice_number: "Q-2", total_amount: 12, payment: { iban: "DE02500105170137075030" } }),
        await store({ invoice_number: "Q-2", total_amount: 12 }),
      ];
      const { data } = await change("approve", [good, account, twin]);
      expect(data).toMatchObject({ done: [good], waiting: [], left: [] });
      const duplicate = { kind: "duplicate", count: 1 };
      const newAccount = { kind: "issue", issue: expect.objectContaining({ code: "BANK_ACCOUNT_NEW" }) };
      const named = { invoice_number: "Q-2", vendor_name: expect.any(String), filename: expect.any(String) };
      expect(data.questioned).toEqual([
        { ...named, id: account, problems: [newAccount, duplicate] },
        { ...named, id: twin, problems: [duplicate] },
      ]);
      expect(await numbers("review=approved&q=Q-2")).toEqual([]);
      expect((await approveAnyway([account, twin])).data).toMatchObject({ done: [account, twin], questioned: [] });
      expect(await numbers("review=approved&q=Q-2")).toEqual(["Q-2", "Q-2"]);
      expect((await change("approve", [account])).data).toMatchObject({
        done: [],
        unchanged: [account],
        questioned: [],
      });
    });

    it("that a person rejected keep their rejection where an approval is asked about", async () => {
      const data = readingOf({ invoice_number: "J-1", total_amount: 13 });
      const { db } = service.running.services;
      const one = await storeInvoice(db, service.accountId, { data });
      await storeInvoice(db, service.accountId, { data });
      await owner.ask(`/v1/invoices/${one}/reject`, { body: { reason: "Sent twice" } });
      expect((await change("approve", [one])).data).toMatchObject({ done: [], questioned: [{ id: one }] });
      expect(await numbers("review=rejected&q=J-1")).toEqual(["J-1"]);
    });

    it("are deleted, with an audit entry each, and restored", async () => {
      const ids = [await stored("D-1"), await stored("D-2")];
      expect((await change("delete", ids)).data.done).toEqual(ids);
      expect(await numbers("q=D-1")).toEqual([]);
      const log = await owner.ask<{ entries: { subject: string }[] }>("/api/audit?action=invoice.deleted");
      expect(log.data.entries.map(({ subject }) => subject)).toEqual(expect.arrayContaining(ids));
      expect((await change("restore", ids)).data.done).toEqual(ids);
      expect(await numbers("q=D-1")).toEqual(["D-1"]);
    });

    it("are extracted again; one that cannot be is skipped with the reason, without affecting the others", async () => {
      const { db } = service.running.services;
      const [gone, whole] = [await stored("R-1"), await stored("R-2")];
      await db.updateTable("invoices").set({ file_removed_at: 1 }).where("id", "=", gone).execute();
      const { data } = await change("reread", [gone, "inv_1", "nonsense", whole]);
      expect(data.done).toEqual([whole]);
      expect(data.left.map(({ id }) => id)).toEqual([gone, "inv_1", "nonsense"]);
      expect(data.left.map(({ error }) => error.reason)).toEqual([
        "file_deleted_reread",
        "invoice_not_found",
        "invoice_not_found",
      ]);
    });

    it("are never another account's", async () => {
      const stranger = await service.newAccount();
      const id = await storeInvoice(service.running.services.db, stranger.accountId, { data: readingOf() });
      for (const action of ["approve", "delete", "reread", "restore"])
        expect((await change(action, [id])).data.done).toEqual([]);
    });

    it("are not changed by viewers, nor above the limit of a request", async () => {
      const id = await stored("V-1");
      expect((await change("delete", [id], viewer)).status).toBe(403);
      expect((await change("delete", Array(101).fill(id))).status).toBe(400);
      expect((await change("burn", [id])).status).toBe(400);
    });
  });

  describe("a saved view", () => {
    const views = async (who: Visitor) => (await who.ask<{ views: SavedView[] }>("/api/views")).data.views;

    it("belongs to the person, is replaced under its name, and can be deleted", async () => {
      const body = { name: "Large ones", filter: { min: 1000 }, sort: "-total_amount" };
      expect((await owner.ask("/api/views", { body })).status).toBe(200);
      await owner.ask("/api/views", { body: { ...body, filter: { min: 2000, q: "desk" } } });
      const [view, ...others] = await views(owner);
      expect(view).toMatchObject({ name: "Large ones", filter: { min: 2000, q: "desk" }, sort: "-total_amount" });
      expect(others).toEqual([]);
      expect(await views(viewer)).toEqual([]);
      expect((await viewer.ask(`/api/views/${view?.id}`, { method: "DELETE" })).status).toBe(404);
      expect((await owner.ask(`/api/views/${view?.id}`, { method: "DELETE" })).status).toBe(200);
      expect(await views(owner)).toEqual([]);
    });

    it("contains only filters that a list has", async () => {
      const body = { name: "Odd", filter: { band: "green" } };
      expect((await owner.ask("/api/views", { body })).status).toBe(400);
    });

    it("is saved by viewers as well", async () => {
      expect((await viewer.ask("/api/views", { body: { name: "Mine", filter: {} } })).status).toBe(200);
      expect((await views(viewer)).map(({ name }) => name)).toEqual(["Mine"]);
    });
  });
});
