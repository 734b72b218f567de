import type { InvoiceList } from "@inkvoice/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { readingOf, type StoredDocument, storeInvoice } from "../../testing/store-invoice.ts";
import { startTestService, type TestService } from "../../testing/test-service.ts";

/** In the order of their uploads. */
const documents: Readonly<Record<string, Omit<StoredDocument, "data"> & { reading: Parameters<typeof readingOf>[0] }>> =
  {
    falke: {
      reading: {
        invoice_number: "RE-2025/17",
        date: "2025-02-10",
        total_amount: 50,
        currency: "CHF",
        vendor: { name: "Falke AG", tax_id: "CHE-123.456.788" },
      },
      externalId: "A-1",
      metadata: { site: "Bern", order: "7" },
    },
    nord: {
      reading: { invoice_number: "N1", date: "2025-02-28", total_amount: 500, vendor: { name: "Nordwind GmbH" } },
      metadata: { site: "Kiel" },
    },
    ete: {
      reading: { invoice_number: "N2", date: "2025-03-01", total_amount: 200, vendor: { name: "Été Café SARL" } },
      externalId: "A-1",
    },
    bare: {
      reading: { invoice_number: "N3", date: undefined, total_amount: undefined, vendor: undefined, confidence: {} },
    },
    twin: { reading: { invoice_number: "N1", date: "2026-06-01", total_amount: 10, vendor: { name: "NORDWIND" } } },
  };
const names = Object.keys(documents);

