import type { DuplicateList, InvoiceRecord } from "@inkvoice/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { sendJson } from "../../testing/clients/send-json.ts";
import { readingOf, storeInvoice } from "../../testing/store-invoice.ts";
import { type ApiRequest, documentThat, startTestService, type TestService } from "../../testing/test-service.ts";

describeOnEachBackend("changing an invoice through the API", (backend) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(backend);
  });
  afterAll(() => service.stop());

  const store = (change = {}) =>
    storeInvoice(service.running.services.db, service.accountId, { data: readingOf(change) });
  const send = <Data = InvoiceRecord>(method: string, path: string, body?: unknown, init: ApiRequest = {}) =>
    sendJson<Data>(service, { method, path, body, init });
  const patch = (id: string, body: unknown, headers: Record<string, string> = {}) =>
    send("PATCH", `/v1/invoices/${id}`, body, { headers });
  const eventsOf = async (id: string) => {
    const { body } = await service.api<{ events: { type: string; data: InvoiceRecord | null }[] }>(
      `/v1/events?invoice_id=${id}`,
    );
    return body.data.events;
  };

  it("corrects single values: confidence 1, source person, revision and event", async () => {
    const id = await store({ source: { total_amount: "page" } });
    const change = { total_amount: 120.5, vendor: { name: "Südwind AG" } };
    const { status, body } = await patch(id, { extracted_data: change });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      revision: 2,
      review: "open",
      corrected: ["total_amount", "vendor.name"],
      extracted_data: {
        ...change,
        invoice_number: "2026-0001",
        confidence: { total_amount: 1, vendor: { name: 1 } },
        source: { total_amount: "person", vendor: { name: "person" } },
      },
    });
    const read = await service.api(`/v1/invoices/${id}`);
    expect(read.body.data).toMatchObject({ revision: 2, corrected: body.data.corrected });
    const events = await eventsOf(id);
    expect(events.map(({ type }) => type)).toEqual(["invoice.updated"]);
    expect(events[0]?.data?.extracted_data?.total_amount).toBe(120.5);
  });

  it("makes no revision and no event where nothing changes", async () => {
    const id = await store({ source: { total_amount: "person" }, confidence: { total_amount: 1 } });
    const first = await patch(id, {
      extracted_data: { invoice_number: "N-9" },
      external_id: "A",
      metadata: { a: "b" },
    });
    expect(first.body.data.revision).toBe(2);
    for (const same of [
      { extracted_data: { invoice_number: "N-9" } },
      { extracted_data: { line_items: first.body.data.extracted_data?.line_items ?? [] } },
      { extracted_data: {} },
      { external_id: "A" },
      { metadata: { a: "b" } },
      { changes: [{ kind: "set", field: "invoice_number", value: " N-9 " }] },
      { changes: [{ kind: "undo", field: "currency" }] },
    ]) {
      const { status, body } = await patch(id, same);
      expect([same, status, body.data?.revision]).toEqual([same, 200, 2]);
    }
    expect(await eventsOf(id)).toHaveLength(1);
  });

  it("records a confirmed value: source person, and not among the corrected ones", async () => {
    const id = await store({ source: { total_amount: "page" } });
    const total = (await service.api<InvoiceRecord>(`/v1/invoices/${id}`)).body.data.extracted_data?.total_amount;
    const { body } = await patch(id, { extracted_data: { total_amount: total } });
    expect(body.data).toMatchObject({
      revision: 2,
      corrected: [],
      extracted_data: { total_amount: total, source: { total_amount: "person" }, confidence: { total_amount: 1 } },
    });
    expect(await eventsOf(id)).toHaveLength(1);
  });

  it("undoes an approval and names its author, unless the same request approves", async () => {
    const id = await store();
    await send("POST", `/v1/invoices/${id}/approve`);
    const kept = await patch(id, { extracted_data: { invoice_number: "N-1" }, review: "approved" });
    expect(kept.body.data.review).toBe("approved");
    const external = await patch(id, { external_id: "A-1" });
    expect(external.body.data.review).toBe("approved");
    const reopened = await patch(`${id}?include=notes`, { extracted_data: { invoice_number: "N-2" } });
    expect(reopened.body.data).toMatchObject({ review: "open", reviewed: null });
    expect(reopened.body.data.notes?.map(({ kind }) => kind)).toEqual(["approved", "approved", "reopened"]);
    expect(reopened.body.data.notes?.at(-1)?.who).toMatch(/^API key /);
    const list = await service.api<{ invoices: { id: string }[] }>("/v1/invoices?review=approved");
    expect(list.body.data.invoices.map((item) => item.id)).not.toContain(id);
  });

  it("teaches vendor memory like the dashboard, by value, and says why not by location", async () => {
    const id = await store();
    const { body } = await patch(id, { extracted_data: { currency: "CHF", due_date: "2026-04-01" } });
    expect(body.data.lessons?.toSorted((a, b) => (a.field < b.field ? -1 : 1))).toEqual([
      { field: "currency", learned: true, kind: "value", vendor: expect.any(String), anchor: null },
      { field: "due_date", learned: false, why: expect.stringMatching(/^(place_unknown|not_possible_now)$/) },
    ]);
    const { db } = service.running.services;
    const memories = db.selectFrom("vendor_memories").select(["field", "user_name"]);
    expect(
      await memories.where("account_id", "=", service.accountId).where("field", "=", "currency").execute(),
    ).toEqual([{ field: "currency", user_name: expect.stringMatching(/^API key /) }]);
    const silent = await patch(id, { extracted_data: { currency: "EUR" }, remember: false });
    expect(silent.body.data).not.toHaveProperty("lessons");
  });

  it("does not remember an IBAN with wrong check digits, which would return on the vendor's next invoices", async () => {
    const id = await store();
    const lessonOf = async (iban: string) =>
      (await patch(id, { extracted_data: { payment: { iban } } })).body.data.lessons;
    expect(await lessonOf("DE02700202700010108668")).toEqual([
      { field: "payment.iban", learned: false, why: "wrong_check_digits" },
    ]);
    expect(await lessonOf("DE02700202700010108669")).toMatchObject([{ field: "payment.iban", learned: true }]);
  });

  it("can be made one by one: values as printed, rows by numbers, and undone", async () => {
    const id = await store();
    const changes = [
      { kind: "set", field: "total_amount", value: "1.234,50", location: { page: 1, box: [0.1, 0.1, 0.2, 0.2] } },
      { kind: "add_row", list: "line_items", cells: { description: { value: "Bolts" }, total: { value: "5,00" } } },
    ];
    const { body } = await patch(`${id}?include=corrections`, { changes });
    expect(body.data.extracted_data).toMatchObject({ total_amount: 1234.5, locations: { total_amount: { page: 1 } } });
    const rows = body.data.row_numbers?.line_items ?? [];
    const added = rows.at(-1) ?? 0;
    expect(body.data.corrections?.map(({ field }) => field)).toContain(`line_items.${added}.total`);
    const undone = await patch(`${id}?include=corrections`, {
      changes: [
        { kind: "undo", field: "total_amount" },
        { kind: "remove_row", list: "line_items", number: added },
      ],
    });
    expect(undone.body.data.corrections).toEqual([]);
    for (const [wrong, reason] of [
      [{ changes: [{ kind: "set", field: "total_amount", value: "many" }] }, "not_a_number"],
      [{ changes: [{ kind: "set", field: "nothing", value: "1" }] }, "field_not_correctable"],
      [{ changes: [{ kind: "remove_row", list: "line_items", number: 900 }] }, "row_not_found"],
      [{ changes: [] }, "invalid_parameter"],
      [{ changes, extracted_data: {} }, "invalid_parameter"],
    ] as const) {
      const answer = await patch(id, wrong);
      expect([wrong, answer.status, answer.body.error?.reason]).toEqual([wrong, 400, reason]);
    }
  });

  it("shows a key without invoices:read neither the extracted data nor the file", async () => {
    const { accountId, key } = await service.newAccount({ scopes: ["invoices:write"] });
    const id = await storeInvoice(service.running.services.db, accountId, { data: readingOf() });
    const answers = await Promise.all([
      send("PATCH", `/v1/invoices/${id}`, { metadata: { a: "b" } }, { key }),
      send("PATCH", `/v1/invoices/${id}`, { metadata: { a: "c" } }, { key, headers: { "service-version": "1.2.0" } }),
      send("POST", `/v1/invoices/${id}/approve`, {}, { key }),
    ]);
    for (const { status, body, text } of answers) {
      expect([status, body.data.extracted_data]).toEqual([200, {}]);
      expect(text).not.toContain("signature");
      expect((await service.api(new URL(body.data.file_url).pathname, { key })).status).toBe(403);
    }
  });

  it("removes a value with null, and finds nothing to correct if it is absent already", async () => {
    const id = await store();
    const { body } = await patch(id, { extracted_data: { currency: null, invoice_number: "2026-0001" } });
    expect(body.data.extracted_data).not.toHaveProperty("currency");
    expect(body.data.corrected).toEqual(["currency"]);
  });

  it("replaces a list as a whole: rows changed, added and removed", async () => {
    const line_items = [
      { description: "Paper", quantity: 2, unit_price: 10, total: 20 },
      { description: "Ink", quantity: 1, unit_price: 80, total: 80 },
      { description: "Glue", total: 3 },
    ];
    const id = await store({ line_items });
    const wanted = [{ description: "Paper A4", quantity: 2, unit_price: 10, total: 20 }, line_items[1]];
    const two = (await patch(id, { extracted_data: { line_items: wanted } })).body.data;
    expect(two.extracted_data?.line_items).toEqual(wanted);
    expect(two.corrected).toEqual(["line_items", "line_items.0.description"]);
    const three = [wanted[1], { description: "Freight", total: 9 }, { description: "Tape", total: 1 }];
    const changed = (await patch(id, { extracted_data: { line_items: three } })).body.data;
    expect(changed.extracted_data?.line_items).toEqual(three);
    const none = (await patch(id, { extracted_data: { line_items: [] } })).body.data;
    expect(none.extracted_data?.line_items).toBeUndefined();
  });

  it("changes the caller's own data, also of a document that was not extracted", async () => {
    const { id } = (await service.upload({ files: [{ bytes: documentThat("fail UNREADABLE_TEXT") }] })).body.data;
    await service.untilEnded(id);
    const { body } = await patch(id, { external_id: "PO-1", metadata: { site: "Kiel" } });
    expect(body.data).toMatchObject({ status: "failed", external_id: "PO-1", metadata: { site: "Kiel" } });
    const cleared = (await patch(id, { external_id: null, metadata: { site: "Bonn" } })).body.data;
    expect(cleared).not.toHaveProperty("external_id");
    expect(cleared.metadata).toEqual({ site: "Bonn" });
    const entered = (await patch(id, { extracted_data: { total_amount: 1 } })).body.data;
    expect(entered).toMatchObject({ status: "completed", review: "open", extracted_data: { total_amount: 1 } });
    expect(entered).not.toHaveProperty("error");
  });

  it("changes only the revision in If-Match, also of two concurrent changes", async () => {
    const id = await store();
    const both = await Promise.all(
      [1, 2].map((total_amount) => patch(id, { extracted_data: { total_amount } }, { "if-match": '"1"' })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(both.find(({ status }) => status === 400)?.body.error.code).toBe("REVISION_MISMATCH");
    const malformed = await patch(id, { external_id: "x" }, { "if-match": "newest" });
    expect(malformed.body.error.message).toContain("If-Match must be");
  });

  it("deletes only the revision in If-Match; a repeated deletion succeeds", async () => {
    const id = await store();
    await patch(id, { external_id: "x" });
    const remove = (revision: number) =>
      service.api(`/v1/invoices/${id}`, { method: "DELETE", headers: { "if-match": `"${revision}"` } });
    expect((await remove(1)).body.error.code).toBe("REVISION_MISMATCH");
    expect((await service.api(`/v1/invoices/${id}`)).status).toBe(200);
    expect([(await remove(2)).status, (await remove(2)).status]).toEqual([200, 200]);
  });

  const manyKeys = Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`k${n}`, "v"]));
  describe("refuses with 400 and gives the reason", () => {
    it.each([
      [{ extracted_data: { total_amount: "12" } }, "extracted_data.total_amount must be a number."],
      [{ extracted_data: { date: "01.02.2026" } }, "extracted_data.date must be a date such as 2026-03-31."],
      [{ extracted_data: { vendor: { nme: "x" } } }, "extracted_data.vendor.nme is not a known property."],
      [{ extracted_data: { line_items: [{}] } }, "extracted_data.line_items.0 must have at least one value."],
      [{ extracted_data: { currency: "euro" } }, "extracted_data.currency must be a currency code"],
      [{ extracted_data: { vendor: { name: "" } } }, "extracted_data.vendor.name must not be empty"],
      [{ metadata: { a: 1 } }, "metadata.a must be a text."],
      [{ metadata: manyKeys }, "metadata must have at most 20 keys."],
      [{ metadata: { ["k".repeat(41)]: "v" } }, "must have keys of at most 40 characters."],
      [{ external_id: "x".repeat(201) }, "external_id must be at most 200 characters."],
      [{}, "The request body must change at least one of"],
      [{ total: 1 }, "total is not a known property."],
    ])("%j", async (body, message) => {
      const answer = await patch(await store(), body);
      expect(answer.status).toBe(400);
      expect(answer.body.error.message).toContain(message);
    });
  });

  it("makes no revision, event or note of a decision that repeats the present one", async () => {
    const id = await store();
    const decide = (path: string, body: object = {}) => send("POST", `/v1/invoices/${id}/${path}?include=notes`, body);
    for (const [path, body, revision] of [
      ["reopen", {}, 1],
      ["approve", {}, 2],
      ["reopen", {}, 3],
      ["reject", { reason: "Twice" }, 4],
      ["reject", { reason: "Not ordered" }, 5],
    ] as const) {
      const first = await decide(path, body);
      expect([first.status, first.body.data.review === undefined, first.body.data.revision]).toEqual([
        200,
        false,
        revision,
      ]);
      expect((await decide(path, body)).body.data).toEqual({ ...first.body.data, file_url: expect.any(String) });
    }
    expect(await eventsOf(id)).toHaveLength(4);
  });

  it("approves and rejects, and needs no review afterwards", async () => {
    const id = await store({ confidence: {} });
    const facts = () =>
      service.running.services.db
        .selectFrom("invoice_facts")
        .select(["needs_look", "reviewed_by"])
        .where("invoice_id", "=", id)
        .executeTakeFirst();
    expect(await facts()).toEqual({ needs_look: 1, reviewed_by: null });
    const approved = await send("POST", `/v1/invoices/${id}/approve`);
    expect(approved.body.data).toMatchObject({ review: "approved", revision: 2 });
    expect(await facts()).toMatchObject({ needs_look: 0, reviewed_by: expect.stringContaining("API key") });
    const rejected = await send("POST", `/v1/invoices/${id}/reject`, { reason: "Not ours" });
    expect(rejected.body.data).toMatchObject({ review: "rejected", review_reason: "Not ours", revision: 3 });
    expect((await eventsOf(id)).map(({ data }) => data?.review)).toEqual(["rejected", "approved"]);
  });

  it("answers a repeated approval with the first response", async () => {
    const id = await store();
    const headers = { "idempotency-key": `approve-${id}` };
    const first = await send("POST", `/v1/invoices/${id}/approve`, undefined, { headers });
    const again = await send("POST", `/v1/invoices/${id}/approve`, undefined, { headers });
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(again.text).toBe(first.text);
    expect((await service.api(`/v1/invoices/${id}`)).body.data.revision).toBe(2);
  });

  it("reports a deletion with id and time only, and keeps that event", async () => {
    const id = await store();
    await patch(id, { external_id: "gone" });
    await service.api(`/v1/invoices/${id}`, { method: "DELETE" });
    const events = await eventsOf(id);
    expect(events.map(({ type, data }) => [type, data])).toEqual([
      ["invoice.deleted", { id, deleted_at: expect.any(String) }],
      ["invoice.updated", null],
    ]);
  });

  it("lists duplicates with score and reasons", async () => {
    const twin = { invoice_number: "TWIN-1", vendor: { name: "Twin Ltd" }, total_amount: 77 };
    const [one, two] = [await store(twin), await store(twin)];
    const { body } = await service.api<DuplicateList>(`/v1/invoices/${one}/duplicates`);
    expect(body.data.duplicates).toEqual([{ id: two, score: 0.96, reasons: ["same_number", "same_total_and_date"] }]);
  });

  it("writes draft e-invoices as XML", async () => {
    const id = await store();
    const ubl = await service.api(`/v1/invoices/${id}/drafts/ubl`);
    expect(ubl.headers.get("content-type")).toContain("application/xml");
    expect(ubl.text).toContain("2026-0001");
    expect((await service.api(`/v1/invoices/${id}/drafts/cii`)).text).toContain("CrossIndustryInvoice");
    expect((await service.api(`/v1/invoices/${id}/drafts/pdf`)).status).toBe(404);
  });

  it("corrects custom columns of the lines, and refuses undefined ones", async () => {
    const own = await service.newAccount();
    const asOwn = { key: own.key };
    const data = readingOf({ line_items: [{ description: "Phone", custom_fields: { serial: "A1" } }] });
    const id = await storeInvoice(service.running.services.db, own.accountId, { data });
    const definition = { name: "serial", type: "code", level: "line", captions: ["Serial no."] };
    await send("POST", "/v1/fields", definition, asOwn);
    const patch = (line: object) =>
      send(
        "PATCH",
        `/v1/invoices/${id}`,
        { extracted_data: { line_items: [{ description: "Phone", ...line }] } },
        asOwn,
      );
    expect((await patch({})).body.data.extracted_data?.line_items?.[0]?.custom_fields).toEqual({ serial: "A1" });
    const changed = (await patch({ custom_fields: { serial: "B2" } })).body.data;
    expect(changed.extracted_data?.line_items).toEqual([{ description: "Phone", custom_fields: { serial: "B2" } }]);
    expect(changed.corrected).toEqual(["line_items.0.custom_fields.serial"]);
    expect((await patch({ custom_fields: { colour: "red" } })).body.error.message).toBe(
      "extracted_data.line_items.0.custom_fields.colour is not a custom field of the account for a line.",
    );
  });

  it("is refused for another account", async () => {
    const id = await store();
    const { key } = await service.newAccount();
    for (const [method, path] of [
      ["PATCH", ""],
      ["POST", "/approve"],
      ["POST", "/reject"],
      ["POST", "/reread"],
      ["GET", "/duplicates"],
      ["GET", "/drafts/ubl"],
      ["GET", "/pages/1"],
      ["GET", "/text"],
    ] as const) {
      const body = method === "PATCH" ? { external_id: "mine" } : undefined;
      expect([path, (await send(method, `/v1/invoices/${id}${path}`, body, { key })).status]).toEqual([path, 404]);
    }
  });
});
