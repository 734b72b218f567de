import type { InvoiceList, InvoiceRecord, RowImport, Vendor, VendorList } from "@inkvoice/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { backends } from "../testing/backends.ts";
import { createTenant, highConfidence } from "../testing/create-tenant.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";

const old = "DE89370400440532013000";
const other = "DE02120300000000202051";

describe.each(backends)("vendors on %s", (backend) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(backend, { environment: { INKVOICE_RATE_SCALE: "1000" } });
  });
  afterAll(() => service?.stop());

  async function newTenant() {
    const { key, send, extract } = await createTenant(service);
    let invoices = 0;
    async function read(data: object): Promise<InvoiceRecord> {
      invoices += 1;
      const unique = { invoice_number: `V-${invoices}`, total_amount: 100 + invoices, ...data };
      // Only the vendor makes these invoices need review.
      return await record(await extract({ confidence: highConfidence, ...unique }));
    }
    const create = async (body: object) => (await send<Vendor>("POST", "/v1/vendors", body)).body.data;
    const get = async (id: string) => (await send<Vendor>("GET", `/v1/vendors/${id}`)).body.data;
    const record = async (id: string) =>
      (await send<InvoiceRecord>("GET", `/v1/invoices/${id}?include=summary`)).body.data;
    const list = async (query = "") => (await send<VendorList>("GET", `/v1/vendors${query}`)).body.data;
    const load = (body: string, type = "text/csv") =>
      service.api<RowImport>("/v1/vendors/import", { method: "POST", key, body, headers: { "content-type": type } });
    const approve = (id: string) => send("POST", `/v1/invoices/${id}/approve`, {});
    const seen = async () =>
      (await send<{ events: { data: object }[] }>("GET", "/v1/events?type=vendor.bank_account_seen")).body.data.events;
    return { key, send, read, create, get, record, list, load, approve, seen };
  }
  const codesOf = ({ extracted_data }: InvoiceRecord) => extracted_data?.issues?.map(({ code }) => code);

  it("are created, listed, changed and deleted", async () => {
    const { send, create, get, list } = await newTenant();
    const made = await create({ name: "Ökostrom AG", tax_ids: ["DE811907980"], country: "DE", external_id: "K-7" });
    expect(made).toMatchObject({ name: "Ökostrom AG", aliases: [], bank_accounts: [], memory: [], invoices: 0 });
    await create({ name: "Zinnober Ltd", bank_accounts: [{ iban: "DE89 3704 0044 0532 0130 00" }] });
    const names = async (query: string) => (await list(query)).vendors.map(({ name }) => name);
    expect(await names("")).toEqual(["Ökostrom AG", "Zinnober Ltd"]);
    expect(await names("?q=okostrom")).toEqual(["Ökostrom AG"]);
    expect(await names("?q=K-7")).toEqual(["Ökostrom AG"]);
    expect(await names("?country=DE")).toEqual(["Ökostrom AG"]);
    expect(await names("?has_new_bank_account=true")).toEqual([]);
    const first = await list("?limit=1");
    expect(await names(`?limit=1&cursor=${first.next_cursor}`)).toEqual(["Zinnober Ltd"]);
    const changed = await send<Vendor>("PATCH", `/v1/vendors/${made.id}`, { aliases: ["Oeko"], country: null });
    expect(changed.body.data).toMatchObject({ name: "Ökostrom AG", aliases: ["Oeko"], external_id: "K-7" });
    expect(changed.body.data).not.toHaveProperty("country");
    expect(await get(made.id)).toEqual(changed.body.data);
    await send("DELETE", `/v1/vendors/${made.id}`);
    expect((await send("GET", `/v1/vendors/${made.id}`)).status).toBe(404);
  });

  it.each<[string, object, string]>([
    ["no name", { tax_ids: ["1234567"] }, "name is missing"],
    ["an unknown member", { name: "A", vat: "1" }, "vat is not a known property"],
    [
      "a wrong IBAN",
      { name: "A", bank_accounts: [{ iban: "DE00370400440532013000" }] },
      "bank_accounts.0.iban must be",
    ],
    [
      "an account without a number",
      { name: "A", bank_accounts: [{ bic: "COBADEFF" }] },
      "must have an iban or an account",
    ],
    ["an unknown currency", { name: "A", defaults: { currency: "XQZ" } }, "defaults.currency must be an ISO 4217 code"],
  ])("400: %s", async (_what, body, message) => {
    const { send } = await newTenant();
    const answer = await send("POST", "/v1/vendors", body);
    expect([answer.status, answer.body.error.message]).toEqual([400, expect.stringContaining(message)]);
  });

  it("are found by tax number, bank account, name and similar name", async () => {
    const { read, create } = await newTenant();
    const nord = await create({
      name: "Nordwind Handel GmbH",
      tax_ids: ["DE811907980"],
      bank_accounts: [{ iban: old }],
    });
    const matchOf = async (data: object) => {
      const { vendor_id, vendor_match } = await read(data);
      return [vendor_id === nord.id, vendor_match?.by, vendor_match?.confidence];
    };
    expect(await matchOf({ vendor: { name: "Unreadable", tax_id: "DE811907980" } })).toEqual([true, ["tax_id"], 0.99]);
    expect(await matchOf({ vendor: { tax_id: "811907980" } })).toEqual([true, ["tax_id"], 0.99]);
    expect(await matchOf({ vendor: { name: "NORDWIND HANDEL" } })).toEqual([true, ["name"], 0.9]);
    expect(await matchOf({ vendor: { name: "Nordvind Handel GmbH" } })).toEqual([true, ["name"], expect.any(Number)]);
    expect(await matchOf({ vendor: { name: "N" }, payment: { iban: old } })).toEqual([true, ["iban"], 0.85]);
    expect(
      await matchOf({ vendor: { name: "Nordwind Handel", tax_id: "DE811907980" }, payment: { iban: old } }),
    ).toEqual([true, ["tax_id", "iban", "name"], 0.9999]);
    expect((await read({ vendor: { name: "Südwind Transporte", tax_id: "AT811907980" } })).vendor_id).toBeUndefined();
  });

  it("are not guessed: two of one name, and names that differ by a number only", async () => {
    const { read, create } = await newTenant();
    await create({ name: "Kiosk Ott" });
    await create({ name: "Kiosk Ott" });
    await create({ name: "Lagerhaus Depot 12" });
    expect((await read({ vendor: { name: "Kiosk Ott" } })).vendor_id).toBeUndefined();
    expect((await read({ vendor: { name: "Lagerhaus Depot 13" } })).vendor_id).toBeUndefined();
  });

  it("are created by the first approved invoice, which confirms its bank account, without a notice", async () => {
    const { read, get, list, approve, record } = await newTenant();
    const vendor = { name: "Nordwind Handel GmbH", tax_id: "DE811907980" };
    const first = await read({ vendor, payment: { iban: old } });
    expect(codesOf(first)).toEqual([]);
    await approve(first.id);
    const [made] = (await list()).vendors;
    expect(made).toMatchObject({ name: vendor.name, tax_ids: [vendor.tax_id], invoices: 1 });
    expect(made?.bank_accounts).toMatchObject([{ iban: old, status: "confirmed", invoice_id: first.id }]);
    expect((await record(first.id)).vendor_id).toBe(made?.id);
    const second = await read({ vendor, payment: { iban: old } });
    expect([second.vendor_id, codesOf(second)]).toEqual([made?.id, []]);
    await approve(second.id);
    expect((await get(made?.id ?? "")).invoices).toBe(2);
    expect(codesOf(await read({ vendor: { name: "Unbekannt KG" } }))).toEqual([]);
  });

  it("flag a new bank account: issue, review, list, one event; approval of the invoice confirms it", async () => {
    const { read, create, list, approve, record, seen } = await newTenant();
    const nord = await create({ name: "Nordwind Handel GmbH", bank_accounts: [{ iban: old }] });
    const fraud = { vendor: { name: "Nordwind Handel GmbH" }, payment: { iban: other } };
    const [first, second] = [await read(fraud), await read(fraud)];
    expect(codesOf(first)).toEqual(["BANK_ACCOUNT_NEW"]);
    const message = first.extracted_data?.issues?.[0]?.message;
    expect(message).toContain("DE•• •••• 3000");
    expect(message).not.toContain(old);
    expect(first.summary?.needs_review).toBe(true);
    expect((await list("?has_new_bank_account=true")).vendors.map(({ id }) => id)).toEqual([nord.id]);
    expect(await seen()).toMatchObject([
      { data: { vendor_id: nord.id, invoice_id: first.id, bank_account: { iban: other, status: "seen" } } },
    ]);
    await approve(first.id);
    expect(codesOf(await record(first.id))).toEqual([]);
    expect(codesOf(await record(second.id))).toEqual([]);
    expect((await list("?has_new_bank_account=true")).vendors).toEqual([]);
  });

  it("have no bank account whose IBAN has wrong check digits, also after approval", async () => {
    const { read, create, get, approve, seen } = await newTenant();
    const nord = await create({ name: "Nordwind Handel GmbH", bank_accounts: [{ iban: old }] });
    const misread = { vendor: { name: "Nordwind Handel GmbH" }, payment: { iban: other.replace(/.$/, "2") } };
    const invoice = await read(misread);
    expect(codesOf(invoice)).toEqual([]);
    await approve(invoice.id);
    expect((await get(nord.id)).bank_accounts.map(({ iban }) => iban)).toEqual([old]);
    expect(await seen()).toEqual([]);
  });

  it("block a bank account: every invoice that shows it has an issue, and approval does not unblock it", async () => {
    const { send, read, create, get, approve, record } = await newTenant();
    const nord = await create({ name: "Nordwind Handel GmbH", bank_accounts: [{ iban: old }] });
    const waiting = await read({ vendor: { name: "Nordwind Handel GmbH" }, payment: { iban: other } });
    await send("PATCH", `/v1/vendors/${nord.id}`, { bank_accounts: [{ iban: other, status: "blocked" }] });
    expect(codesOf(await record(waiting.id))).toEqual(["BANK_ACCOUNT_BLOCKED"]);
    await approve(waiting.id);
    expect((await get(nord.id)).bank_accounts.map(({ status }) => status)).toEqual(["confirmed", "blocked"]);
    const again = await read({ vendor: { name: "Nordwind Handel GmbH" }, payment: { iban: other } });
    expect(codesOf(again)).toEqual(["BANK_ACCOUNT_BLOCKED"]);
    await send("PATCH", `/v1/vendors/${nord.id}`, { bank_accounts: [{ iban: other, status: "confirmed" }] });
    const cleared = await record(again.id);
    expect([codesOf(cleared), cleared.summary?.needs_review]).toEqual([[], false]);
  });

  it("follow a correction of the invoice", async () => {
    const { send, read, create } = await newTenant();
    const nord = await create({ name: "Nordwind Handel GmbH", bank_accounts: [{ iban: old }] });
    const invoice = await read({ vendor: { name: "Unbekannt KG" }, payment: { iban: other } });
    expect(codesOf(invoice)).toEqual(["VENDOR_NEW"]);
    const change = { extracted_data: { vendor: { name: "Nordwind Handel GmbH" } } };
    const { body } = await send<InvoiceRecord>("PATCH", `/v1/invoices/${invoice.id}`, change);
    expect([body.data.vendor_id, codesOf(body.data)]).toEqual([nord.id, ["BANK_ACCOUNT_NEW"]]);
  });

  it("are imported from CSV and JSON Lines; invalid rows are named, and a repeated import changes nothing", async () => {
    const { list, load } = await newTenant();
    const csv = `name;tax_ids;ibans;country;external_id\nNordwind GmbH;DE811907980;${old}|${other};DE;1\n"Kiosk ""Ott""; Köln";;;;2\n;;;;3\nWest;;DE00;;4\n`;
    const first = await load(csv);
    expect(first.body.data).toMatchObject({ created: 2, updated: 0, failed: 2 });
    expect(first.body.data.errors).toEqual([
      { row: 4, path: "name", message: "is missing", reason: "value_missing" },
      {
        row: 5,
        path: "bank_accounts.0.iban",
        message: expect.stringContaining("check digits"),
        reason: "not_an_iban",
      },
    ]);
    expect((await load(csv)).body.data).toMatchObject({ created: 0, updated: 2, failed: 2 });
    const jsonl = '{"name":"Nordwind Handel GmbH","tax_ids":["DE811907980"]}\nnonsense\n';
    expect((await load(jsonl, "application/x-ndjson")).body.data).toMatchObject({ created: 0, updated: 1, failed: 1 });
    const { vendors } = await list();
    expect(vendors.map(({ name }) => name)).toEqual(['Kiosk "Ott"; Köln', "Nordwind Handel GmbH"]);
    expect(vendors[1]).toMatchObject({ aliases: ["Nordwind GmbH"], external_id: "1", country: "DE" });
    expect(vendors[1]?.bank_accounts.map(({ status }) => status)).toEqual(["confirmed", "confirmed"]);
    expect((await load("title\nA\n")).body.error.reason).toBe("import_header");
    expect((await load("{}", "application/json")).status).toBe(400);
  });

  it("are imported once by one Idempotency-Key; the same key with other rows is refused", async () => {
    const { key, list } = await newTenant();
    const headers = { "content-type": "text/csv", "idempotency-key": "import-1" };
    const load = (body: string) => service.api<RowImport>("/v1/vendors/import", { method: "POST", key, body, headers });
    const first = await load("name\nWest\n");
    const second = await load("name\nWest\n");
    expect([first.body.data.created, second.text]).toEqual([1, first.text]);
    expect([first, second].map(({ headers }) => headers.get("idempotent-replayed"))).toEqual([null, "true"]);
    expect((await load("name\nOst\n")).body.error.code).toBe("IDEMPOTENCY_KEY_REUSED");
    expect((await list()).vendors.map(({ name }) => name)).toEqual(["West"]);
  });

  it("are imported a thousand at a time, while other imports run", async () => {
    const { list, load } = await newTenant();
    const rows = Array.from({ length: 1000 }, (_, index) => `{"name":"Vendor ${index}","external_id":"${index}"}`);
    const both = await Promise.all([
      load(rows.join("\n"), "application/jsonl"),
      load(rows.join("\n"), "application/jsonl"),
    ]);
    const sum = (what: "created" | "updated") => both.reduce((total, { body }) => total + body.data[what], 0);
    expect([sum("created"), sum("updated")]).toEqual([1000, 1000]);
    expect((await list("?limit=100")).vendors).toHaveLength(100);
  });

  it("are merged: names, bank accounts and invoices move, and the other is deleted", async () => {
    const { send, read, create } = await newTenant();
    const nord = await create({ name: "Nordwind Handel GmbH", bank_accounts: [{ iban: old }] });
    const twin = await create({ name: "NW Handel", tax_ids: ["DE811907980"], bank_accounts: [{ iban: other }] });
    const invoice = await read({ vendor: { name: "NW Handel" } });
    expect(invoice.vendor_id).toBe(twin.id);
    const { body } = await send<Vendor>("POST", "/v1/vendors/merge", { from: twin.id, into: nord.id });
    expect(body.data).toMatchObject({ id: nord.id, aliases: ["NW Handel"], tax_ids: ["DE811907980"], invoices: 1 });
    expect(body.data.bank_accounts).toHaveLength(2);
    expect((await send("GET", `/v1/vendors/${twin.id}`)).status).toBe(404);
    expect((await read({ vendor: { name: "NW Handel" } })).vendor_id).toBe(nord.id);
    expect((await send("POST", "/v1/vendors/merge", { from: nord.id, into: nord.id })).status).toBe(400);
    expect((await send("POST", "/v1/vendors/merge", { from: twin.id, into: nord.id })).status).toBe(404);
  });

  it("show remembered corrections, and delete them", async () => {
    const { send, read, create, get } = await newTenant();
    const nord = await create({ name: "Nordwind Handel GmbH" });
    const { id } = await read({ vendor: { name: "Nordwind Handel GmbH" } });
    for (const currency of ["USD", "CHF"])
      await send("PATCH", `/v1/invoices/${id}`, { extracted_data: { currency }, remember: true });
    const [memory] = (await get(nord.id)).memory ?? [];
    expect(memory).toMatchObject({ field: "currency", kind: "value", value: "CHF", corrections: 2 });
    expect((await send("DELETE", `/v1/vendors/${nord.id}/memory/currency`)).status).toBe(200);
    expect((await get(nord.id)).memory).toEqual([]);
    const again = await send("DELETE", `/v1/vendors/${nord.id}/memory/currency`);
    expect([again.status, again.body.error.reason]).toEqual([404, "vendor_memory_not_found"]);
  });

  it("keep their invoices when they are deleted", async () => {
    const { send, read, create, record } = await newTenant();
    const nord = await create({ name: "Nordwind Handel GmbH" });
    const invoice = await read({ vendor: { name: "Nordwind Handel GmbH" } });
    await send("DELETE", `/v1/vendors/${nord.id}`);
    expect(await record(invoice.id)).not.toHaveProperty("vendor_id");
    const { body } = await send<InvoiceList>("GET", "/v1/invoices");
    expect(body.data.invoices).toHaveLength(1);
  });
});
