import type { InvoiceList, InvoiceRecord, Rule } from "@inkvoice/contract";
import type { BulkAnswer, TabCounts, TrashView } from "@inkvoice/contract/dashboard";
import { afterAll, beforeAll, expect, it } from "vitest";
import { deletePersonRows } from "../erasure/delete-account.ts";
import { describeOnEachBackend } from "../testing/backends.ts";
import { claimOwner, joinAs, startWithDashboard, type Visitor } from "../testing/clients/browser-visitor.ts";
import { documentThat, type TestService } from "../testing/test-service.ts";

describeOnEachBackend("rules and approvals of people", (backend) => {
  let service: TestService;
  let owner: Visitor;
  let member: Visitor;
  let viewer: Visitor;
  beforeAll(async () => {
    service = await startWithDashboard(backend);
    owner = await claimOwner(service);
    member = await joinAs(service, owner, "member");
    viewer = await joinAs(service, owner, "viewer");
  });
  afterAll(() => service.stop());

  async function read(does = "complete"): Promise<string> {
    const { id } = (await service.upload({ files: [{ bytes: documentThat(does) }] })).body.data;
    await service.untilEnded(id);
    return id;
  }
  const record = async (id: string) => (await service.api<InvoiceRecord>(`/v1/invoices/${id}?include=notes`)).body.data;
  const create = async (body: object) => (await member.ask<Rule>("/v1/rules", { body })).data;
  const remove = (id: string) => member.ask(`/v1/rules/${id}`, { method: "DELETE" });
  const approve = (id: string, who: Visitor) =>
    who.ask<BulkAnswer>("/api/invoices/bulk", { body: { action: "approve", ids: [id], anyway: true } });
  const memberId = async () => {
    const { db } = service.running.services;
    const query = db.selectFrom("memberships").select("user_id").where("account_id", "=", service.accountId);
    return (await query.where("role", "=", "member").executeTakeFirstOrThrow()).user_id;
  };

  it("are read by viewers, and written by members", async () => {
    const rule = await create({ name: "Two", when: {}, then: { approvals: 2 } });
    expect((await viewer.ask("/v1/rules")).status).toBe(200);
    expect((await viewer.ask("/v1/rules", { body: { name: "X", when: {}, then: { approvals: 1 } } })).status).toBe(403);
    expect((await remove(rule.id)).status).toBe(200);
  });

  it("count two people, one of them once, also in the list", async () => {
    const rule = await create({ name: "Two", when: {}, then: { approvals: 2 } });
    const id = await read();
    expect((await approve(id, owner)).data).toMatchObject({ done: [id], waiting: [id], left: [] });
    expect((await approve(id, owner)).data.left).toMatchObject([{ id, error: { reason: "approved_by_same" } }]);
    expect(await record(id)).toMatchObject({ review: "open", notes: [{ kind: "approved", text: "1/2" }] });
    expect((await approve(id, member)).data).toMatchObject({ done: [id], waiting: [], left: [] });
    expect(await record(id)).toMatchObject({ review: "approved", notes: [{ text: "1/2" }, { text: "2/2" }] });
    await remove(rule.id);
  });

  it("make an invoice wait for review between the first approval and the last", async () => {
    const rule = await create({ name: "Two", when: {}, then: { approvals: 2 } });
    const sure = { invoice_number: 0.99, date: 0.99, total_amount: 0.99, currency: 0.99, vendor: { name: 0.99 } };
    const values = { invoice_number: "W-1", date: "2026-03-01", total_amount: 77, currency: "EUR" };
    const id = await read(`data ${JSON.stringify({ ...values, vendor: { name: "Weser AG" }, confidence: sure })}`);
    const listed = async (needsReview: boolean) => {
      const { body } = await service.api<InvoiceList>(`/v1/invoices?needs_review=${needsReview}`);
      return body.data.invoices.find((invoice) => invoice.id === id);
    };
    expect(await listed(false)).toMatchObject({ state: "ready", approvals_required: 2 });
    await approve(id, owner);
    const waiting = { state: "to_review", review: "open", approvals_required: 2, approvals: [{ by: "Olga Owner" }] };
    expect(await listed(true)).toMatchObject(waiting);
    await owner.ask(`/api/invoices/${id}/comments`, { body: { text: "Second, please" } });
    const wish = { method: "PATCH", body: { invoice: { required: ["vendor.name"] } } };
    expect((await owner.ask("/v1/account/review", wish)).status).toBe(200);
    expect(await listed(true)).toMatchObject(waiting);
    await approve(id, member);
    expect(await listed(false)).toMatchObject({ state: "approved", approvals: [{ by: "Olga Owner" }, {}] });
    await remove(rule.id);
  });

  it("list an invoice that this person has approved as waiting for others, and not as to review", async () => {
    const rule = await create({ name: "Two", when: {}, then: { approvals: 2 } });
    const id = await read();
    await approve(id, owner);
    const isAwaiting = async (who: Visitor, people: string) => {
      const { data } = await who.ask<InvoiceList>(`/v1/invoices?awaiting=${people}&limit=100`);
      const tabs = (await who.ask<TabCounts>("/api/invoice-tabs")).data;
      expect(tabs[people === "me" ? "to_review" : "waiting"].value).toBe(data.pagination.total);
      return data.invoices.some((invoice) => invoice.id === id);
    };
    expect([await isAwaiting(owner, "me"), await isAwaiting(owner, "others")]).toEqual([false, true]);
    expect([await isAwaiting(member, "me"), await isAwaiting(member, "others")]).toEqual([true, false]);
    const filter = 'filter: {awaiting: "me"}';
    const asked = { query: `{ invoices(${filter}, first: 100) { nodes { id } } }` };
    const byKey = await service.api<{ invoices: { nodes: { id: string }[] } }>("/v1/query", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(asked),
    });
    expect(byKey.body.data.invoices.nodes).toContainEqual({ id });
    await owner.ask(`/v1/invoices/${id}/reopen`, { body: {} });
    expect(await isAwaiting(owner, "others")).toBe(false);
    await approve(id, owner);
    await approve(id, member);
    expect([await isAwaiting(owner, "others"), await isAwaiting(member, "me")]).toEqual([false, false]);
    expect((await owner.ask("/v1/invoices?awaiting=nobody")).status).toBe(400);
    await remove(rule.id);
  });

  it("keep the first approval where the dashboard takes the second one back", async () => {
    const rule = await create({ name: "Two", when: {}, then: { approvals: 2 } });
    const id = await read();
    const undo = (who: Visitor) => who.ask("/api/invoices/bulk", { body: { action: "reopen", ids: [id] } });
    const approvers = async () => {
      const { review, approvals = [] } = await record(id);
      return [review, ...approvals.map(({ by }) => by)];
    };
    await approve(id, owner);
    await approve(id, member);
    expect(await approvers()).toMatchObject(["approved", "Olga Owner", expect.any(String)]);
    await undo(member);
    expect(await approvers()).toEqual(["open", "Olga Owner"]);
    await approve(id, member);
    expect((await approvers())[0]).toBe("approved");
    await undo(owner);
    expect(await approvers()).toEqual(["open", expect.not.stringContaining("Olga")]);
    await owner.ask(`/v1/invoices/${id}/reopen`, { body: {} });
    expect(await approvers()).toEqual(["open"]);
    await remove(rule.id);
  });

  it("assign an invoice to a member, unless somebody was chosen", async () => {
    const to = await memberId();
    const rule = await create({ name: "Ask", when: { total_min: 100 }, then: { assign_to: to } });
    const id = await read();
    const { assignee, notes, ...assigned } = await record(id);
    expect(assigned.rules).toMatchObject([{ id: rule.id, assign_to: to }]);
    expect(assignee?.id).toBe(to);
    const note = { kind: "assigned", text: assignee?.name, who: "Ask", rule_id: rule.id };
    expect(notes).toMatchObject([note]);
    await owner.ask(`/api/invoices/${id}/assignee`, { method: "PUT", body: { user_id: null } });
    await service.api(`/v1/invoices/${id}`, {
      method: "PATCH",
      headers: { "content-type": "application/json" },
      body: '{"extracted_data":{"total_amount":500}}',
    });
    const after = await record(id);
    expect(after.assignee).toBeNull();
    expect(after.notes).toMatchObject([note, { kind: "assigned", text: "" }]);
    await remove(rule.id);
  });

  it("apply to every invoice of a file", async () => {
    const rule = await create({ name: "Second page", when: { total_min: 101 }, then: { tags: ["second"] } });
    const id = await read("several 2");
    const [first, second] = (await record(id)).parts ?? [];
    expect([(await record(first ?? "")).tags, (await record(second ?? "")).tags]).toEqual([undefined, ["second"]]);
    await remove(rule.id);
  });

  it("keep an approval of a deleted person without the name, also in the trash", async () => {
    const [id, deleted] = [await read(), await read()];
    const userId = await memberId();
    for (const each of [id, deleted]) {
      await owner.ask(`/api/invoices/${each}/assignee`, { method: "PUT", body: { user_id: userId } });
      await approve(each, member);
    }
    expect((await record(deleted)).notes).toMatchObject([{ kind: "assigned" }, { kind: "approved" }]);
    const name = (await record(deleted)).approvals?.[0]?.by ?? "";
    await owner.ask(`/v1/invoices/${deleted}`, { method: "DELETE" });
    const removed = await read();
    await member.ask(`/v1/invoices/${removed}`, { method: "DELETE" });
    const trash = async () => (await owner.ask<TrashView>("/api/trash")).data.invoices;
    expect((await trash()).find((invoice) => invoice.id === removed)?.deleted_by).toBe(name);
    const { db } = service.running.services;
    await db.transaction().execute((tx) => deletePersonRows(tx, userId, 1));
    await owner.ask(`/api/trash/${deleted}/restore`, { method: "POST" });
    for (const each of [id, deleted]) {
      const { approvals, assignee, notes } = await record(each);
      expect(approvals).toMatchObject([{ by: "Somebody who was deleted", approver_id: userId }]);
      expect(assignee).toBeNull();
      expect(notes?.map(({ kind, text, who }) => [kind, text, who])).toEqual([
        ["assigned", "Somebody who was deleted", "Olga Owner"],
        ["approved", "", "Somebody who was deleted"],
      ]);
    }
    expect((await trash()).find((invoice) => invoice.id === removed)?.deleted_by).toBe("Somebody who was deleted");
    const facts = db.selectFrom("invoice_facts").select("reviewed_by").where("invoice_id", "in", [id, deleted]);
    expect(await facts.execute()).toEqual(Array(2).fill({ reviewed_by: "Somebody who was deleted" }));
  });
});
