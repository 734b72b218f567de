import { getIntrospectionQuery } from "graphql";
import type { QueryResult, RootOperationNode, UnknownRow } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnEachBackend } from "../testing/backends.ts";
import { readingOf, storeInvoice } from "../testing/store-invoice.ts";
import { type ApiRequest, startTestService, type TestService } from "../testing/test-service.ts";
import { answerQuery } from "./answer-query.ts";
import { withinQueryTime } from "./query-loads.ts";

it("aborts a query at its time limit, and starts no further load", async () => {
  const hanging = Promise.withResolvers<string>();
  const begun: string[] = [];
  let after: Promise<unknown> | undefined;
  const query = withinQueryTime(1, async ({ once }) => {
    begun.push("first");
    after = once("first", () => hanging.promise).then(() => once("second", async () => void begun.push("second")));
    return await after;
  });
  await expect(query).rejects.toMatchObject({ code: "INVALID_QUERY", message: expect.stringContaining("longer than") });
  hanging.resolve("late");
  await expect(after).rejects.toThrow("No answer");
  expect(begun).toEqual(["first"]);
});

describeOnEachBackend("GraphQL", (backend) => {
  let service: TestService;
  const ids: string[] = [];
  beforeAll(async () => {
    service = await startTestService(backend);
    const { db } = service.running.services;
    const start = Date.UTC(2026, 0, 1);
    for (let index = 0; index < 5; index++) {
      const data = readingOf({
        invoice_number: `N-${index}`,
        total_amount: 100 * (index + 1),
        currency: index === 4 ? "CHF" : "EUR",
        vendor: { name: index % 2 === 0 ? "Nordwind GmbH" : "Falke AG" },
        line_items: [{ description: `Part ${index}`, quantity: 2, total: 100 }],
      });
      const metadata = { site: index < 2 ? "Kiel" : "Bern" };
      ids.push(await storeInvoice(db, service.accountId, { data, metadata, at: start + index * 86_400_000 }));
    }
  });
  afterAll(() => service.stop());

  const post = <Data>(body: object, init: ApiRequest = {}) =>
    service.api<Data>("/v1/query", {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
      ...init,
    });

  async function ask<Data>(query: string, variables = {}): Promise<Data> {
    const { status, body } = await post<Data>({ query, variables });
    expect([body.error, status]).toEqual([null, 200]);
    return body.data;
  }

  async function refused(query: string, variables = {}): Promise<string> {
    const { status, body } = await post({ query, variables });
    expect([status, body.error.code]).toEqual([400, "INVALID_QUERY"]);
    return body.error.message;
  }

  it("describes the schema to tools, and not a hundred times in one request", async () => {
    expect(await ask(getIntrospectionQuery({ inputValueDeprecation: true }))).toHaveProperty("__schema.types");
    const described = "fragment all on __Schema { types { name fields { name args { name type { name } } } } }";
    const aliased = (count: number) => Array.from({ length: count }, (_, n) => `a${n}: __schema { ...all }`).join(" ");
    expect(await refused(`{ ${aliased(100)} } ${described}`)).toContain("100 fields at its root");
    const inner = Array.from({ length: 120 }, (_, n) => `a${n}: types { fields { name type { name } } }`).join(" ");
    expect(await refused(`{ __schema { ${inner} } }`)).toContain("Ask about it once.");
  });

  it("refuses excessively nested brackets", async () => {
    const nested = `${"[".repeat(2400)}${"]".repeat(2400)}`;
    expect(await refused(`{ invoices(filter: { metadata: ${nested} }) { nodes { id } } }`)).toContain("100 deep");
  });

  it("returns one invoice with the requested fields and nothing else", async () => {
    const query = `query One($id: String!) { invoice(id: $id) { id vendor_name total_amount filename
      extracted_data { invoice_number vendor { name } line_items { description quantity } confidence { vendor { name } } } } }`;
    expect(await ask(query, { id: ids[1] })).toEqual({
      invoice: {
        id: ids[1],
        vendor_name: "Falke AG",
        total_amount: 200,
        filename: "invoice.pdf",
        extracted_data: {
          invoice_number: "N-1",
          vendor: { name: "Falke AG" },
          line_items: [{ description: "Part 1", quantity: 2 }],
          confidence: { vendor: { name: 0.96 } },
        },
      },
    });
    expect(await ask('{ invoice(id: "inv_1") { id } other: invoice(id: "x") { id } }')).toEqual({
      invoice: null,
      other: null,
    });
  });

  type Page = {
    invoices: { nodes: { id: string; extracted_data?: object }[]; pagination: { total: number; next_cursor?: string } };
  };

  it("lists like the list of invoices: filters, order, pages", async () => {
    const query = `query Some($after: String) { invoices(filter: {currency: "EUR", total_min: 150, metadata: {site: "Bern"}},
      sort: "-total_amount", first: 1, after: $after) { nodes { id extracted_data { invoice_number } } pagination { total next_cursor } } }`;
    const first = (await ask<Page>(query)).invoices;
    expect(first.nodes).toEqual([{ id: ids[3], extracted_data: { invoice_number: "N-3" } }]);
    const next = (await ask<Page>(query, { after: first.pagination.next_cursor })).invoices;
    expect(next.nodes.map(({ id }) => id)).toEqual([ids[2]]);
    expect(next.pagination.next_cursor).toBeNull();
    const all = await ask<Page>("{ invoices { nodes { id } pagination { total has_more } } }");
    const listed = await service.api<{ invoices: { id: string }[] }>("/v1/invoices");
    expect(all.invoices.nodes.map(({ id }) => id)).toEqual(listed.body.data.invoices.map(({ id }) => id));
    expect(all.invoices.pagination).toEqual({ total: 5, has_more: false });
  });

  it("returns sums of vendors and lists their invoices", async () => {
    const query = `{ vendors(currency: "EUR", first: 1) { total next_cursor
      nodes { name invoices total_amount currency latest(first: 2) { nodes { id } } } } }`;
    expect(await ask(query)).toEqual({
      vendors: {
        total: 2,
        next_cursor: "v1",
        nodes: [
          {
            name: "Falke AG",
            invoices: 2,
            total_amount: 600,
            currency: "EUR",
            latest: { nodes: [{ id: ids[3] }, { id: ids[1] }] },
          },
        ],
      },
    });
  });

  it("answers for one account only", async () => {
    const { key } = await service.newAccount();
    const query = `{ invoice(id: "${ids[0]}") { id extracted_data { invoice_number } } invoices { nodes { id } } vendors { total } }`;
    const { body } = await post({ query }, { key, headers: { "content-type": "application/json" } });
    expect(body.data).toEqual({ invoice: null, invoices: { nodes: [] }, vendors: { total: 0 } });
    const writer = await service.newAccount({ scopes: ["invoices:write"] });
    expect((await post({ query }, { key: writer.key })).status).toBe(403);
  });

  it.each([
    ["{ invoices { nodes { colour } } }", 'Line 1, column 22: Cannot query field "colour" on type "Invoice".'],
    ["{ invoices {", "Line 1, column 13: Syntax Error: Expected Name, found <EOF>."],
    ["mutation { x }", "Only queries are answered: nothing is changed here."],
    [
      "query A { vendors { total } } query B { vendors { total } }",
      "operationName must say which of several operations is meant.",
    ],
    [
      '{ invoices(sort: "colour") { nodes { id } } }',
      "sort must be one of created_at, -created_at, date, -date, total_amount, -total_amount, vendor, -vendor.",
    ],
    ["{ invoices(first: 101) { nodes { id } } }", "first must be at most 100."],
    ['{ invoices(after: "x") { nodes { id } } }', "after is not one that this list gave."],
    [
      "query($id: String!) { invoice(id: $id) { id } }",
      'Line 1, column 7: Variable "$id" of required type "String!" was not provided.',
    ],
  ])("says what is wrong: %s", async (query, message) => {
    expect(await refused(query)).toBe(message);
  });

  it("refuses queries that are too deep or too expensive, and names the limit", async () => {
    const deep =
      "{ vendors { nodes { latest { nodes { extracted_data { confidence { vendor { address_parts { city } } } } } } } } }";
    expect(await refused(deep)).toBe("The query is 9 steps deep; 8 are allowed.");
    const costly = `query($n: Int) { invoices(first: $n) { nodes { extracted_data { line_items { description quantity total unit_price } } } } }`;
    const many = Array.from(
      { length: 6 },
      (_, at) => `a${at}: extracted_data { line_items { description quantity total unit_price } }`,
    );
    expect(await refused(`{ invoices(first: 100) { nodes { ${many.join(" ")} } } }`)).toMatch(
      /^The query costs \d+; 20000 are allowed\./,
    );
    expect(await ask<Page>(costly, { n: 100 })).toMatchObject({ invoices: { nodes: expect.any(Array) } });
    const spread = "fragment F on Query { vendors { total } } fragment G on Query { ...F ...F } query { ...G ...G }";
    expect(await ask(spread)).toEqual({ vendors: { total: 3 } });
    const loop = "fragment F on Query { ...F } query { ...F }";
    expect(await refused(loop)).toMatch(/Cannot spread fragment "F" within itself/);
  });

  it("refuses hundreds of aliases, on whatever field, and answers the others (X10)", async () => {
    const aliases = (count: number, field: string) =>
      Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(" ");
    expect(await refused(`{ ${aliases(820, "vendors { total }")} }`)).toMatch(/more that 2000 tokens/);
    expect(await refused(`{ ${aliases(300, "vendors { total }")} }`)).toBe(
      "The query has 300 fields at its root; 20 are allowed.",
    );
    const spread = `fragment F on Query { ${aliases(11, "vendors { total }")} } fragment G on Query { b: vendors { total } }`;
    expect(await refused(`{ ...F ...F ...G } ${spread}`)).toContain("23 fields at its root");
    const wide = `{ ${aliases(20, "vendors(first: 100) { nodes { latest { pagination { total } } } }")} }`;
    expect(await refused(wide)).toMatch(/^The query costs \d+; 20000 are allowed/);
    expect(await ask(`{ ${aliases(20, "vendors { total }")} }`)).toMatchObject({ a0: { total: 3 }, a19: { total: 3 } });
  });

  it("refuses equally named fields that are expensive to compare (X10)", async () => {
    expect(await refused(`{ invoices { ${"nodes { id } ".repeat(300)} } }`)).toBe(
      "nodes is selected more than 3 times in one place.",
    );
    const fragments = Array.from({ length: 31 }, (_, n) => `fragment f${n} on Invoice { id status }`);
    const spread = fragments.map((_, n) => `...f${n}`).join(" ");
    expect(await refused(`{ invoices { nodes { ${spread} } } } ${fragments.join(" ")}`)).toBe(
      "A query may have 30 fragments.",
    );
  });

  it("loads the same list and the same sums once, however often a query requests them", async () => {
    const { db } = service.running.services;
    const statements: string[] = [];
    const log = {
      transformQuery: ({ node }: { node: RootOperationNode }) => node,
      transformResult: async ({ result }: { result: QueryResult<UnknownRow> }) => {
        statements.push("x");
        return result;
      },
    };
    const counting = { ...service.running.services, db: db.withPlugin(log) };
    const run = async (query: string) => {
      statements.length = 0;
      await answerQuery(
        counting,
        { accountId: service.accountId, approverId: "", charge: async () => undefined },
        { query },
      );
      return statements.length;
    };
    const one = await run("{ a: vendors { total } b: invoices { nodes { id filename } } }");
    const many = Array.from(
      { length: 9 },
      (_, n) => `a${n}: vendors { total } b${n}: invoices { nodes { id filename } }`,
    );
    expect(one).toBeGreaterThan(0);
    expect(await run(`{ ${many.join(" ")} }`)).toBe(one);
  });

  it("counts an expensive query as several requests, and refuses it above the rate limit", async () => {
    const { key } = await service.newAccount({ plan: "free" });
    const headers = { "content-type": "application/json" };
    const cheap = await post({ query: "{ vendors { total } }" }, { key, headers });
    expect(cheap.headers.get("x-ratelimit-remaining")).toBe("9");
    const fields = Array.from({ length: 16 }, (_, n) => `a${n}: vendors { total }`).join(" ");
    const costly = await post({ query: `{ ${fields} }` }, { key, headers });
    expect([costly.status, costly.headers.get("x-ratelimit-remaining")]).toEqual([200, "4"]);
    expect((await post({ query: `{ ${fields} }` }, { key, headers })).status).toBe(429);
    expect((await service.api("/v1/invoices", { key })).status).toBe(429);
  });

  it("returns its types to clients, and keeps the envelope under every version", async () => {
    const data = await ask<{ __type: { fields: { name: string }[] } }>(
      '{ __type(name: "Invoice") { fields { name } } }',
    );
    expect(data.__type.fields.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["id", "extracted_data", "vendor_name"]),
    );
    const legacy = { headers: { "content-type": "application/json", "service-version": "1.0.0" } };
    const { body } = await post({ query: "{ vendors { total } }" }, legacy);
    expect(body).toEqual({ success: true, data: { vendors: { total: 3 } }, error: null });
    expect((await post({ quer: "x" })).body.error.code).toBe("INVALID_PARAMETER");
  });
});