describeOnEachBackend("the list of invoices", (backend) => {
  let service: TestService;
  const ids = new Map<string, string>();
  beforeAll(async () => {
    service = await startTestService(backend);
    const start = Date.UTC(2026, 0, 1);
    for (const [index, [name, { reading, ...rest }]] of Object.entries(documents).entries()) {
      const stored = { ...rest, data: readingOf(reading), at: start + index * 86_400_000 };
      ids.set(await storeInvoice(service.running.services.db, service.accountId, stored), name);
    }
    const falke = [...ids].find(([, name]) => name === "falke")?.[0];
    await service.api(`/v1/invoices/${falke}/approve`, { method: "POST" });
  });
  afterAll(() => service.stop());

  const ask = (query: string, headers = {}) => service.api<InvoiceList>(`/v1/invoices?${query}`, { headers });
  const found = async (query: string) => {
    const { status, body } = await ask(query);
    expect([query, status]).toEqual([query, 200]);
    return body.data.invoices.map(({ id }) => ids.get(id));
  };

  it.each([
    ["vendor=falke", ["falke"]],
    ["vendor=Falke%20AG", ["falke"]],
    ["vendor=CHE123456788", ["falke"]],
    ["vendor=nordwind", ["twin", "nord"]],
    ["vendor=ete%20cafe", ["ete"]],
    ["invoice_number=re202517", ["falke"]],
    ["invoice_number=RE-2025/17", ["falke"]],
    ["date_from=2025-02-11&date_to=2025-03-31", ["ete", "nord"]],
    ["date_to=2025-02-28", ["nord", "falke"]],
    ["date_from=2025-03-01", ["twin", "ete"]],
    ["total_min=50&total_max=200", ["ete", "falke"]],
    ["currency=CHF", ["falke"]],
    ["q=caf", ["ete"]],
    ["external_id=A-1", ["ete", "falke"]],
    ["metadata[site]=Kiel", ["nord"]],
    ["metadata[site]=Bern&metadata[order]=7", ["falke"]],
    ["metadata[site]=Bern&metadata[order]=8", []],
    ["review=approved", ["falke"]],
    ["review=open", ["twin", "bare", "ete", "nord"]],
    ["needs_review=true", ["twin", "bare", "nord"]],
    ["needs_review=false&status=completed", ["ete", "falke"]],
    ["duplicates=true", ["twin", "nord"]],
    ["duplicates=false", ["bare", "ete", "falke"]],
    ["vendor=nordwind&total_min=100", ["nord"]],
    ["created_after=2026-01-02T12:00:00Z&currency=EUR", ["twin", "bare", "ete"]],
    ["sort=created_at", names],
    ["sort=date", ["falke", "nord", "ete", "twin", "bare"]],
    ["sort=-date", ["twin", "ete", "nord", "falke", "bare"]],
    ["sort=total_amount", ["twin", "falke", "ete", "nord", "bare"]],
    ["sort=-vendor", ["nord", "twin", "falke", "ete", "bare"]],
    ["sort=-total_amount&external_id=A-1", ["ete", "falke"]],
    ["sort=date&date_from=2025-02-20&limit=2", ["nord", "ete"]],
  ])("%s", async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  describe("is paged by cursor", () => {
    it.each(["", "sort=date", "sort=-total_amount", "sort=vendor", "sort=created_at", "review=open", "q=n"])(
      "%s",
      async (query) => {
        const whole = await found(query);
        const seen: (string | undefined)[] = [];
        let cursor: string | null | undefined;
        do {
          const { body } = await ask(`${query}&limit=2${cursor ? `&cursor=${cursor}` : ""}`);
          seen.push(...body.data.invoices.map(({ id }) => ids.get(id)));
          cursor = body.data.pagination.next_cursor;
          expect(body.data.pagination.has_more).toBe(cursor !== null);
        } while (cursor);
        expect(seen).toEqual(whole);
      },
    );
  });

  it("is also paged by offset, with the total", async () => {
    const { body } = await ask("external_id=A-1&limit=1&offset=1");
    expect(body.data.invoices.map(({ id }) => ids.get(id))).toEqual(["falke"]);
    expect(body.data.pagination).toMatchObject({ total: 2, offset: 1, has_more: false, next_cursor: null });
  });

  it("returns the members that it can be filtered by", async () => {
    const { body } = await ask("invoice_number=RE-2025/17");
    expect(body.data.invoices[0]).toMatchObject({
      vendor_name: "Falke AG",
      invoice_number: "RE-2025/17",
      date: "2025-02-10",
      review: "approved",
      external_id: "A-1",
      metadata: { site: "Bern", order: "7" },
      total_amount: 50,
      currency: "CHF",
    });
  });

  it.each([
    ["sort=size", "sort must be one of created_at"],
    ["cursor=abc", "cursor is not one that this list gave."],
    ["total_min=ten", "total_min must be a number"],
    ["date_from=2025-13-01", "date_from must be a date"],
    ["needs_review=yes", "needs_review must be true or false."],
    ["metadata=x", "metadata must be given as metadata[key]=value."],
    ["metadata[site]=a%00b", "metadata.site must not have a NUL character."],
    ["metadata[]=x", "metadata[] must be written as metadata[name]"],
    ["metadata[site=x", "metadata[site must be written as metadata[name]"],
    ["metadata[a][b]=x", "metadata[a][b] must be written as metadata[name]"],
    ["metadata.site=x", "metadata.site must be written as metadata[name]"],
    ["batch_id=a%00b", "batch_id must not have a NUL character."],
    ["cursor=abc&offset=3", "cursor cannot be given together with offset."],
    ["review=done", "review must be open, approved or rejected."],
  ])("refuses %s", async (query, message) => {
    const { status, body } = await ask(query);
    expect([status, body.error.message]).toEqual([400, expect.stringContaining(message)]);
  });

  it("refuses a cursor of another order", async () => {
    const { body } = await ask("sort=date&limit=1");
    const other = await ask(`sort=vendor&cursor=${body.data.pagination.next_cursor}`);
    expect(other.body.error.message).toContain("belongs to a list sorted by date");
  });

  it("ignores unknown parameters, except under version 1.3.0", async () => {
    expect((await ask("vendr=falke")).status).toBe(200);
    const strict = await ask("vendr=falke", { "service-version": "1.3.0" });
    expect([strict.status, strict.body.error.message]).toEqual([400, "vendr is not a known parameter."]);
    for (const name of ["__proto__", "constructor", "__proto__[limit]"]) {
      const { status } = await service.api(`/v1/invoices?${name}=1`, { headers: { "service-version": "1.3" } });
      expect([name, status]).toEqual([name, 400]);
    }
    expect((await ask("vendor=falke&metadata[a]=b", { "service-version": "1.3.0" })).status).toBe(200);
  });
});
