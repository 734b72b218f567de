import type { ExtractedData, RecordChange } from "@inkvoice/contract";
import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { claimOwner, joinAs, startWithDashboard, type Visitor } from "../../testing/clients/browser-visitor.ts";
import { changeDetail, correctDetail } from "../../testing/clients/invoice-pages.ts";
import { readingOf, storeInvoice } from "../../testing/store-invoice.ts";
import type { TestService } from "../../testing/test-service.ts";

const place = { page: 1, box: [0.1, 0.1, 0.2, 0.12] as [number, number, number, number] };
const threeLines = readingOf({
  line_items: [
    { description: "Desk", quantity: 1, unit_price: 50, total: 50 },
    { description: "Page 1 of 2" },
    { description: "Chair", quantity: 2, unit_price: 25, total: 50 },
  ],
  subtotal: 100,
  taxes: [{ rate: 19, base: 100, amount: 19 }],
  total_tax: 19,
  total_amount: 119,
  confidence: {
    ...readingOf().confidence,
    line_items: [{ description: 0.9, total: 0.8 }, { description: 0.4 }, { description: 0.7, total: 0.6 }],
    taxes: [{ rate: 0.9, base: 0.9, amount: 0.9 }],
  },
  locations: { line_items: [{ description: place }, { description: place }, { total: place }] },
  issues: [
    { code: "DIFFERENT", field: "line_items.2.total", message: "The XML says 51", xml_value: 51, page_value: 50 },
  ],
});

const twoLines: ExtractedData = {
  ...threeLines,
  line_items: threeLines.line_items?.toSpliced(1, 1) ?? [],
  confidence: { ...threeLines.confidence, line_items: threeLines.confidence.line_items?.toSpliced(1, 1) ?? [] },
  locations: {},
};

