import type { OrderList, RowImport } from "@inkvoice/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { backends } from "../testing/backends.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";
import { newOrderTenant, order } from "./testing/order-tenant.ts";

describe.each(backends)("imported orders on %s", (backend) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(backend, { environment: { INKVOICE_RATE_SCALE: "1000" } });
  });
  afterAll(() => service?.stop());

  const newTenant = () => newOrderTenant(service);

  it("are imported; invalid rows are named, and a repeated import changes nothing", async () => {
    const { load, list } = await newTenant();
    const rows = [order, { ...order, number: "4712", external_id: "E-2" }, "nonsense", { ...order, number: "" }];
    const first = await load(rows);
    expect([first.status, first.body.data]).toMatchObject([201, { created: 2, updated: 0, failed: 2 }]);
    expect(first.body.data.errors).toEqual([
      { row: 3, path: "", message: "is not well-formed", reason: "row_malformed" },
      { row: 4, path: "number", message: "must not be empty", reason: "value_missing" },
    ]);
    expect((await load(rows)).body.data).toMatchObject({ created: 0, updated: 2, failed: 2 });
    expect((await load([{ ...order, number: "4713", external_id: "E-2" }])).body.data.updated).toBe(1);
    const { orders } = await list();
    expect(orders.map(({ number }) => number)).toEqual(expect.arrayContaining(["PO-4711", "4713"]));
    const unknown = await load([{ ...order, number: "1", vendor: null, vendor_id: "ven_1" }]);
    expect(unknown.body.data.errors[0]).toMatchObject({
      message: "There is no such vendor.",
      reason: "vendor_not_found",
    });
  });

  it("are imported around lines that are too long or not in UTF-8, which are named with the remedy", async () => {
    const { key, list } = await newTenant();
    const row = (number: string) => Buffer.from(`${JSON.stringify({ ...order, number })}\n`);
    const latin = Buffer.from(`${JSON.stringify({ ...order, number: "Stück" })}\n`, "latin1");
    const { status, body } = await service.api<RowImport>("/v1/orders", {
      method: "POST",
      key,
      body: Buffer.concat([row("1"), latin, row("2"), row("x".repeat(1_100_000)), row("3")]),
      headers: { "content-type": "application/x-ndjson" },
    });
    expect([status, body.data]).toMatchObject([201, { created: 3, failed: 2 }]);
    expect(body.data.errors).toMatchObject([
      { row: 2, path: "", reason: "line_not_utf8", message: expect.stringContaining("CSV UTF-8") },
      { row: 4, path: "", reason: "line_too_long" },
    ]);
    expect((await list()).orders.map(({ number }) => number)).toEqual(["1", "2", "3"]);
  });

  it("are imported once by one Idempotency-Key, also when sent twice at once", async () => {
    const { key } = await newTenant();
    const headers = { "content-type": "application/x-ndjson", "idempotency-key": "import-1" };
    const send = () => service.api("/v1/orders", { method: "POST", key, headers, body: JSON.stringify(order) });
    const answers = [...(await Promise.all([send(), send()])), await send()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers.get("idempotent-replayed") === "true")).toHaveLength(2);
  });

  it("name a reason with its values for each row that is not imported", async () => {
    const { load } = await newTenant();
    const { lines: [line] = [], ...head } = order;
    const kept = { ...order, number: "K-1", external_id: "E-1" };
    const rows: [object, object][] = [
      [
        { ...head, lines: [{ ...line, quantity: 0 }] },
        { path: "lines.0.quantity", reason: "number_not_above", values: { minimum: 0 } },
      ],
      [
        { ...head, lines: [{ ...line, unit_price: "9" }] },
        { path: "lines.0.unit_price", reason: "not_a_number" },
      ],
      [
        { ...head, lines: [{ ...line, unit_price: 1e13 }] },
        { reason: "number_too_large", values: { maximum: 1e12 } },
      ],
      [
        { ...order, currency: "EURO" },
        { path: "currency", reason: "not_a_currency" },
      ],
      [
        { ...order, number: "9".repeat(101) },
        { path: "number", reason: "text_too_long", values: { length: 100 } },
      ],
      [
        { ...order, number: "--" },
        { path: "number", reason: "number_without_characters" },
      ],
      [
        { ...order, colour: "red" },
        { path: "colour", reason: "member_unknown" },
      ],
      [
        { ...order, status: "lost" },
        { path: "status", reason: "not_a_choice", values: { choices: "open, closed" } },
      ],
      [
        { ...order, lines: [] },
        { path: "lines", reason: "order_without_lines" },
      ],
      [
        { ...order, vendor_id: "ven_1" },
        { path: "vendor", reason: "order_with_two_vendors" },
      ],
    ];
    const { errors } = (await load([kept, ...rows.map(([row]) => row)])).body.data;
    expect(errors).toEqual(rows.map(([, error], index) => expect.objectContaining({ row: index + 2, ...error })));
    const [taken] = (
      await load([
        { ...kept, number: "K-2" },
        { ...order, number: "K-2", external_id: "E-2" },
      ])
    ).body.data.errors;
    expect(taken).toMatchObject({
      row: 2,
      path: "number",
      reason: "value_taken",
      values: { id: expect.stringMatching(/^ord_/) },
    });
  });

  it("are listed as in their file, the newest import first", async () => {
    const { load, list } = await newTenant();
    const numbers = (prefix: string, length: number) =>
      Array.from({ length }, (_, index) => `${prefix}-${100 + index}`);
    const [first, second] = [numbers("F", 250), numbers("S", 3)];
    for (const file of [first, second]) await load(file.map((number) => ({ ...order, number })));
    const listed: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page: OrderList = await list(`?limit=100${cursor && `&cursor=${cursor}`}`);
      listed.push(...page.orders.map(({ number }) => number));
      cursor = page.next_cursor;
    }
    expect(listed).toEqual([...second, ...first]);
  });

  it("are imported a thousand at a time, while other imports run", async () => {
    const { load, list } = await newTenant();
    const rows = Array.from({ length: 1000 }, (_, index) => ({ ...order, number: `P-${1000 + index}` }));
    const both = await Promise.all([load(rows), load(rows)]);
    const sum = (what: "created" | "updated") => both.reduce((total, { body }) => total + body.data[what], 0);
    expect([sum("created"), sum("updated")]).toEqual([1000, 1000]);
    const numbers = (await list("?limit=100")).orders.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(100);
  });
});
