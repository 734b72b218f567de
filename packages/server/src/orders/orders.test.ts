import type { Order, Vendor } from "@inkvoice/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { backends } from "../testing/backends.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";
import { bolts, lineOf, newOrderTenant, nordwind, nuts, order } from "./testing/order-tenant.ts";

describe.each(backends)("orders on %s", (backend) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(backend, { environment: { INKVOICE_RATE_SCALE: "1000" } });
  });
  afterAll(() => service?.stop());

  const newTenant = () => newOrderTenant(service);

  it("are created, listed, changed and deleted", async () => {
    const { send, create, get, list } = await newTenant();
    const made = await create({ ...order, external_id: "E-1" });
    expect(made).toMatchObject({ number: "PO-4711", vendor: nordwind, total: 25, status: "open", invoices: [] });
    expect(made.lines).toEqual([
      { ...bolts, invoiced_quantity: 0 },
      { ...nuts, invoiced_quantity: 0 },
    ]);
    const other = await create({ number: "4712", currency: "USD", lines: [], total: 12.5 });
    const ids = async (query: string) => (await list(query)).orders.map(({ id }) => id);
    expect(await ids("")).toEqual([other.id, made.id]);
    expect(await ids("?number=po%204711")).toEqual([made.id]);
    const first = await list("?limit=1");
    expect(await ids(`?limit=1&cursor=${first.next_cursor}`)).toEqual([made.id]);
    const changed = await send<Order>("PATCH", `/v1/orders/${made.id}`, { status: "closed", external_id: null });
    expect(changed.body.data).toMatchObject({ status: "closed", number: "PO-4711" });
    expect(changed.body.data).not.toHaveProperty("external_id");
    expect(await ids("?status=open")).toEqual([other.id]);
    expect(await get(made.id)).toEqual(changed.body.data);
    await send("DELETE", `/v1/orders/${made.id}`);
    expect((await send("GET", `/v1/orders/${made.id}`)).status).toBe(404);
  });

  it.each<[string, object, string, string?]>([
    ["an unknown member", { ...order, colour: "red" }, "colour is not a known property"],
    ["an unknown currency", { ...order, currency: "XQZ" }, "currency must be an ISO 4217 code", "not_a_currency"],
    ["a negative quantity", { ...order, lines: [{ ...bolts, quantity: -1 }] }, "lines.0.quantity must"],
    ["too many lines", { ...order, lines: Array.from({ length: 5001 }, () => nuts) }, "lines must have at most 5000"],
    ["no lines and no total", { ...order, lines: [] }, "lines must have an entry", "order_without_lines"],
    ["a negative total", { ...order, total: -50 }, "total must not be negative"],
    [
      "lines with a negative total",
      { ...order, lines: [{ ...bolts, unit_price: -0.5 }] },
      "total must not be negative; the lines add up to -50",
      "number_too_small",
    ],
    ["two vendors", { ...order, vendor_id: "ven_1" }, "vendor must not be given together", "order_with_two_vendors"],
  ])("400: %s", async (_what, body, message, reason = "invalid_parameter") => {
    const { send } = await newTenant();
    const answer = await send("POST", "/v1/orders", body);
    expect([answer.status, answer.body.error.message]).toEqual([400, expect.stringContaining(message)]);
    expect(answer.body.error.reason).toBe(reason);
  });

  it("may have a discount line, but no negative total after a change or in an import", async () => {
    const { send, create, load } = await newTenant();
    const discount = { description: "Discount", quantity: 1, unit_price: -5 };
    const { id } = await create({ ...order, lines: [bolts, discount] });
    const lines = [{ ...bolts, unit_price: -0.5 }];
    expect((await send("PATCH", `/v1/orders/${id}`, { lines })).body.error.reason).toBe("number_too_small");
    const { errors } = (await load([{ ...order, number: "2", lines }])).body.data;
    expect(errors).toMatchObject([{ row: 1, path: "total", reason: "number_too_small", values: { minimum: 0 } }]);
  });

  it("may have 5 000 lines; a number is unique per vendor; an unknown vendor is 404", async () => {
    const { send, create } = await newTenant();
    const lines = Array.from({ length: 5000 }, (_, index) => ({ ...nuts, sku: `N-${index}` }));
    expect((await create({ ...order, lines })).lines).toHaveLength(5000);
    expect((await send("POST", "/v1/orders", order)).body.error.message).toContain("number is that of ord_");
    expect((await send("POST", "/v1/orders", { ...order, vendor: { name: "Other" } })).status).toBe(201);
    const unknown = { ...order, vendor: undefined, vendor_id: "ven_1" };
    expect((await send("POST", "/v1/orders", unknown)).status).toBe(404);
  });

  it("are matched by the printed number: partial deliveries, the rest, then an excess", async () => {
    const { read, create, get, match, problem, record } = await newTenant();
    const { id } = await create();
    const first = await read({ purchase_order: "PO 4711", line_items: [lineOf(bolts, 60)] });
    expect(await match(first)).toMatchObject({
      orders: [id],
      status: "partial",
      lines: [
        {
          invoice_line: 0,
          order_id: id,
          order_line: 0,
          quantity: { invoiced: 60, ordered: 100, invoiced_before: 0 },
          unit_price: { invoiced: 0.2, ordered: 0.2 },
          result: "partial",
          confidence: 0.99,
        },
      ],
      totals: { invoiced: 12, ordered: 25, invoiced_before: 0 },
      tolerance: { percent: 0, amount: 0.01 },
    });
    const second = await read({ purchase_order: "4711", line_items: [lineOf(bolts, 40), lineOf(nuts, 50)] });
    expect(await match(second)).toMatchObject({ status: "matched", totals: { invoiced_before: 12 } });
    expect(await problem(second)).toBeUndefined();
    expect((await get(id)).lines.map((line) => line.invoiced_quantity)).toEqual([100, 50]);
    expect((await get(id)).invoices).toEqual([first, second]);
    const third = await read({ purchase_order: "PO-4711", line_items: [lineOf(bolts, 5)] });
    expect((await match(third)).status).toBe("over");
    expect(await problem(third)).toContain("line 1 (Bolts M8) has 5 after 100, 100 were ordered");
    expect((await record(third)).summary?.needs_review).toBe(true);
  });

  it("have issues for price differences and lines that were not ordered, by the account's tolerance", async () => {
    const { send, read, create, match, problem } = await newTenant();
    await create();
    const dear = await read({
      purchase_order: "PO-4711",
      line_items: [{ ...lineOf(bolts, 10), unit_price: 0.21, total: 2.1 }],
    });
    expect(await match(dear)).toMatchObject({ status: "partial", lines: [{ result: "partial" }] });
    const fee = { description: "Express handling", quantity: 1, unit_price: 9, total: 9 };
    const odd = await read({
      purchase_order: "PO-4711",
      line_items: [{ ...lineOf(bolts, 10), unit_price: 0.25, total: 2.5 }, fee],
    });
    expect(await match(odd)).toMatchObject({
      status: "mismatch",
      lines: [{ result: "price_differs" }, { result: "not_ordered", confidence: 0 }],
    });
    expect(await problem(odd)).toBe(
      "Order PO-4711: line 1 (Bolts M8) costs 0.25 instead of 0.2; line 2 (Express handling) was not ordered.",
    );
    const wide = { tolerance: { percent: 40, amount: 0 } };
    expect((await send("PUT", "/v1/account/orders", wide)).body.data).toEqual(wide);
    expect((await match(odd)).status).toBe("partial");
    expect(await problem(odd)).toBeUndefined();
    expect((await send("GET", "/v1/account/orders")).body.data).toEqual(wide);
    const wrong = await send("PUT", "/v1/account/orders", { tolerance: { percent: -1, amount: 0 } });
    expect(wrong.status).toBe(400);
  });

  it("are exceeded by more than was received", async () => {
    const { read, create, match, problem } = await newTenant();
    await create({ ...order, lines: [{ ...bolts, received_quantity: 30 }] });
    const id = await read({ purchase_order: "PO-4711", line_items: [lineOf(bolts, 40)] });
    expect(await match(id)).toMatchObject({ status: "over", lines: [{ quantity: { received: 30 }, result: "over" }] });
    expect(await problem(id)).toContain("has 40, 30 were received");
  });

  it("are found by vendor and lines if no number is printed; equal orders are ambiguous", async () => {
    const { read, create, match } = await newTenant();
    const made = await create();
    await create({ ...order, number: "4712", lines: [{ description: "Hammer", quantity: 1, unit_price: 20 }] });
    await create({ ...order, number: "4713", vendor: { name: "Somebody Else" } });
    const lines = {
      line_items: [{ ...lineOf(bolts, 100), sku: undefined, description: "Bolts M8 zinc" }, lineOf(nuts, 50)],
    };
    expect(await match(await read(lines))).toMatchObject({ orders: [made.id], status: "matched" });
    expect(
      await match(await read({ line_items: [lineOf({ ...bolts, sku: "X", description: "Paint" }, 1)] })),
    ).toMatchObject({
      orders: [],
      status: "no_order",
    });
    expect(await match(await read({ line_items: [], subtotal: 20, total_amount: 23.8, total_tax: 3.8 }))).toMatchObject(
      { status: "matched" },
    );
    const twins = [await create({ ...order, number: "A-1", lines: [{ ...bolts, sku: "Z", description: "Saw" }] })];
    twins.push(await create({ ...order, number: "A-2", lines: [{ ...bolts, sku: "Z", description: "Saw" }] }));
    const saw = await match(await read({ line_items: [lineOf({ ...bolts, sku: "Z", description: "Saw" }, 100)] }));
    expect(saw).toMatchObject({ status: "ambiguous", lines: [] });
    expect(saw.orders.toSorted()).toEqual(twins.map(({ id }) => id).toSorted());
  });

  it("of another vendor or in another currency do not match", async () => {
    const { send, read, create, problem } = await newTenant();
    const other = (await send<Vendor>("POST", "/v1/vendors", { name: "Südwind AG" })).body.data;
    await send("POST", "/v1/vendors", { name: nordwind.name, tax_ids: [nordwind.tax_id] });
    await create({ ...order, vendor: undefined, vendor_id: other.id });
    await create({ ...order, number: "77001", currency: "CHF" });
    const foreign = await read({ purchase_order: "PO-4711", line_items: [lineOf(bolts, 1)] });
    expect(await problem(foreign)).toContain("it is an order from another vendor");
    const swiss = await read({ purchase_order: "77001", line_items: [lineOf(bolts, 1)] });
    expect(await problem(swiss)).toContain("it is in CHF, the invoice in EUR");
  });

  it("are reduced by credit notes, and can be invoiced together", async () => {
    const { read, create, match, get } = await newTenant();
    const one = await create({ ...order, lines: [bolts] });
    const two = await create({ ...order, number: "PO-4712", lines: [nuts] });
    const both = await read({ purchase_order: "PO-4711, PO-4712", line_items: [lineOf(bolts, 100), lineOf(nuts, 50)] });
    expect(await match(both)).toMatchObject({ orders: [one.id, two.id], status: "matched" });
    await read({ document_type: "credit_note", purchase_order: "PO-4711", line_items: [lineOf(bolts, 30)] });
    expect((await get(one.id)).lines[0]?.invoiced_quantity).toBe(70);
    expect((await get(two.id)).lines[0]?.invoiced_quantity).toBe(50);
  });

  it("are matched again with open invoices when created, changed or deleted, and when an invoice changes", async () => {
    const { send, read, create, problem, match } = await newTenant();
    const first = await read({ purchase_order: "PO-4711", line_items: [lineOf(bolts, 100)] });
    const second = await read({ purchase_order: "PO-4711", line_items: [lineOf(bolts, 10)] });
    expect((await match(first)).status).toBe("no_order");
    const { id } = await create({ ...order, lines: [bolts] });
    expect([await problem(first), await problem(second)]).toEqual([
      undefined,
      expect.stringContaining("has 10 after 100"),
    ]);
    await send("POST", `/v1/invoices/${first}/reject`, {});
    expect(await problem(second)).toBeUndefined();
    await send("POST", `/v1/invoices/${first}/reopen`, {});
    expect(await problem(second)).toBeDefined();
    const change = { extracted_data: { line_items: [lineOf(bolts, 90)], subtotal: 18, total_amount: 18 } };
    await send("PATCH", `/v1/invoices/${first}`, change);
    expect(await problem(second)).toBeUndefined();
    await send("PATCH", `/v1/orders/${id}`, { lines: [{ ...bolts, quantity: 95 }] });
    expect(await problem(second)).toContain("95 were ordered");
    await send("DELETE", `/v1/invoices/${first}`);
    expect(await problem(second)).toBeUndefined();
    await send("PATCH", `/v1/orders/${id}`, { lines: [{ ...bolts, unit_price: 1 }] });
    expect(await problem(second)).toContain("costs 0.2 instead of 1");
    await send("DELETE", `/v1/orders/${id}`);
    expect(await problem(second)).toBeUndefined();
  });

  it("move with merged vendors, and keep the name of a deleted one", async () => {
    const { send, create, get, list } = await newTenant();
    const vendor = async (name: string) => (await send<Vendor>("POST", "/v1/vendors", { name })).body.data.id;
    const [from, into] = [await vendor("NW Handel"), await vendor("Nordwind Handel GmbH")];
    const made = await create({ ...order, vendor: undefined, vendor_id: from });
    await send("POST", "/v1/vendors/merge", { from, into });
    expect((await get(made.id)).vendor_id).toBe(into);
    expect((await list(`?vendor_id=${into}`)).orders).toHaveLength(1);
    await send("DELETE", `/v1/vendors/${into}`);
    expect(await get(made.id)).toMatchObject({ vendor: { name: "Nordwind Handel GmbH" } });
  });

  it("of concurrent invoices see each other's shares", async () => {
    const { read, create, problem } = await newTenant();
    await create({ ...order, lines: [bolts] });
    const both = await Promise.all(
      [60, 50].map((quantity) => read({ purchase_order: "PO-4711", line_items: [lineOf(bolts, quantity)] })),
    );
    const problems = await Promise.all(both.map(problem));
    expect(problems.filter((each) => each !== undefined)).toHaveLength(1);
  });
});
