import type { Analytics } from "@inkvoice/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { foldAnalytics } from "../../catalogue/analytics/fold-analytics.ts";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { readingOf, storeInvoice } from "../../testing/store-invoice.ts";
import { startTestService, type TestService } from "../../testing/test-service.ts";
import { backfillAnalytics } from "../lifecycle/backfill-analytics.ts";

const day = (text: string) => Date.parse(`${text}T10:00:00Z`);

describeOnEachBackend("an account's analytics", (backend) => {
  let service: TestService;
  let first: string;
  beforeAll(async () => {
    service = await startTestService(backend, { environment: { INKVOICE_TRASH_DAYS: "7" } });
    const store = (at: string, change: Parameters<typeof readingOf>[0]) =>
      storeInvoice(service.running.services.db, service.accountId, { data: readingOf(change), at: day(at) });
    const taxes = [{ rate: 19, base: 100, amount: 19 }];
    first = await store("2025-01-31", { total_amount: 119, total_tax: 19, taxes });
    await store("2025-02-01", { total_amount: 238.1, total_tax: 38, taxes, vendor: { name: "Falke AG" } });
    await store("2025-02-28", { total_amount: 50, currency: "CHF", vendor: { name: "Falke AG" } });
    await store("2025-03-01", { total_amount: -20, vendor: { name: "Nordwind GmbH" } });
  });
  afterAll(() => service.stop());

  const ask = async (query: string) => (await service.api<Analytics>(`/v1/analytics?${query}`)).body.data;
  const short = (groups: Analytics["groups"]) =>
    groups.map((group) => [group.key, group.currency, group.invoices, group.total_amount]);

  it("are summed by month, one currency each", async () => {
    const { groups } = await ask("group_by=month");
    expect(short(groups)).toEqual([
      ["2025-01", "EUR", 1, 119],
      ["2025-02", "CHF", 1, 50],
      ["2025-02", "EUR", 1, 238.1],
      ["2025-03", "EUR", 1, -20],
    ]);
    expect(groups[0]).toMatchObject({ total_tax: 19, corrected_share: 0 });
    expect(groups[0]?.median_seconds).toBeCloseTo(1.2, 0);
  });

  it("are summed by vendor, currency and day, also for ranges that split months", async () => {
    expect(short((await ask("group_by=vendor")).groups)).toEqual(
      expect.arrayContaining([
        ["Nordwind GmbH", "EUR", 2, 99],
        ["Falke AG", "EUR", 1, 238.1],
        ["Falke AG", "CHF", 1, 50],
      ]),
    );
    expect(short((await ask("group_by=currency&from=2025-01-31&to=2025-02-27")).groups)).toEqual([
      ["EUR", "EUR", 2, 357.1],
    ]);
    expect(short((await ask("group_by=month&from=2025-01-15&to=2025-03-15")).groups)).toHaveLength(4);
    expect(short((await ask("group_by=day&from=2025-02-01&to=2025-03-01")).groups).map(([key]) => key)).toEqual([
      "2025-02-01",
      "2025-02-28",
      "2025-03-01",
    ]);
  });

  it("cover exactly the requested days", async () => {
    const edges = [
      "01-02",
      "01-30",
      "01-31",
      "02-01",
      "02-02",
      "02-13",
      "02-16",
      "02-27",
      "02-28",
      "03-01",
      "03-02",
      "03-30",
    ];
    for (const [at, from] of edges.entries())
      for (const to of edges.slice(at)) {
        const range = `from=2025-${from}&to=2025-${to}`;
        const [days, whole] = [await ask(`group_by=day&${range}`), await ask(`group_by=currency&${range}`)];
        const sums = Map.groupBy(days.groups, ({ currency }) => currency ?? "");
        const expected = [...sums].map(([currency, groups]) => [
          currency,
          groups.reduce((sum, { invoices }) => sum + invoices, 0),
          groups.reduce((sum, { total_amount }) => sum + total_amount * 1000, 0) / 1000,
        ]);
        const told = whole.groups.map(({ key, invoices, total_amount }) => [key, invoices, total_amount]);
        expect(told.sort(), range).toEqual(expected.sort());
        expect(whole.groups.every(({ median_seconds: seconds }) => Math.abs((seconds ?? 0) - 1.2) < 0.1)).toBe(true);
      }
  });

  it("by day cover 400 days by default", async () => {
    expect((await ask("group_by=day&to=2025-12-31")).groups.length).toBeGreaterThan(0);
    expect((await ask("group_by=day&to=2027-12-31")).groups).toEqual([]);
  });

  it("include how often each field was read and corrected, and taxes by rate", async () => {
    const { fields, taxes } = await ask("");
    expect(fields).toContainEqual({ field: "total_amount", read: 4, corrected: 0 });
    expect(taxes).toEqual([{ currency: "EUR", rate: 19, base: 200, amount: 38 }]);
  });

  it("return each vendor once, by tax number if names are equal; a missing base is absent", async () => {
    const { accountId, key } = await service.newAccount();
    for (const tax_id of ["DE111111125", "DE222222234"])
      await storeInvoice(service.running.services.db, accountId, {
        data: readingOf({ vendor: { name: "Falke AG", tax_id }, taxes: [{ rate: 7, amount: 7 }] }),
        at: day("2025-02-01"),
      });
    const { groups, taxes } = (await service.api<Analytics>("/v1/analytics?group_by=vendor", { key })).body.data;
    expect(groups.map((group) => [group.key, group.tax_id])).toEqual([
      ["Falke AG (DE111111125)", "DE111111125"],
      ["Falke AG (DE222222234)", "DE222222234"],
    ]);
    expect(taxes).toEqual([{ currency: "EUR", rate: 7, amount: 14 }]);
  });

  it("use the invoice date with date_field=date, and omit invoices without one", async () => {
    const { accountId, key } = await service.newAccount();
    const { db } = service.running.services;
    const store = (date: string | undefined, at: string) =>
      storeInvoice(db, accountId, { data: readingOf({ date, total_amount: 100 }), at: day(at) });
    const moved = await store("2024-12-30", "2025-01-02");
    await store("2025-01-31", "2025-02-03");
    await store("2031-05-05", "2025-02-03");
    await store(undefined, "2025-02-04");
    const byDate = async (query: string) =>
      (await service.api<Analytics>(`/v1/analytics?date_field=date&${query}`, { key })).body.data;
    const keys = async (query: string) => (await byDate(query)).groups.map((group) => [group.key, group.invoices]);
    expect(await keys("group_by=month")).toEqual([
      ["2024-12", 1],
      ["2025-01", 1],
      ["2031-05", 1],
    ]);
    expect(await keys("group_by=day&from=2024-12-01&to=2025-01-31")).toEqual([
      ["2024-12-30", 1],
      ["2025-01-31", 1],
    ]);
    expect((await byDate("from=2024-12-31&to=2025-01-31")).fields).toContainEqual({
      field: "date",
      read: 1,
      corrected: 0,
    });
    const vendors = `{ vendors(date_field: "date", to: "2024-12-31") { nodes { invoices } } }`;
    const asked = { method: "POST", body: JSON.stringify({ query: vendors }), key };
    const { body } = await service.api(`/v1/query`, { ...asked, headers: { "content-type": "application/json" } });
    expect(body.data).toEqual({ vendors: { nodes: [{ invoices: 1 }] } });
    await service.api(`/v1/invoices/${moved}`, {
      method: "PATCH",
      body: JSON.stringify({ extracted_data: { date: "2025-01-30" } }),
      headers: { "content-type": "application/json" },
      key,
    });
    expect(await keys("group_by=month")).toEqual([
      ["2025-01", 2],
      ["2031-05", 1],
    ]);
    await service.api(`/v1/invoices/${moved}`, { method: "DELETE", key });
    expect(await keys("group_by=currency&from=2025-01-01&to=2025-12-31")).toEqual([["EUR", 1]]);
  });

  it("are one group for a listed vendor, under all its names and numbers, with its id", async () => {
    const { accountId, key } = await service.newAccount();
    const json = { "content-type": "application/json" };
    const add = async (body: object) => {
      const made = await service.api<{ id: string }>("/v1/vendors", {
        method: "POST",
        body: JSON.stringify(body),
        headers: json,
        key,
      });
      return made.body.data.id;
    };
    const falke = await add({ name: "Falke AG", aliases: ["Falke Handel"], tax_ids: ["DE111111125"] });
    const other = await add({ name: "Falke AG", tax_ids: ["DE222222234"] });
    for (const vendor of [
      { name: "FALKE", tax_id: "DE111111125" },
      { name: "Falke", tax_id: "111111125" },
      { name: "Falke Handel" },
      { name: "Falke AG", tax_id: "DE222222234" },
      { name: "Falke AG", tax_id: "DE333333343" },
    ])
      await storeInvoice(service.running.services.db, accountId, {
        data: readingOf({ vendor }),
        at: day("2025-02-01"),
      });
    const { groups } = (await service.api<Analytics>("/v1/analytics?group_by=vendor", { key })).body.data;
    expect(groups.map(({ key, vendor_id, invoices }) => [key, vendor_id, invoices])).toEqual([
      ["Falke AG (DE111111125)", falke, 3],
      ["Falke AG (DE222222234)", other, 1],
      ["Falke AG (DE333333343)", undefined, 1],
    ]);
    const query = "{ vendors { nodes { name vendor_id tax_id latest { nodes { id } } } } }";
    const asked = { method: "POST", body: JSON.stringify({ query }), headers: json, key };
    const { body } = await service.api<{ vendors: { nodes: { vendor_id: string; latest: { nodes: object[] } }[] } }>(
      "/v1/query",
      asked,
    );
    const { nodes } = body.data.vendors;
    expect(nodes.map((node) => node.vendor_id)).toEqual([falke, other, null]);
    expect(nodes[2]?.latest.nodes).toHaveLength(1);
  });

  it("follow a correction, a deletion, and a restoration", async () => {
    const before = await ask("group_by=month");
    const body = JSON.stringify({ extracted_data: { total_amount: 120, vendor: { name: "Falke AG" } } });
    await service.api(`/v1/invoices/${first}`, {
      method: "PATCH",
      body,
      headers: { "content-type": "application/json" },
    });
    const corrected = await ask("group_by=month");
    expect(corrected.groups[0]).toMatchObject({ key: "2025-01", total_amount: 120, corrected_share: 1 });
    expect(corrected.fields).toContainEqual({ field: "total_amount", read: 4, corrected: 1 });
    await service.api(`/v1/invoices/${first}`, { method: "DELETE" });
    expect((await ask("group_by=month")).groups).toEqual(before.groups.slice(1));
  });

  it("include invoices from before they were introduced, once", async () => {
    const { db } = service.running.services;
    const other = await service.newAccount();
    const id = await storeInvoice(db, other.accountId, { data: readingOf(), at: day("2024-05-05") });
    // Before the sums are deleted, so that the background step has no change of this account to add to them.
    await foldAnalytics(db, other.accountId);
    for (const table of ["analytics_groups", "analytics_fields", "analytics_taxes"] as const)
      await db.deleteFrom(table).where("account_id", "=", other.accountId).execute();
    await db.updateTable("invoices").set({ counted: 0 }).where("id", "=", id).execute();
    await Promise.all([backfillAnalytics(service.running.services), backfillAnalytics(service.running.services)]);
    const { body } = await service.api<Analytics>("/v1/analytics", { key: other.key });
    expect(short(body.data.groups)).toEqual([["2024-05", "EUR", 1, 119]]);
    // Counted by a version that knew only the upload.
    await foldAnalytics(db, other.accountId);
    await db
      .deleteFrom("analytics_groups")
      .where("account_id", "=", other.accountId)
      .where("level", "in", ["date:d", "date:m"])
      .execute();
    await db.updateTable("invoices").set({ counted: 1 }).where("id", "=", id).execute();
    await Promise.all([backfillAnalytics(service.running.services), backfillAnalytics(service.running.services)]);
    for (const field of ["created_at", "date"]) {
      const { groups } = (await service.api<Analytics>(`/v1/analytics?date_field=${field}`, { key: other.key })).body
        .data;
      expect(
        groups.map(({ invoices }) => invoices),
        field,
      ).toEqual([1]);
    }
  });

  it.each([
    ["date_field=due_date", "date_field must be one of created_at, date."],
    ["group_by=week", "group_by must be one of day, month, vendor, currency."],
    ["from=2025-02-01&to=2025-01-01", "from must not be after to."],
    ["group_by=day&from=2020-01-01", "from and to must be at most 400 days apart with group_by=day."],
  ])("refuse %s", async (query, message) => {
    const { status, body } = await service.api(`/v1/analytics?${query}`);
    expect([status, body.error.message]).toEqual([400, message]);
  });
});
