import type { InvoiceList } from "@inkvoice/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeOnEachBackend } from "../testing/backends.ts";
import { readingOf, storeInvoice } from "../testing/store-invoice.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";

const preview = { "service-version": "1.3.0" };

describeOnEachBackend("impossible values", (backend) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(backend);
  });
  afterAll(() => service.stop());

  const get = <Data>(path: string, headers = {}) => service.api<Data>(path, { headers });
  const patch = (id: string, body: unknown, headers = {}) =>
    service.api(`/v1/invoices/${id}`, {
      method: "PATCH",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers },
    });
  const store = () => storeInvoice(service.running.services.db, service.accountId, { data: readingOf() });

  describe("in a query", () => {
    for (const [query, named] of [
      ["/v1/invoices?date_from=2026-03-02&date_to=2026-03-01", "date_to"],
      ["/v1/invoices?created_after=2026-03-02&created_before=2026-03-01", "created_before"],
      ["/v1/invoices?total_min=10&total_max=9", "total_max"],
      ["/v1/invoices?currency=ZZZ", "currency"],
      ["/v1/invoices?total_min=123456789012345.6", "total_min"],
      ["/v1/invoices?colour=red", "colour"],
    ] as const)
      it(`${query} is 400 naming ${named} under 1.3.0 and accepted before`, async () => {
        expect((await get(query)).status).toBe(200);
        expect((await get(query, { "service-version": "1.2.0" })).status).toBe(200);
        const { status, body } = await get(query, preview);
        expect([status, body.error]).toMatchObject([400, { code: "INVALID_PARAMETER", parameter: named }]);
      });

    it("do not include a range of one day, or a historic currency", async () => {
      for (const query of ["date_from=2026-03-01&date_to=2026-03-01", "currency=DEM", "total_min=99999999999999.9"])
        expect((await get(`/v1/invoices?${query}`, preview)).status).toBe(200);
    });
  });

  it("a cursor belongs to the filters of its list", async () => {
    for (let count = 0; count < 3; count += 1) await store();
    const first = await get<InvoiceList>("/v1/invoices?currency=EUR&limit=1", preview);
    const cursor = first.body.data.pagination.next_cursor ?? "";
    const again = (query: string, headers = {}) => get(`/v1/invoices?cursor=${cursor}&${query}`, headers);
    expect((await again("currency=EUR&limit=2", preview)).status).toBe(200);
    const { status, body } = await again("currency=USD", preview);
    expect([status, body.error]).toMatchObject([400, { parameter: "cursor" }]);
    expect((await again("currency=USD")).status).toBe(200);
  });

  describe("in a correction", () => {
    for (const [change, named] of [
      [{ currency: "ZZZ" }, "extracted_data.currency"],
      [{ total_amount: 1234567890123456 }, "extracted_data.total_amount"],
      [{ line_items: [{ description: "A", total: 1e300 }] }, "extracted_data.line_items.0.total"],
    ] as const)
      it(`${JSON.stringify(change)} is 400 naming ${named} under 1.3.0`, async () => {
        const id = await store();
        const { status, body } = await patch(id, { extracted_data: change }, preview);
        expect([status, body.error]).toMatchObject([400, { code: "INVALID_PARAMETER", parameter: named }]);
      });
  });

  it("custom fields of an upload must exist, and an empty list extracts none", async () => {
    const field = JSON.stringify({ name: "meter", type: "code", captions: ["Meter"] });
    const headers = { "content-type": "application/json" };
    expect((await service.api("/v1/fields", { method: "POST", body: field, headers })).status).toBe(201);
    const wrong = await service.upload({ fields: { fields: "meter,nope" } });
    expect([wrong.status, wrong.body.error.message]).toEqual([400, expect.stringContaining("nope")]);
    for (const [fields, kept] of [
      ["meter", '["meter"]'],
      ["", "[]"],
    ] as const) {
      const { body } = await service.upload({ fields: { fields } });
      const row = await service.running.services.db
        .selectFrom("invoices")
        .select("fields")
        .where("id", "=", body.data.id)
        .executeTakeFirstOrThrow();
      expect(row.fields).toBe(kept);
    }
  });

  describe("a revision", () => {
    it("is the ETag of the record, also after a change", async () => {
      const id = await store();
      expect((await get(`/v1/invoices/${id}`)).headers.get("etag")).toBe('"1"');
      expect((await patch(id, { external_id: "A-1" })).headers.get("etag")).toBe('"2"');
    });

    it("is accepted in If-Match as a strong, weak or unquoted tag", async () => {
      const id = await store();
      for (const [revision, tag] of [
        [1, '"1"'],
        [2, 'W/"2"'],
        [3, "3"],
      ] as const)
        expect((await patch(id, { external_id: `A-${revision}` }, { "if-match": tag })).status).toBe(200);
      expect((await patch(id, { external_id: "B" }, { "if-match": '4"' })).status).toBe(400);
    });

    it("of another state is 400, and 412 under 1.3.0", async () => {
      const id = await store();
      const stale = { "if-match": '"7"' };
      const [stable, strict] = [
        await patch(id, { external_id: "B" }, stale),
        await patch(id, { external_id: "B" }, { ...stale, ...preview }),
      ];
      expect([stable.status, stable.body.error.code]).toEqual([400, "REVISION_MISMATCH"]);
      expect([strict.status, strict.body.error.code]).toEqual([412, "REVISION_MISMATCH"]);
    });
  });

  it("lists of a completed record are present when empty, also of records stored before", async () => {
    const empty = { codes: [], charges: [], custom_fields: {} };
    const { body } = await service.upload();
    expect((await service.untilEnded(body.data.id)).extracted_data).toMatchObject({ codes: expect.any(Array) });
    // Written as earlier programs wrote it.
    const id = await store();
    expect((await get<{ extracted_data: object }>(`/v1/invoices/${id}`)).body.data.extracted_data).toMatchObject(empty);
    await patch(id, { extracted_data: { invoice_number: "2" } });
    expect((await get<{ extracted_data: object }>(`/v1/invoices/${id}`)).body.data.extracted_data).toMatchObject({
      ...empty,
      invoice_number: "2",
    });
  });
});
