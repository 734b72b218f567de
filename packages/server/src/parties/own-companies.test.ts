import type { AccountCompanies, InvoiceRecord } from "@inkvoice/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { backends } from "../testing/backends.ts";
import { documentThat, startTestService, type TestService } from "../testing/test-service.ts";

describe.each(backends)("own companies on %s", (backend) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(backend);
  });
  afterAll(() => service?.stop());

  const path = "/v1/account/companies";
  const send = <Data>(method: string, at: string, body: unknown, key?: string) =>
    service.api<Data>(at, {
      method,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      ...(key !== undefined && { key }),
    });
  const set = (companies: unknown, key?: string) => send<AccountCompanies>("PUT", path, { companies }, key);
  const listOf = async (key?: string) =>
    (await service.api<AccountCompanies>(path, key === undefined ? {} : { key })).body.data.companies;

  /** An uploaded document with these values. */
  async function read(data: object): Promise<InvoiceRecord> {
    const { body } = await service.upload<{ id: string }>({
      files: [{ bytes: documentThat(`data ${JSON.stringify(data)}`) }],
    });
    return await service.untilEnded(body.data.id);
  }
  const codesOf = ({ extracted_data }: InvoiceRecord) => extracted_data?.issues?.map(({ code }) => code);

  it("200: are empty at first, replaced as a whole, and separate for each account", async () => {
    const { key } = await service.newAccount();
    expect(await listOf(key)).toEqual([]);
    const companies = [{ name: "Ember Tools GmbH", tax_ids: ["DE136695976"], country: "DE" }, { name: "Ember Ltd" }];
    expect((await set(companies, key)).body.data).toEqual({ companies });
    expect(await listOf(key)).toEqual(companies);
    expect(await listOf()).toEqual([]);
    await set([], key);
    expect(await listOf(key)).toEqual([]);
  });

  it.each<[string, object[], string]>([
    ["an empty name", [{ name: " " }], "companies.0.name must not be empty"],
    ["a country's name", [{ name: "A", country: "Germany" }], "companies.0.country must be two capital letters"],
    ["an unknown member", [{ name: "A", vat: "1" }], "vat is not a known property"],
    ["too many", Array.from({ length: 101 }, () => ({ name: "A" })), "companies must have at most 100 entries"],
  ])("400: names what is wrong: %s", async (_what, companies, message) => {
    const { status, body } = await set(companies);
    expect([status, body.error.message]).toEqual([400, expect.stringContaining(message)]);
  });

  it("403: need the scope account:write", async () => {
    const { key } = await service.newAccount({ scopes: ["invoices:read", "invoices:write"] });
    expect((await set([], key)).status).toBe(403);
    expect((await service.api(path, { key })).status).toBe(403);
  });

  describe("of the uploading account", () => {
    beforeAll(() => set([{ name: "Example Ltd", tax_ids: ["GB123456789"] }]));
    afterAll(() => set([]));

    it("determine whether an invoice is a purchase or a sale", async () => {
      expect(await read({})).toMatchObject({ direction: "purchase", extracted_data: { issues: [] } });
      const sale = await read({ vendor: { name: "Example" }, customer: { name: "Kiosk Ott" } });
      expect([sale.direction, codesOf(sale)]).toEqual(["sale", []]);
      const byNumber = await read({ customer: { name: "Somebody", tax_id: "GB 123 456 789" } });
      expect(byNumber.direction).toBe("purchase");
    });

    it("flag an invoice that is addressed to somebody else, until its customer is corrected", async () => {
      const stranger = await read({ customer: { name: "Kiosk Ott" } });
      expect(stranger).not.toHaveProperty("direction");
      expect(codesOf(stranger)).toEqual(["NOT_ADDRESSED_TO_US"]);
      const found = await service.api<InvoiceRecord>(`/v1/invoices/${stranger.id}?include=summary`);
      expect(found.body.data.summary?.needs_review).toBe(true);
      const change = { extracted_data: { customer: { name: "Example Ltd" } } };
      const { body } = await send<InvoiceRecord>("PATCH", `/v1/invoices/${stranger.id}`, change);
      expect([body.data.direction, codesOf(body.data)]).toEqual(["purchase", []]);
    });

    it("apply to every invoice of a file", async () => {
      const { body } = await service.upload<{ id: string }>({ files: [{ bytes: documentThat("several 2") }] });
      const first = await service.untilEnded(body.data.id);
      for (const id of first.parts ?? [])
        expect((await service.api<InvoiceRecord>(`/v1/invoices/${id}`)).body.data.direction).toBe("purchase");
      expect(first.parts).toHaveLength(2);
    });
  });
});
