import type { Analytics, InvoiceRecord, Vendor } from "@inkvoice/contract";
import { PDFDocument, StandardFonts } from "pdf-lib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Receiver, startReceiver } from "./platform/outbound/testing/receiver.ts";
import { describeOnEachBackend } from "./testing/backends.ts";
import { startTestService, type TestService } from "./testing/test-service.ts";

type Printed = Readonly<{ number: string; file: string; date: string; vendor?: string; taxId?: string }>;

/** An invoice with a number under a label of the vendor's own, "Unsere Akte", which extraction does not know. */
async function printInvoice(printed: Printed): Promise<Uint8Array> {
  const { number, file, date, vendor = "Falke Handel GmbH", taxId = "DE136695976" } = printed;
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const rows: readonly (readonly [number, ...(readonly (readonly [number, string])[])])[] = [
    [790, [50, vendor]],
    [775, [50, "Hafenweg 1, 24103 Kiel"]],
    [760, [50, `USt-IdNr. ${taxId}`]],
    [710, [50, "Saltmarsh Press"]],
    [695, [50, "3 Quay Lane, 20457 Hamburg"]],
    [640, [50, "Rechnung"], [350, "Rechnungsnummer"], [460, number]],
    [625, [350, "Rechnungsdatum"], [460, date]],
    [610, [350, "Unsere Akte"], [460, file]],
    [570, [50, "Bezeichnung"], [300, "Menge"], [380, "Einzelpreis"], [480, "Gesamt"]],
    [550, [50, "Stahlschrauben M8"], [300, "4"], [380, "25,00"], [480, "100,00"]],
    [500, [380, "Nettobetrag"], [480, "100,00 EUR"]],
    [485, [380, "19 % MwSt."], [480, "19,00 EUR"]],
    [465, [380, "Gesamtbetrag"], [480, "119,00 EUR"]],
  ];
  for (const [y, ...texts] of rows) for (const [x, text] of texts) page.drawText(text, { x, y, size: 10, font });
  return await document.save();
}

async function emptyPage(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage([300, 300]);
  return await document.save();
}

const preview = { "service-version": "1.3.0" };

