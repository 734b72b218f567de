import type { InvoicePage } from "@inkvoice/contract/dashboard";
import type { Selectable } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Tables } from "../../platform/db/schema.ts";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { claimOwner, startWithDashboard, type Visitor } from "../../testing/clients/browser-visitor.ts";
import { correctDetail, listPage } from "../../testing/clients/invoice-pages.ts";
import { foldAllCounters } from "../../testing/fold-all-counters.ts";
import { accountRows, documentRows, filledTables } from "../../testing/many-documents.ts";
import { readingOf, storeInvoice } from "../../testing/store-invoice.ts";
import type { TestService } from "../../testing/test-service.ts";
import { suffixesOf } from "../search/word-suffixes.ts";

type Facts = Selectable<Tables["invoice_facts"]>;

describeOnEachBackend("The list of invoices", (backend) => {
  let service: TestService;
  let owner: Visitor;
  const start = Date.parse("2026-05-01T00:00:00Z");
  const list = async (query: string) => (await listPage(owner, query)).data;
  const numbers = async (query: string) => (await list(query)).invoices.map((row) => row.invoice_number);

  beforeAll(async () => {
    service = await startWithDashboard(backend);
    owner = await claimOwner(service);
    const { db } = service.running.services;
    for (let index = 0; index < 25; index++) {
      const number = `A-${String(index).padStart(3, "0")}`;
      const data = readingOf({
        invoice_number: number,
        total_amount: index * 10,
        date: `2026-03-${String(index + 1).padStart(2, "0")}`,
      });
      await storeInvoice(db, service.accountId, {
        data,
        at: start + index * 86_400_000,
        filename: `scan ${index}.pdf`,
      });
    }
    const unsure = readingOf({
      invoice_number: "B-1",
      vendor: { name: "Café Müller & Söhne" },
      total_amount: 7777,
      confidence: { invoice_number: 0.3, date: 1, total_amount: 1, currency: 1, vendor: { name: 1 } },
    });
    await storeInvoice(db, service.accountId, { data: unsure, at: start - 86_400_000 });
    const stranger = await service.newAccount();
    await storeInvoice(db, stranger.accountId, { data: readingOf({ invoice_number: "SECRET-1" }) });
  });
  afterAll(() => service.stop());

  it("pages from the newest to the oldest without repeating or losing one", async () => {
    const seen: (string | null)[] = [];
    let cursor = "";
    do {
      const page: InvoicePage = await list(`limit=10${cursor}`);
      expect(page.count).toEqual({ value: 26, capped: false });
      seen.push(...page.invoices.map((row) => row.invoice_number));
      cursor = page.next_cursor ? `&cursor=${page.next_cursor}` : "";
    } while (cursor);
    const expected = Array.from({ length: 25 }, (_, index) => `A-${String(24 - index).padStart(3, "0")}`);
    expect(seen).toEqual([...expected, "B-1"]);
  });

  it("finds by the beginning of a word, ignoring accents, in vendor, number and file name", async () => {
    expect(await numbers("q=muller")).toEqual(["B-1"]);
    expect(await numbers("q=caf%C3%A9%20sohne")).toEqual(["B-1"]);
    expect(await numbers("q=A-017")).toEqual(["A-017"]);
    expect(await numbers("q=a017")).toEqual(["A-017"]);
    expect((await list("q=scan&limit=5")).count.value).toBe(25);
    expect(await numbers("q=nothing-like-it")).toEqual([]);
  });

  it("finds by a part of a word, and by the last digits of a long number", async () => {
    expect(await numbers("q=uller")).toEqual(["B-1"]);
    expect(await numbers("q=%C3%B6hne")).toEqual(["B-1"]);
    expect((await list("q=wind&limit=5")).count.value).toBe(25);
    expect(await numbers("q=wind&min=240&max=240")).toEqual(["A-024"]);
    expect(await numbers("q=ller%20caf")).toEqual(["B-1"]);
    expect(await numbers("q=indx")).toEqual([]);
  });

  it.each(["7777", "7777.00", "7%20777,00", "7,777.00", "EUR%207.777,00", "%E2%82%AC7777", "7'777.00"])(
    "finds an amount typed as %s",
    async (typed) => {
      expect(await numbers(`q=${typed}`)).toEqual(["B-1"]);
    },
  );

  it("no longer finds a word once the last document with it is deleted, and again once restored", async () => {
    const { db } = service.running.services;
    const parts = async () => {
      await foldAllCounters(db);
      return await db.selectFrom("word_parts").select("part").where("word", "=", "seltenheit").execute();
    };
    const data = readingOf({ invoice_number: "C-1", vendor: { name: "Seltenheit AG" }, total_amount: 5 });
    const id = await storeInvoice(db, service.accountId, { data, at: start - 172_800_000 });
    expect(await numbers("q=tenheit")).toEqual(["C-1"]);
    await owner.ask(`/v1/invoices/${id}`, { method: "DELETE" });
    expect(await numbers("q=tenheit")).toEqual([]);
    expect(await parts()).toEqual([]);
    await owner.ask(`/api/trash/${id}/restore`, { method: "POST" });
    expect(await numbers("q=tenheit")).toEqual(["C-1"]);
    await correctDetail(owner, id, { field: "vendor.name", value: "Anders AG" });
    expect(await parts()).toEqual([]);
    expect(await numbers("q=nders")).toEqual(["C-1"]);
    await owner.ask(`/v1/invoices/${id}`, { method: "DELETE" });
  });

  it("is sorted by vendor, date and total, in both directions, on every page and under filters", async () => {
    const sorted = async (query: string) => {
      const seen: (string | null)[] = [];
      let cursor = "";
      do {
        const page: InvoicePage = await list(`${query}&limit=7${cursor}`);
        seen.push(...page.invoices.map((row) => row.invoice_number));
        cursor = page.next_cursor ? `&cursor=${page.next_cursor}` : "";
      } while (cursor);
      return seen;
    };
    const rising = Array.from({ length: 25 }, (_, index) => `A-${String(index).padStart(3, "0")}`);
    expect(await sorted("sort=total_amount")).toEqual([...rising, "B-1"]);
    expect(await sorted("sort=-total_amount")).toEqual(["B-1", ...rising.toReversed()]);
    expect((await sorted("sort=vendor"))[0]).toBe("B-1");
    expect((await sorted("sort=-date&q=nordwind")).at(-1)).toBe("A-000");
    expect(await sorted("sort=-total_amount&from=2026-05-03&to=2026-05-04")).toEqual(["A-003", "A-002"]);
    expect(await sorted("sort=vendor&status=failed")).toEqual([]);
    expect((await list("sort=vendor&limit=5")).count).toEqual({ value: 26, capped: false });
  });

  it("is limited by upload time under any filter, from either end, across pages", async () => {
    for (const sort of ["created_at", "-created_at"]) {
      const seen: (string | null)[] = [];
      let cursor = "";
      do {
        const page: InvoicePage = await list(`sort=${sort}&q=nordwind&from=2026-05-03&to=2026-05-12&limit=4${cursor}`);
        seen.push(...page.invoices.map((row) => row.invoice_number));
        cursor = page.next_cursor ? `&cursor=${page.next_cursor}` : "";
      } while (cursor);
      const rising = Array.from({ length: 10 }, (_, index) => `A-${String(index + 2).padStart(3, "0")}`);
      expect(seen, sort).toEqual(sort === "created_at" ? rising : rising.toReversed());
    }
  });

  it("refuses the cursor of another order", async () => {
    const { next_cursor } = await list("sort=vendor&limit=5");
    expect((await listPage(owner, `sort=date&cursor=${next_cursor}`)).status).toBe(400);
  });

  it("filters by amount, day of upload, band and status, together", async () => {
    expect(await numbers("min=230")).toEqual(["A-024", "A-023", "B-1"]);
    expect(await numbers("min=230&max=235")).toEqual(["A-023"]);
    expect(await numbers("from=2026-05-03&to=2026-05-04")).toEqual(["A-003", "A-002"]);
    expect(await numbers("band=unsure")).toEqual(["B-1"]);
    expect(await numbers("look=true")).toEqual(["B-1"]);
    expect(await numbers("status=failed")).toEqual([]);
    expect(await numbers("q=nordwind&min=200&max=210")).toEqual(["A-021", "A-020"]);
    expect(await numbers("dated_from=2026-03-24&dated_to=2026-03-25")).toEqual(["A-024", "A-023"]);
    expect(await numbers("review=approved")).toEqual([]);
    expect((await list("review=open&limit=5")).count.value).toBe(26);
  });

  it("never shows another account's invoice", async () => {
    expect(await numbers("q=secret")).toEqual([]);
    expect((await list("limit=100")).invoices.some((row) => row.invoice_number === "SECRET-1")).toBe(false);
  });

  it("answers an invalid cursor, or a limit out of range, with 400", async () => {
    expect((await owner.ask("/v1/invoices?cursor=garbage")).status).toBe(400);
    expect((await owner.ask("/v1/invoices?limit=100000")).status).toBe(400);
    expect((await owner.ask("/v1/invoices?confidence=wrong")).status).toBe(400);
  });
});

