import type { InvoiceList, InvoiceRecord, Rule, RuleList, RuleTrial } from "@inkvoice/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { backends } from "../testing/backends.ts";
import { createTenant, highConfidence } from "../testing/create-tenant.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";

const nordwind = { name: "Nordwind Handel GmbH", tax_id: "DE811907980", address_parts: { country: "DE" } };
const everyInvoice = { name: "Cost centre", when: {}, then: { set: { cost_centre: "4711" } } };
const twoApprovals = { name: "Two approvals", when: {}, then: { approvals: 2 } };

describe.each(backends)("rules on %s", (backend) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(backend, { environment: { INKVOICE_RATE_SCALE: "1000" } });
  });
  afterAll(() => service?.stop());

  /** A new account with the custom field cost_centre. */
  async function newTenant() {
    const { key, accountId, send, extract } = await createTenant(service);
    await send("POST", "/v1/fields", { name: "cost_centre", type: "code", captions: ["Cost centre"] });
    let invoices = 0;
    const read = (data: object = {}): Promise<string> => {
      invoices += 1;
      const own = { vendor: nordwind, currency: "EUR", date: "2026-03-01", invoice_number: `U-${invoices}` };
      return extract({ confidence: highConfidence, total_amount: 100, ...own, ...data });
    };
    const create = async (body: object) => (await send<Rule>("POST", "/v1/rules", body)).body.data;
    const list = async () => (await send<RuleList>("GET", "/v1/rules")).body.data.rules;
    const record = async (id: string) => (await send<InvoiceRecord>("GET", `/v1/invoices/${id}`)).body.data;
    const correct = async (id: string, extracted_data: object) =>
      (await send<InvoiceRecord>("PATCH", `/v1/invoices/${id}`, { extracted_data })).body.data;
    const approve = (id: string, by = key) => send<InvoiceRecord>("POST", `/v1/invoices/${id}/approve`, {}, by);
    const another = () => service.newKey(accountId);
    const centre = async (id: string) => (await record(id)).extracted_data?.custom_fields?.cost_centre;
    return { key, accountId, send, read, create, list, record, correct, approve, another, centre };
  }

  it("are created, moved, changed and deleted", async () => {
    const { send, create, list } = await newTenant();
    const first = await create(everyInvoice);
    expect(first).toMatchObject({ ...everyInvoice, enabled: true, position: 1 });
    const second = await create({ ...twoApprovals, position: 1, enabled: false });
    expect(second).toMatchObject({ position: 1, enabled: false });
    const third = await create({ ...twoApprovals, name: "Third" });
    const order = async () => (await list()).map(({ id, position }) => [id, position]);
    expect(await order()).toEqual([
      [second.id, 1],
      [first.id, 2],
      [third.id, 3],
    ]);
    const moved = await send<Rule>("PATCH", `/v1/rules/${second.id}`, { position: 100, enabled: true });
    expect(moved.body.data).toMatchObject({ position: 3, enabled: true, name: "Two approvals" });
    await send("DELETE", `/v1/rules/${first.id}`);
    expect(await order()).toEqual([
      [third.id, 1],
      [second.id, 2],
    ]);
    expect((await send("GET", `/v1/rules/${first.id}`)).status).toBe(404);
  });

  it.each<[string, object, string]>([
    ["an unknown member", { ...everyInvoice, colour: "red" }, "colour is not a known property"],
    ["an unknown condition", { ...everyInvoice, when: { weekday: 1 } }, "when.weekday is not a known property"],
    ["an unknown currency", { ...everyInvoice, when: { currency: "XQZ" } }, "when.currency must be an ISO 4217 code"],
    ["an unknown vendor", { ...everyInvoice, when: { vendor_id: "ven_1" } }, "when.vendor_id is not a vendor"],
    ["an unknown member", { ...everyInvoice, then: { assign_to: "usr_1" } }, "then.assign_to is not a member"],
    [
      "an unknown field",
      { ...everyInvoice, then: { set: { colour: "red" } } },
      "then.set.colour is not a custom field",
    ],
    ["a wrong value", { ...everyInvoice, then: { set: { cost_centre: 4711 } } }, "then.set.cost_centre must be a text"],
    ["no action", { ...everyInvoice, then: {} }, "then must have at least one of"],
    ["four approvals", { ...everyInvoice, then: { approvals: 4 } }, "then.approvals must be at most 3"],
    ["no words", { ...everyInvoice, when: { words: { in: "page", any: [] } } }, "when.words.any must have at least"],
    ["an empty range", { ...everyInvoice, when: { total_min: 2, total_max: 1 } }, "when.total_max must not be below"],
  ])("400: %s", async (_what, body, message) => {
    const { send } = await newTenant();
    const made = await send("POST", "/v1/rules", body);
    expect([made.status, made.body.error.message]).toEqual([400, expect.stringContaining(message)]);
    expect(made.body.error.reason).toBe(message.includes("ISO 4217") ? "not_a_currency" : "invalid_parameter");
    const tried = await send("POST", "/v1/rules/try", { rule: body });
    expect([tried.status, tried.body.error.message]).toEqual([400, expect.stringContaining(`rule.${message}`)]);
  });

  it("set custom fields when an invoice is read and after corrections; the later rule wins", async () => {
    const { create, read, record, correct, centre } = await newTenant();
    const early = await create(everyInvoice);
    const large = await create({ name: "Large", when: { total_min: 1000 }, then: { set: { cost_centre: "9000" } } });
    const id = await read();
    expect(await record(id)).toMatchObject({
      rules: [{ id: early.id, name: "Cost centre", set: { cost_centre: "4711" } }],
      extracted_data: {
        custom_fields: { cost_centre: "4711" },
        source: { custom_fields: { cost_centre: "rule" } },
        confidence: { custom_fields: { cost_centre: 1 } },
      },
    });
    const corrected = await correct(id, { total_amount: 1000 });
    expect(corrected.rules).toEqual([
      { id: early.id, name: "Cost centre" },
      { id: large.id, name: "Large", set: { cost_centre: "9000" } },
    ]);
    expect(await centre(id)).toBe("9000");
    await correct(id, { total_amount: 10 });
    expect(await centre(id)).toBe("4711");
  });

  it("give a read value back where they no longer apply", async () => {
    const { create, read, record, correct } = await newTenant();
    await create({ ...everyInvoice, when: { total_min: 50 } });
    const id = await read({
      custom_fields: { cost_centre: "as read" },
      source: { custom_fields: { cost_centre: "page" } },
    });
    expect((await record(id)).extracted_data?.custom_fields).toEqual({ cost_centre: "4711" });
    const after = await correct(id, { total_amount: 1 });
    expect(after).not.toHaveProperty("rules");
    expect(after.extracted_data).toMatchObject({
      custom_fields: { cost_centre: "as read" },
      source: { custom_fields: { cost_centre: "page" } },
    });
  });

  it("never overwrite a person's value, nor fill a field that a person emptied", async () => {
    const { create, read, correct, centre } = await newTenant();
    await create({ ...everyInvoice, then: { ...everyInvoice.then, tags: ["coded"] } });
    const id = await read();
    const entered = await correct(id, { custom_fields: { cost_centre: "mine" } });
    expect(entered.rules).toEqual([{ id: expect.any(String), name: "Cost centre", tags: ["coded"] }]);
    await correct(id, { total_amount: 5 });
    expect(await centre(id)).toBe("mine");
    await correct(id, { custom_fields: { cost_centre: null } });
    await correct(id, { total_amount: 6 });
    expect(await centre(id)).toBeUndefined();
  });

  it.each<[string, object, object, boolean]>([
    ["vendor's country", { country: "DE" }, {}, true],
    ["another country", { country: "FR" }, {}, false],
    ["currency", { currency: "USD" }, {}, false],
    ["document type", { document_type: "credit_note" }, { document_type: "credit_note" }, true],
    ["a total within", { total_min: 100, total_max: 100 }, {}, true],
    ["a total below", { total_min: 100.01 }, {}, false],
    [
      "words in lines",
      { words: { in: "lines", any: ["TÓNER"] } },
      { line_items: [{ description: "Toner black" }] },
      true,
    ],
    ["no part of a word", { words: { in: "lines", any: ["tone"] } }, { line_items: [{ description: "Toner" }] }, false],
    [
      "words on the page",
      { words: { in: "page", any: ["x", "reverse charge"] } },
      { page_text: "a Reverse-charge b" },
      true,
    ],
    ["no words on the page", { words: { in: "page", any: ["Bolts"] } }, { page_text: "nothing of the kind" }, false],
    ["values where no page is stored", { words: { in: "page", any: ["Nordwind Handel"] } }, {}, true],
    ["an issue", { issue: "SPLIT_DOUBTFUL" }, { issues: [{ code: "SPLIT_DOUBTFUL", message: "?" }] }, true],
    ["no issue", { issue: "SPLIT_DOUBTFUL" }, {}, false],
  ])("apply by %s", async (_what, when, data, applies) => {
    const { send, create, read, centre } = await newTenant();
    const rule = { ...everyInvoice, when };
    await create(rule);
    const id = await read(data);
    expect(await centre(id)).toBe(applies ? "4711" : undefined);
    const trial = await send<RuleTrial>("POST", "/v1/rules/try", { rule, last: 50 });
    expect(trial.body.data).toMatchObject({
      tried: 1,
      invoices: applies ? [{ id, set: { cost_centre: "4711" } }] : [],
    });
  });

  it("tag invoices, which lists find", async () => {
    const { send, create, read, record, correct } = await newTenant();
    await create({ name: "A", when: { total_min: 50 }, then: { tags: ["Energy", "urgent"] } });
    await create({ name: "B", when: {}, then: { tags: ["urgent"] } });
    const [large, small] = [await read(), await read({ total_amount: 5 })];
    expect((await record(large)).tags).toEqual(["Energy", "urgent"]);
    const tagged = async (tag: string) =>
      (await send<InvoiceList>("GET", `/v1/invoices?tag=${tag}`)).body.data.invoices.map(({ id }) => id);
    expect([await tagged("Energy"), await tagged("urgent")]).toEqual([[large], [small, large]]);
    await correct(large, { total_amount: 1 });
    expect(await tagged("Energy")).toEqual([]);
  });

  it("move with a merged vendor", async () => {
    const { send, create, read, centre, list } = await newTenant();
    const vendor = async (name: string) => (await send<{ id: string }>("POST", "/v1/vendors", { name })).body.data.id;
    const [from, into] = [await vendor("Nordwind alt"), await vendor(nordwind.name)];
    await create({ ...everyInvoice, when: { vendor_id: from } });
    await send("POST", "/v1/vendors/merge", { from, into });
    expect((await list())[0]?.when).toEqual({ vendor_id: into });
    expect(await centre(await read())).toBe("4711");
  });

  it("say which invoices of the newest they would have applied to, and change nothing", async () => {
    const { send, read, correct, record } = await newTenant();
    const [first, second] = [await read(), await read({ total_amount: 5000 })];
    await correct(first, { custom_fields: { cost_centre: "mine" } });
    const attempt = async (body: object) => (await send<RuleTrial>("POST", "/v1/rules/try", body)).body.data;
    const all = await attempt({ rule: everyInvoice });
    expect(all).toMatchObject({
      tried: 2,
      invoices: [
        { id: second, vendor_name: nordwind.name, total_amount: 5000, currency: "EUR", set: { cost_centre: "4711" } },
        { id: first, kept: ["cost_centre"] },
      ],
    });
    expect(all.invoices[1]).not.toHaveProperty("set");
    expect(await attempt({ rule: everyInvoice, last: 1 })).toMatchObject({ tried: 1, invoices: [{ id: second }] });
    expect(await record(second)).not.toHaveProperty("rules");
  });

  describe("approvals", () => {
    it("by two: the first leaves the review open, the same again is refused, another approves", async () => {
      const { create, read, record, approve, another } = await newTenant();
      await create({ ...twoApprovals, then: { approvals: 1 } });
      await create(twoApprovals);
      const id = await read();
      expect(await record(id)).toMatchObject({ review: "open", approvals_required: 2 });
      const first = await approve(id);
      expect(first.body.data).toMatchObject({ review: "open", approvals: [{ by: "API key Test" }] });
      const again = await approve(id);
      expect([again.status, again.body.error]).toMatchObject([
        400,
        { reason: "approved_by_same", values: { missing: 1 } },
      ]);
      expect((await record(id)).revision).toBe(first.body.data.revision);
      const last = await approve(id, await another());
      expect(last.body.data).toMatchObject({
        review: "approved",
        approvals: [{ by: "API key Test" }, { by: "API key Another", approver_id: expect.stringMatching(/^key_/) }],
      });
    });

    it("without a rule: one is enough", async () => {
      const { read, approve } = await newTenant();
      const { body } = await approve(await read());
      expect(body.data).toMatchObject({
        review: "approved",
        approvals: [{ by: "API key Test", at: expect.any(String) }],
      });
      expect(body.data).not.toHaveProperty("approvals_required");
    });

    it("at the same time count each", async () => {
      const { create, read, record, approve, another, key } = await newTenant();
      await create({ ...twoApprovals, then: { approvals: 3 } });
      const id = await read();
      const keys = [key, await another(), await another(), key];
      await Promise.all(keys.map((by) => approve(id, by)));
      expect(await record(id)).toMatchObject({ review: "approved", approvals: [{}, {}, {}] });
    });

    it("are void after a change of what is paid, and stay after a change of custom fields", async () => {
      const { create, send, read, record, correct, approve, another } = await newTenant();
      await create(twoApprovals);
      const id = await read();
      await approve(id);
      expect((await correct(id, { custom_fields: { cost_centre: "mine" } })).approvals).toHaveLength(1);
      const changed = await correct(id, { total_amount: 99 });
      expect(changed).not.toHaveProperty("approvals");
      const other = await another();
      await approve(id);
      const both = await send<InvoiceRecord>(
        "PATCH",
        `/v1/invoices/${id}`,
        { extracted_data: { custom_fields: { cost_centre: "theirs" } }, review: "approved" },
        other,
      );
      expect(both.body.data).toMatchObject({ review: "approved", approvals: [{}, {}] });
      expect(await correct(id, { custom_fields: { cost_centre: "later" } })).toMatchObject({ review: "open" });
      expect(await record(id)).not.toHaveProperty("approvals");
    });

    it("are void after a rejection, a reopening and a reread", async () => {
      const { create, send, read, record, approve } = await newTenant();
      await create(twoApprovals);
      const id = await read();
      for (const act of ["reject", "reopen", "reread"]) {
        expect((await approve(id)).body.data.approvals).toHaveLength(1);
        await send("POST", `/v1/invoices/${id}/${act}`, {});
        await service.untilEnded(id);
        expect(await record(id)).not.toHaveProperty("approvals");
      }
      expect((await record(id)).rules).toHaveLength(1);
    });

    it("are as many as the rules asked for when they applied", async () => {
      const { create, send, read, approve, record } = await newTenant();
      const { id: rule } = await create(twoApprovals);
      const id = await read();
      await send("DELETE", `/v1/rules/${rule}`);
      await approve(id);
      expect(await record(id)).toMatchObject({ review: "open", approvals_required: 2 });
    });

    it("teach vendor and bank account only when there are enough", async () => {
      const { create, send, read, approve, another } = await newTenant();
      await create(twoApprovals);
      const id = await read({ payment: { iban: "DE89370400440532013000" } });
      const vendors = async () => (await send<{ vendors: unknown[] }>("GET", "/v1/vendors")).body.data.vendors.length;
      await approve(id);
      expect(await vendors()).toBe(0);
      await approve(id, await another());
      expect(await vendors()).toBe(1);
    });
  });
});