describeOnEachBackend("Rows of an invoice", (backend) => {
  let service: TestService;
  let owner: Visitor;
  beforeAll(async () => {
    service = await startWithDashboard(backend);
    owner = await claimOwner(service);
  });
  afterAll(() => service.stop());

  const store = (data: ExtractedData = threeLines) =>
    storeInvoice(service.running.services.db, service.accountId, { data });
  const add = (id: string, body: object, visitor = owner) =>
    changeDetail(visitor, id, [{ kind: "add_row", ...body } as RecordChange]);
  const remove = (id: string, row: string, visitor = owner) => {
    const [list, number] = row.split("/");
    return changeDetail(visitor, id, [{ kind: "remove_row", list, number: Number(number) } as RecordChange]);
  };
  const correct = (id: string, field: string, value: unknown) =>
    correctDetail(owner, id, { field, value: value as string });
  const undo = (id: string, field: string) => changeDetail(owner, id, [{ kind: "undo", field }]);
  const lines = (detail: InvoiceDetail) => detail.data?.line_items?.map((line) => line.description);

  const bundle = readingOf({
    line_items: [
      { description: "Note" },
      { description: "Desk set", total: 100 },
      { description: "Desk", parent: 1 },
      { description: "Chair", parent: 1 },
    ],
  });
  const parents = ({ data }: Readonly<{ data: InvoiceDetail }>) => data.data?.line_items?.map((line) => line.parent);

  it("that are parts of a line stay so when earlier rows are removed, and become lines without it", async () => {
    const id = await store(bundle);
    expect(parents(await remove(id, "line_items/0"))).toEqual([undefined, 0, 0]);
    expect(parents(await correct(id, "line_items.3.parent", 2))).toEqual([undefined, 0, 1]);
    expect(parents(await remove(id, "line_items/1"))).toEqual([undefined, 0]);
    expect(parents(await undo(id, "line_items.0"))).toEqual([undefined, undefined, 1]);
  });

  it("become parts of a line, and lines again, by their index in a list that is sent", async () => {
    const id = await store(bundle);
    await remove(id, "line_items/0");
    const line_items = [
      { description: "Desk set", total: 100 },
      { description: "Desk" },
      { description: "Chair", parent: 0 },
      { description: "Lamp set" },
      { description: "Lamp", parent: 3 },
    ];
    const body = { extracted_data: { line_items } };
    const path = `/v1/invoices/${id}`;
    await owner.ask(path, { method: "PATCH", body });
    const { data } = await owner.ask<{ extracted_data: ExtractedData }>(path);
    expect(data.extracted_data.line_items?.map((line) => line.parent)).toEqual([undefined, undefined, 0, undefined, 3]);
  });

  it("can be removed: the record closes the gap with its confidences, locations and notes", async () => {
    const id = await store();
    const { data } = await remove(id, "line_items/1");
    expect(lines(data)).toEqual(["Desk", "Chair"]);
    expect(data.rows.line_items).toEqual([0, 2]);
    expect(data.data?.confidence.line_items).toEqual([
      { description: 0.9, total: 0.8 },
      { description: 0.7, total: 0.6 },
    ]);
    expect(data.data?.locations.line_items).toEqual([{ description: place }, { total: place }]);
    expect(data.data?.issues).toMatchObject([{ field: "line_items.1.total" }]);
    expect(data.corrections).toMatchObject([
      { field: "line_items.1", before: { description: "Page 1 of 2" }, after: null, who: "Olga Owner" },
    ]);
    const record = await service.api<{ extracted_data: ExtractedData }>(`/v1/invoices/${id}`);
    expect(record.body.data.extracted_data.line_items).toHaveLength(2);
  });

  it("are restored by undoing, and other rows keep their corrections meanwhile", async () => {
    const id = await store();
    await correct(id, "line_items.2.total", "55,00");
    const without = await remove(id, "line_items/0");
    expect(without.data.data?.line_items?.map((line) => line.total)).toEqual([undefined, 55]);
    await correct(id, "line_items.2.quantity", 3);
    const back = await undo(id, "line_items.0");
    expect(lines(back.data)).toEqual(["Desk", "Page 1 of 2", "Chair"]);
    expect(back.data.data?.line_items?.[2]).toMatchObject({ quantity: 3, total: 55 });
    expect(back.data.data?.confidence.line_items?.[2]).toMatchObject({ quantity: 1, total: 1 });
  });

  it("can be added, at confidence 1, in one request with one event, and the checks are repeated", async () => {
    const id = await store(twoLines);
    const cells = {
      description: { value: "Lamp", location: place },
      total: { value: "1.000,50" },
      quantity: { value: "" },
    };
    const { status, data } = await add(id, { list: "line_items", cells });
    expect(status).toBe(200);
    expect(data.data?.line_items?.[2]).toEqual({ description: "Lamp", total: 1000.5 });
    expect(data.data?.confidence.line_items?.[2]).toEqual({ description: 1, total: 1 });
    expect(data.data?.locations.line_items?.[2]).toEqual({ description: place });
    expect(data.corrections.toSorted((a, b) => (a.field < b.field ? -1 : 1))).toMatchObject([
      { field: "line_items.2.description", before: null, after: "Lamp" },
      { field: "line_items.2.total", before: null, after: 1000.5 },
    ]);
    expect(data.data?.checks.find((check) => check.name === "lines_to_subtotal")?.outcome).toBe("failed");
    const events = await service.running.services.db
      .selectFrom("events")
      .select("type")
      .where("invoice_id", "=", id)
      .execute();
    expect(events).toEqual([{ type: "invoice.updated" }]);
  });

  it("that were added can be corrected and removed again; their number is never reused", async () => {
    const id = await store();
    await add(id, { list: "line_items", cells: { description: { value: "Lamp" } } });
    const corrected = await correct(id, "line_items.3.description", "Floor lamp");
    expect(lines(corrected.data)?.[3]).toBe("Floor lamp");
    expect(lines((await remove(id, "line_items/3")).data)).toEqual(["Desk", "Page 1 of 2", "Chair"]);
    const again = await add(id, { list: "line_items", cells: { description: { value: "Shelf" } } });
    expect(again.data.rows.line_items).toEqual([0, 1, 2, 4]);
  });

  it("of taxes are corrected, added and removed in the same way", async () => {
    const id = await store();
    expect((await correct(id, "taxes.0.rate", "7 %")).data.data?.taxes).toEqual([{ rate: 7, base: 100, amount: 19 }]);
    const cells = { rate: { value: 19 }, base: { value: 100 }, amount: { value: 19 } };
    expect((await add(id, { list: "taxes", cells })).data.data?.taxes?.[1]).toEqual({
      rate: 19,
      base: 100,
      amount: 19,
    });
    expect((await remove(id, "taxes/0")).data.data?.taxes).toEqual([{ rate: 19, base: 100, amount: 19 }]);
    const none = await remove(id, "taxes/1");
    expect(none.data.data).not.toHaveProperty("taxes");
    expect(none.data.data?.confidence).not.toHaveProperty("taxes");
  });

  it("are refused with a reason: no value, an unknown column, an invalid number, a missing row", async () => {
    const id = await store();
    expect((await add(id, { list: "line_items", cells: { description: { value: " " } } })).error?.message).toContain(
      "at least one",
    );
    expect((await add(id, { list: "line_items", cells: { colour: { value: "red" } } })).status).toBe(400);
    expect((await add(id, { list: "taxes", cells: { amount: { value: "a lot" } } })).status).toBe(400);
    expect((await add(id, { list: "checks", cells: { outcome: { value: "passed" } } })).status).toBe(400);
    expect((await remove(id, "line_items/7")).status).toBe(400);
    await remove(id, "line_items/1");
    expect((await remove(id, "line_items/1")).status).toBe(400);
    expect((await correct(id, "line_items.1.total", 5)).error?.message).toContain("not there");
    expect((await correct(id, "line_items.8.total", 5)).status).toBe(400);
  });

  it("are for members of the account only", async () => {
    const id = await store();
    const viewer = await joinAs(service, owner, "viewer");
    expect((await add(id, { list: "taxes", cells: { amount: { value: 1 } } }, viewer)).status).toBe(403);
    expect((await remove(id, "line_items/0", viewer)).status).toBe(403);
    const stranger = await service.newAccount();
    const theirs = await storeInvoice(service.running.services.db, stranger.accountId, { data: threeLines });
    expect((await add(theirs, { list: "taxes", cells: { amount: { value: 1 } } })).status).toBe(404);
    expect((await remove(theirs, "line_items/0")).status).toBe(404);
  });
});