/** The whole service with the real engine, over HTTP, as a client sees it. */
describeOnEachBackend("The API is consistent: point", (backend) => {
  let service: TestService;
  let receiver: Receiver;
  let first: InvoiceRecord;
  let second: InvoiceRecord;
  beforeAll(async () => {
    receiver = await startReceiver();
    const environment = { INKVOICE_EXTRACTION_CHILD: "", INKVOICE_WORKERS: "1", INKVOICE_WEBHOOK_ALLOW: "127.0.0.0/8" };
    service = await startTestService(backend, { environment });
  });
  afterAll(async () => {
    await service?.stop();
    await receiver?.close();
  });

  const send = <Data = InvoiceRecord>(method: string, path: string, body?: object, headers: object = {}) =>
    service.api<Data>(path, {
      method,
      headers: { ...(body && { "content-type": "application/json" }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
  const get = (id: string, headers: object = {}) => send("GET", `/v1/invoices/${id}`, undefined, headers);
  const patch = (id: string, body: object, headers: object = {}) => send("PATCH", `/v1/invoices/${id}`, body, headers);
  async function read(bytes: Uint8Array, fields: Readonly<Record<string, string>> = {}): Promise<InvoiceRecord> {
    const { body } = await service.upload({ files: [{ bytes }], fields });
    return await service.untilEnded(body.data.id);
  }

  it("1: a correction through the API teaches the vendor's memory, also by position; /v1/vendors shows and forgets it", async () => {
    first = await read(await printInvoice({ number: "R-100", file: "XK-7781", date: "03.04.2026" }));
    expect(first.extracted_data).toMatchObject({ invoice_number: "R-100", total_amount: 119 });
    const taught = await patch(first.id, { extracted_data: { purchase_order: "XK-7781" } });
    expect(taught.body.data.lessons).toMatchObject([{ field: "purchase_order", learned: true, kind: "place" }]);
    second = await read(await printInvoice({ number: "R-101", file: "XK-9912", date: "05.05.2026" }));
    expect(second.extracted_data).toMatchObject({ purchase_order: "XK-9912", source: { purchase_order: "memory" } });

    await send("POST", `/v1/invoices/${first.id}/approve`, {});
    const { body } = await send<{ vendors: Vendor[] }>("GET", "/v1/vendors");
    const path = `/v1/vendors/${body.data.vendors[0]?.id}`;
    const learned = [{ field: "purchase_order", kind: "position", corrections: 1 }];
    expect((await send<Vendor>("GET", path)).body.data.memory).toMatchObject(learned);
    expect((await send<Vendor>("DELETE", `${path}/memory/purchase_order`)).body.data.memory).toEqual([]);
  });

  it("2: new members appear under every version; 1.2.0 behaves as without a version header", async () => {
    const plain = (record: InvoiceRecord) => ({ ...record, file_url: "" });
    const unnamed = plain((await get(first.id)).body.data);
    expect(plain((await get(first.id, { "service-version": "1.2.0" })).body.data)).toEqual(unnamed);
    expect(plain((await get(first.id, preview)).body.data)).toEqual(unnamed);
    const { body } = await send<{ events: { data: InvoiceRecord }[] }>("GET", "/v1/events?type=invoice.completed");
    expect(Object.keys(body.data.events[0]?.data ?? {})).toEqual(expect.arrayContaining(["review", "revision"]));
  });

  it("3: a rotated secret stays valid for 24 hours, unless 0 is asked for", async () => {
    const rotate = async (body?: object) =>
      (await send<{ previous_secret_until: string | null }>("POST", "/v1/account/webhooks/rotate-secret", body)).body;
    const hours = (Date.parse((await rotate()).data.previous_secret_until ?? "") - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect((await rotate({ overlap_hours: 0 })).data.previous_secret_until).toBeNull();
  });

  it("4: a change after approval reopens the review and names its author, unless the request approves", async () => {
    expect((await get(first.id)).body.data.review).toBe("approved");
    const changed = await patch(`${first.id}?include=notes`, { extracted_data: { due_date: "2026-05-03" } });
    expect(changed.body.data.review).toBe("open");
    expect(changed.body.data.notes?.at(-1)).toMatchObject({ kind: "reopened", who: expect.stringMatching(/^API key/) });
    const approving = { extracted_data: { due_date: "2026-05-04" }, review: "approved" };
    expect((await patch(first.id, approving)).body.data.review).toBe("approved");
  });

  it("5: analytics and vendors{} return each vendor once, by id and tax number, by upload or invoice date", async () => {
    await read(await printInvoice({ number: "Z-1", file: "-", date: "06.05.2026", taxId: "DE129273398" }));
    const ask = async (query: string) => (await send<Analytics>("GET", `/v1/analytics?${query}`)).body.data;
    const { groups, taxes } = await ask("group_by=vendor");
    expect(groups.map(({ key, tax_id, invoices }) => [key, tax_id, invoices])).toEqual([
      ["Falke Handel GmbH (DE136695976)", "DE136695976", 2],
      ["Falke Handel GmbH (DE129273398)", "DE129273398", 1],
    ]);
    expect(groups[0]?.vendor_id).toMatch(/^ven_/);
    expect(taxes).toEqual([expect.objectContaining({ rate: 19, amount: 57 })]);
    expect(taxes[0]).not.toHaveProperty("base", 0);
    const query = { query: "{ vendors { nodes { name vendor_id tax_id invoices } } }" };
    const { body } = await send<{ vendors: { nodes: object[] } }>("POST", "/v1/query", query);
    expect(body.data.vendors.nodes).toEqual(
      groups.map(({ key: name, vendor_id = null, tax_id, invoices }) => ({ name, vendor_id, tax_id, invoices })),
    );
    const months = (await ask("group_by=month&date_field=date")).groups.map(({ key, invoices }) => [key, invoices]);
    expect(months).toEqual([
      ["2026-04", 1],
      ["2026-05", 2],
    ]);
  });

  it("6: unknown names and impossible values are 400 under 1.3", async () => {
    const upload = async (fields: Readonly<Record<string, string>>) =>
      await service.upload({ files: [{ bytes: await emptyPage() }], fields });
    const unknown = await upload({ fields: "nope" });
    expect([unknown.status, unknown.body.error.message]).toEqual([400, expect.stringContaining("nope")]);
    expect((await upload({ fields: "" })).status).toBe(201);
    const list = async (query: string, headers: object) =>
      (await send("GET", `/v1/invoices?${query}`, undefined, headers)).status;
    const { body } = await send<{ pagination: { next_cursor: string } }>("GET", "/v1/invoices?limit=1");
    const cursor = `limit=1&status=completed&cursor=${encodeURIComponent(body.data.pagination.next_cursor)}`;
    for (const query of ["colour=red", "date_from=2026-02-01&date_to=2026-01-01", "currency=ZZZ", cursor])
      expect([query, await list(query, preview), await list(query, {})]).toEqual([query, 400, 200]);
    for (const change of [{ currency: "ZZZ" }, { total_amount: 1_234_567_890_123_456 }])
      expect((await patch(first.id, { extracted_data: change }, preview)).status).toBe(400);
  });

  it("7: a change without effect makes no revision and no event, a confirmation is recorded, a failed invoice can be entered", async () => {
    const { revision } = (await get(second.id)).body.data;
    const events = async () =>
      (await send<{ pagination: { total: number } }>("GET", `/v1/events?invoice_id=${second.id}`)).body.data.pagination
        .total;
    const before = await events();
    expect((await patch(second.id, { external_id: null })).body.data.revision).toBe(revision);
    expect(await events()).toBe(before);
    const confirmed = (await patch(second.id, { extracted_data: { invoice_number: "R-101" } })).body.data;
    expect(confirmed.extracted_data?.source).toMatchObject({ invoice_number: "person" });
    expect(confirmed.corrected).not.toContain("invoice_number");
    const failed = await read(await emptyPage());
    expect(failed.status).toBe("failed");
    const entered = await patch(failed.id, { extracted_data: { invoice_number: "H-1", total_amount: 5 } });
    expect(entered.body.data).toMatchObject({ status: "completed", extracted_data: { total_amount: 5, codes: [] } });
  });

  it("8: empty lists are lists, errors contain the request id, ETag and If-Match agree", async () => {
    const { headers, body } = await get(first.id);
    expect(body.data.extracted_data).toMatchObject({ codes: [], charges: [], custom_fields: {} });
    const missing = await get("inv_1", { "x-request-id": "mine-1" });
    expect([missing.body.error.request_id, missing.headers.get("x-request-id")]).toEqual(["mine-1", "mine-1"]);
    const { revision = 0 } = body.data;
    expect(headers.get("etag")).toBe(`"${revision}"`);
    for (const tag of [`"${revision}"`, `W/"${revision}"`, String(revision)])
      expect((await patch(first.id, { extracted_data: {} }, { "if-match": tag })).status).toBe(200);
    const other = { "if-match": `"${revision + 7}"` };
    const change = { extracted_data: { date: "2026-01-01" } };
    expect((await patch(first.id, change, { ...other, ...preview })).status).toBe(412);
    expect((await patch(first.id, change, other)).status).toBe(400);
  });

  it("9: a batch lists rejected files with reasons; batches and bulks are listed", async () => {
    const files = [{ bytes: await emptyPage() }, { bytes: Buffer.from("hello"), name: "note.txt" }];
    const { batch_id: id } = (await service.upload<{ batch_id: string }>({ files })).body.data;
    expect((await send<object>("GET", `/v1/batches/${id}`)).body.data).toMatchObject({
      counts: { rejected: 1 },
      rejected: [{ filename: "note.txt", error: { code: "INVALID_FILE_FORMAT" } }],
    });
    expect((await send<object>("GET", "/v1/batches")).body.data).toMatchObject({ batches: [{ id }] });
    expect((await send<object>("GET", "/v1/bulk")).body.data).toMatchObject({ bulks: [] });
  });

  it("10: files support Range and ETag, old versions link to the guide, deliveries name their version", async () => {
    const file = await fetch((await get(first.id)).body.data.file_url, { headers: { range: "bytes=0-3" } });
    expect([file.status, await file.text(), file.headers.has("etag")]).toEqual([206, "%PDF", true]);
    const deprecated = await get(first.id, { "service-version": "1.0.4" });
    expect(deprecated.headers.get("link")).toContain('rel="deprecation"');
    const webhook_url = `${receiver.url}/ok/version`;
    const form = {
      files: [{ bytes: await emptyPage() }],
      fields: { webhook_url },
      headers: { "service-version": "1.0.4" },
    };
    const sent = await service.upload(form);
    await service.untilEnded(sent.body.data.id);
    await expect.poll(() => receiver.requests.length).toBe(1);
    const [delivered] = receiver.requests;
    expect(delivered?.headers["service-version"]).toBe("1.0.4");
  });
});