describeOnEachBackend("A list longer than the scan limit of a filter", (backend) => {
  let service: TestService;
  let owner: Visitor;
  const accountId = "acc_many";
  const documents = 2_400;
  const all = documentRows(accountId, 0, documents);
  /** The expected result, computed from the stored rows without indexes. */
  const expected = (matches: (facts: Facts, words: readonly string[]) => boolean) => {
    const words = Map.groupBy(all.invoice_words, (row) => row.invoice_id);
    const searchTermsOf = (id: string) => (words.get(id) ?? []).map((row) => row.word);
    const ids = all.invoice_facts.filter((facts) => matches(facts, searchTermsOf(facts.invoice_id)));
    return ids.map((facts) => facts.invoice_id).reverse();
  };

  beforeAll(async () => {
    service = await startWithDashboard(backend);
    owner = await claimOwner(service);
    const { db } = service.running.services;
    await db.transaction().execute(async (tx) => {
      for (const rows of [accountRows(accountId, documents), all])
        for (const table of filledTables)
          for (let from = 0; from < rows[table].length; from += 500)
            await tx
              .insertInto(table)
              .values(rows[table].slice(from, from + 500))
              .execute();
      await tx.updateTable("memberships").set({ account_id: accountId }).execute();
      await tx.updateTable("sessions").set({ account_id: accountId }).execute();
    });
  });
  afterAll(() => service.stop());

  const total = (facts: Facts) => facts.total_amount ?? 0;
  const starts = (words: readonly string[], prefix: string) =>
    words.some((word) => word.startsWith(prefix) || suffixesOf(word).some((part) => part.startsWith(prefix)));
  const cases: readonly Readonly<{ query: string; matches: Parameters<typeof expected>[0]; capped: boolean }>[] = [
    { query: "q=s", matches: (_, words) => starts(words, "s"), capped: true },
    { query: "q=nordwind", matches: (_, words) => starts(words, "nordwind"), capped: false },
    { query: "q=wind", matches: (_, words) => starts(words, "wind"), capped: false },
    { query: "q=001", matches: (_, words) => starts(words, "001"), capped: true },
    { query: "q=n", matches: (_, words) => starts(words, "n"), capped: true },
    { query: "q=gmbh+nord", matches: (_, words) => starts(words, "gmbh") && starts(words, "nord"), capped: false },
    { query: "q=pdf&look=true", matches: (facts) => facts.needs_look === 1, capped: true },
    { query: "min=100&max=40000", matches: (facts) => total(facts) >= 100 && total(facts) <= 40_000, capped: true },
    { query: "min=49000", matches: (facts) => total(facts) >= 49_000, capped: false },
    { query: "band=sure", matches: (facts) => facts.band === "sure", capped: true },
    { query: "band=sure&min=100", matches: (facts) => facts.band === "sure" && total(facts) >= 100, capped: true },
    { query: "duplicates=true", matches: (facts) => facts.duplicates > 0, capped: false },
  ];

  const idsOf = async (query: string) => {
    const seen: string[] = [];
    let cursor = "";
    do {
      const page = (await listPage(owner, `${query}&limit=100${cursor}`)).data;
      seen.push(...page.invoices.map((row) => row.id));
      cursor = page.next_cursor ? `&cursor=${page.next_cursor}` : "";
    } while (cursor);
    return seen;
  };
  const inOrder = (by: (facts: Facts) => string | number, matches: Parameters<typeof expected>[0]) => {
    const found = new Set(expected(matches));
    return all.invoice_facts
      .filter((facts) => found.has(facts.invoice_id))
      .sort((a, b) => (by(a) < by(b) ? -1 : by(a) > by(b) ? 1 : a.invoice_id < b.invoice_id ? -1 : 1))
      .map((facts) => facts.invoice_id);
  };

  it("is sorted under filters with many and few matches, each row once on every page", async () => {
    const byVendor = (facts: Facts) => facts.vendor_sort ?? "";
    expect(await idsOf("sort=total_amount&q=nordwind")).toEqual(
      inOrder(total, (_, words) => starts(words, "nordwind")),
    );
    expect(await idsOf("sort=-vendor&look=true")).toEqual(
      inOrder(byVendor, (facts) => facts.needs_look === 1).reverse(),
    );
    expect(await idsOf("sort=vendor&q=n000012&look=true&min=10")).toEqual(
      inOrder(byVendor, (facts, words) => starts(words, "n000012") && facts.needs_look === 1 && total(facts) >= 10),
    );
    expect(await idsOf("sort=-total_amount&q=pdf&from=2024-01-02&min=200&max=9000")).toEqual(
      inOrder(total, (facts) => total(facts) >= 200 && total(facts) <= 9000)
        .filter((id) => (all.invoices.find((row) => row.id === id)?.created_at ?? 0) >= Date.UTC(2024, 0, 2))
        .reverse(),
    );
    expect(await idsOf("sort=created_at&duplicates=true")).toEqual(
      inOrder(
        (facts) => facts.invoice_id,
        (facts) => facts.duplicates > 0,
      ),
    );
  });

  it.each(cases)(
    "returns for $query each match once, newest first, on every page",
    async ({ query, matches, capped }) => {
      const wanted = expected(matches);
      const seen: string[] = [];
      let cursor = "";
      let count: InvoicePage["count"] | undefined;
      do {
        const page = (await listPage(owner, `${query}&limit=100${cursor}`)).data;
        count ??= page.count;
        seen.push(...page.invoices.map((row) => row.id));
        cursor = page.next_cursor ? `&cursor=${page.next_cursor}` : "";
      } while (cursor);
      expect(seen).toEqual(wanted);
      expect(count?.capped).toBe(capped);
      if (capped) expect(count?.value).toBeLessThanOrEqual(wanted.length);
      else expect(count?.value).toBe(wanted.length);
    },
  );
});
